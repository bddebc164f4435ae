// Whose pawns are all in the goal has nothing left there to do: the lane is closed with brass and a clasp, one padlock for all
// four, and arrowheads run along the cord to the partner, whose pawns are played from now on.

import { goalOf } from "../game/notation";
import type { Pawn } from "../game/stage";
import { lineBetween } from "../shape/cord";
import type { Geometry, Point } from "../shape/geometry";
import { lines, ruler, short, towards } from "../shape/outline";

/** The seats whose pawns are all in the goal. */
export function sealed(pawns: Pawn[]): string[] {
  const seats = [...new Set(pawns.map(({ seat }) => seat))];
  return seats.filter((seat) => goalOf(seat).every((space) => pawns.some((pawn) => pawn.seat === seat && pawn.space === space)));
}

export function SealedLanes({ seats, geometry: { unit, places, spaces } }: { seats: string[]; geometry: Geometry }) {
  return (
    <g class="sealed" stroke-linecap="round">
      {seats.map((seat) => {
        const { gate, on } = places.get(seat)!;
        const circles = goalOf(seat).map((space) => spaces.get(space)!);
        const [first, last] = [circles[0]!, circles.at(-1)!];
        const lane = lines([first, last]);
        const at: Point = { x: (gate.x + first.x) / 2, y: (gate.y + first.y) / 2 };
        const clasp = (half: number) =>
          lines([
            { x: at.x - on.x * unit * half, y: at.y - on.y * unit * half },
            { x: at.x + on.x * unit * half, y: at.y + on.y * unit * half },
          ]);
        return (
          <g key={seat} class={`seat-${seat}`}>
            <path class="metal" d={lane} stroke-width={unit * 1.24} />
            <path class="edge" d={lane} stroke-width={unit * 1.1} />
            <path class="inlay" d={lane} stroke-width={unit} />
            <path class="shade" d={clasp(0.66)} stroke-width={unit * 0.3} />
            <path class="metal" d={clasp(0.66)} stroke-width={unit * 0.22} />
            <path class="shine" d={clasp(0.57)} stroke-width={unit * 0.05} />
          </g>
        );
      })}
    </g>
  );
}

interface ReachProps {
  geometry: Geometry;
  teams: string[][];
  from: string;
  to: string[];
}

/** From the reader's lane to the partners whose pawns are played. */
export function Reach({ geometry, teams, from, to }: ReachProps) {
  return (
    <>
      {to.map((seat) => {
        const line = ruler(lineBetween(geometry, teams, from, seat));
        return <Arrowheads key={seat} line={line} places={[0.06, 0.14, 0.86, 0.94].map((share) => share * line.length)} unit={geometry.unit} />;
      })}
    </>
  );
}

interface ArrowheadsProps {
  line: ReturnType<typeof ruler>;
  /** How far along the line each is. */
  places: number[];
  unit: number;
  /** In whose colour, if not in white. */
  seat?: string;
}

export function Arrowheads({ line: { at }, places, unit, seat }: ArrowheadsProps) {
  const d = `M${short(-unit * 0.12)} ${short(-unit * 0.26)}L${short(unit * 0.14)} 0L${short(-unit * 0.12)} ${short(unit * 0.26)}`;
  return (
    <g class={`arrowheads${seat ? ` seat-${seat} coloured` : ""}`}>
      {places.map((place) => {
        const [here, ahead] = [at(place), towards(at(place - 1), at(place + 1))];
        return (
          <g key={place} transform={`translate(${short(here.x)} ${short(here.y)}) rotate(${short((Math.atan2(ahead.y, ahead.x) * 180) / Math.PI)})`}>
            <path class="edge" d={d} stroke-width={unit * 0.22} />
            <path d={d} stroke-width={unit * 0.12} />
          </g>
        );
      })}
    </g>
  );
}
