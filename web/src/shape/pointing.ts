// Which space a finger or a mouse means: the nearest one that means something, unless two are about as near.

import { distance, type Point } from "./geometry";

export interface Spot {
  space: string;
  at: Point;
}

export type Aim = { kind: "space"; space: string } | { kind: "unclear"; at: Point } | { kind: "nothing" };

/** `reach`: how far beside a space one may point. `doubt`: if the next best is not further away by this much, who knows. */
export function aim(spots: Spot[], at: Point, reach: number, doubt: number): Aim {
  const near = new Map<string, number>();
  for (const spot of spots) {
    const far = distance(spot.at, at);
    if (far < (near.get(spot.space) ?? reach)) near.set(spot.space, far);
  }
  const [best, second] = [...near].sort((a, b) => a[1] - b[1]);
  if (!best) return { kind: "nothing" };
  if (second && second[1] - best[1] < doubt) return { kind: "unclear", at };
  return { kind: "space", space: best[0] };
}
