// Where things lie at a round table with any number of chairs, seen from above: one's own at the bottom, the others clockwise.

import type { Point } from "../shape/outline";

/** The side of the square that all of it is drawn in; the table's middle is at 0, 0. */
export const SIDE = 640;

export interface Layout {
  /** Of the table, and of the well in its middle. */
  radius: number;
  well: number;
  /** Of the line that trays lie on. */
  trays: number;
  /** How large chairs are. */
  scale: number;
  chairs: Map<string, ChairPlace>;
}

export interface ChairPlace {
  /** In which direction it stands, in degrees: 90 is down. */
  angle: number;
  at: Point;
  /** A chair that nobody has is drawn out and turned a little. */
  turn: number;
  /** The four tokens in the tray. */
  tokens: Point[];
  /** Where the cord begins. */
  cord: Point;
  label: Point & { anchor: "beside" | "below" };
}

const OUT = 17;
const TURNED = 13;

const on = (angle: number, radius: number): Point => ({
  x: Math.cos((angle * Math.PI) / 180) * radius,
  y: Math.sin((angle * Math.PI) / 180) * radius,
});

export function layout(seats: string[], own: string, isTaken: (seat: string) => boolean): Layout {
  const first = Math.max(0, seats.indexOf(own));
  const isMany = seats.length > 4;
  const [radius, away, apart, scale] = isMany ? [190, 44, 8.6, 0.9] : [186, 46, 9.4, 1];
  const trays = radius - 38;
  const chairs = seats.map((seat, index): [string, ChairPlace] => {
    const angle = 90 + ((index - first + seats.length) % seats.length) * (360 / seats.length);
    const isFree = !isTaken(seat);
    const { x, y } = on(angle, 1);
    const isSide = Math.abs(x) > 0.3;
    const chair = radius + away;
    // Beside a chair at the top or the bottom; below one at a side, or above where the next chair is below.
    const isAbove = isMany && isSide && y < -0.2;
    const label: ChairPlace["label"] = isSide
      ? { x: x * (chair + (isAbove ? 34 : 4)), y: y * chair + (isAbove ? -92 : isMany ? 94 : 100), anchor: "below" }
      : { x: isMany ? 74 : 82, y: y * (chair + 12), anchor: "beside" };
    return [
      seat,
      {
        angle,
        at: on(angle, isFree ? chair + OUT : chair),
        turn: angle - 90 + (isFree ? TURNED : 0),
        tokens: [-1.5, -0.5, 0.5, 1.5].map((place) => on(angle + place * apart, trays)),
        cord: on(angle, radius - 62),
        label,
      },
    ];
  });
  return { radius, well: isMany ? 58 : 62, trays, scale, chairs: new Map(chairs) };
}
