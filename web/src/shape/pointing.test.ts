import { expect, test } from "vitest";
import { aim } from "./pointing";

const SPOTS = [
  { space: "R1", at: { x: 0, y: 0 } },
  { space: "R2", at: { x: 50, y: 0 } },
  { space: "Rh", at: { x: 200, y: 0 } },
  { space: "Rh", at: { x: 210, y: 0 } },
];
const at = (x: number, doubt = 10) => aim(SPOTS, { x, y: 0 }, 60, doubt);

test("the nearest space is meant", () => {
  expect(at(-20)).toEqual({ kind: "space", space: "R1" });
  expect(at(40)).toEqual({ kind: "space", space: "R2" });
});

test("between two spaces it is unclear, and with a steady hand it is not", () => {
  expect(at(24)).toEqual({ kind: "unclear", at: { x: 24, y: 0 } });
  expect(at(24, 0)).toEqual({ kind: "space", space: "R1" });
});

test("two places of one home are no doubt, and far away is nothing", () => {
  expect(at(205)).toEqual({ kind: "space", space: "Rh" });
  expect(at(120)).toEqual({ kind: "nothing" });
});
