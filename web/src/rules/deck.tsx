// The cards of a deck, each with its picture and what it does; and one of them with the questions about it.

import { CardPicture, SmallPicture } from "../cards/card";
import { editionOf } from "../game/ruleset";
import { cardWords, face, spoken } from "../text/cards";
import { t } from "../text/messages";
import { answerOf, chaptersOf, isAbout } from "./book/book";
import type { Reader } from "./book/reader";
import { asks, saysOf, tells } from "./book/words";

/** All cards, small; the one that is read is raised. */
export function Deck({ reader, read }: { reader: Reader; read: string | null }) {
  const { cards } = editionOf(reader.editions, reader.name)!;
  return (
    <section class="deck-of-cards">
      <h2>{t("rules-cards")}</h2>
      <ul>
        {cards.map(({ code }) => (
          <li key={code}>
            <a {...reader.link(`card/${code}`)} data-card={code} aria-current={code === read ? "true" : undefined} title={cardWords(code)}>
              <SmallPicture card={code} />
              <span class="heard">{`${spoken(face(code))}: ${cardWords(code)}`}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A card as one holds it, and what it does. */
export function Sample({ reader, card }: { reader: Reader; card: string }) {
  const count = editionOf(reader.editions, reader.name)?.deck[card] ?? 0;
  return (
    <div class="sample">
      <CardPicture card={card} />
      <p>
        <b>{cardWords(card)}</b> <span>{t("copies", { count })}</span>
      </p>
    </div>
  );
}

/** What is asked about a card, with the answers. */
export function CardView({ reader, card }: { reader: Reader; card: string }) {
  const { name } = reader;
  const edition = editionOf(reader.editions, name)!;
  const itself = edition.cards.find(({ code }) => code === card)!;
  const questions = chaptersOf(name)
    .flatMap((chapter) => chapter.questions)
    .filter((question) => isAbout(question, itself))
    // What only some cards do comes before what many do.
    .toSorted((one, other) => other.needs.length - one.needs.length);
  return (
    <article class="ruling card-rules" data-rules-of={card}>
      <h2 tabIndex={-1}>
        <span class="heard">{`${spoken(face(card))}: `}</span>
        {cardWords(card)}
      </h2>
      <h3>{t("rules-card-questions")}</h3>
      <dl>
        {questions.map((question) => {
          const answer = answerOf(question, name)!;
          return (
            <div key={question.name}>
              <dt>
                <a {...reader.link(question.name)}>{asks(question)}</a>
              </dt>
              <dd>
                <b>{saysOf(answer)}</b> {tells(answer, edition)}
              </dd>
            </div>
          );
        })}
      </dl>
    </article>
  );
}
