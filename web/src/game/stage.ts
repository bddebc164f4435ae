// The pawns as they are shown, and how they get from one place to the next. Pure: it follows what the server tells of a
// play, and knows no rules. Pawns have no identity in the game; here each has one, so that it can be seen to walk.

import type { EventMessage } from "../protocol";
import { home, isHome, readBoard, readLeg, readMove } from "./notation";

export interface Pawn {
  /** Its seat and its number. */
  id: string;
  seat: string;
  /** One of four, and its place at home. */
  number: number;
  space: string;
}

/** One pawn goes along these spaces: step by step, out of its home, home since it was bumped, or to where another one stood. */
export interface Walk {
  pawn: string;
  path: string[];
  how: "step" | "out" | "bump" | "swap";
  /** Does it stand for good where it comes to? */
  locks: boolean;
}

export type Play = Extract<EventMessage, { event: "play" }>;

/** Where all pawns stand by the server's board. Those that stand where one stood before are the same ones. */
export function place(board: string, seats: string[], before: Pawn[]): Pawn[] {
  return readBoard(board).flatMap((spaces, index) => {
    const seat = seats[index] ?? "";
    const free = [0, 1, 2, 3].map((number) => before.find((pawn) => pawn.id === seat + number) ?? { id: seat + number, seat, number, space: "" });
    const stayed: Pawn[] = [];
    const moved: string[] = [];
    for (const space of spaces) {
      const found = free.findIndex((pawn) => pawn.space === space);
      if (found >= 0) stayed.push(...free.splice(found, 1));
      else moved.push(space);
    }
    return [...stayed, ...moved.map((space, index) => ({ ...free[index]!, space }))].sort((a, b) => (a.id < b.id ? -1 : 1));
  });
}

/** The walks of a play, those of one group at the same time, and the pawns afterwards. */
export function perform(pawns: Pawn[], play: Play): { groups: Walk[][]; pawns: Pawn[] } {
  let now = pawns;
  const groups: Walk[][] = [];
  const go = (pawn: Pawn, path: string[], how: Walk["how"], locks = false): Walk => {
    now = now.map((other) => (other.id === pawn.id ? { ...pawn, space: path[path.length - 1]! } : other));
    return { pawn: pawn.id, path, how, locks };
  };
  const find = (seat: string, space: string, but?: string) => now.find((pawn) => pawn.seat === seat && pawn.space === space && pawn.id !== but);
  if (readMove(play.move).legs.some((leg) => readLeg(leg).isSwap)) {
    const both = play.legs.map((leg) => ({ leg, pawn: find(leg.seat, leg.path[0]!) }));
    groups.push(both.flatMap(({ leg, pawn }) => (pawn ? [go(pawn, [leg.path[0]!, leg.path[leg.path.length - 1]!], "swap")] : [])));
    return { groups, pawns: now };
  }
  for (const leg of play.legs) {
    const pawn = find(leg.seat, leg.path[0]!);
    if (!pawn) continue;
    const end = leg.path[leg.path.length - 1]!;
    groups.push([go(pawn, leg.path, isHome(leg.path[0]!) ? "out" : "step", leg.locks)]);
    const bumped = leg.bumpedBy ? { ...pawn, space: end } : leg.bumps ? find(leg.bumps, end, pawn.id) : undefined;
    if (bumped) groups.push([go(bumped, [end, home(bumped.seat)], "bump")]);
  }
  return { groups, pawns: now };
}
