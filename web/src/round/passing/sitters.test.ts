import { expect, test } from "vitest";
import type { EditionMessage } from "../../protocol";
import { firstChoice, reseated, sittersOf } from "./sitters";

const FOUR = {
  seats: ["R", "Y", "G", "B"],
  teams: [
    ["R", "G"],
    ["Y", "B"],
  ],
} as unknown as EditionMessage;
const SIX = {
  seats: ["R", "O", "Y", "G", "B", "P"],
  teams: [
    ["R", "Y", "B"],
    ["O", "G", "P"],
  ],
} as unknown as EditionMessage;
const FACES = ["bun", "hat", "bob"] as const;
const people = (edition: EditionMessage) => firstChoice(edition, "Ann", "hat", [...FACES]);
const plain = (name: string) => name.trim();
const unnamed = (number: number) => `Player ${number}`;

test("at first one plays with a partner, against bots, and nobody next to one has the same face", () => {
  const first = people(FOUR);
  expect(first.filter(({ isPerson }) => isPerson).map(({ seat }) => seat)).toEqual(["R", "G"]);
  expect(first[0]).toEqual({ seat: "R", isPerson: true, name: "Ann", face: "hat" });
  expect(first.slice(1).some(({ face }) => face === "hat")).toBe(false);
});

test("everyone has a name of their own and a number by which the engine knows them", () => {
  const all = people(FOUR).map((one, index) => ({ ...one, isPerson: true, name: ["Bo", " bo ", "", "Bo 2"][index]! }));
  expect(sittersOf(all, plain, unnamed).map(({ person, seat, name }) => [person, seat, name])).toEqual([
    ["1", "R", "Bo"],
    ["2", "Y", "bo 2"],
    ["3", "G", "Player 3"],
    ["4", "B", "Bo 2 2"],
  ]);
});

test("a long name stays short enough with its number", () => {
  const long = "x".repeat(24);
  const all = people(FOUR).map((one) => ({ ...one, isPerson: true, name: long }));
  const names = sittersOf(all, plain, unnamed).map(({ name }) => name);
  expect(new Set(names).size).toBe(4);
  expect(names.every((name) => name.length <= 24)).toBe(true);
});

test("bots are nobody of this device", () => {
  expect(sittersOf(people(SIX), plain, unnamed).map(({ seat }) => seat)).toEqual(["R", "Y"]);
});

test("whoever has a seat keeps it when others are added or taken away", () => {
  const six = reseated(people(FOUR), people(SIX));
  expect(six.map(({ seat, isPerson }) => [seat, isPerson])).toEqual([
    ["R", true],
    ["O", false],
    ["Y", false],
    ["G", true],
    ["B", false],
    ["P", false],
  ]);
  expect(reseated(six, people(FOUR)).map(({ isPerson }) => isPerson)).toEqual([true, false, true, false]);
});
