// What can be pointed at on the board now, and what would happen there.

import { isSwap, type Option, options, type Picked } from "../game/narrow";
import { isHome, readSpace } from "../game/notation";
import type { LegMessage, PromptMessage } from "../protocol";
import type { Mark } from "../shape/mark";
import { legWords, pawnWords, spaceName } from "../text/words";

export function marks(prompt: PromptMessage, picked: Picked): Mark[] {
  const found = new Map<string, Mark>();
  for (const option of options(prompt, picked)) {
    if (option.from === picked.from) {
      found.set(option.to, { space: option.to, kind: happening(option.travels), label: label(option), steps: steps(option.travels) });
    }
  }
  for (const option of options(prompt, picked)) {
    if (found.has(option.from) || (picked.to !== null && option.to !== picked.to)) continue;
    const pawn = pawnWords(option.travels[0]?.seat ?? readSpace(option.from).seat, option.from);
    found.set(option.from, { space: option.from, kind: option.from === picked.from ? "picked" : "pawn", label: pawn });
  }
  if (picked.to !== null) found.set(picked.to, { space: picked.to, kind: "picked", label: spaceName(picked.to) });
  // With a card in mind one may also point at where some pawn shall go.
  if (picked.card === null || picked.from !== null || picked.to !== null) return [...found.values()];
  for (const option of options(prompt, picked)) {
    if (!found.has(option.to)) found.set(option.to, { space: option.to, kind: "reach", label: label(option) });
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
