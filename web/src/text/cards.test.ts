// @vitest-environment jsdom
import { beforeAll, expect, test } from "vitest";
import { learnCards } from "../game/cards";
import type { CardMessage, EditionMessage, EffectMessage } from "../protocol";
import { cardWords, face, spoken } from "./cards";
import { loadMessages } from "./messages";

const card = (code: string, printed: string, ...effects: EffectMessage[]): CardMessage => ({ code, face: printed, effects });
const CARDS = [
  card("S8", "8♥", { effect: "start" }, { effect: "forward", steps: 8 }),
  card("S1", "1♥", { effect: "start" }, { effect: "forward", steps: 1 }),
  card("7/+2-5", "7/+2÷5", { effect: "forward", steps: 7 }, { effect: "forwardBack", forward: 2, back: 5 }),
  card("2SS", "2 ♥♥", { effect: "forward", steps: 2 }, { effect: "startTwo" }),
  card("7x1", "7×1", { effect: "split", steps: 7 }),
];

beforeAll(async () => {
  learnCards([{ cards: CARDS } as EditionMessage]);
  await loadMessages("en");
});

test("what a card does is said by its effects", () => {
  const check = (code: string, seen: string, words: string) => expect([face(code), cardWords(code)], code).toEqual([seen, words]);
  check("S8", "8♥", "A pawn comes out, or goes 8 steps.");
  check("S1", "1♥", "A pawn comes out, or goes 1 step.");
  check("7/+2-5", "7/+2−5", "A pawn goes 7 steps, or 2 on and then 5 back.");
  check("2SS", "2♥♥", "A pawn goes 2 steps, or two pawns of your team come out.");
  check("7x1", "7×1", "7 steps, shared among your pawns as you like.");
});

test("a hidden card shows that it is hidden, and says nothing", () => {
  expect([face("?"), cardWords("?")]).toEqual(["?", ""]);
});

test("signs on a face become words for ears", () => {
  expect(spoken(face("7/+2-5"))).toBe("7/+2minus 5");
});

test("the minus is that of the language", async () => {
  await loadMessages("da");
  expect(face("7/+2-5")).toBe("7/+2÷5");
});
