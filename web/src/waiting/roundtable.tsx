// The table from above: chairs, tokens in their trays, and the cords between those who play together.

import nap from "../../material/nap.svg";
import { Token } from "../board/token";
import { twist } from "../shape/cord";
import { short } from "../shape/outline";
import { Chair, Oak } from "./chair";
import { type Layout, SIDE } from "./layout";

interface Props {
  layout: Layout;
  teams: string[][];
  isTaken: (seat: string) => boolean;
}

export function RoundTable({ layout: { radius, well, trays, scale, chairs }, teams, isTaken }: Props) {
  return (
    <svg class="round" viewBox={`${-SIDE / 2} ${-SIDE / 2} ${SIDE} ${SIDE}`} aria-hidden="true">
      <Oak />
      <defs>
        <radialGradient id="table-felt" cx=".5" cy=".42" r=".6">
          <stop offset="0" stop-color="var(--felt-hi)" />
          <stop offset=".65" stop-color="var(--felt)" />
          <stop offset="1" stop-color="var(--felt-lo)" />
        </radialGradient>
        <pattern id="table-nap" width="160" height="160" patternUnits="userSpaceOnUse">
          <image href={nap} width="160" height="160" />
        </pattern>
      </defs>
      {[...chairs].map(([seat, { at, turn }]) => (
        <g key={seat} class="standing" style={{ transform: `translate(${short(at.x)}px, ${short(at.y)}px) rotate(${short(turn)}deg) scale(${scale})` }}>
          <Chair seat={seat} turn={turn} />
        </g>
      ))}
      <circle class="shade" cx="2" cy="9" r={radius + 8} />
      <circle r={radius + 7} fill="var(--rim)" />
      <circle class="brass" r={radius + 5.4} stroke-width="1.4" />
      <circle r={radius - 4} fill="url(#table-felt)" />
      <circle r={radius - 4} fill="url(#table-nap)" />
      <circle class="brass" r={radius - 4} stroke-width="2.4" />
      <circle class="stitch" r={radius - 13} stroke-width="1.2" stroke-dasharray="6 5" />
      {teams.map((team) => (
        <Cord key={team.join("")} team={team} chairs={chairs} isWhole={team.every(isTaken)} />
      ))}
      {[...chairs].map(([seat, { tokens }]) => {
        const [from, to] = [tokens[0]!, tokens.at(-1)!];
        const arc = `M${short(from.x)} ${short(from.y)}A${trays} ${trays} 0 0 1 ${short(to.x)} ${short(to.y)}`;
        return (
          <g key={seat} class={`seat-${seat}`}>
            <g fill="none" stroke-linecap="round">
              <path d={arc} stroke="var(--lip)" stroke-width="36" transform="translate(0 1.5)" />
              <path d={arc} stroke="var(--seat)" stroke-width="36" />
              <path d={arc} stroke="var(--tray)" stroke-width="33" />
              <path d={arc} stroke="var(--seat)" stroke-opacity=".3" stroke-width="33" />
            </g>
            {tokens.map(({ x, y }) => (
              <g key={`${x}`} transform={`translate(${short(x)} ${short(y)})`}>
                <circle class="hole" r="11" />
                {isTaken(seat) && <Token seat={seat} size={12} />}
              </g>
            ))}
          </g>
        );
      })}
      <circle r={well} cy="1.5" fill="var(--lip)" />
      <circle r={well} fill="var(--well)" />
      <circle class="brass" r={well} stroke-width="1.6" />
    </svg>
  );
}

/** From each of them to the middle, where the well covers the knot. */
function Cord({ team, chairs, isWhole }: { team: string[]; chairs: Layout["chairs"]; isWhole: boolean }) {
  const strands = team.flatMap((seat) => twist([chairs.get(seat)!.cord, { x: 0, y: 0 }], team, team.length > 2 ? 7 : 6, 44));
  return (
    <g class={`cord${isWhole ? "" : " pale"}`}>
      {(["whole", "over"] as const).flatMap((layer) =>
        strands.map((strand, index) => (
          <g key={`${layer} ${index}`} class={`seat-${strand.seat}`}>
            <path class="edge" d={strand[layer]} stroke-width="6.8" />
            <path d={strand[layer]} stroke-width="5.4" />
          </g>
        )),
      )}
    </g>
  );
}
