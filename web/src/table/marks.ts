// What can be pointed at on the board now, and what would happen there.

import { isSwap, type Option, open, options, type Picked } from "../game/narrow";
import { isHome, readSpace } from "../game/notation";
import type { LegMessage, PromptMessage } from "../protocol";
import type { Mark } from "../shape/mark";
import { legWords, pawnWords, spaceName } from "../text/sentences/words";

export function marks(prompt: PromptMessage, now: Picked): Mark[] {
  const picked = open(prompt, now);
  const aimed = picked === now ? null : now.legs.at(-1)!.to;
  const all = options(prompt, picked);
  const found = new Map<string, Mark>();
  for (const option of all) {
    if (option.from === picked.from) {
      const { to, travels } = option;
      found.set(to, { space: to, kind: happening(travels), label: label(option), steps: steps(travels), isAimed: to === aimed });
    }
  }
  for (const { from, to, travels } of all) {
    if (found.has(from) || (picked.to !== null && to !== picked.to)) continue;
    const pawn = pawnWords(travels[0]?.seat ?? readSpace(from).seat, from);
    found.set(from, { space: from, kind: from === picked.from ? "picked" : "pawn", label: pawn });
  }
  if (picked.to !== null) found.set(picked.to, { space: picked.to, kind: "picked", label: spaceName(picked.to) });
  if (picked.from !== null || picked.to !== null) return [...found.values()];
  // One may also point at where some pawn shall go.
  for (const option of all) {
    if (!found.has(option.to)) found.set(option.to, { space: option.to, kind: "reach", label: label(option), isQuiet: picked.card === null });
  }
  return [...found.values()];
}

function label(option: Option): string {
  return `${spaceName(option.to)}: ${legWords(option.travels)}`;
}

/** How many steps one pawn walks; none if it comes out, or flies. */
function steps(travels: LegMessage[]): number | undefined {
  const [only, ...others] = travels;
  return only && others.length === 0 && !isHome(only.path[0]!) ? only.path.length - 1 : undefined;
}

function happening(travels: LegMessage[]): Mark["kind"] {
  if (isSwap(travels)) return "swap";
  if (travels.some((leg) => leg.bumpedBy)) return "own-bump";
  if (travels.some((leg) => leg.bumps)) return "bump";
  return travels.some((leg) => leg.locks) ? "lock" : "target";
}
