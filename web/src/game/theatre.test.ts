import { expect, test, vi } from "vitest";
import type { ChangeMessage, EventMessage, TableMessage } from "../protocol";
import type { Actor } from "./theatre";
import { Theatre } from "./theatre";

const HOME = "Rh,Rh,Rh,Rh/Yh,Yh,Yh,Yh";
const table = (seq: number, board: string, more: object = {}) =>
  ({
    seq,
    you: "R",
    seats: [{ seat: "R" }, { seat: "Y" }],
    view: { board, phase: "play", events: [], hand: [], cardsLeft: {}, ...more },
  }) as unknown as TableMessage;
const told = (seq: number, ...events: EventMessage[]): ChangeMessage => ({ seq, what: "chose", events });
const step = (seq: number, from: string, to: string, more: object = {}): ChangeMessage =>
  told(seq, { event: "play", seat: "R", card: "1", move: `1 ${from}>${to}`, board: behind(to), legs: [{ seat: "R", path: [from, to], ...more }] });
const behind = (to: string) => HOME.replace("Rh,Rh,Rh,Rh", `${to},Rh,Rh,Rh`);
const walked = (made: Theatre, to: string) => made.pawns.value.filter((pawn) => pawn.space === to).length;

/** What an actor was asked for, in order; each thing it does takes as long as `until`. */
function theatre({ pace = 1, until = async () => {} }: { pace?: number; until?: () => Promise<void> } = {}) {
  const acted: string[] = [];
  const heard: string[] = [];
  const made = new Theatre({ onEvent: (event) => void heard.push(event.event), onChange: () => {}, pace: () => pace });
  const act = async (what: string) => {
    acted.push(what);
    await until();
  };
  const actor: Actor = {
    walk: (walks) => act(walks.map((walk) => `${walk.how} ${walk.path.join(">")}`).join(" + ")),
    lock: (pawns) => act(`lock ${pawns}`),
    carry: (cards, _pace, order) => act(`${order}: ${cards.map(({ from, to, card }) => `${card ?? "?"} ${from} > ${to}`).join(", ")}`),
    celebrate: (seats) => act(`celebrate ${seats}`),
  };
  made.actor = actor;
  return { made, acted, heard, actor };
}

const PLAYED = "together: 1 hand R > pile";

test("the first table is simply there", async () => {
  const { made, acted } = theatre();
  made.hear([], table(1, behind("Rs")));
  await vi.waitFor(() => expect(made.isPlaying.value).toBe(false));
  expect(acted).toEqual([]);
  expect(walked(made, "Rs")).toBe(1);
});

test("what happens afterwards is walked, and ends where the server says", async () => {
  const { made, acted, heard } = theatre();
  made.hear([], table(1, behind("Rs")));
  made.hear([step(2, "Rs", "R1")], table(2, behind("R1")));
  made.hear([step(3, "R1", "R2")], table(3, behind("R2")));
  expect(made.shown.value?.seq).toBeLessThan(3);
  await vi.waitFor(() => expect(made.shown.value?.seq).toBe(3));
  expect(acted).toEqual([PLAYED, "step Rs>R1", PLAYED, "step R1>R2"]);
  expect(heard).toEqual(["play", "play"]);
  expect(walked(made, "R2")).toBe(1);
});

test("a pawn locks after it has come to where it stays, and is there by then", async () => {
  const { made, acted } = theatre();
  made.hear([], table(1, behind("Rg3")));
  made.hear([step(2, "Rg3", "Rg4", { locks: true })], table(2, behind("Rg4")));
  await vi.waitFor(() => expect(made.shown.value?.seq).toBe(2));
  expect(acted).toEqual([PLAYED, "step Rg3>Rg4", "lock R0"]);
});

test("cards are dealt one by one, beginning behind the dealer, and nobody waits for them", async () => {
  let arrive = () => {};
  const { made, acted } = theatre({ until: () => new Promise((done) => (arrive = done)) });
  made.hear([], table(1, HOME));
  made.hear([told(2, { event: "deal", dealer: "R", number: 1, hands: { R: ["7x1", "2"], Y: ["?", "?"] } })], table(2, HOME, { phase: "exchange" }));
  await vi.waitFor(() => expect(made.isPlaying.value).toBe(false));
  expect(made.shown.value?.seq).toBe(2);
  expect(acted).toEqual(["in turn: ? pile > hand Y, 7x1 pile > hand R, ? pile > hand Y, 2 pile > hand R"]);
  arrive();
});

test("whoever comes to a table just after the first deal sees it dealt, and later no more", async () => {
  const fresh = { phase: "exchange", hand: ["2", "9"], cardsLeft: { R: 2, Y: 2 }, dealer: "R", given: null };
  const { made, acted } = theatre();
  made.hear([], table(1, HOME, fresh));
  await vi.waitFor(() => expect(made.isPlaying.value).toBe(false));
  expect(acted).toEqual(["in turn: ? pile > hand Y, 2 pile > hand R, ? pile > hand Y, 9 pile > hand R"]);
  const later = theatre();
  later.made.hear([], table(1, HOME, { ...fresh, given: "3" }));
  await vi.waitFor(() => expect(later.made.isPlaying.value).toBe(false));
  expect(later.acted).toEqual([]);
});

test("a deal at the very beginning is shown as soon as there is a board", async () => {
  const { made, acted, actor } = theatre();
  made.actor = null;
  made.hear([], { ...table(1, HOME), view: null });
  made.hear([told(2, { event: "deal", dealer: "Y", number: 1, hands: { R: ["2"], Y: ["?"] } })], table(2, HOME, { phase: "exchange" }));
  await vi.waitFor(() => expect(made.shown.value?.seq).toBe(2));
  expect(acted).toEqual([]);
  made.actor = actor;
  made.actor = actor;
  expect(acted).toEqual(["in turn: 2 pile > hand R, ? pile > hand Y"]);
});

test("when all have given, all gifts go along the cords at once, and then one's own is taken up", async () => {
  const { made, acted } = theatre();
  made.hear([], table(1, HOME, { phase: "exchange" }));
  const events = [
    { event: "give", seat: "R", to: "Y" },
    { event: "give", seat: "Y", to: "R" },
  ];
  made.hear([told(2, { event: "give", seat: "Y", card: "?", to: "R" })], table(2, HOME, { events, received: "9" }));
  await vi.waitFor(() => expect(made.shown.value?.seq).toBe(2));
  expect(acted).toEqual(["together: ? hand Y > front Y", "together: ? front R > front Y, ? front Y > front R", "in turn: 9 front R > hand R"]);
});

test("a fold takes the whole hand away", async () => {
  const { made, acted } = theatre();
  made.hear([], table(1, HOME));
  made.hear([told(2, { event: "fold", seat: "Y", cards: ["2", "9"] })], table(2, HOME));
  await vi.waitFor(() => expect(made.shown.value?.seq).toBe(2));
  expect(acted).toEqual(["together: 2 hand Y > pile, 9 hand Y > pile"]);
});

test.each([
  [["R"], ["celebrate R"]],
  [["Y"], []],
  [[], []],
])("when %s have won, the reader sees %s", async (winners, seen) => {
  const { made, acted } = theatre();
  made.hear([], table(1, HOME));
  made.hear([told(2, { event: "end", winners, places: [winners], reason: "won" })], table(2, HOME));
  await vi.waitFor(() => expect(made.shown.value?.seq).toBe(2));
  expect(acted).toEqual(seen);
});

const missed = (count: number) => Array.from({ length: count }, (_, index) => step(index + 2, index ? `R${index}` : "Rs", `R${index + 1}`));

test("whoever comes back late sees the end at once", async () => {
  const { made, acted } = theatre();
  made.hear([], table(1, behind("Rs")));
  made.hear(missed(9), table(10, behind("R9")));
  await vi.waitFor(() => expect(made.shown.value?.seq).toBe(10));
  expect(acted).toEqual([]);
  expect(walked(made, "R9")).toBe(1);
});

test("what piles up while something moves is not waited for one by one", async () => {
  let arrive = () => {};
  const { made, acted } = theatre({ until: () => new Promise((done) => (arrive = done)) });
  made.hear([], table(1, behind("Rs")));
  for (const change of missed(9)) made.hear([change], table(change.seq, behind(`R${change.seq - 1}`)));
  await vi.waitFor(() => expect(acted).toEqual([PLAYED]));
  // Those that are too far behind are skipped, the last few are seen.
  for (const _ of missed(9)) {
    arrive();
    await new Promise((done) => setTimeout(done, 0));
    arrive();
    await new Promise((done) => setTimeout(done, 0));
  }
  await vi.waitFor(() => expect(made.shown.value?.seq).toBe(10));
  expect(acted.filter((what) => what.startsWith("step"))).toEqual([
    "step Rs>R1",
    "step R3>R4",
    "step R4>R5",
    "step R5>R6",
    "step R6>R7",
    "step R7>R8",
    "step R8>R9",
  ]);
});

test("nothing walks where nothing shall move, and all is told", async () => {
  const { made, acted, heard } = theatre({ pace: 0 });
  made.hear([], table(1, behind("Rs"), { phase: "exchange" }));
  made.hear([step(2, "Rs", "R1")], table(2, behind("R1"), { received: "9" }));
  await vi.waitFor(() => expect(made.shown.value?.seq).toBe(2));
  expect(acted).toEqual([]);
  expect(heard).toEqual(["play"]);
});

test("an actor that fails does not hold the game up", async () => {
  const failed = vi.fn();
  process.once("unhandledRejection", failed);
  const { made } = theatre({ until: () => Promise.reject(new Error("fell over")) });
  made.hear([], table(1, behind("Rs")));
  made.hear([step(2, "Rs", "R1")], table(2, behind("R1")));
  await vi.waitFor(() => expect(made.shown.value?.seq).toBe(2));
  expect(made.isPlaying.value).toBe(false);
  await vi.waitFor(() => expect(failed).toHaveBeenCalled());
});

test("a table that was watched before is there at once, and nothing is dealt again", async () => {
  const { made, acted } = theatre();
  const dealt = { phase: "exchange", dealer: "Y", cardsLeft: { R: 2, Y: 2 }, hand: ["1", "2"] };
  made.recall(table(1, behind("Rs"), dealt));
  expect([made.shown.value?.seq, walked(made, "Rs")]).toEqual([1, 1]);
  made.hear([], table(1, behind("Rs"), dealt));
  await vi.waitFor(() => expect(made.isPlaying.value).toBe(false));
  expect(acted).toEqual([]);
  // To whoever comes fresh it is dealt.
  const fresh = theatre();
  fresh.made.hear([], table(1, behind("Rs"), dealt));
  await vi.waitFor(() => expect(fresh.acted.length).toBe(1));
});
