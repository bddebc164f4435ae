// Few taps: counted over what bots were asked and chose in whole games of all editions.
import { expect, test } from "vitest";
import { again, begin, finished, open, options, type Picked, takeCard, tap } from "../src/game/narrow";
import { readLeg, readMove } from "../src/game/notation";
import type { PromptMessage } from "../src/protocol";
import { recorded } from "./prompts";

/** More than any move takes. */
const MANY = 9;
const PLAYS = recorded().filter(({ prompt }) => prompt.kind === "play");

/** The same for all spellings of a move: which leg comes first, and from which side a swap is told. */
function essence(move: string): string {
  const { card, legs } = readMove(move);
  const ends = legs.map(readLeg).map(({ spaces, isSwap }) => (isSwap ? spaces.toSorted() : spaces).join());
  return [card, ...ends.toSorted()].join(" ");
}

/** What the board offers: the page's marks, without their looks. */
function offered(prompt: PromptMessage, picked: Picked): string[] {
  return [...new Set(options(prompt, open(prompt, picked)).flatMap(({ from, to }) => [from, to]))];
}

/** The least taps that send a move: Play, a second tap on the target, one of several moves that may be meant, or, where moves go at
 *  once, the tap that makes it whole. */
function taps(prompt: PromptMessage, move: string, isAtOnce: boolean): number {
  const wanted = essence(move);
  // Nothing else helps.
  const { card, legs } = readMove(move);
  const ends = new Set(legs.flatMap((leg) => readLeg(leg).spaces));
  const seen = new Set<string>();
  let now = [begin(prompt)];
  for (let count = 0; count < MANY; count++) {
    const next: Picked[] = [];
    for (const picked of now) {
      const whole = finished(prompt, picked);
      const isThere = whole.some((one) => essence(one.move) === wanted);
      const isSent = isAtOnce && count > 0 && whole.length === 1 && options(prompt, picked).length === 0;
      if (isThere) return isSent ? count : count + 1;
      for (const after of [
        takeCard(prompt, picked, card),
        ...offered(prompt, picked).flatMap((space) => (ends.has(space) ? (tap(prompt, picked, space) ?? []) : [])),
      ]) {
        const key = JSON.stringify(after);
        if (!seen.has(key)) next.push(after);
        seen.add(key);
      }
    }
    now = next;
  }
  return MANY;
}

const median = (numbers: number[]) => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)];

test("a move takes two taps in the median, and one where moves go at once; none takes more than one for each thing to choose", { timeout: 60_000 }, () => {
  const counted = PLAYS.map(({ prompt, chosen }) => ({ chosen, asked: taps(prompt, chosen, false), atOnce: taps(prompt, chosen, true) }));
  expect(counted.length).toBeGreaterThan(100);
  expect(median(counted.map(({ asked }) => asked))).toBeLessThanOrEqual(2);
  expect(median(counted.map(({ atOnce }) => atOnce))).toBeLessThanOrEqual(1);
  // Card, then pawn and target of each leg, then Play.
  const slow = counted.filter(({ chosen, asked }) => asked > 2 + 2 * readMove(chosen).legs.length);
  expect(slow).toEqual([]);
});

test("a card with one move is whole as soon as it is chosen, and so is a card that is the only one", () => {
  let count = 0;
  for (const { prompt } of PLAYS) {
    for (const { card } of prompt.cards) {
      const only = { ...prompt, cards: prompt.cards.filter((other) => other.card === card) };
      const moves = new Set(leaves(only).map(essence));
      if (moves.size > 1) continue;
      count++;
      expect(finished(only, begin(only)).map(({ move }) => essence(move))).toEqual([...moves]);
    }
  }
  expect(count).toBeGreaterThan(20);
});

test("a second tap on the target of a whole move means that move, and nothing else does", { timeout: 60_000 }, () => {
  for (const { prompt } of PLAYS) {
    for (const { card } of prompt.cards) {
      const chosen = takeCard(prompt, begin(prompt), card);
      for (const space of offered(prompt, chosen)) {
        const picked = tap(prompt, chosen, space);
        if (!picked) continue;
        const whole = finished(prompt, picked);
        for (const other of offered(prompt, picked)) {
          const move = again(prompt, picked, other);
          const isAimed = other === picked.legs.at(-1)?.to && options(prompt, picked).length === 0;
          expect(move !== null).toBe(whole.length === 1 && isAimed);
          if (move !== null) expect(move).toBe(whole[0]!.move);
        }
      }
    }
  }
});

/** All moves of a prompt. */
function leaves(prompt: PromptMessage): string[] {
  const below = (node: number): string[][] => {
    const { done, legs } = prompt.nodes[node]!;
    const further = legs.flatMap((edge) => below(edge.node).map((rest) => [prompt.legs[edge.leg]!.text, ...rest]));
    return done ? [[], ...further] : further;
  };
  return prompt.cards.flatMap(({ card, node }) => (node === null ? [] : below(node).map((legs) => `${card} ${legs.join(", ")}`)));
}
