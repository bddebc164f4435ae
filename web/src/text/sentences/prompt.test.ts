// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { learnCards } from "../../game/cards";
import { NOTHING, type Picked } from "../../game/narrow";
import type { EditionMessage, LegMessage, PromptMessage, TableMessage } from "../../protocol";
import { loadMessages } from "../messages";
import { asked, waits } from "./prompt";

const EDITIONS = JSON.parse(readFileSync(join(import.meta.dirname, "../../cards/editions.test.json"), "utf8")) as EditionMessage[];
const TEAMS = [
  ["R", "G"],
  ["Y", "B"],
];
const TABLE = { you: "R", seats: ["R", "Y", "G", "B"].map((seat) => ({ seat, name: seat === "G" ? "Freja" : null })) } as unknown as TableMessage;

beforeAll(() => learnCards(EDITIONS));
beforeEach(() => loadMessages("en"));

const go = (seat: string, ...path: string[]): LegMessage => ({ seat, path });
/** A card whose legs come one after the other; each is `text` and who travels. */
function prompt(card: string, ...steps: [string, LegMessage[]][][]): PromptMessage {
  const legs = steps.flat().map(([text, travels]) => ({ text, travels }));
  let number = 0;
  const nodes = steps.map((some, index) => ({ done: false, legs: some.map(() => ({ leg: number++, node: index + 1 })) }));
  return { since: 1, kind: "play", to: null, cards: [{ card, node: 0 }], why: [], legs, nodes: [...nodes, { done: true, legs: [] }] };
}
const says = (one: PromptMessage, picked: Partial<Picked>) => {
  const { title, line } = asked(TABLE, TEAMS, one, { ...NOTHING, ...picked });
  return [title, line];
};

test("with one of two pawns moved nobody is told of a play that is not there", () => {
  const two = prompt("2SS", [["Rh>Rs", [go("R", "Rh", "Rs")]]], [["Gh>Gs", [go("G", "Gh", "Gs")]]]);
  expect(says(two, { card: "2SS", legs: [{ from: "Rh", to: "Rs" }] })).toEqual([
    "Now a pawn of your partner Freja.",
    "A pawn goes 2 steps, or two pawns of your team come out.",
  ]);
  const pair = prompt("6/3+3", [["R1>R4", [go("R", "R1", "R2", "R3", "R4")]]], [["R8>R11", [go("R", "R8", "R9", "R10", "R11")]]]);
  expect(says(pair, { card: "6/3+3", legs: [{ from: "R1", to: "R4" }] })[0]).toBe("Now the second pawn.");
  expect(says(pair, { card: "6/3+3", legs: [{ from: "R1", to: "R4" }], from: "R8" })[0]).toBe("Choose where it goes.");
});

test("of a shared card the steps that are left are told, and that any pawn may be next", () => {
  const split = prompt("7x1", [["R1>R3", [go("R", "R1", "R2", "R3")]]], [["R8>R13", [go("R", "R8", "R9", "R10", "R11", "R12", "R13")]]]);
  const { title, line, left } = asked(TABLE, TEAMS, split, { ...NOTHING, card: "7x1", legs: [{ from: "R1", to: "R3" }] });
  expect([title, line, left]).toEqual(["5 steps left.", "Choose a pawn.", 5]);
});

test("a swap asks for a pawn to change places with, not for where one goes", () => {
  const swap = prompt("swap", [
    ["R3<>Y2", [go("R", "R3", "Y2"), go("Y", "Y2", "R3")]],
    ["R3<>Y5", [go("R", "R3", "Y5"), go("Y", "Y5", "R3")]],
  ]);
  expect(says(swap, { card: "swap", from: "R3" })).toEqual(["Choose the pawn to change places with.", "Two pawns change places."]);
  const either = prompt("9/swap", [
    ["R3<>Y2", [go("R", "R3", "Y2"), go("Y", "Y2", "R3")]],
    ["R3>R12", [go("R", "R3", "R12")]],
  ]);
  expect(says(either, { card: "9/swap", from: "R3" })[0]).toBe("Choose where it goes, or a pawn to change places with.");
});

test("whoever gives or moves something for another hears that it is their partner, and the name", async () => {
  const give: PromptMessage = { ...prompt("2"), kind: "give", to: "G" };
  expect(says(give, {})).toEqual(["Give a card to your partner Freja.", "Face down. You get one too, once all have given."]);
  const theirs = prompt("2", [
    ["G3>G5", [go("G", "G3", "G4", "G5")]],
    ["G8>G10", [go("G", "G8", "G9", "G10")]],
  ]);
  expect(says(theirs, { card: "2" })[0]).toBe("Choose a pawn of your partner Freja.");
  await loadMessages("da");
  expect(says(give, {})[0]).toBe("Giv din makker Freja et kort.");
  expect(says(theirs, { card: "2" })[0]).toBe("Vælg en brik hos din makker Freja.");
});

test("what a card does is never skipped, also where only one pawn can go or the move is whole", () => {
  const walk = prompt("2", [["R3>R5", [go("R", "R3", "R4", "R5")]]]);
  for (const picked of [{}, { from: "R3" }, { to: "R5" }, { legs: [{ from: "R3", to: "R5" }] }])
    expect(says(walk, { card: "2", ...picked })[1]).toBe("A pawn goes 2 steps.");
});

test("whoever waits is told for whom, and what they do", async () => {
  const view = { phase: "play", hand: ["2"], events: [], given: null };
  const waiting = (deciding: string[], more = {}, table = {}) =>
    waits({ ...TABLE, status: "playing", deciding, view: { ...view, ...more }, ...table } as unknown as TableMessage, TEAMS);
  expect(waiting(["G"])).toEqual({ title: "Your partner Freja is choosing a card to play.", line: "Tap a card to see what it does." });
  expect(waiting(["Y"], { hand: [] }).line).toBe("You have no cards left. The others play on.");
  const gave = waiting(["G", "B"], { phase: "exchange", given: "2" });
  expect(gave.title).toBe("You gave 2 to your partner Freja.");
  expect(gave.line).toMatch(/^Your partner Freja and .+ are still choosing a card to give\.$/);
  const hurried = { hurried: true, seats: TABLE.seats.map((place) => ({ ...place, bot: place.name ? null : "master" })) };
  expect(waiting(["Y"], {}, hurried).line).toBe("Many games are on: bots think shorter.");
  expect(waiting(["Y", "B"], { phase: "exchange" }, hurried).line).toBe("Many games are on: bots think shorter.");
  expect(waiting(["G"], {}, hurried).line).toBe("Tap a card to see what it does.");
  await loadMessages("da");
  expect(waiting(["G"]).title).toBe("Din makker Freja er ved at vælge et kort.");
});

test("whoever has all pawns in the goal is told for whom they play now", () => {
  const seats = ["R", "Y", "G", "B"].map((seat) => ({ ...TABLE.seats.find((other) => other.seat === seat)!, seat }));
  const done = { ...TABLE, seats, view: { board: "Rg1,Rg2,Rg3,Rg4/Yh/Gh/Bh" } } as unknown as TableMessage;
  const theirs = prompt("2", [["G3>G5", [go("G", "G3", "G4", "G5")]]]);
  expect(asked(done, TEAMS, theirs, NOTHING).line).toBe("Your pawns are in the goal. Now you play for your partner Freja.");
  expect(asked({ ...done, view: { board: "Rg1,Rg2,Rg3,R4/Yh/Gh/Bh" } } as unknown as TableMessage, TEAMS, theirs, NOTHING).line).toBe("");
});
