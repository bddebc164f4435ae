// The last move of each seat: a comet in its colour, thin where it began and full where it came to, under the discs; and the
// ring that stays where it began.

import { readLeg, readMove } from "../game/notation";
import { lastAct } from "../game/seen";
import type { TableMessage } from "../protocol";
import type { Geometry } from "../shape/geometry";
import { distance, lines, ruler } from "../shape/outline";

const PARTS = 12;

/** The spaces that a seat's last move led along, leg by leg. Pawns that changed places left no way. */
function legs(table: TableMessage, seat: string): string[][] {
  const last = lastAct(table, seat);
  return last?.event === "play"
    ? readMove(last.move)
        .legs.map(readLeg)
        .flatMap(({ spaces, isSwap }) => (isSwap ? [] : [spaces]))
    : [];
}

const isShown = (table: TableMessage, seat: string) => table.status === "playing" && !(table.prompt && table.you === seat);

export function Trails({ table, geometry }: { table: TableMessage; geometry: Geometry }) {
  const { pitch, way } = geometry;
  return (
    <g class="trails">
      {table.seats.map(({ seat }) => {
        if (!isShown(table, seat)) return null;
        return legs(table, seat).map((spaces, number) => {
          const points = way(spaces);
          if (points.length < 2) return null;
          const { length, at } = ruler(points);
          const part = (from: number, to: number) => {
            const inner = Array.from({ length: 4 }, (_, step) => at(length * (from + ((to - from) * step) / 3)));
            return distance(inner[0]!, inner[3]!) > 0.1 ? lines(inner) : "";
          };
          return (
            <g key={`${seat} ${number}`} class={`seat-${seat}`}>
              {Array.from({ length: PARTS }, (_, index) => (
                <path
                  key={index}
                  d={part(index / PARTS, Math.min(1, (index + 1.15) / PARTS))}
                  stroke-width={pitch * (0.5 + (0.55 * (index + 1)) / PARTS)}
                  style={`--share: ${Math.round(30 + (65 * (index + 1)) / PARTS)}%`}
                />
              ))}
            </g>
          );
        });
      })}
    </g>
  );
}

export function Origins({ table, geometry: { spaces, radius, unit } }: { table: TableMessage; geometry: Geometry }) {
  return (
    <g class="origins" aria-hidden="true" stroke-width={unit * 0.075} stroke-dasharray={`${unit * 0.11} ${unit * 0.09}`}>
      {table.seats.map(({ seat }) => {
        if (!isShown(table, seat)) return null;
        return legs(table, seat).map(([from], number) => {
          const at = spaces.get(from!);
          return at && <circle key={`${seat} ${number}`} class={`seat-${seat}`} cx={at.x} cy={at.y} r={radius * 0.8} />;
        });
      })}
    </g>
  );
}
