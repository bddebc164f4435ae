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
function ends(leg: string): Pointed {
  const { spaces } = readLeg(leg);
  return { from: spaces[0]!, to: spaces[spaces.length - 1]! };
}

function means(leg: LegPrompt, pointed: Pointed): boolean {
  const { from, to } = ends(leg.text);
  return from === pointed.from && to === pointed.to;
}

/** All legs that can be chosen next, whichever pawn goes. */
export function options(prompt: PromptMessage, picked: Picked): Option[] {
  return branches(prompt, picked).flatMap((branch) =>
    onwards(prompt, branch).map(({ card, legs }) => {
      const leg = legs[legs.length - 1]!;
      return { ...ends(leg.text), card, isSwap: readLeg(leg.text).isSwap, travels: leg.travels };
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

/** A move of the list, as if a person had chosen it. */
export function pickMove(move: string): Picked {
  const { card, legs } = readMove(move);
  return { ...NOTHING, card, legs: legs.map(ends) };
}

/** Where a move is whole, what could have been chosen instead of its last leg can still be: one aims anew. */
export function open(prompt: PromptMessage, picked: Picked): Picked {
  const last = picked.legs.at(-1);
  if (!last || options(prompt, picked).length > 0) return picked;
  return { ...picked, from: last.from, to: null, legs: picked.legs.slice(0, -1) };
}

/** The move that a second tap on its last target plays, if this is one. */
export function again(prompt: PromptMessage, picked: Picked, space: string): string | null {
  const [only, ...others] = finished(prompt, picked);
  const isAimed = picked.legs.at(-1)?.to === space && options(prompt, picked).length === 0;
  return only && others.length === 0 && isAimed ? only.move : null;
}

/** What is picked before a person has done anything: if there is but one card to play, it. */
export function begin(prompt: PromptMessage): Picked {
  const [only, ...others] = prompt.kind === "play" ? prompt.cards : [];
  return only && others.length === 0 ? takeCard(prompt, NOTHING, only.card) : NOTHING;
}

/** What is picked after a tap on a space; null if the tap means nothing. */
export function tap(prompt: PromptMessage, before: Picked, space: string): Picked | null {
  const picked = open(prompt, before);
  const all = options(prompt, picked);
  const target = all.find((option) => option.from === picked.from && option.to === space);
  if (target) return take(prompt, picked, target);
  if (picked.from === space) return { ...picked, from: null, to: null };
  const pawn = all.find((option) => option.to === picked.to && option.from === space);
  if (pawn) return take(prompt, picked, pawn);
  if (all.some((option) => option.from === space)) return settle(prompt, { ...picked, from: space, to: null });
  return all.some((option) => option.to === space) ? settle(prompt, { ...picked, from: null, to: space }) : null;
}

/** What is picked after a leg was pointed at as a whole: a row of a list, or a word. */
export function pointAt(prompt: PromptMessage, before: Picked, leg: Pointed): Picked {
  return take(prompt, open(prompt, before), leg);
}

/** What is picked after a card was chosen; the same card again lets it go. A pawn that was chosen first stays chosen. */
export function takeCard(prompt: PromptMessage, picked: Picked, card: string): Picked {
  if (picked.card === card) return NOTHING;
  const kept = { ...picked, card };
  const all = options(prompt, kept);
  if (finished(prompt, kept).length > 0) return kept;
  if (picked.legs.length > 0 && all.length > 0) return settle(prompt, kept);
  const isKept = picked.from !== null && all.some((option) => option.from === picked.from);
  return settle(prompt, { ...NOTHING, card, from: isKept ? picked.from : null });
}

function take(prompt: PromptMessage, picked: Picked, { from, to }: Pointed): Picked {
  return settle(prompt, { ...picked, from: null, to: null, legs: [...picked.legs, { from, to }] });
}

/** Nobody has to point at what is the only thing to choose: a leg, or the pawn that can go. */
function settle(prompt: PromptMessage, picked: Picked): Picked {
  if (finished(prompt, picked).length > 0) return picked;
  const meant = ({ from, to }: Option) => (picked.from ?? from) === from && (picked.to ?? to) === to;
  const [first, ...others] = options(prompt, picked).filter(meant);
  if (!first) return picked;
  if (others.every((option) => isSame(option, first))) return take(prompt, picked, first);
  const isOnePawn = picked.to === null && others.every(({ from }) => from === first.from);
  return isOnePawn ? { ...picked, from: first.from } : picked;
}

/** A swap can be pointed at from both sides. */
function isSame(one: Option, other: Option): boolean {
  const isMirrored = one.isSwap && other.isSwap && one.from === other.to && one.to === other.from;
  return isMirrored || (one.from === other.from && one.to === other.to);
}
