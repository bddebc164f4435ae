// What a review says in whole points: the rows add up to what stands at the end, over any part of the game.
import { expect, test } from "vitest";
import type { ReviewMessage } from "../protocol";
import { isMarked, Ledger, sameChoice, worthOf } from "./ledger";

const seat = (letter: string) => ({ seat: letter, counted: 1, good: 1, best: 1, found: 0, lost: 0 });
const REVIEW: ReviewMessage = {
  ...{ version: 1, effort: "quick", edition: "classic", winner: 0, moments: [] },
  teams: [
    { seats: ["R", "G"], start: 5000, cards: 1200, hidden: 3949, play: { R: -349, Y: 250, G: -150, B: 100 }, luck: "good", skill: "even" },
    { seats: ["Y", "B"], start: 5000, cards: -1200, hidden: -3949, play: { R: 349, Y: -250, G: 150, B: -100 }, luck: "poor", skill: "even" },
  ],
  seats: ["R", "Y", "G", "B"].map(seat),
  steps: [
    { event: 2, chances: [5849, 4151], cards: [849, -849] },
    { event: 7, seat: "R", chances: [5500, 4500], play: [-349, 349] },
    { event: 8, seat: "Y", chances: [5750, 4250], play: [250, -250] },
    { event: 12, chances: [6101, 3899], cards: [351, -351] },
    { event: 17, seat: "G", chances: [5951, 4049], play: [-150, 150] },
    { event: 18, seat: "B", chances: [10000, 0], play: [100, -100], hidden: [3949, -3949] },
  ],
  decisions: [
    { step: 1, event: 7, seat: "R", judged: { verdict: "mistake", choice: "5 R1>R6", win: 5500, loss: 349, error: 9, motive: "advances", worth: [] } },
    { step: 2, event: 8, seat: "Y", judged: { verdict: "fine", choice: "fold", win: 4250, loss: 0, error: 9, motive: "folds" } },
  ],
};
const ledger = Ledger.of(REVIEW, "G");

test("whose side it is: the reader's, or the winners'", () => {
  expect(ledger.own).toEqual(["R", "G"]);
  expect(Ledger.of(REVIEW, "B").own).toEqual(["Y", "B"]);
  expect(Ledger.of(REVIEW, null).own).toEqual(["R", "G"]);
});

test("the chance after an event is that after the last step up to it", () => {
  expect([0, 2, 6, 7, 18, 99].map((event) => ledger.stepsUntil(event))).toEqual([0, 1, 1, 2, 6, 6]);
  expect([ledger.chance(0), ledger.chance(2), ledger.chance(6)]).toEqual([50, 55, 100]);
  expect(ledger.curve.length).toBe(7);
});

test.each([["deal"], ["so-far"], ["game"]] as const)("over %s the rows add up, wherever one stands and whoever asks", (window) => {
  for (const you of ["R", "Y"]) {
    const of = Ledger.of(REVIEW, you);
    for (let steps = 0; steps <= REVIEW.steps.length; steps++) {
      const { from, to, rows, luck, play } = of.fall(window, steps);
      expect(rows.every(({ points }) => Number.isInteger(points))).toBe(true);
      expect(rows.reduce((all, { points }) => all + points, from)).toBe(to);
      expect(from + luck + play).toBe(to);
      expect(to).toBe(Math.round(of.chance(window === "game" ? REVIEW.steps.length : steps)));
      for (const row of rows) if (row.seats.length > 0) expect(row.seats.reduce((all, { points }) => all + points, 0)).toBe(row.points);
    }
  }
});

test("a window of one deal begins with its cards", () => {
  const { from, to, rows } = ledger.fall("deal", 5);
  expect([from, to]).toEqual([58, 60]);
  expect(rows.find(({ kind }) => kind === "theirs")?.points).toBe(0);
});

test("the heading says what was beyond eight points of luck and five of play", () => {
  expect(ledger.fall("so-far", 1).tones).toEqual({ luck: "even", play: "even" });
  expect(ledger.fall("game", 0).tones).toEqual({ luck: "good", play: "even" });
  expect(Ledger.of(REVIEW, "Y").fall("game", 0).tones.luck).toBe("poor");
});

test("clear mistakes are marked, and what is fine is not", () => {
  expect(REVIEW.decisions.map(isMarked)).toEqual([true, false]);
});

test("a choice is worth what is listed for it in any order of its legs, and no more than the last if it is not", () => {
  const worth = [
    { choice: "7x1 R2>R4, R7>R12", win: 7000 },
    { choice: "give 2", win: 6000 },
  ];
  expect(worthOf(worth, "7x1 R7>R12, R2>R4")).toEqual({ win: 7000, isListed: true });
  expect(worthOf(worth, "fold")).toEqual({ win: 6000, isListed: false });
  expect(sameChoice("swap R3<>Y2", "swap R4<>Y2")).toBe(false);
});
