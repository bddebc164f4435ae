// A game as moments: who held what at each, from whose eyes, and the addresses of moments.
import { expect, test } from "vitest";
import type { EventMessage, ReplayMessage, SeatMessage } from "../protocol";
import { Film } from "./film";
import { readRoute, writeRoute } from "./route";

const HOME = "Rh,Rh,Rh,Rh/Yh,Yh,Yh,Yh/Gh,Gh,Gh,Gh/Bh,Bh,Bh,Bh";
const OUT = HOME.replace("Rh,Rh,Rh,Rh", "Rh,Rh,Rh,Rs");
const ON = HOME.replace("Yh,Yh,Yh,Yh", "Yh,Yh,Yh,Ys").replace("Rh,Rh,Rh,Rh", "Rh,Rh,Rh,Rs");

const seat = (letter: string, name: string): SeatMessage => ({
  ...{ seat: letter, name, bot: null, botName: null, botFace: null, face: null, here: false, host: false },
});

const EVENTS: EventMessage[] = [
  { event: "start", edition: "classic", dealer: "B", playOn: false, board: HOME },
  { event: "shuffle", deck: ["S8", "2"] },
  { event: "deal", dealer: "B", number: 1, hands: { R: ["S8", "2"], Y: ["S13", "3"], G: ["5", "6"], B: ["9", "10"] } },
  { event: "give", seat: "R", card: "2", to: "G" },
  { event: "give", seat: "G", card: "5", to: "R" },
  { event: "give", seat: "Y", card: "3", to: "B" },
  { event: "give", seat: "B", card: "9", to: "Y" },
  { event: "play", seat: "R", card: "S8", move: "S8 Rh>Rs", board: OUT, legs: [{ seat: "R", path: ["Rh", "Rs"], locks: false }] },
  { event: "play", seat: "Y", card: "S13", move: "S13 Yh>Ys", board: ON, legs: [{ seat: "Y", path: ["Yh", "Ys"], bumps: "R", locks: false }] },
  { event: "fold", seat: "G", cards: ["6", "2"] },
  { event: "end", winners: [], places: [], reason: "abandoned" },
];
const TOLD: ReplayMessage = { game: 1, you: "R", seats: [seat("R", "Anna"), seat("Y", "Holger"), seat("G", "Freja"), seat("B", "Sigrid")], events: EVENTS };
const film = new Film(TOLD, "abc");

test("all that is given is one moment, and the end belongs to the last move", () => {
  expect(film.moments.map(({ kind, number }) => `${kind} ${number}`)).toEqual(["start 0", "deal 0", "give 0", "move 1", "move 2", "move 3"]);
  expect(film.count).toBe(3);
  expect(film.momentOf(2)).toBe(4);
  expect(film.momentOfEvent(0)).toBe(0);
  expect(film.momentOfEvent(4)).toBe(2);
  expect(film.momentOfEvent(10)).toBe(5);
});

test("what is given is taken up when all have given, and what is played is gone", () => {
  expect(film.hands(1, null)).toEqual({ R: ["S8", "2"], Y: ["S13", "3"], G: ["5", "6"], B: ["9", "10"] });
  expect(film.hands(2, null)).toEqual({ R: ["S8", "5"], Y: ["S13", "9"], G: ["6", "2"], B: ["10", "3"] });
  expect(film.hands(3, null)["R"]).toEqual(["5"]);
  expect(film.hands(5, null)).toEqual({ R: ["5"], Y: ["9"], G: [], B: ["10", "3"] });
});

test("through one seat's eyes the other hands lie face down", () => {
  expect(film.hands(2, "G")).toEqual({ R: [null, null], Y: [null, null], G: ["6", "2"], B: [null, null] });
});

test("a card that a record hides lies face down, and one that is played from such a hand is gone", () => {
  const hidden = EVENTS.map((event) => (event.event === "deal" ? { ...event, hands: { ...event.hands, Y: ["?", "?"] } } : event));
  const seen = new Film({ ...TOLD, events: hidden }, null);
  expect(seen.hands(1, null)["Y"]).toEqual([null, null]);
  expect(seen.hands(4, null)["Y"]).toEqual(["9"]);
});

test("the table at a moment stands as it stood, with whoever plays next", () => {
  const table = film.tableAt(3, null);
  expect([table.view?.board, table.view?.turn, table.deciding, table.view?.cardsLeft["Y"]]).toEqual([OUT, "Y", ["Y"], 2]);
  expect(table.seats.every(({ here }) => here)).toBe(true);
  expect(film.tableAt(1, null).view?.phase).toBe("exchange");
  expect(film.tableAt(5, null).view?.phase).toBe("over");
});

test("the next bump is found forwards and backwards", () => {
  expect([film.find("bump", 0, 1), film.find("bump", 4, 1), film.find("bump", 5, -1), film.find("lock", 0, 1)]).toEqual([4, null, 4, null]);
});

test("an address is read as it is written, and what cannot be is left out", () => {
  for (const route of [
    { table: "abc", game: 2, at: 31, eyes: null },
    { table: "file", game: 0, at: 0, eyes: "R" },
  ])
    expect(readRoute(writeRoute(route))).toEqual(route);
  expect(readRoute("#replay")).toEqual({ table: "", game: 0, at: null, eyes: null });
  expect(readRoute("#replay/abc/x/-1/red")).toEqual({ table: "abc", game: 0, at: null, eyes: null });
});
