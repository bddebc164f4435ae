// The last move of each seat, until it moves again: a comet in its colour, thin where it began and full where it came to, under
// the discs; the ring that stays where it began; and the flight of a pawn that it sent home.

import { isHome, readLeg, readMove } from "../game/notation";
import { lastPlay } from "../game/seen";
import type { Play } from "../game/stage";
import type { LegMessage, TableMessage } from "../protocol";
import { distance, type Geometry, type Point } from "../shape/geometry";
import { lines, ruler, short } from "../shape/outline";

interface Props {
  table: TableMessage;
  geometry: Geometry;
  /** What was played in this game, with the ways of the pawns, as far as it is known: also before the last shuffle. */
  plays: Play[];
}

const PARTS = 12;

/** The spaces that a seat's last move led along, leg by leg. */
function legs({ table, plays }: Props, seat: string): { spaces: string[]; isSwap: boolean }[] {
  const isShown = table.status === "playing" && !(table.prompt && table.you === seat);
  const last = isShown ? (lastPlay(table, seat) ?? plays.findLast((play) => play.seat === seat)) : null;
  return last ? readMove(last.move).legs.map(readLeg) : [];
}

export function Trails(props: Props) {
  return (
    <g class="trails">
      {props.table.seats.map(({ seat }) =>
        legs(props, seat).map(({ spaces, isSwap }, number) =>
          // Pawns that changed places left no way along the track.
          isSwap ? null : <Trail key={`${seat} ${number} ${spaces}`} {...{ seat, spaces }} geometry={props.geometry} />,
        ),
      )}
    </g>
  );
}

interface TrailProps {
  seat: string;
  spaces: string[];
  geometry: Geometry;
}

/** The comet along these spaces. */
export function Trail({ seat, spaces, geometry: { pitch, way } }: TrailProps) {
  const points = way(spaces);
  if (points.length < 2) return null;
  const { length, at } = ruler(points);
  const part = (from: number, to: number) => {
    const inner = Array.from({ length: 4 }, (_, step) => at(length * (from + ((to - from) * step) / 3)));
    return distance(inner[0]!, inner[3]!) > 0.1 ? lines(inner) : "";
  };
  const thick = (index: number) => pitch * (0.5 + (0.55 * (index + 1)) / PARTS);
  const all = Array.from({ length: PARTS }, (_, index) => ({ index, d: part(index / PARTS, Math.min(1, (index + 1.15) / PARTS)) }));
  return (
    <g class={`seat-${seat}`} data-trail={seat}>
      {all.slice(PARTS / 2).map(({ index, d }) => (
        <path key={`edge ${index}`} class="edge" d={d} stroke-width={thick(index) + 1.6} />
      ))}
      {all.map(({ index, d }) => (
        <path key={index} d={d} stroke-width={thick(index)} style={`--share: ${Math.round(30 + (65 * (index + 1)) / PARTS)}%`} />
      ))}
    </g>
  );
}

export function Origins(props: Props) {
  const began = props.table.seats.flatMap(({ seat }) => legs(props, seat).flatMap(({ spaces: [from], isSwap }) => (isSwap ? [] : [{ seat, from: from! }])));
  return <Rings began={began} geometry={props.geometry} />;
}

/** A dashed ring where each of these began. */
export function Rings({ began, geometry: { spaces, radius, unit } }: { began: { seat: string; from: string }[]; geometry: Geometry }) {
  return (
    <g class="origins" stroke-width={unit * 0.075} stroke-dasharray={`${unit * 0.11} ${unit * 0.09}`}>
      {began.map(({ seat, from }, number) => {
        const at = spaces.get(from);
        if (!at) return null;
        const ring = { cx: at.x, cy: at.y, r: radius * 0.8 };
        return (
          <g key={`${seat} ${number}`} class={`seat-${seat}`}>
            <circle class="edge" {...ring} stroke-width={unit * 0.075 + 1.2} />
            <circle {...ring} />
          </g>
        );
      })}
    </g>
  );
}

interface FlightsProps extends Props {
  /** The place at home of a pawn that stands there. */
  homeOf: (seat: string) => Point;
}

/** Pawns that the last moves sent home. */
export function Flights(props: FlightsProps) {
  const { table, geometry, plays, homeOf } = props;
  const flown = table.seats.flatMap(({ seat }) => {
    if (legs(props, seat).length === 0) return [];
    const play = plays.findLast((play) => play.seat === seat);
    return play && play.move === (lastPlay(table, seat) ?? play).move ? play.legs : [];
  });
  return <Arcs legs={flown} geometry={geometry} homeOf={homeOf} />;
}

/** A dashed arc from where each pawn stood that these legs sent home. */
export function Arcs({ legs, geometry: { unit, spaces }, homeOf }: { legs: LegMessage[]; geometry: Geometry; homeOf: (seat: string) => Point }) {
  return (
    <g class="flights" stroke-linecap="round">
      {legs.flatMap(bumped).map(({ seat, from }, number) => {
        const [a, b] = [spaces.get(from), homeOf(seat)];
        if (!a) return null;
        const [x, y] = [((a.x + b.x) / 2) * 0.65, ((a.y + b.y) / 2) * 0.9];
        const arc = `M${short(a.x)} ${short(a.y)}Q${short(x)} ${short(y)} ${short(b.x)} ${short(b.y)}`;
        return (
          <g key={number} class={`seat-${seat}`} data-flight={seat}>
            <path class="edge" d={arc} stroke-width={unit * 0.17} />
            <path d={arc} stroke-width={unit * 0.1} stroke-dasharray={`${short(unit * 0.18)} ${short(unit * 0.2)}`} />
          </g>
        );
      })}
    </g>
  );
}

/** Who was sent home by a leg, and from where. */
function bumped(leg: LegMessage): { seat: string; from: string }[] {
  const from = leg.path.at(-1)!;
  const seat = leg.bumpedBy ? leg.seat : leg.bumps;
  return seat && !isHome(from) ? [{ seat, from }] : [];
}
