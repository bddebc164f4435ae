// What the proof of a game means to whoever took part, to whoever did not, and when something is wrong.
import { expect, test } from "vitest";
import type { Proof } from "../fair/proof";
import { verdict } from "./fairness";

const PROOF: Proof = { promised: "p", decks: [], flaw: null, parts: [{ seat: "R", part: "opened", seal: "x", seed: "mine" }] };

test("the verdict says who helped, or what is wrong", () => {
  const mine = { seed: "mine", promised: "p" };
  expect(verdict(PROOF, mine, true)).toEqual(["own", true]);
  expect(verdict(PROOF, undefined, true)).toEqual(["others", true]);
  expect(verdict({ ...PROOF, parts: [{ seat: "R", part: "none" }] }, undefined, true)).toEqual(["server", true]);
  expect(verdict({ ...PROOF, flaw: "deck" }, mine, true)).toEqual(["deck", false]);
  expect(verdict(PROOF, { ...mine, promised: "other seals" }, true)).toEqual(["changed", false]);
  expect(verdict(PROOF, mine, false)).toEqual(["dealt", false]);
  expect(verdict(PROOF, { ...mine, seed: "not in it" }, true)).toEqual(["late", true]);
  expect(verdict(PROOF, { ...mine, seed: "not in it", isTaken: true }, true)).toEqual(["left-out", false]);
});
