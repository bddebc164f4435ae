// While cards are given they lie face down on the cord to the partner, each at its seat's end: the reader's chosen one framed,
// those that are given with their owner's token and a tick, and a dashed place for each that is missing.

import { CARD, Card } from "../cards/lying";
import { gifts } from "../game/seen";
import type { TableMessage } from "../protocol";
import { isPairs, lineBetween, lyingOn } from "../shape/cord";
import type { Geometry, Point } from "../shape/geometry";
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
        const { x, y, turn, width, end } = lyingOn(geometry, teams, seat, to);
        const isOwn = seat === table.you && table.prompt?.kind === "give";
        const isFramed = isOwn && isChosen;
        const [bevel, height] = [width * 0.13, width * 1.4];
        const [upper, lower] = rightCorners(width * 0.43, height * 0.43, turn);
        return (
          <g key={seat} class="gift" data-gift={seat} data-state={isGiven ? "given" : isFramed ? "chosen" : "missing"} transform={`translate(${x} ${y})`}>
            <g transform={`rotate(${turn})`}>
              {isFramed && <rect class="band" {...box(width + 8, height + 8)} rx={bevel + 4} stroke-width="1.6" />}
              {isGiven || isFramed ? (
                <Card card={null} scale={width / CARD.width} />
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
              <g transform={`translate(${upper.x} ${upper.y})`}>
                <Token seat={seat} size={unit * 0.245} />
              </g>
            )}
            {isGiven && (
              <g class="tick" transform={`translate(${lower.x} ${lower.y}) scale(${unit * 0.022})`}>
                <circle r="10" />
                <path d="M-4.3 0l2.9 3.4L4.3-3.4" />
              </g>
            )}
            {isFramed && (
              <g transform={`translate(${-x} ${-y})`}>
                <Arrowheads line={ruler(lineBetween(geometry, teams, seat, to))} places={[end + unit * 0.35, end + unit * 0.6]} unit={unit * 0.8} seat={seat} />
              </g>
            )}
          </g>
        );
      })}
    </>
  );
}

const box = (width: number, height: number) => ({ x: -width / 2, y: -height / 2, width, height });

/** The corners of a turned card that are furthest to the right and up, and to the right and down. */
function rightCorners(x: number, y: number, turn: number): [Point, Point] {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const all = [x, -x].flatMap((across) => [y, -y].map((down) => ({ x: across * cos - down * sin, y: across * sin + down * cos })));
  const most = (worth: (corner: Point) => number) => all.reduce((best, corner) => (worth(corner) > worth(best) ? corner : best));
  return [most((corner) => corner.x - corner.y), most((corner) => corner.x + corner.y)];
}

/** In a team of three: which way cards go round, half way between two on their ring. */
function Round({ table, geometry, teams }: Omit<Props, "isChosen">) {
  return (
    <>
      {gifts(table, teams).map(({ seat, to }) => {
        const line = ruler(lineBetween(geometry, teams, seat, to));
        return <Arrowheads key={seat} line={line} places={[line.length / 2]} unit={geometry.unit * 0.8} />;
      })}
    </>
  );
}
