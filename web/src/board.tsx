// The board: spaces, homes, goals and pawns in SVG. Targets are buttons, so that keys and screen readers reach them.

import type { Geometry, Point } from "./geometry";
import { t } from "./messages";
import type { TableMessage } from "./protocol";
import { seatName, spaceName } from "./words";

/** A shape for each seat, since colour is never the only sign. Unit size. */
const SHAPES: Record<string, string> = {
  R: "M-1,0a1,1 0 1,0 2,0a1,1 0 1,0 -2,0",
  O: "M0,-1.08L1.03,-.33L.63,.87L-.63,.87L-1.03,-.33Z",
  Y: "M0,-1.12L1.1,.85L-1.1,.85Z",
  G: "M-.88,-.88L.88,-.88L.88,.88L-.88,.88Z",
  B: "M0,-1.2L1.05,0L0,1.2L-1.05,0Z",
  P: "M-.38,-1.02L.38,-1.02L.38,-.38L1.02,-.38L1.02,.38L.38,.38L.38,1.02L-.38,1.02L-.38,.38L-1.02,.38L-1.02,-.38L-.38,-.38Z",
};

export interface Mark {
  space: string;
  /** A pawn that can go, one that is picked, a target, or a target that bumps somebody. */
  kind: "pawn" | "picked" | "target" | "bump";
  label: string;
}

interface Props {
  table: TableMessage;
  geometry: Geometry;
  marks: Mark[];
  /** Pawns as they would stand after what is picked. */
  ghosts: { seat: string; space: string }[];
  onTap: (space: string) => void;
}

function pawns(board: string, seats: string[]): Map<string, string[]> {
  return new Map(board.split("/").map((text, index) => [seats[index] ?? "", text.split(",")]));
}

function Pawn({ seat, at, size, count, ghost }: { seat: string; at: Point; size: number; count: number; ghost?: boolean }) {
  return (
    <g class={`pawn seat-${seat}${ghost ? " ghost" : ""}`} style={{ transform: `translate(${at.x}px, ${at.y}px)` }}>
      <path d={SHAPES[seat]} transform={`scale(${size})`} />
      <text dy="0.36em" font-size={size * 1.05} y={seat === "Y" ? size * 0.18 : 0}>
        {count > 1 ? `${count}` : seat}
      </text>
    </g>
  );
}

export function Board({ table, geometry, marks, ghosts, onTap }: Props) {
  const { half, radius, spaces, homes, names } = geometry;
  const seats = table.seats.map((place) => place.seat);
  const standing = table.view ? pawns(table.view.board, seats) : new Map(seats.map((seat) => [seat, Array<string>(4).fill(`${seat}h`)]));
  const marked = new Map(marks.map((mark) => [mark.space, mark]));
  const pointOf = (space: string): Point | undefined =>
    space.endsWith("h") ? homes.get(space[0]!)?.[0] : spaces.get(space);
  const press = (space: string) => (event: KeyboardEvent) => {
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      onTap(space);
    }
  };
  /** A tap beside a small space takes the nearest one that means something. */
  const nearest = (event: MouseEvent) => {
    const picture = event.currentTarget as SVGSVGElement;
    const matrix = picture.getScreenCTM();
    if (!matrix) return;
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    let best: { space: string; far: number } | null = null;
    for (const mark of marks) {
      const points = mark.space.endsWith("h") ? (homes.get(mark.space[0]!) ?? []) : [pointOf(mark.space)!];
      for (const point of points) {
        const far = Math.hypot(point.x - at.x, point.y - at.y);
        if (far < radius * 3 && (!best || far < best.far)) best = { space: mark.space, far };
      }
    }
    if (best) onTap(best.space);
  };
  return (
    <svg class="board" viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`} role="group" aria-label={t("board-label")} onClick={nearest}>
      <rect class="felt" x={-half + 4} y={-half + 4} width={2 * half - 8} height={2 * half - 8} rx="120" />
      {[...spaces].map(([space, at]) => {
        const kind = space.endsWith("s") ? "start" : space.includes("g") ? "goal" : "track";
        return (
          <g key={space} class={`space ${kind} seat-${space[0]}`}>
            <circle cx={at.x} cy={at.y} r={radius} />
            {kind === "track" && (
              <text x={at.x} y={at.y} dy="0.36em" font-size={radius * 0.85}>
                {space.slice(1)}
              </text>
            )}
            {kind === "start" && <path d={SHAPES[space[0]!]} transform={`translate(${at.x} ${at.y}) scale(${radius * 0.55})`} />}
          </g>
        );
      })}
      {[...homes].map(([seat, places]) => (
        <g key={seat} class={`home seat-${seat}`}>
          {places.map((at) => (
            <circle cx={at.x} cy={at.y} r={radius * 0.95} />
          ))}
        </g>
      ))}
      {[...names].map(([seat, at]) => (
        <text key={seat} class={`name${table.deciding.includes(seat) ? " deciding" : ""}`} x={at.x} y={at.y} text-anchor={at.x < -150 ? "start" : at.x > 150 ? "end" : "middle"}>
          {seatName(table, seat)}
        </text>
      ))}
      {marks.map((mark) => {
        const points = mark.space.endsWith("h") ? (homes.get(mark.space[0]!) ?? []) : [pointOf(mark.space)!];
        return points.map((at, index) => (
          <circle key={`${mark.space} ${index}`} class={`mark ${mark.kind}`} cx={at.x} cy={at.y} r={radius * 1.25} />
        ));
      })}
      {[...standing].flatMap(([seat, where]) =>
        [...new Set(where)].flatMap((space) => {
          const count = where.filter((other) => other === space).length;
          if (space.endsWith("h")) {
            return (homes.get(seat) ?? []).slice(0, count).map((at, index) => (
              <Pawn key={`${seat}h${index}`} seat={seat} at={at} size={radius * 0.8} count={1} />
            ));
          }
          const at = spaces.get(space);
          return at ? [<Pawn key={`${seat}${space}`} seat={seat} at={at} size={radius * 0.88} count={count} />] : [];
        }),
      )}
      {ghosts.map(({ seat, space }) => {
        const at = spaces.get(space);
        return at && <Pawn key={`ghost ${space}`} seat={seat} at={at} size={radius * 0.88} count={1} ghost />;
      })}
      {[...marked.values()].map((mark) => {
        const at = pointOf(mark.space)!;
        return (
          <circle
            key={`button ${mark.space}`}
            class="button"
            role="button"
            tabIndex={0}
            aria-label={mark.label || spaceName(mark.space)}
            cx={at.x}
            cy={at.y}
            r={radius * 1.25}
            onClick={(event) => {
              event.stopPropagation();
              onTap(mark.space);
            }}
            onKeyDown={press(mark.space)}
          />
        );
      })}
    </svg>
  );
}
