// The evening so far: for each person a token for every game won and an empty well for every other.

import { Token } from "../board/token";
import { Portrait } from "../people/portrait";
import type { TableMessage } from "../protocol";
import { t } from "../text/messages";

/** More games than this are only counted. */
const MOST = 10;

export function Evening({ table }: { table: TableMessage }) {
  if (table.score.length === 0) return null;
  return (
    <section>
      <h2>{t("evening")}</h2>
      <ul class="score">
        {table.score.map(({ name, won, played }, index) => {
          const { seat = null, face = name } = table.seats.find((place) => place.name === name) ?? {};
          return (
            <li key={index}>
              <Portrait face={face} seat={seat} plain />
              <span class="who">{name}</span>
              {played <= MOST && (
                <svg class={`games ${seat ? `seat-${seat}` : "unseated"}`} viewBox={`0 -12 ${played * 20 + 4} 27`} aria-hidden="true">
                  {Array.from({ length: played }, (_, game) => (
                    <g key={game} transform={`translate(${12 + game * 20} 0)`}>
                      {game < won && seat ? <Token seat={seat} size={8.6} /> : <circle class={game < won ? "gained" : "well"} r="8" />}
                    </g>
                  ))}
                </svg>
              )}
              <b aria-hidden="true">{won}</b>
              <span class="heard">{t("score", { won, played })}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
