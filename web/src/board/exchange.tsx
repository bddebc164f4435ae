// While cards are given they lie face down on the cord to the partner, each at its seat's end: the reader's chosen one framed,
// those that are given with their owner's token and a tick, and a dashed place for each that is missing.

import { CARD, Card } from "../cards/lying";
import { gifts } from "../game/seen";
import type { TableMessage } from "../protocol";
import { isPairs, lineBetween, lyingOn } from "../shape/cord";
import type { Geometry } from "../shape/geometry";
import { ruler } from "../shape/outline";
import { Arrowheads } from "./partner";
import { Token } from "./token";

interface Props {
  table: TableMessage;
  geometry: Geometry;
  teams: string[][];
  /** Has the reader chosen a card, but not given it? */
  isChosen: boolean;
}

export function Exchange({ table, geometry, teams, isChosen }: Props) {
  const { unit } = geometry;
  return (
    <>
      {!isPairs(teams) && <Round table={table} geometry={geometry} teams={teams} />}
      {gifts(table, teams).map(({ seat, to, isGiven }) => {
        const { x, y, turn, width } = lyingOn(geometry, teams, seat, to);
        const isOwn = seat === table.you && table.prompt?.kind === "give";
        const isFramed = isOwn && isChosen;
        const scale = width / CARD.width;
        const [bevel, height] = [width * 0.13, width * 1.4];
        // The corner of the card's box, however it is turned.
        const angle = (turn * Math.PI) / 180;
        const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
        const corner = { x: (width * cos + height * sin) * 0.43, y: (width * sin + height * cos) * 0.43 };
        return (
          <g key={seat} class="gift" data-gift={seat} data-state={isGiven ? "given" : isFramed ? "chosen" : "missing"} transform={`translate(${x} ${y})`}>
            <g transform={`rotate(${turn})`}>
              {isFramed && (
                <>
                  <rect class="band" {...box(width + 8, height + 8)} rx={bevel + 4} stroke-width="1.6" />
                  <g class="onwards" stroke-width={unit * 0.085} transform={`translate(0 ${-height / 2 - unit * 0.42})`}>
                    {[0, 1].map((place) => (
                      <g key={place} class={`seat-${seat}`} transform={`translate(0 ${-unit * 0.25 * place})`} opacity={1 - place * 0.3}>
                        <path class="edge" d={chevron(unit * 0.19)} stroke-width={unit * 0.15} />
                        <path d={chevron(unit * 0.19)} />
                      </g>
                    ))}
                  </g>
                </>
              )}
              {isGiven || isFramed ? (
                <Card card={null} scale={scale} />
              ) : (
                <>
                  <rect class={`missing${isOwn ? " own" : ""}`} {...box(width, height)} rx={bevel} />
                  <g class="dots" transform={`rotate(${-turn})`}>
                    {[-1, 0, 1].map((place) => (
                      <circle key={place} cx={place * width * 0.2} r={width * 0.06} />
                    ))}
                  </g>
                </>
              )}
            </g>
            {(isGiven || isFramed) && (
              <g transform={`translate(${corner.x} ${-corner.y})`}>
                <Token seat={seat} size={unit * 0.245} />
              </g>
            )}
            {isGiven && (
              <g class="tick" transform={`translate(${corner.x} ${corner.y}) scale(${unit * 0.022})`}>
                <circle r="10" />
                <path d="M-4.3 0l2.9 3.4L4.3-3.4" />
              </g>
            )}
          </g>
        );
      })}
    </>
  );
}

const box = (width: number, height: number) => ({ x: -width / 2, y: -height / 2, width, height });
const chevron = (size: number) => `M${-size} 0L0 ${-size * 0.9}L${size} 0`;

/** In a team of three: which way cards go round, half way between two on their ring. */
function Round({ table, geometry, teams }: Omit<Props, "isChosen">) {
  return (
    <>
      {gifts(table, teams).map(({ seat, to }) => {
        const line = lineBetween(geometry, teams, seat, to);
        return <Arrowheads key={seat} line={ruler(line)} shares={[0.5]} unit={geometry.unit * 0.8} />;
      })}
    </>
  );
}
