// The spaces of a way in the order of the track, for a picture from left to right. Pure numbers, no drawing.

import { readSpace } from "../game/notation";
import type { LegMessage } from "../protocol";

export interface Way {
  /** From left to right. */
  spaces: string[];
  /** Where among them the pawn begins, turns back if it does, and ends. */
  from: number;
  turn: number | null;
  to: number;
}

/** Does a step lead backwards? */
function isBack(from: string, to: string, arc: number): boolean {
  const [a, b] = [readSpace(from), readSpace(to)];
  if (a.kind === "goal" && b.kind === "goal") return b.number < a.number;
  if (a.seat === b.seat) return b.kind !== "goal" && a.kind !== "goal" && b.number < a.number && !(a.number === arc && b.number === 0);
  // From an arc into the one before it one comes at its end.
  return b.number > a.number || (a.number === 0 && b.number > 1);
}

/** The way of one pawn, which may go on and then back. */
export function way(legs: LegMessage[], arc: number): Way {
  const path = legs.flatMap((leg, index) => (index === 0 ? leg.path : leg.path.slice(1)));
  const steps = path.slice(1).map((to, index) => isBack(path[index]!, to, arc));
  const turned = steps.findIndex((back, index) => index > 0 && back !== steps[index - 1]);
  if (turned < 0) {
    const back = steps[0] ?? false;
    const spaces = back ? [...path].reverse() : path;
    return { spaces, from: spaces.indexOf(path[0]!), turn: null, to: back ? 0 : spaces.length - 1 };
  }
  // On and back again: what it comes to on its way back may lie behind where it stood.
  const on = path.slice(0, turned + 1);
  const back = path.slice(turned + 1);
  const before = back.filter((space) => !on.includes(space)).reverse();
  const spaces = steps[0] ? [...on].reverse() : [...before, ...on];
  return { spaces, from: spaces.indexOf(path[0]!), turn: spaces.indexOf(on.at(-1)!), to: Math.max(0, spaces.indexOf(path.at(-1)!)) };
}
