import { expect, test } from "vitest";
import { way } from "./way";

const leg = (...path: string[]) => ({ seat: "R", path });

test("forwards is from left to right, also round a corner and into the goal", () => {
  expect(way([leg("R12", "R13", "R14", "Ys", "Y1")], 14)).toEqual({ spaces: ["R12", "R13", "R14", "Ys", "Y1"], from: 0, turn: null, to: 4 });
  expect(way([leg("B14", "Rg1", "Rg2")], 14)).toMatchObject({ spaces: ["B14", "Rg1", "Rg2"], from: 0, to: 2 });
});

test("backwards is from right to left, also round a corner", () => {
  expect(way([leg("Y2", "Y1", "Ys", "R14", "R13")], 14)).toEqual({ spaces: ["R13", "R14", "Ys", "Y1", "Y2"], from: 4, turn: null, to: 0 });
  // Where a start is no step, one goes by it.
  expect(way([leg("Y1", "R14", "R13")], 14)).toMatchObject({ spaces: ["R13", "R14", "Y1"], from: 2, to: 0 });
  expect(way([leg("R14", "Y1", "Y2")], 14)).toMatchObject({ spaces: ["R14", "Y1", "Y2"], from: 0, to: 2 });
});

test("on and back again ends where it ends, behind where it stood or before", () => {
  expect(way([leg("R5", "R6", "R7"), leg("R7", "R6", "R5", "R4", "R3")], 14)).toEqual({ spaces: ["R3", "R4", "R5", "R6", "R7"], from: 2, turn: 4, to: 0 });
  expect(way([leg("B14", "Rg1", "Rg2", "Rg1")], 14)).toEqual({ spaces: ["B14", "Rg1", "Rg2"], from: 0, turn: 2, to: 1 });
});

test("whoever jumps comes down at once", () => {
  expect(way([leg("R3", "Y3")], 14)).toMatchObject({ spaces: ["R3", "Y3"], from: 0, to: 1 });
});
