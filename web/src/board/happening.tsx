// A small sign beside a target for what would happen there, since colour is never the only sign.

import type { Point } from "./geometry";
import type { Mark } from "./mark";

const SIGNS: Partial<Record<Mark["kind"], string>> = {
  // A burst, a house, a padlock.
  bump: "M0,-1L.28,-.38L.95,-.31L.45,.15L.59,.81L0,.47L-.59,.81L-.45,.15L-.95,-.31L-.28,-.38Z",
  "own-bump": "M-.9,0L0,-.85L.9,0H.6V.8H.15V.3H-.15V.8H-.6V0Z",
  lock: "M-.6,-.1H-.45V-.4A.45,.45 0 0,1 .45,-.4V-.1H.6V.8H-.6ZM-.2,-.1H.2V-.4A.2,.2 0 0,0 -.2,-.4Z",
};

export function Happening({ kind, at, radius }: { kind: Mark["kind"]; at: Point; radius: number }) {
  const sign = SIGNS[kind];
  if (!sign) return null;
  return (
    <g class="happening" transform={`translate(${at.x + radius} ${at.y - radius})`} aria-hidden="true">
      <circle r={radius * 0.62} />
      <path d={sign} transform={`scale(${radius * 0.42})`} />
    </g>
  );
}
