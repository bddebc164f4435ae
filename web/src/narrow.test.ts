import { expect, test } from "vitest";
import { NOTHING, finished, options, takeCard, tap } from "./narrow";
import type { PromptMessage } from "./protocol";

const leg = (text: string) => ({ text, travels: [] });

// A seven that two pawns can share, and a two.
const prompt: PromptMessage = {
  since: 1,
  kind: "play",
  to: null,
  cards: [
    { card: "2", node: 1 },
    { card: "7x1", node: 3 },
  ],
  why: [],
  legs: [leg("R3>R5"), leg("R3>R10"), leg("R3>R6"), leg("R12>Y2")],
  nodes: [
    { done: true, legs: [] },
    { done: false, legs: [{ leg: 0, node: 0 }] },
    { done: false, legs: [{ leg: 3, node: 0 }] },
    { done: false, legs: [{ leg: 1, node: 0 }, { leg: 2, node: 2 }] },
  ],
};

test("a card first, then a pawn, then targets leg by leg", () => {
  let picked = takeCard(prompt, NOTHING, "7x1");
  expect(options(prompt, picked).map((option) => option.to)).toEqual(["R10", "R6"]);
  picked = tap(prompt, picked, "R3")!;
  picked = tap(prompt, picked, "R6")!;
  expect(finished(prompt, picked)).toEqual([]);
  expect(options(prompt, picked).map((option) => option.leg)).toEqual(["R12>Y2"]);
  picked = tap(prompt, tap(prompt, picked, "R12")!, "Y2")!;
  expect(finished(prompt, picked)).toEqual([{ card: "7x1", move: "7x1 R3>R6, R12>Y2" }]);
});

test("a pawn first leaves open which card it is", () => {
  const picked = tap(prompt, NOTHING, "R3")!;
  expect(options(prompt, picked).map((option) => option.card)).toEqual(["2", "7x1", "7x1"]);
  expect(finished(prompt, tap(prompt, picked, "R5")!)).toEqual([{ card: "2", move: "2 R3>R5" }]);
});

test("what means nothing changes nothing", () => {
  expect(tap(prompt, NOTHING, "B4")).toBeNull();
  expect(takeCard(prompt, takeCard(prompt, NOTHING, "2"), "2")).toEqual(NOTHING);
});
