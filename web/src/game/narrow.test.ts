import { expect, test } from "vitest";
import type { EditionMessage, LegPrompt, PromptMessage } from "../protocol";
import { learnCards } from "./cards";
import { again, begin, finished, legsOf, NOTHING, type Picked, stepsLeft, takeCard, tap } from "./narrow";

learnCards([{ cards: [{ code: "7x1", face: "7×1", effects: [{ effect: "split", steps: 7 }] }] } as unknown as EditionMessage]);

const leg = (text: string, steps: number): LegPrompt => ({ text, travels: [{ seat: "R", path: [text.split(/[<>]/)[0]!, ...Array<string>(steps).fill("")] }] });
/** A two, a seven that two pawns share, and a swap. */
const PROMPT: PromptMessage = {
  since: 5,
  kind: "play",
  to: null,
  cards: [
    { card: "2", node: 1 },
    { card: "7x1", node: 3 },
    { card: "swap", node: 4 },
    { card: "4", node: 6 },
  ],
  why: [],
  legs: [leg("R3>R5", 2), leg("R9>R11", 2), leg("R3>R8", 5), leg("R3<>Y2", 1), leg("R9>R14", 5), leg("Y2<>R3", 1), leg("Rg2>Rg4>Rg2", 4)],
  nodes: [
    { done: true, legs: [] },
    {
      done: false,
      legs: [
        { leg: 0, node: 0 },
        { leg: 1, node: 0 },
      ],
    },
    { done: false, legs: [{ leg: 2, node: 0 }] },
    {
      done: false,
      legs: [
        { leg: 1, node: 2 },
        { leg: 0, node: 5 },
      ],
    },
    {
      done: false,
      legs: [
        { leg: 3, node: 0 },
        { leg: 5, node: 0 },
      ],
    },
    { done: false, legs: [{ leg: 4, node: 0 }] },
    { done: false, legs: [{ leg: 6, node: 0 }] },
  ],
};
/** The moves that are whole after a person chose cards (`=2`) and tapped spaces, one after the other. */
function check(picks: string[], moves: string[]) {
  let picked: Picked = NOTHING;
  for (const pick of picks) {
    const next = pick.startsWith("=") ? takeCard(PROMPT, picked, pick.slice(1)) : tap(PROMPT, picked, pick);
    expect(next, pick).not.toBeNull();
    picked = next!;
  }
  expect(finished(PROMPT, picked).map(({ move }) => move)).toEqual(moves);
  return picked;
}

test("every order leads to the same move", () => {
  check(["=2", "R3", "R5"], ["2 R3>R5"]);
  check(["R3", "=2", "R5"], ["2 R3>R5"]);
  check(["R3", "R5", "=2"], ["2 R3>R5"]);
  check(["R5", "=2"], ["2 R3>R5"]);
  check(["=2", "R5"], ["2 R3>R5"]);
});

test("a split is put together leg by leg, with the steps that are left; the last leg goes without saying", () => {
  const one = { ...NOTHING, card: "7x1", legs: [{ from: "R9", to: "R11" }] };
  expect(stepsLeft(PROMPT, one)).toBe(5);
  const both = check(["=7x1", "R11"], ["7x1 R9>R11, R3>R8"]);
  expect(stepsLeft(PROMPT, both)).toBeNull();
});

test("of two pawns that change places either may be tapped first", () => {
  check(["R3", "Y2"], ["swap R3<>Y2"]);
  check(["Y2", "R3"], ["swap Y2<>R3"]);
});

test("a pawn that comes back to where it stood is its own target", () => {
  check(["Rg2", "Rg2"], ["4 Rg2>Rg4>Rg2"]);
});

test("another pawn can be taken instead, the same one put down, and a card let go", () => {
  const picked = check(["=2", "R3", "R9"], ["2 R9>R11"]);
  expect(tap(PROMPT, picked, "R9")).toEqual({ ...NOTHING, card: "2" });
  expect(takeCard(PROMPT, picked, "2")).toEqual(NOTHING);
  expect(tap(PROMPT, picked, "B7")).toBeNull();
});

test("a pawn with one way to go is laid out, and a second tap on its target plays it", () => {
  const picked = check(["=2", "R3"], ["2 R3>R5"]);
  expect(again(PROMPT, picked, "R5")).toBe("2 R3>R5");
  expect(again(PROMPT, picked, "R3")).toBeNull();
  // Whoever aims elsewhere begins there: nothing is sent by it.
  check(["=2", "R3", "R11"], ["2 R9>R11"]);
  // Several moves may be meant: one says which.
  expect(again(PROMPT, { ...NOTHING, legs: [{ from: "R3", to: "R5" }] }, "R5")).toBe(null);
});

test("a move of the list is found leg by leg", () => {
  expect(legsOf(PROMPT, "7x1 R9>R11, R3>R8").map(({ text }) => text)).toEqual(["R9>R11", "R3>R8"]);
  expect(legsOf(PROMPT, "swap R3<>Y2").map(({ text }) => text)).toEqual(["R3<>Y2"]);
  expect(legsOf(PROMPT, "9 R9>R11")).toEqual([]);
});

test("a card with one move is laid out at once, also without being chosen if it is the only card", () => {
  const picked = check(["=4"], ["4 Rg2>Rg4>Rg2"]);
  expect(begin(PROMPT)).toEqual(NOTHING);
  expect(begin({ ...PROMPT, cards: PROMPT.cards.slice(-1) })).toEqual(picked);
  expect(begin({ ...PROMPT, kind: "give", cards: PROMPT.cards.slice(-1) })).toEqual(NOTHING);
  // A swap that can be pointed at from both sides is one move.
  check(["=swap"], ["swap R3<>Y2"]);
  // Where there is a choice, it is left to the person.
  expect(check(["=2"], []).legs).toEqual([]);
  expect(check(["=7x1"], []).legs).toEqual([]);
});
