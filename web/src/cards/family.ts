// The six families of cards, each with a colour of its own: what a card lets a pawn do.

import type { EffectMessage } from "../protocol";

export type Family = "walk" | "out" | "back" | "split" | "swap" | "jump";

const FAMILIES: Record<EffectMessage["effect"], Family> = {
  forward: "walk",
  start: "out",
  startTwo: "out",
  backward: "back",
  forwardBack: "back",
  split: "split",
  pair: "split",
  swap: "swap",
  jump: "jump",
};

/** The family of one thing that a card does. A server that is newer than the page may tell of others: they walk. */
export function familyOf({ effect }: EffectMessage): Family {
  return FAMILIES[effect] ?? "walk";
}

/** The family of a card: that of the first thing that not every card does. */
export function family(effects: EffectMessage[]): Family {
  return effects.map(familyOf).find((one) => one !== "walk") ?? "walk";
}
