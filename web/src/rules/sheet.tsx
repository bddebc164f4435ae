// The rules of a rule set on two pages of paper: every question with its answer, and every card.

import { CardPicture } from "../cards/card";
import { HouseRules } from "../controls/houserules";
import { editionOf } from "../game/ruleset";
import type { EditionMessage } from "../protocol";
import { cardWords, face, spoken } from "../text/cards";
import { t } from "../text/messages";
import { rulesName } from "../text/rules";
import { answerOf, chaptersOf } from "./book/book";
import { addressOf } from "./book/reader";
import { asks, saysOf, tells } from "./book/words";
import "./sheet.css";

export function Sheet({ editions, name }: { editions: EditionMessage[]; name: string }) {
  const edition = editionOf(editions, name)!;
  return (
    <main class="sheet" data-sheet={name}>
      <p class="at-the-screen">
        <a class="button soft" href={addressOf(name, "")}>
          {t("rules")}
        </a>
        <button type="button" class="soft" data-action="print" onClick={() => print()}>
          {t("rules-print")}
        </button>
      </p>
      <h1>{t("rules-lead", { edition: rulesName(name) })}</h1>
      <HouseRules name={name} />
      <div class="columns">
        {chaptersOf(name).map((chapter) => (
          <section key={chapter.name}>
            <h2>{t(`chapter-${chapter.name}`)}</h2>
            <dl>
              {chapter.questions.map((question) => {
                const answer = answerOf(question, name)!;
                return (
                  <div key={question.name}>
                    <dt>{asks(question)}</dt>
                    <dd>
                      <b>{saysOf(answer)}</b> {tells(answer, edition)}
                    </dd>
                  </div>
                );
              })}
            </dl>
          </section>
        ))}
      </div>
      <section class="all-cards">
        <h2>{t("rules-cards")}</h2>
        <ul>
          {edition.cards.map(({ code }) => (
            <li key={code}>
              <CardPicture card={code} />
              <span>
                <span class="heard">{`${spoken(face(code))}: `}</span>
                {cardWords(code)} {t("copies", { count: edition.deck[code] ?? 0 })}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </main>
  );
}
