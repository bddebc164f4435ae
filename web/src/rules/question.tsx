// One question: the answer is a word, then a sentence; then what happens on the board. Rule sets that differ stand side by side.

import { SmallPicture } from "../cards/card";
import { editionOf } from "../game/ruleset";
import { cardWords, face, spoken } from "../text/cards";
import { t } from "../text/messages";
import { answerOf, type Picture, picturesOf, type Question } from "./book";
import { Differences } from "./differences";
import { Figure } from "./figure";
import type { Reader } from "./reader";
import { answerers, asks, saysOf, shows, tells } from "./words";

export function QuestionView({ question, reader }: { question: Question; reader: Reader }) {
  const { editions, name } = reader;
  const answer = answerOf(question, name)!;
  const edition = editionOf(editions, name)!;
  const own = picturesOf(answer, name, edition);
  const others = question.answers.filter((other) => other !== answer).map((other) => ({ answer: other, pictures: picturesOf(other, name, edition) }));
  return (
    <article class="question" data-question={question.name}>
      <h2 tabIndex={-1}>{asks(question)}</h2>
      <p class="verdict">
        <b>{saysOf(answer)}</b> <span>{tells(answer, edition)}</span>
      </p>
      {own.map((picture) => (
        <Pictures key={picture.before + picture.card} {...{ picture, reader }} />
      ))}
      {others.map((other) => (
        <section key={other.answer.when.join()} class="elsewhere">
          <h3>{answerers(question, other.answer, name)}</h3>
          <p>
            <b>{saysOf(other.answer)}</b> {tells(other.answer, editionFor(reader, other.pictures[0]) ?? edition)}
          </p>
          {other.pictures.map((picture) => (
            <Pictures key={picture.before + picture.card} {...{ picture, reader }} isShort />
          ))}
        </section>
      ))}
      <p class="rulings">{t("rules-ruling", { numbers: question.rulings.join(", ") })}</p>
      <Differences reader={reader} marked={question} />
    </article>
  );
}

const editionFor = ({ editions }: Reader, picture: Picture | undefined) => picture && editionOf(editions, picture.edition);

/** Before and after, or what cannot be. */
function Pictures({ picture, reader, isShort = false }: { picture: Picture; reader: Reader; isShort?: boolean }) {
  const { editions } = reader;
  const words = shows(picture);
  const card = (
    <a class="played" {...reader.link(`card/${picture.card}`)}>
      <SmallPicture card={picture.card} />
      <span class="heard">{`${spoken(face(picture.card))}: ${cardWords(picture.card)}`}</span>
    </a>
  );
  if (picture.reason)
    return (
      <div class="figures">
        <figure>
          <Figure {...{ picture, editions }} moment="before" label={words} />
          <figcaption>
            {card}
            <span>
              <b>{t("rules-not-possible")}</b> {words}
            </span>
          </figcaption>
        </figure>
      </div>
    );
  return (
    <div class="figures">
      {!isShort && (
        <figure>
          <Figure {...{ picture, editions }} moment="before" label={t("rules-before")} />
          <figcaption>
            <b>{t("rules-before")}</b>
          </figcaption>
        </figure>
      )}
      <figure>
        <Figure {...{ picture, editions }} moment="after" label={words} />
        <figcaption>
          {card}
          <span>
            {!isShort && <b>{t("rules-after")}</b>} {words}
          </span>
        </figcaption>
      </figure>
    </div>
  );
}
