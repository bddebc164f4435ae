// Which part of the board a picture shows: what happens there and a little round it, from the side where that needs least room.

import { home, isHome, readBoard, readSpace, start } from "../game/notation";
import type { EditionMessage, LegMessage } from "../protocol";
import { type Geometry, geometry, type Point, type Size } from "../shape/geometry";

/** What is shown of a game: a board, and perhaps a move. */
export interface Scene {
  /** On whose board. */
  edition: string;
  seat: string;
  before: string;
  after?: string;
  legs?: LegMessage[];
  /** The pawn that cannot go, if others could. */
  pawn?: string;
}

export interface Crop {
  board: Geometry;
  box: Point & Size;
}

const BOARD: Record<number, Size> = { 4: { width: 1180, height: 640 }, 6: { width: 1000, height: 780 } };
/** In units: what is left round what happens, and how much is shown at least. */
const ROUND = 1.5;
const LEAST = 9.6;

/** The spaces that matter. */
function spacesOf({ seat, before, legs, pawn }: Scene): string[] {
  const inPlay = readBoard(before)
    .flat()
    .filter((space) => !isHome(space));
  const all = legs ? legs.flatMap(({ path }) => path) : pawn ? [...inPlay.filter((space) => readSpace(space).kind === "goal"), pawn] : inPlay;
  return all.length > 0 ? all : [start(seat), home(seat)];
}

/** The part of the board for a scene; `shape` is how wide it shall be for its height. */
export function cropOf(scene: Scene, { seats, arc }: EditionMessage, shape: number): Crop {
  const all = seats.map((own) => {
    const board = geometry(seats, arc, own, BOARD[seats.length] ?? BOARD[4]!);
    return { board, box: boxOf(board, spacesOf(scene), shape) };
  });
  // Of equal ones the one with the track above, on which pawns go from left to right.
  const first = spacesOf(scene)[0]!;
  const area = ({ board, box }: Crop) => box.width * box.height * (board.inwards(first).y > 0.5 ? 0.97 : 1);
  return all.reduce((best, other) => (area(other) < area(best) - 1 ? other : best));
}

function boxOf({ unit, margin, spaces, homes }: Geometry, wanted: string[], shape: number): Point & Size {
  // The board may be smaller than the room for it.
  const [width, height] = ["x", "y"].map((axis) => 2 * (Math.max(...[...spaces.values()].map((at) => Math.abs(at[axis as "x" | "y"]))) + margin)) as [
    number,
    number,
  ];
  const points = wanted.flatMap((space) => spaces.get(space) ?? homes.get(readSpace(space).seat) ?? []);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const middle = { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
  const needs = { width: Math.max(...xs) - Math.min(...xs) + 2 * ROUND * unit, height: Math.max(...ys) - Math.min(...ys) + 2 * ROUND * unit };
  const wide = Math.min(width, Math.max(needs.width, needs.height * shape, LEAST * unit));
  const high = Math.min(height, Math.max(wide / shape, needs.height));
  const within = (at: number, size: number, room: number) => Math.max(-room / 2, Math.min(room / 2 - size, at - size / 2));
  return { x: within(middle.x, wide, width), y: within(middle.y, high, height), width: wide, height: high };
}
