// One decision: a word for it with its porcelain, why, what it cost as empty wells, and what was played beside what was better.

import { Token } from "../board/token";
import { SmallPicture } from "../cards/card";
import type { DecisionMessage, LegMessage, TableMessage } from "../protocol";
import { t } from "../text/messages";
import { type Ledger, points, porcelain } from "./ledger";
import { Verdict, Well } from "./porcelain";
import { cardOf, choiceWords, costWords, didWords, whyWords } from "./words";

/** More wells than this are told only as a number. */
const WELLS = 12;

interface Props {
  ledger: Ledger;
  table: TableMessage;
  decision: DecisionMessage | null;
  /** The moment in a sentence, where there is nothing to judge. */
  told: string;
  /** Which ways the pawns went. */
  legs: LegMessage[];
  /** Tries it again, if that can be done. */
  onTry: (() => void) | null;
}

export function Panel({ ledger, table, decision, told, legs, onTry }: Props) {
  const judged = decision?.judged;
  if (!decision || !judged)
    return (
      <section class="panel judged quiet">
        <h1 class="why">{told}</h1>
      </section>
    );
  const { seat } = decision;
  const lost = points(judged.loss);
  const { better } = judged;
  return (
    <section class="panel judged" data-verdict={judged.verdict}>
      <Verdict kind={porcelain(judged.verdict)} />
      <h1>{t(`verdict-${judged.verdict}`)}</h1>
      <p class="cost">
        {lost > 0 && lost <= WELLS && (
          <svg viewBox={`0 0 ${lost * 17.5} 19`} width={lost * 17.5} height="19" aria-hidden="true">
            {Array.from({ length: lost }, (_, index) => (
              <g key={index} transform={`translate(${index * 17.5 + 8.75} 9.5)`}>
                <Well seat={seat} radius={8} />
              </g>
            ))}
          </svg>
        )}
        <span>{costWords(table, decision)}</span>
      </p>
      <p class="why">{whyWords(table, ledger, seat, better?.motive ?? judged.motive)}</p>
      <ul class="options">
        <li>
          <Comet seat={seat} />
          <SmallPicture card={cardOf(judged.choice)} />
          <span class="what">
            <small>{didWords(table, seat, judged.choice)}</small>
            <b>{choiceWords(table, seat, judged.choice, legs)}</b>
          </span>
          <Worth win={judged.win} />
        </li>
        {better && (
          <li>
            <Thread />
            <SmallPicture card={cardOf(better.choice)} />
            <span class="what">
              <small>{t("review-better")}</small>
              <b>{choiceWords(table, seat, better.choice, better.legs)}</b>
            </span>
            <Worth win={better.win} />
          </li>
        )}
      </ul>
      {onTry && (
        <button type="button" class="soft" data-action="try" onClick={onTry}>
          {t("review-try")}
        </button>
      )}
    </section>
  );
}

/** A chance as people say it. */
function Worth({ win }: { win: number }) {
  return (
    <span class="worth">
      <b>{points(win)}</b> <small>{t("review-of-hundred")}</small>
    </span>
  );
}

/** What was played is a comet of enamel. */
function Comet({ seat }: { seat: string }) {
  return (
    <svg class={`sample seat-${seat}`} viewBox="0 0 58 26" aria-hidden="true">
      {Array.from({ length: 12 }, (_, index) => (
        <rect
          key={index}
          x={index * 3.5}
          y={13 - (2 + (index + 1) / 2)}
          width="3.9"
          height={(2 + (index + 1) / 2) * 2}
          fill="var(--seat)"
          opacity={0.25 + (0.7 * (index + 1)) / 12}
        />
      ))}
      <g transform="translate(45 12)">
        <Token seat={seat} size={10} />
      </g>
    </svg>
  );
}

/** What nobody played is only sewn. */
function Thread() {
  return (
    <svg class="sample thread" viewBox="0 0 58 26" aria-hidden="true">
      <path class="edge" d="M4 18C14 7 30 6 41 11" transform="translate(0 .6)" />
      <path d="M4 18C14 7 30 6 41 11" />
      <path class="tip" transform="translate(47 13.5) rotate(22)" d="M9 0L-6-8L-2.500 0L-6 8Z" />
    </svg>
  );
}
