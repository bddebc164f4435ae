import { expect, test } from "vitest";
import type { EditionMessage } from "../protocol";
import { editionOf, existing, nameRuleSet, readRuleSet, TOURNAMENT, turn } from "./ruleset";

const edition = (name: string, knobs: string[]) => ({ name, knobs }) as EditionMessage;
const CLASSIC = edition("classic", ["start-counts", "lock-or-leave", "fresh-decks"]);
const JUBILEE = edition("jubilee", ["start-counts", "rest-in-goal", "fresh-decks"]);
const EDITIONS = [CLASSIC, JUBILEE];

test("a rule set is named by its edition and what is turned, in the edition's order and each once", () => {
  expect(nameRuleSet(CLASSIC, [])).toBe("classic");
  expect(nameRuleSet(CLASSIC, ["fresh-decks", "lock-or-leave", "fresh-decks"])).toBe("classic+lock-or-leave+fresh-decks");
  // What the edition has anyway is not turned.
  expect(nameRuleSet(JUBILEE, ["lock-or-leave"])).toBe("jubilee");
});

test("a name is read back", () => {
  expect(readRuleSet("plus-trios")).toEqual({ edition: "plus-trios", turned: [] });
  expect(readRuleSet("classic+lock-or-leave+fresh-decks")).toEqual({ edition: "classic", turned: ["lock-or-leave", "fresh-decks"] });
  expect(editionOf(EDITIONS, TOURNAMENT)).toBe(CLASSIC);
  expect(editionOf(EDITIONS, "other")).toBeUndefined();
});

test("a knob is turned, and turned back", () => {
  const both = turn(CLASSIC, TOURNAMENT, "start-counts");
  expect(both).toBe("classic+start-counts+lock-or-leave");
  expect(turn(CLASSIC, both, "start-counts")).toBe(TOURNAMENT);
  expect(turn(CLASSIC, TOURNAMENT, "lock-or-leave")).toBe("classic");
});

test("what a browser has kept of another server is not asked for", () => {
  expect(existing(EDITIONS, TOURNAMENT)).toBe(TOURNAMENT);
  expect(existing(EDITIONS, "jubilee+lock-or-leave")).toBe("jubilee");
  expect(existing(EDITIONS, "classic+fresh-decks+lock-or-leave")).toBe("classic");
  expect(existing(EDITIONS, "monopoly+free-parking")).toBe("classic");
});
