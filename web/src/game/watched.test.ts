import { expect, test } from "vitest";
import type { ChangeMessage, TableMessage } from "../protocol";
import { watched, watchedChanges } from "./watched";

const SECRETS = ["S13", "7x1", "swap", "-4"];
const TABLE = {
  id: "t",
  seq: 9,
  status: "playing",
  you: "R",
  seats: [],
  prompt: { since: 9, kind: "play", to: null, cards: [{ card: "S13", node: null }], why: [{ card: "7x1", reason: "wall" }], legs: [], nodes: [] },
  knocks: [],
  muted: [],
  view: {
    seat: "R",
    phase: "play",
    hand: ["S13", "7x1"],
    given: "swap",
    received: "-4",
    moves: ["S13 Rh>Rs"],
    cardsLeft: { R: 2, Y: 4 },
    events: [{ event: "play", seat: "Y", move: "5 Y1>Y6" }],
  },
} as unknown as TableMessage;

test("whoever watches sees no hand, also not the one that this device may see", () => {
  const text = JSON.stringify(watched(TABLE));
  for (const card of SECRETS) expect(text).not.toContain(`"${card}`);
  expect(watched(TABLE)).toMatchObject({ you: null, prompt: null, seq: 9, view: { seat: null, cardsLeft: { R: 2, Y: 4 } } });
  expect(watched(TABLE).view!.events).toEqual(TABLE.view!.events);
});

test("a table that is only watched anyway stays the same one", () => {
  const other = { ...TABLE, you: null };
  expect(watched(other)).toBe(other);
});

test("what is dealt and given is face down, what is played is told", () => {
  const play = { event: "play", seat: "Y", card: "5", move: "5 Y1>Y6", board: "", legs: [] };
  const changes = [
    { seq: 1, what: "dealt", events: [{ event: "deal", dealer: "R", number: 1, hands: { R: ["S13", "7x1"], Y: ["?", "?"] } }] },
    { seq: 2, what: "chose", seat: "R", events: [{ event: "give", seat: "R", card: "swap", to: "G" }] },
    { seq: 3, what: "chose", seat: "Y", events: [play] },
    { seq: 4, what: "sat", seat: "G" },
  ] as unknown as ChangeMessage[];
  const seen = watchedChanges(changes);
  for (const card of SECRETS) expect(JSON.stringify(seen)).not.toContain(`"${card}"`);
  expect(seen[0]!.events).toEqual([{ event: "deal", dealer: "R", number: 1, hands: { R: ["?", "?"], Y: ["?", "?"] } }]);
  expect(seen[2]!.events).toEqual([play]);
  expect(seen[3]).toEqual(changes[3]);
});
