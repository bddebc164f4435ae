// What the board shows of the seats: whose turn it is, at the well in the middle; names at the trays; the last card of each;
// and the bars of a gate that a pawn shuts.

import { start } from "../game/notation";
import { cardsOf, lastAct } from "../game/seen";
import type { Pawn } from "../game/stage";
import type { TableMessage } from "../protocol";
import type { Geometry } from "../shape/geometry";
import { short } from "../shape/outline";
import { seatName } from "../text/names";
import { CARD, Card } from "./card";

interface Props {
  table: TableMessage;
  geometry: Geometry;
}

/** An arc for each seat at the well; a thick one with a pointer for whoever has to decide. */
export function Turn({ table, geometry: { places, unit }, well, isInside }: Props & { well: number; isInside: boolean }) {
  const radius = isInside ? well - unit * 0.17 : well + unit * 0.17;
  return (
    <g class="turns" fill="none" stroke-linecap="round">
      {[...places].map(([seat, { start, gate }]) => {
        const angle = Math.atan2(start.y + gate.y, start.x + gate.x);
        const half = places.size > 4 ? 0.3 : 0.42;
        const end = (by: number) => `${short(Math.cos(angle + by) * radius)} ${short(Math.sin(angle + by) * radius)}`;
        const isDeciding = table.status === "playing" && table.deciding.includes(seat);
        // While all give a card it is nobody's turn.
        const isAlone = isDeciding && table.deciding.length === 1;
        return (
          <g key={seat} class={`seat-${seat}${isDeciding ? " deciding" : ""}`}>
            <path d={`M${end(-half)}A${radius} ${radius} 0 0 1 ${end(half)}`} stroke-width={unit * (isAlone ? 0.24 : isDeciding ? 0.16 : 0.1)} />
            {isAlone && !isInside && (
              <path
                class="pointer"
                transform={`rotate(${short((angle * 180) / Math.PI)}) translate(${well + unit * 0.28} 0)`}
                d={`M0 ${-unit * 0.2}L${unit * 0.26} 0L0 ${unit * 0.2}Z`}
              />
            )}
          </g>
        );
      })}
    </g>
  );
}

/** A name takes this much of its size for a letter. */
const LETTER = 0.56;
const cut = (name: string, letters: number): string => (name.length > letters ? `${name.slice(0, Math.max(1, Math.floor(letters) - 1)).trimEnd()}…` : name);

/** Six names have no room on a phone; the players are named above the board there. */
export function Names({ table, geometry: { places, names, unit } }: Props) {
  if (places.size > 4 && unit < 28) return null;
  return (
    <g class="names" font-size={names}>
      {[...places].map(([seat, { name }]) => (
        <text key={seat} class={`seat-${seat}`} x={name.x} y={name.y + names * 0.36} text-anchor={name.anchor}>
          {cut(seatName(table, seat), name.room / (names * LETTER))}
        </text>
      ))}
    </g>
  );
}

export function LastCards({ table, geometry: { places, unit } }: Props) {
  return (
    <g>
      {[...places].map(([seat, { card: at }], index) => {
        const last = table.status === "playing" && lastAct(table, seat);
        if (!last) return null;
        return (
          <g key={seat} transform={`translate(${at.x} ${at.y}) rotate(${[-6, 5, -5, 6][index % 4]})`}>
            <Card card={cardsOf(last).at(-1) ?? null} scale={unit / CARD.width} />
            {last.event === "fold" && <path class="folded" d="M-18,-25L18,25" transform={`scale(${unit / CARD.width})`} />}
          </g>
        );
      })}
    </g>
  );
}

/** Two bars across the track: a pawn on its own start lets nobody by. */
export function Walls({ pawns, geometry: { places, unit } }: { pawns: Pawn[]; geometry: Geometry }) {
  return (
    <g class="walls" stroke-linecap="round" aria-hidden="true">
      {[...places].map(([seat, { start: at, on, deep }]) => {
        if (!pawns.some((pawn) => pawn.seat === seat && pawn.space === start(seat))) return null;
        const bars = [1, -1].map((side) => {
          const [x, y] = [at.x + on.x * unit * 0.56 * side, at.y + on.y * unit * 0.56 * side];
          return `M${short(x - deep.x * unit * 0.5)} ${short(y - deep.y * unit * 0.5)}L${short(x + deep.x * unit * 0.5)} ${short(y + deep.y * unit * 0.5)}`;
        });
        return (
          <g key={seat} class={`seat-${seat}`}>
            <path class="light" d={bars.join("")} stroke-width={unit * 0.27} />
            <path class="body" d={bars.join("")} stroke-width={unit * 0.19} />
            <path class="shine" d={bars.join("")} stroke-width={unit * 0.05} />
          </g>
        );
      })}
    </g>
  );
}
