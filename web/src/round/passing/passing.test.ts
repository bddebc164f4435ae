import { expect, test } from "vitest";
import type { SeenMessage, TableMessage } from "../../protocol";
import { type Held, held, isSecret, present, type Someone } from "./passing";

const ANN: Someone = { person: "1", name: "Ann" };
const BO: Someone = { person: "2", name: "Bo" };
const CY: Someone = { person: "3", name: "Cy" };
const SEATS = ["R", "Y", "G", "B"];

interface Wanted {
  people: Record<string, string>;
  deciding?: string[];
  status?: TableMessage["status"];
  last?: SeenMessage;
  host?: string;
  /** For whom a bot plays who has gone. */
  gone?: string[];
}

function table({ people, deciding = [], status = "playing", last, host = "R", gone = [] }: Wanted): TableMessage {
  const seats = SEATS.map((seat) => ({
    seat,
    name: people[seat] ?? null,
    bot: people[seat] && !gone.includes(seat) ? null : "easy",
    host: seat === host,
  }));
  return { status, seats, deciding, view: { dealer: "B", events: last ? [last] : [] } } as unknown as TableMessage;
}

const play = (seat: string): SeenMessage => ({ event: "play", seat, move: "5 R1>R6" });
const give = (seat: string, to: string): SeenMessage => ({ event: "give", seat, to });
const shown = (person: string): Held => ({ kind: "shown", person });
const covered = (person: string): Held => ({ kind: "covered", person });

const PARTNERS = { R: "Ann", G: "Bo" };
const OPPONENTS = { R: "Ann", Y: "Bo" };

test.each([PARTNERS, OPPONENTS])("the cards are covered as soon as it is another's turn, partner or opponent: %o", (people) => {
  const [, other] = Object.keys(people) as [string, string];
  const now = table({ people, deciding: [other], last: play("R") });
  expect(held(now, [ANN, BO], shown("1"))).toEqual(covered("2"));
  // Said that it is them, they see theirs; then it is the first one's turn again.
  expect(held(now, [ANN, BO], shown("2"))).toEqual(shown("2"));
  expect(held(table({ people, deciding: ["R"], last: play(other) }), [ANN, BO], shown("2"))).toEqual(covered("1"));
});

test("while bots play, whoever has the device keeps it, and it stays covered if it was", () => {
  const now = table({ people: PARTNERS, deciding: ["Y"], last: play("R") });
  expect(held(now, [ANN, BO], shown("1"))).toEqual(shown("1"));
  expect(held(now, [ANN, BO], covered("1"))).toEqual(covered("1"));
});

test("in the exchange all give one after the other, clockwise behind whoever gave last", () => {
  const people = { R: "Ann", Y: "Bo", G: "Cy" };
  const all = [ANN, BO, CY];
  expect(held(table({ people, deciding: ["R", "Y", "G"] }), all, null)).toEqual(covered("1"));
  expect(held(table({ people, deciding: ["R", "Y", "G"] }), all, shown("1"))).toEqual(shown("1"));
  expect(held(table({ people, deciding: ["Y", "G"], last: give("R", "G") }), all, shown("1"))).toEqual(covered("2"));
  // A bot that gives meanwhile changes nothing for whoever is about to say that it is them.
  expect(held(table({ people, deciding: ["Y", "G"], last: give("B", "Y") }), all, covered("2"))).toEqual(covered("2"));
  expect(held(table({ people, deciding: ["G"], last: give("Y", "B") }), all, shown("2"))).toEqual(covered("3"));
});

test("a page that is loaded again is covered, for whoever is asked or plays next", () => {
  expect(held(table({ people: PARTNERS, deciding: ["R"], last: play("B") }), [ANN, BO], null)).toEqual(covered("1"));
  expect(held(table({ people: PARTNERS, deciding: ["Y"], last: play("R") }), [ANN, BO], null)).toEqual(covered("2"));
});

test("nobody covers anything where one person plays, also when the others have gone", () => {
  expect(held(table({ people: { R: "Ann" }, deciding: ["R"] }), [ANN], null)).toEqual(shown("1"));
  expect(held(table({ people: PARTNERS, deciding: ["Y"], gone: ["G"] }), [ANN, BO], covered("2"))).toEqual(shown("1"));
});

test("when somebody leaves in their turn, the device goes to the next, covered", () => {
  const people = { R: "Ann", Y: "Bo", G: "Cy" };
  const now = table({ people, deciding: ["Y"], last: play("R"), gone: ["Y"] });
  expect(held(now, [ANN, BO, CY], covered("2"))).toEqual(covered("3"));
});

test("before and after a game nothing is secret, and whoever looks after the table has the device", () => {
  expect(held(table({ people: PARTNERS, status: "over", host: "G" }), [ANN, BO], shown("1"))).toEqual({ kind: "open", person: "2" });
  expect(held(table({ people: PARTNERS, status: "waiting" }), [ANN, BO], null)).toEqual({ kind: "open", person: "1" });
});

test("the next game begins covered, though somebody sat there with nothing to hide", () => {
  const open: Held = { kind: "open", person: "1" };
  const now = table({ people: PARTNERS, deciding: SEATS });
  expect(isSecret(now, [ANN, BO], open)).toBe(true);
  expect(held(now, [ANN, BO], open)).toEqual(covered("1"));
  expect(isSecret(table({ people: PARTNERS, status: "over" }), [ANN, BO], open)).toBe(false);
  expect(isSecret(now, [ANN, BO], shown("1"))).toBe(false);
  expect(isSecret(table({ people: { R: "Ann" }, deciding: SEATS }), [ANN], open)).toBe(false);
});

test("after a rematch in which all have moved on, each is found on the new seat", () => {
  expect(present(table({ people: { Y: "Ann", B: "Bo" } }), [ANN, BO]).map(({ person, seat }) => person + seat)).toEqual(["1Y", "2B"]);
});
