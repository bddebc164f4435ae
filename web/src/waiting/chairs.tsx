// The chairs as they fill: the table from above, how many are taken, and who is met at each of them.

import type { ComponentChildren } from "preact";
import { isFree } from "../game/company";
import type { EditionMessage, TableMessage } from "../protocol";
import { t } from "../text/messages";
import { type ChairPlace, layout, SIDE } from "./layout";
import { RoundTable } from "./roundtable";
import "./waiting.css";

interface Props {
  table: TableMessage;
  edition: EditionMessage;
  /** Whose chair is at the bottom. */
  own: string;
  /** What stands at a chair: a `Spot`. */
  children: (seat: string, place: ChairPlace) => ComponentChildren;
}

export function Chairs({ table, edition, own, children }: Props) {
  const isTaken = (seat: string) => table.seats.some((place) => place.seat === seat && !isFree(place));
  const round = layout(edition.seats, own, isTaken);
  const all = table.seats.length;
  return (
    <div class="places">
      <RoundTable layout={round} teams={edition.teams} isTaken={isTaken} />
      <p class="count">
        <b>{t("so-many-of", { count: all - table.seats.filter(isFree).length, all })}</b> {t("at-the-table")}
      </p>
      <ul aria-label={t("chairs")}>{[...round.chairs].map(([seat, place]) => children(seat, place))}</ul>
    </div>
  );
}

interface SpotProps {
  seat: string;
  place: ChairPlace;
  isEmpty: boolean;
  /** What is seen on the chair, and what is told of it. */
  inside: ComponentChildren;
  who: string;
  note: string;
  children?: ComponentChildren;
}

const share = (value: number): string => `${((value / SIDE + 0.5) * 100).toFixed(2)}%`;

export function Spot({ seat, place: { at, label }, isEmpty, inside, who, note, children }: SpotProps) {
  return (
    <li class={`place seat-${seat}${isEmpty ? " free" : ""}`}>
      <span class="seat" style={{ left: share(at.x), top: share(at.y) }}>
        {inside}
      </span>
      <span class={`label ${label.anchor}`} style={{ left: share(label.x), top: share(label.y) }}>
        <b class="who">{who}</b>
        <small>{note}</small>
      </span>
      {children}
    </li>
  );
}
