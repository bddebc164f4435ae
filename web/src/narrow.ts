// Narrows what the server offers, in whatever order a person tries: card, pawn, target, next leg. It knows no rules: it
// only follows the graph of the prompt.

import type { LegMessage, PromptMessage } from "./protocol";

/** What has been chosen so far. */
export interface Picked {
  card: string | null;
  /** The space of the pawn that is about to go. */
  from: string | null;
  /** The legs chosen, as they stand in a move. */
  legs: string[];
}

export const NOTHING: Picked = { card: null, from: null, legs: [] };

/** A leg that can be chosen next. */
export interface Option {
  card: string;
  leg: string;
  from: string;
  to: string;
  travels: LegMessage[];
}

interface Branch {
  card: string;
  node: number;
}

/** The places in the graph that what is picked may have led to. */
function branches(prompt: PromptMessage, picked: Picked): Branch[] {
  const cards = prompt.cards.filter((card) => picked.card === null || card.card === picked.card);
  let found: Branch[] = cards.flatMap((card) => (card.node === null ? [] : [{ card: card.card, node: card.node }]));
  for (const leg of picked.legs) {
    found = found.flatMap(({ card, node }) =>
      (prompt.nodes[node]?.legs ?? [])
        .filter((edge) => prompt.legs[edge.leg]?.text === leg)
        .map((edge) => ({ card, node: edge.node })),
    );
  }
  return found;
}

/** All legs that can be chosen next, whichever pawn goes. */
export function options(prompt: PromptMessage, picked: Picked): Option[] {
  return branches(prompt, picked).flatMap(({ card, node }) =>
    (prompt.nodes[node]?.legs ?? []).flatMap((edge) => {
      const leg = prompt.legs[edge.leg];
      if (!leg) return [];
      const [from, to] = ends(leg.text);
      return [{ card, leg: leg.text, from, to, travels: leg.travels }];
    }),
  );
}

/** The moves that are whole by now: one for each card that may be meant. */
export function finished(prompt: PromptMessage, picked: Picked): { card: string; move: string }[] {
  if (picked.legs.length === 0) return [];
  return branches(prompt, picked)
    .filter(({ node }) => prompt.nodes[node]?.done)
    .map(({ card }) => ({ card, move: `${card} ${picked.legs.join(", ")}` }));
}

/** Where a leg begins and where it ends. */
export function ends(leg: string): [string, string] {
  const spaces = leg.split(/<>|>/);
  return [spaces[0] ?? "", spaces[spaces.length - 1] ?? ""];
}

/** What is picked after a tap on a space; null if the tap means nothing. */
export function tap(prompt: PromptMessage, picked: Picked, space: string): Picked | null {
  const all = options(prompt, picked);
  if (picked.from !== null) {
    const target = all.find((option) => option.from === picked.from && option.to === space);
    if (target) return { ...picked, from: null, legs: [...picked.legs, target.leg] };
  }
  if (all.some((option) => option.from === space)) return { ...picked, from: space };
  return null;
}

/** What is picked after a card was chosen; the same card again lets it go. */
export function takeCard(prompt: PromptMessage, picked: Picked, card: string): Picked {
  if (picked.card === card) return NOTHING;
  const kept = { ...picked, card };
  return branches(prompt, kept).length > 0 && picked.legs.length > 0 ? kept : { ...NOTHING, card };
}
