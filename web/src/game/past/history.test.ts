import { expect, test, vi } from "vitest";
import type { ChangeMessage, EventMessage, LegMessage, TableMessage } from "../../protocol";
import type { Walk } from "../stage";
import { asOf, deals, merged, missed, moves, stepsOf } from "./history";
import { Replay } from "./replay";

const SEATS = ["R", "Y", "G", "B"];
const HOME = "Rh,Rh,Rh,Rh/Yh,Yh,Yh,Yh/Gh,Gh,Gh,Gh/Bh,Bh,Bh,Bh";
const board = (places: Record<string, string>) =>
  SEATS.map((seat) => [...(places[seat]?.split(",") ?? []), ...Array(4).fill(`${seat}h`)].slice(0, 4).join(",")).join("/");
const table = (view: object = {}) =>
  ({ you: "R", status: "playing", seats: SEATS.map((seat) => ({ seat })), view: { board: HOME, events: [], ...view } }) as unknown as TableMessage;
const hands = (own: string[]) => ({ R: own, Y: ["?"], G: ["?"], B: ["?"] });
const deal = (number: number, own: string[]): EventMessage => ({ event: "deal", dealer: "B", number, hands: hands(own) });
const give = (seat: string, to: string, card = "?"): EventMessage => ({ event: "give", seat, card, to });
const play = (seat: string, card: string, legs: Partial<LegMessage>[], after: Record<string, string>): EventMessage => ({
  event: "play",
  seat,
  card,
  move: `${card} ${legs[0]!.path![0]}>${legs[0]!.path!.at(-1)}`,
  board: board(after),
  legs: legs.map((leg) => ({ seat, path: [], locks: false, ...leg })),
});
const chose = (seq: number, ...events: EventMessage[]): ChangeMessage => ({ seq, what: "chose", seat: "seat" in events[0]! ? events[0].seat : "", events });

const ONE_OUT = { R: "Rs", Y: "Y1" };
const OUT = play("R", "1", [{ path: ["Rh", "Rs"] }], ONE_OUT);
const NINE = play("Y", "9", [{ path: ["Y1", "Y2"], bumps: "R" }], { Y: "Y2" });
const GAME: ChangeMessage[] = [
  { seq: 5, what: "started", events: [{ event: "start", edition: "classic", dealer: "B", playOn: false, board: HOME }] },
  { seq: 6, what: "dealt", events: [deal(1, ["1", "2", "5", "8"])] },
  chose(7, give("R", "G", "5")),
  chose(8, give("G", "R")),
  chose(9, OUT),
  { seq: 10, what: "left", seat: "Y", name: "Bo" },
  chose(11, NINE),
  chose(12, { event: "fold", seat: "R", cards: ["10", "2", "8"] }, deal(2, ["3", "3", "4", "4"])),
];

test("deals are told with what the reader gave and got, and what happened in each", () => {
  const [first, second, ...more] = deals(GAME, table({ received: "7x1" }));
  expect(more).toEqual([]);
  expect(first).toMatchObject({ round: 1, number: 1, dealer: "B", gave: { card: "5", seat: "G" } });
  // What came is known by what was laid down that had not been dealt.
  expect(first!.got).toEqual({ card: "10", seat: "G" });
  expect(first!.rows.map(({ move, change }) => move?.seat ?? change?.what)).toEqual(["R", "left", "Y", "R"]);
  expect(moves([first!]).map(({ signs }) => signs)).toEqual([["wall"], ["bump"], []]);
  expect(moves([first!]).map(({ before }) => before)).toEqual([HOME, board(ONE_OUT), board({ Y: "Y2" })]);
  expect(second).toMatchObject({ round: 1, number: 2, gave: null, got: null, rows: [] });
});

test("a card that lies face down stays unknown until all have given", () => {
  const given = [...GAME, chose(13, give("G", "R"))];
  const got = (view: object) => deals(given, table(view)).at(-1)!.got;
  expect(got({ phase: "exchange", received: null })).toEqual({ card: null, seat: "G" });
  expect(got({ phase: "play", received: "7x1" })).toEqual({ card: "7x1", seat: "G" });
});

test("what came to a seat is not guessed by whoever does not know what was dealt and given there", () => {
  const unknown = GAME.map((change): ChangeMessage => {
    if (change.seq === 6) return { ...change, events: [deal(1, ["?", "?", "?", "?"])] };
    return change.seq === 7 ? chose(7, give("R", "G")) : change;
  });
  expect(deals(unknown, table())[0]).toMatchObject({ gave: { card: null }, got: { card: null } });
  // Not even the deal is known.
  const late = GAME.map((change) => (change.seq === 6 ? { ...change, events: [{ ...deal(1, []), hands: {} } as EventMessage] } : change));
  expect(deals(late, table())[0]!.got).toEqual({ card: null, seat: "G" });
});

test("a play that was taken back is told as taken back, and the next one begins where it began", () => {
  const again = play("R", "8", [{ path: ["Rh", "Rs"] }], { R: "Rs" });
  const taken = [...GAME.slice(0, 5), { seq: 10, what: "tookBack", seat: "R" } as ChangeMessage, chose(11, again)];
  const [one, other] = moves(deals(taken, table()));
  expect([one!.isTakenBack, other!.isTakenBack]).toEqual([true, false]);
  expect(other!.before).toBe(HOME);
  // Nobody is shown it as something that they missed, and the board forgets it.
  expect(missed(deals(taken, table()), 0, 4).shown).toEqual([other]);
  expect(asOf(table(), taken, other!, "before").view!.events.filter(({ event }) => event === "play")).toEqual([]);
});

test("what comes twice is told once, and a new game begins a new history", () => {
  expect(merged(GAME.slice(0, 5), GAME.slice(3))).toEqual(GAME);
  expect(merged(GAME.slice(5), GAME.slice(0, 5))).toEqual(GAME);
  const next: ChangeMessage[] = [
    { seq: 20, what: "rematch" },
    { seq: 21, what: "started", events: [] },
  ];
  expect(merged(GAME, next).map(({ seq }) => seq)).toEqual([21]);
});

test("a history that does not reach back to the beginning shows what it knows", () => {
  const [only] = deals(GAME.slice(1), table());
  expect(only).toMatchObject({ round: null, number: 1 });
  expect(only!.rows[0]!.move!.before).toBeNull();
});

test("pairs, goals and ways back are seen", () => {
  const pair = play("R", "2", [{ path: ["R1", "R2", "R3"] }], { R: "R3,R3" });
  const lock = play("R", "2", [{ path: ["Rs", "Rg1"], locks: true }], { R: "Rg1" });
  const [one, other] = moves(deals([...GAME.slice(0, 2), chose(7, pair), chose(8, lock)], table()));
  expect([one!.signs, other!.signs]).toEqual([["pair"], ["lock"]]);
  const steps = (...path: string[]) => stepsOf({ seat: "R", path });
  expect(steps("R13", "R14", "Ys", "Y1")).toEqual({ forwards: 3, back: 0 });
  expect(steps("Y2", "Y1", "Ys", "R14")).toEqual({ forwards: 0, back: 3 });
  expect(steps("Y1", "R14")).toEqual({ forwards: 0, back: 1 });
  expect(steps("Y2", "Y3", "Y2", "Y1")).toEqual({ forwards: 1, back: 2 });
  expect(steps("Rg3", "Rg4", "Rg3")).toEqual({ forwards: 2, back: 0 });
});

test("of much that was missed the last round is shown, and the rest is counted", () => {
  const all = deals(GAME, table());
  expect(missed(all, 9, 4).shown.map(({ seq }) => seq)).toEqual([11, 12]);
  const long = [...GAME.slice(0, 4), ...Array.from({ length: 11 }, (_, index) => chose(9 + index, play("R", "1", [{ path: ["R1", "R2"] }], { R: "R2" })))];
  const { shown, left } = missed(deals(long, table()), 0, 4);
  expect([shown.map(({ seq }) => seq), left]).toEqual([[16, 17, 18, 19], 7]);
});

function replay() {
  const walks: string[] = [];
  const ended = vi.fn();
  const now = table({ board: board({ Y: "Y2" }) });
  const story = { moves: moves(deals(GAME, now)), first: 0, last: 2, left: 0, why: "away" as const };
  const made = new Replay(story, now, GAME, { pace: () => 1, sleep: (time) => new Promise((wake) => setTimeout(wake, time / 100)) }, ended);
  const act = () => {
    made.theatre.value.actor = {
      walk: async (group: Walk[]) => void walks.push(group.map(({ path }) => path.join(">")).join()),
      carry: async () => {},
      lock: async () => {},
      celebrate: async () => {},
    };
  };
  made.theatre.subscribe(() => act());
  return { made, walks, ended };
}

test("the past is walked from the board as it was, and the present comes back by itself", async () => {
  const { made, walks, ended } = replay();
  expect(made.theatre.value.shown.value!.view!.board).toBe(HOME);
  await vi.waitFor(() => expect(ended).toHaveBeenCalledOnce());
  expect(walks).toEqual(["Rh>Rs", "Y1>Y2"]);
  expect(made.at.value).toBe(2);
  expect(made.theatre.value.shown.value).toMatchObject({ prompt: null, view: { board: board({ Y: "Y2" }) } });
});

test("the past can be held, gone through, and left at any time", async () => {
  const { made, ended } = replay();
  made.pause(true);
  await vi.waitFor(() => expect(made.theatre.value.shown.value!.view!.board).toBe(board(ONE_OUT)));
  made.go(1);
  expect(made.theatre.value.shown.value!.view!.board).toBe(board(ONE_OUT));
  await vi.waitFor(() => expect(made.theatre.value.shown.value!.view!.board).toBe(board({ Y: "Y2" })));
  expect([made.at.value, ended.mock.calls.length]).toEqual([1, 0]);
  made.go(3);
  made.end();
  expect(ended).toHaveBeenCalledOnce();
});

test("a move is told of whoever made it, also when somebody else sits there by now", () => {
  const sat: ChangeMessage = { seq: 13, what: "sat", seat: "Y", name: "Ida" };
  const more = [...GAME, sat, chose(14, NINE)];
  const before = [...GAME.slice(0, 5), chose(9.5, NINE), ...more.slice(5)];
  // Bo, the bot that came after him, and Ida, who sits there.
  expect(moves(deals(before, table())).flatMap(({ seat, by }) => (seat === "Y" ? [by] : []))).toEqual(["Bo", "", null]);
});
