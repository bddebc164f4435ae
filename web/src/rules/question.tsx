// One question: the answer is a word, then a sentence; then what happens on the board. Rule sets that differ stand side by side.

import { Figure } from "../board/figure";
import { SmallPicture } from "../cards/card";
import { editionOf } from "../game/ruleset";
import type { EditionMessage } from "../protocol";
import { cardWords, face, spoken } from "../text/cards";
import { t } from "../text/messages";
import { rulesName } from "../text/rules";
import { answerOf, type Picture, picturesOf, type Question } from "./book/book";
import type { Reader } from "./book/reader";
import { answerers, asks, saysOf, shows, tells } from "./book/words";
import { Differences } from "./differences";

export function QuestionView({ question, reader }: { question: Question; reader: Reader }) {
  const { editions, name } = reader;
  const answer = answerOf(question, name)!;
  const edition = editionOf(editions, name)!;
  const own = picturesOf(answer, name, edition);
  const others = question.answers.filter((other) => other !== answer).map((other) => ({ answer: other, pictures: picturesOf(other, name, edition) }));
  return (
    <article class="ruling" data-question={question.name}>
      <h2 tabIndex={-1}>{asks(question)}</h2>
      <p class="verdict">
        <b>{saysOf(answer)}</b> <span>{tells(answer, edition)}</span>
      </p>
      <div class="figures">
        {own.flatMap((picture) => [
          picture.legs && <Before key={`before ${picture.before}`} {...{ picture, editions }} />,
          <Outcome key={picture.before + picture.card} {...{ picture, reader }} who={others.length > 0 ? rulesName(name) : ""} />,
        ])}
      </div>
      {others.length > 0 && (
        <div class="figures elsewhere">
          {others.map((other) => (
            <section key={other.answer.when.join()}>
              <h3>{answerers(question, other.answer)}</h3>
              <p>
                <b>{saysOf(other.answer)}</b> {tells(other.answer, editionFor(reader, other.pictures[0]) ?? edition)}
              </p>
              {other.pictures.map((picture) => (
                <Outcome key={picture.before + picture.card} {...{ picture, reader }} who="" />
              ))}
            </section>
          ))}
        </div>
      )}
      <p class="rulings">{t("rules-ruling", { numbers: question.rulings.join(", ") })}</p>
      <Differences reader={reader} marked={question} />
    </article>
  );
}

const editionFor = ({ editions }: Reader, picture: Picture | undefined) => picture && editionOf(editions, picture.edition);

function Before({ picture, editions }: { picture: Picture; editions: EditionMessage[] }) {
  return (
    <figure>
      <Figure {...{ editions }} scene={picture} moment="before" label={t("rules-before")} />
      <figcaption>
        <b>{t("rules-before")}</b>
      </figcaption>
    </figure>
  );
}

/** The board after a move, or one where a card cannot be played; and by whose rules. */
function Outcome({ picture, reader, who }: { picture: Picture; reader: Reader; who: string }) {
  const words = shows(picture);
  const { card, reason } = picture;
  return (
    <figure>
      <Figure scene={picture} editions={reader.editions} moment={reason ? "before" : "after"} label={words} />
      <figcaption>
        <a class="played" {...reader.link(`card/${card}`)}>
          <SmallPicture card={card} />
          <span class="heard">{`${spoken(face(card))}: ${cardWords(card)}`}</span>
        </a>
        <span>
          <b>{who || (reason ? t("rules-not-possible") : t("rules-after"))}</b> {words}
        </span>
      </figcaption>
    </figure>
  );
}
