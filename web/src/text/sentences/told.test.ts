// @vitest-environment jsdom
import { expect, test } from "vitest";
import { deals, type Move, moves } from "../../game/past/history";
import type { EventMessage, LegMessage, TableMessage } from "../../protocol";
import { loadMessages } from "../messages";
import { dealWords, giftWords, lineWords, outcomeWords, wayWords } from "./told";

const SEATS = ["R", "Y", "G", "B"];
const NAMES: Record<string, string> = { R: "Anna", Y: "Holger", G: "Freja", B: "Sigrid" };
const TABLE = {
  you: "R",
  seats: SEATS.map((seat) => ({ seat, name: NAMES[seat], bot: null })),
  view: { phase: "play", received: "7x1" },
} as unknown as TableMessage;
const HOME = "Rh,Rh,Rh,Rh/Yh,Yh,Yh,Yh/Gh,Gh,Gh,Gh/Bh,Bh,Bh,Bh";

/** A move of blue, or of another seat, with these legs. */
function move(card: string, legs: Partial<LegMessage>[], seat = "B", board = HOME): Move {
  const all = legs.map((leg) => ({ seat, path: [], locks: false, ...leg }));
  const act: EventMessage = { event: "play", seat, card, move: card, board, legs: all };
  const dealt: EventMessage = { event: "deal", dealer: "Y", number: 2, hands: {} };
  return moves(
    deals(
      [
        { seq: 1, what: "dealt", events: [dealt] },
        { seq: 2, what: "chose", seat, events: [act] },
      ],
      TABLE,
    ),
  )[0]!;
}

const path = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => `B${from + index}`);
/** What is told of a move: how the pawns went, what came of it, and both in a line. */
const told = (some: Move) => [wayWords(TABLE, some), outcomeWords(TABLE, some).join(", "), lineWords(TABLE, some)];

test("moves are told in words that need no decoding", async () => {
  await loadMessages("en");
  expect(told(move("9", [{ path: path(2, 11), bumps: "G" }]))).toEqual(["goes 9 steps", "bumps Freja home", "Sigrid plays 9, bumps Freja home"]);
  expect(told(move("1", [{ path: ["Bh", "Bs"] }]))).toEqual(["comes out", "shuts the gate", "Sigrid plays 1, comes out"]);
  expect(told(move("1", [{ path: path(4, 5), bumps: "R" }]))).toEqual(["goes 1 step", "bumps you home", "Sigrid plays 1, bumps you home"]);
  expect(told(move("4", [{ path: path(1, 5).reverse() }]))).toEqual(["goes 4 steps back", "", "Sigrid plays 4"]);
  expect(told(move("5", [{ path: path(1, 3) }, { path: path(5, 8) }]))[0]).toBe("goes 2 + 3 steps");
  expect(told(move("5", [{ seat: "Y", path: path(1, 6) }]))[0]).toBe("Holger’s pawn goes 5 steps");
  expect(told(move("3", [{ path: ["G13", "G14", "Bg1", "Bg2"], locks: true }]))).toEqual([
    "goes 3 steps, into the goal",
    "is safe in the goal",
    "Sigrid plays 3, is safe in the goal",
  ]);
  expect(told(move("5", [{ path: ["G13", "G14", "Bg1", "G14", "G13"] }]))[0]).toBe("turns in the goal and comes out again");
  const swap = [{ path: ["B3", "R7"] }, { seat: "R", path: ["R7", "B3"] }];
  expect(told(move("swap", swap))).toEqual(["changes places with you", "", "Sigrid plays swap, changes places with you"]);
  expect(told({ ...move("9", [{ path: path(2, 11), bumps: "G" }]), isTakenBack: true })[2]).toBe("Sigrid plays 9, taken back");
  // What the reader did is told as what they did.
  expect(told(move("9", [{ path: path(2, 11), bumps: "G" }], "R"))).toEqual(["went 9 steps", "bumped Freja home", "You played 9, bumped Freja home"]);
  expect(told(move("1", [{ path: ["Rh", "Rs"] }], "R"))[2]).toBe("You played 1, came out");
  await loadMessages("da");
  expect(told(move("9", [{ path: path(2, 11), bumps: "R" }]))).toEqual(["rykker 9 felter", "slår dig hjem", "Sigrid spiller 9, slår dig hjem"]);
  // In Finnish names keep their form, and verbs go by whom they are about.
  await loadMessages("fi");
  expect(told(move("9", [{ path: path(2, 11), bumps: "R" }]))).toEqual(["siirtyy 9 kenttää", "joudut kotipesään", "Sigrid pelaa 9, joudut kotipesään"]);
  expect(told(move("1", [{ path: path(4, 5), bumps: "G" }]))).toEqual([
    "siirtyy 1 kentän",
    "Freja joutuu kotipesään",
    "Sigrid pelaa 1, Freja joutuu kotipesään",
  ]);
  expect(told(move("swap", swap))[0]).toBe("vaihtaa paikkaa kanssasi");
});

test("a deal says which it is, and what the reader gave and got", async () => {
  await loadMessages("en");
  const gave: EventMessage = { event: "give", seat: "R", card: "8", to: "G" };
  const got: EventMessage = { event: "give", seat: "G", card: "?", to: "R" };
  const dealt: EventMessage = { event: "deal", dealer: "Y", number: 1, hands: { R: ["8", "2", "3", "4"] } };
  const start: EventMessage = { event: "start", edition: "classic", dealer: "Y", playOn: false, board: HOME };
  const [deal] = deals([{ seq: 1, what: "started", events: [start, dealt, gave, got] }], TABLE);
  expect(dealWords(deal!)).toBe("Round 1, deal 1");
  expect(giftWords(TABLE, deal!)).toEqual(["You gave 8", "Freja gave you 7x1"]);
});

test("that one plays for a partner from now on is told with the move that brought the last own pawn home", async () => {
  await loadMessages("en");
  const home = (board: string) => outcomeWords(TABLE, move("2", [{ seat: "R", path: ["B14", "Rg1"], locks: true }], "B", board));
  expect(home("Rg1,Rg2,Rg3,Rg4/Yh/Gh/Bh")).toContain("now you play your partner’s pawns");
  expect(home("Rg1,Rh,Rg3,Rg4/Yh/Gh/Bh")).not.toContain("now you play your partner’s pawns");
  await loadMessages("da");
  expect(home("Rg1,Rg2,Rg3,Rg4/Yh/Gh/Bh")).toContain("nu spiller du din makkers brikker");
});
