// Narrows what the server offers, in whatever order a person tries: card, pawn, target, next leg. It knows no rules: it
// only follows the graph of the prompt.

import type { LegMessage, LegPrompt, PromptMessage } from "../protocol";
import { isShared } from "./cards";
import { readLeg, readMove, writeMove } from "./notation";

/** A leg as a person points at it. */
export interface Pointed {
  from: string;
  to: string;
}

/** What has been chosen so far. */
export interface Picked {
  card: string | null;
  /** The space of the pawn that is about to go. */
  from: string | null;
  /** Where some pawn shall go, if that was pointed at first. */
  to: string | null;
  legs: Pointed[];
}

export const NOTHING: Picked = { card: null, from: null, to: null, legs: [] };

/** A leg that can be chosen next. */
export interface Option extends Pointed {
  card: string;
  isSwap: boolean;
  travels: LegMessage[];
}

/** A place in the graph that what is picked may have led to, and the way there. */
interface Branch {
  card: string;
  node: number;
  legs: LegPrompt[];
}

/** A move that is whole. */
export interface Whole {
  card: string;
  move: string;
  legs: LegPrompt[];
}

function branches(prompt: PromptMessage, picked: Picked): Branch[] {
  const cards = prompt.cards.filter((card) => picked.card === null || card.card === picked.card);
  let found: Branch[] = cards.flatMap(({ card, node }) => (node === null ? [] : [{ card, node, legs: [] }]));
  for (const pointed of picked.legs) {
    found = found.flatMap((branch) => onwards(prompt, branch).filter(({ legs }) => means(legs[legs.length - 1]!, pointed)));
  }
  return found;
}

function onwards(prompt: PromptMessage, { card, node, legs }: Branch): Branch[] {
  return (prompt.nodes[node]?.legs ?? []).flatMap((edge) => {
    const leg = prompt.legs[edge.leg];
    return leg ? [{ card, node: edge.node, legs: [...legs, leg] }] : [];
  });
}

/** Of two pawns that change places either may be pointed at first: the prompt has both legs. */
function ends(leg: LegPrompt): Pointed {
  const { spaces } = readLeg(leg.text);
  return { from: spaces[0]!, to: spaces[spaces.length - 1]! };
}

function means(leg: LegPrompt, pointed: Pointed): boolean {
  const { from, to } = ends(leg);
  return from === pointed.from && to === pointed.to;
}

/** All legs that can be chosen next, whichever pawn goes. */
export function options(prompt: PromptMessage, picked: Picked): Option[] {
  return branches(prompt, picked).flatMap((branch) =>
    onwards(prompt, branch).map(({ card, legs }) => {
      const leg = legs[legs.length - 1]!;
      return { ...ends(leg), card, isSwap: readLeg(leg.text).isSwap, travels: leg.travels };
    }),
  );
}

/** The moves that are whole by now: one for each card or way that may be meant. */
export function finished(prompt: PromptMessage, picked: Picked): Whole[] {
  if (picked.legs.length === 0) return [];
  return branches(prompt, picked)
    .filter(({ node }) => prompt.nodes[node]?.done)
    .map(({ card, legs }) => ({
      card,
      legs,
      move: writeMove(
        card,
        legs.map((leg) => leg.text),
      ),
    }));
}

/** The legs of what is picked, as far as they can be told. */
export function travelled(prompt: PromptMessage, picked: Picked): LegMessage[] {
  return branches(prompt, picked)[0]?.legs.flatMap((leg) => leg.travels) ?? [];
}

/** Do two pawns change places: each comes to where the other was? */
export function isSwap([one, other]: LegMessage[]): boolean {
  return one !== undefined && other !== undefined && one.path.at(-1) === other.path[0] && other.path.at(-1) === one.path[0];
}

/** How many steps of a card that is shared out, as `7x1` is, are still to go; null if it is not such a card. */
export function stepsLeft(prompt: PromptMessage, picked: Picked): number | null {
  const found = branches(prompt, picked);
  if (picked.legs.length === 0 || !found.every(({ card }) => isShared(card))) return null;
  const known = new Map<number, number>();
  const left = (node: number): number => {
    const before = known.get(node);
    if (before !== undefined) return before;
    const steps = (prompt.nodes[node]?.legs ?? []).map((edge) => {
      const path = prompt.legs[edge.leg]?.travels[0]?.path ?? [];
      return path.length - 1 + left(edge.node);
    });
    known.set(node, Math.max(0, ...steps));
    return known.get(node)!;
  };
  const most = Math.max(0, ...found.map(({ node }) => left(node)));
  return most > 0 ? most : null;
}

/** A move of the list, leg by leg. */
export function legsOf(prompt: PromptMessage, move: string): LegPrompt[] {
  const { card, legs } = readMove(move);
  const node = prompt.cards.find((other) => other.card === card)?.node ?? null;
  if (node === null) return [];
  let branch: Branch | undefined = { card, node, legs: [] };
  for (const text of legs) {
    branch = branch && onwards(prompt, branch).find(({ legs }) => legs[legs.length - 1]!.text === text);
  }
  return branch?.legs ?? [];
}

/** What is picked after a tap on a space; null if the tap means nothing. */
export function tap(prompt: PromptMessage, picked: Picked, space: string): Picked | null {
  const all = options(prompt, picked);
  const take = ({ from, to }: Pointed): Picked => ({ ...picked, from: null, to: null, legs: [...picked.legs, { from, to }] });
  if (picked.from !== null) {
    const target = all.find((option) => option.from === picked.from && option.to === space);
    if (target) return take(target);
  }
  if (picked.from === space) return { ...picked, from: null, to: null };
  if (picked.to !== null) {
    const pawn = all.find((option) => option.to === picked.to && option.from === space);
    if (pawn) return take(pawn);
  }
  if (all.some((option) => option.from === space)) return { ...picked, from: space, to: null };
  const ways = all.filter((option) => option.to === space);
  const pawns = new Set(ways.map((option) => option.from));
  if (pawns.size === 1) return take(ways[0]!);
  return pawns.size > 1 ? { ...picked, from: null, to: space } : null;
}

/** What is picked after a card was chosen; the same card again lets it go. A pawn that was chosen first stays chosen. */
export function takeCard(prompt: PromptMessage, picked: Picked, card: string): Picked {
  if (picked.card === card) return NOTHING;
  const kept = { ...picked, card };
  const all = options(prompt, kept);
  if (finished(prompt, kept).length > 0 || (picked.legs.length > 0 && all.length > 0)) return kept;
  const fresh = { ...NOTHING, card };
  if (picked.from !== null && all.some((option) => option.from === picked.from)) return { ...fresh, from: picked.from };
  const only = onlyMove(prompt, fresh);
  if (only) return only;
  // If only one pawn can go, nobody has to point at it.
  const pawns = new Set(options(prompt, fresh).map((option) => option.from));
  return pawns.size === 1 ? { ...fresh, from: [...pawns][0]! } : fresh;
}

/** A card with all its legs, if there is one way to play it: then there is nothing to choose. */
function onlyMove(prompt: PromptMessage, picked: Picked): Picked | null {
  const [next, ...others] = options(prompt, picked);
  const isWhole = finished(prompt, picked).length > 0;
  if (!next) return isWhole ? picked : null;
  // A swap can be pointed at from both sides, and is the same.
  const isOther = (option: Option) => !(option.isSwap && next.isSwap && option.from === next.to && option.to === next.from);
  if (isWhole || others.some(isOther)) return null;
  return onlyMove(prompt, { ...picked, legs: [...picked.legs, { from: next.from, to: next.to }] });
}

/** What was picked last is let go: a pawn or a target, a leg, the card. */
export function stepBack(picked: Picked): Picked {
  if (picked.from !== null || picked.to !== null) return { ...picked, from: null, to: null };
  return picked.legs.length > 0 ? { ...picked, legs: picked.legs.slice(0, -1) } : NOTHING;
}
