// What the board shows of the seats: whose turn it is, at the well in the middle; names at the trays; the last card of each;
// and the bars of a gate that a pawn shuts.

import { CARD, Card } from "../cards/lying";
import { cardOf } from "../game/cards";
import { isOnTrack, readSpace, start } from "../game/notation";
import { cardsOf, lastAct } from "../game/seen";
import type { Pawn } from "../game/stage";
import type { TableMessage } from "../protocol";
import type { Geometry } from "../shape/geometry";
import { short } from "../shape/outline";
import { seatName } from "../text/names";

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
        // While all give a card it is nobody's turn.
        const isTurn = table.status === "playing" && table.view?.phase !== "exchange" && table.deciding.includes(seat);
        const arc = `M${end(-half)}A${radius} ${radius} 0 0 1 ${end(half)}`;
        const thick = unit * (isTurn ? 0.24 : 0.1);
        return (
          <g key={seat} class={`seat-${seat}`} data-turn={isTurn}>
            <path class="edge" d={arc} stroke-width={thick + 1.6} />
            <path d={arc} stroke-width={thick} />
            {isTurn && !isInside && (
              <path
                class="pointer"
                stroke-width="0.8"
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

/** Two bars across the track: a pawn on its own start lets nobody by. They grow if that is why nothing can be played. */
export function Walls({ pawns, grown, geometry: { places, unit } }: { pawns: Pawn[]; grown: string[]; geometry: Geometry }) {
  return (
    <g class="walls" stroke-linecap="round" aria-hidden="true">
      {[...places].map(([seat, { start: at, on, deep }]) => {
        if (!shuts(pawns, seat)) return null;
        const isGrown = grown.includes(seat);
        // Towards the edge there is less room.
        const [out, into] = isGrown ? [0.54, 0.86] : [0.5, 0.5];
        const bars = [1, -1].map((side) => {
          const [x, y] = [at.x + on.x * unit * 0.56 * side, at.y + on.y * unit * 0.56 * side];
          const [from, to] = [unit * out, unit * into];
          return `M${short(x - deep.x * from)} ${short(y - deep.y * from)}L${short(x + deep.x * to)} ${short(y + deep.y * to)}`;
        });
        return (
          <g key={seat} class={`seat-${seat}`} data-wall={isGrown ? "grown" : ""}>
            <path class="light" d={bars.join("")} stroke-width={unit * (isGrown ? 0.4 : 0.27)} />
            <path class="body" d={bars.join("")} stroke-width={unit * (isGrown ? 0.26 : 0.19)} />
            <path class="shine" d={bars.join("")} stroke-width={unit * 0.05} />
          </g>
        );
      })}
    </g>
  );
}

const shuts = (pawns: Pawn[], seat: string) => pawns.some((pawn) => pawn.seat === seat && pawn.space === start(seat));

/** The walls that keep the reader from playing anything: those right before a pawn of theirs, or behind one that would go back. */
export function reasons(table: TableMessage, pawns: Pawn[], own: string[]): string[] {
  const { prompt, seats } = table;
  const walled = prompt?.kind === "fold" ? prompt.why.filter(({ reason }) => reason === "wall") : [];
  const goesBack = (card: string) => cardOf(card).effects.some(({ effect }) => effect === "backward");
  const around = seats.map(({ seat }) => seat);
  return around.filter((seat, index) => {
    const arcs = walled.map(({ card }) => (goesBack(card) ? seat : around.at(index - 1)));
    return shuts(pawns, seat) && pawns.some((pawn) => own.includes(pawn.seat) && isOnTrack(pawn.space) && arcs.includes(readSpace(pawn.space).seat));
  });
}
