// Lamp light: the board lies under a veil with soft holes over what matters.

import { home, isHome, readSpace } from "../game/notation";
import type { LegMessage } from "../protocol";
import { lineBetween } from "../shape/cord";
import type { Geometry } from "../shape/geometry";
import { lines } from "../shape/outline";

interface Props {
  geometry: Geometry;
  teams: string[][];
  /** The ways that pawns shall go. */
  legs: LegMessage[];
  /** Along which cord a card is given, if one is: from whom, and to whom. */
  gift: [from: string, to: string] | null;
}

export function Veil({ geometry, teams, legs, gift }: Props) {
  const { width, height, unit, spaces, places, margin, line } = geometry;
  const frame = { x: -width / 2, y: -height / 2, width, height };
  const lit = [...new Set(legs.flatMap(({ path, bumps }) => (bumps ? [...path, home(bumps)] : path)))];
  const trays = [...lit.filter(isHome).map((space) => readSpace(space).seat), ...(gift ? [gift[1]] : [])];
  return (
    <svg class="veil" viewBox={`${frame.x} ${frame.y} ${width} ${height}`} aria-hidden="true">
      <filter id="veil-soft" filterUnits="userSpaceOnUse" {...frame}>
        <feGaussianBlur stdDeviation={unit * 0.34} />
      </filter>
      <mask id="veil-holes" maskUnits="userSpaceOnUse" {...frame}>
        <rect {...frame} fill="#fff" />
        <g filter="url(#veil-soft)">
          {lit.map((space) => {
            const at = spaces.get(space);
            return at && <circle key={space} cx={at.x} cy={at.y} r={unit * 0.8} />;
          })}
          {trays.map((seat) => {
            const { tray } = places.get(seat)!;
            const [wide, high] = [tray.width + unit * 1.7, tray.height + unit * 1.7];
            return <rect key={seat} x={tray.x - wide / 2} y={tray.y - high / 2} width={wide} height={high} rx={unit * 0.6} />;
          })}
          {gift && <path d={lines(lineBetween(geometry, teams, ...gift))} fill="none" stroke="#000" stroke-width={unit * 1.9} stroke-linecap="round" />}
        </g>
      </mask>
      <path d={line(margin * 0.9)} mask="url(#veil-holes)" />
    </svg>
  );
}
