// Before a game, on the device in the middle: the chairs as they fill, and the code that brings a telephone to one of them.

import { Code } from "../controls/code";
import { isFree } from "../game/company";
import { Portrait, sitterOf } from "../people/portrait";
import type { EditionMessage, TableMessage } from "../protocol";
import { t } from "../text/messages";
import { mates, seatName } from "../text/names";
import { layout, SIDE } from "../waiting/layout";
import { RoundTable } from "../waiting/roundtable";
import "../waiting/waiting.css";

interface Props {
  table: TableMessage;
  edition: EditionMessage;
  code: boolean[][] | null;
  address: string;
}

const share = (value: number): string => `${((value / SIDE + 0.5) * 100).toFixed(2)}%`;

export function Gathering({ table, edition, code, address }: Props) {
  const isTaken = (seat: string) => table.seats.some((place) => place.seat === seat && !isFree(place));
  const round = layout(edition.seats, edition.seats[0]!, isTaken);
  const host = table.seats.find((place) => place.host);
  const free = table.seats.filter(isFree).length;
  return (
    <section class="waiting gathering">
      <div class="places">
        <RoundTable layout={round} teams={edition.teams} isTaken={isTaken} />
        <p class="count">
          <b>{t("so-many-of", { count: table.seats.length - free, all: table.seats.length })}</b> {t("at-the-table")}
        </p>
        <ul aria-label={t("chairs")}>
          {[...round.chairs].map(([seat, place]) => {
            const sitter = table.seats.find((other) => other.seat === seat)!;
            const isEmpty = isFree(sitter);
            return (
              <li key={seat} class={`place seat-${seat}${isEmpty ? " free" : ""}`}>
                <span class="seat" style={{ left: share(place.at.x), top: share(place.at.y) }}>
                  {!isEmpty && <Portrait {...sitterOf(sitter)} plain />}
                </span>
                <span class={`label ${place.label.anchor}`} style={{ left: share(place.label.x), top: share(place.label.y) }}>
                  <b class="who">{isEmpty ? t(`seat-${seat}`) : seatName(table, seat)}</b>
                  <small>{t("together-with", { names: mates(table, edition.teams, seat) })}</small>
                </span>
              </li>
            );
          })}
        </ul>
      </div>
      <div class="deeds">
        <h2>{t("gather-title")}</h2>
        {code && <Code bits={code} />}
        <p class="lead">{t("gather-lead")}</p>
        <p class="address">{address.replace(/^https?:\/\//, "")}</p>
        <p role="status">{host ? t("gather-starts", { name: host.name ?? "" }) : t("gather-first")}</p>
      </div>
    </section>
  );
}
