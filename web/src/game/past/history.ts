// What happened in the running game, deal by deal: the changes that everyone was told, put together to rows for people and to
// moves that can be shown again. Pure: the server says what happened, nothing is worked out by rules.

import type { ChangeMessage, EventMessage, LegMessage, SeenMessage, TableMessage } from "../../protocol";
import { isOnTrack, readBoard, readSpace } from "../notation";

type Event<Kind extends EventMessage["event"]> = Extract<EventMessage, { event: Kind }>;

/** A card that the reader may not know. */
const HIDDEN = "?";

/** A card that a seat played, or the hand that it folded. */
export interface Move {
  seq: number;
  seat: string;
  /** Who it was, if somebody else sits there by now: "" for a bot whose name is not known any more. */
  by: string | null;
  act: Event<"play" | "fold">;
  /** Where the pawns stood before it; unknown if the history does not reach back so far. */
  before: string | null;
  isTakenBack: boolean;
  /** What it is worth remembering for. */
  signs: Sign[];
}

/** Somebody is sent home, a pawn is safe for good, comes out and shuts the gate, or stands with another. */
export type Sign = "bump" | "lock" | "wall" | "pair";

/** A move, or what people did besides playing. */
export type Row = { move: Move; change?: undefined } | { change: ChangeMessage; move?: undefined };

export interface Deal {
  /** The number of its first change. */
  seq: number;
  /** Which dealer of the game, from 1; none if the history does not reach back so far. */
  round: number | null;
  /** The first, second or third deal of this dealer. */
  number: number;
  dealer: string;
  /** What the reader gave and got, as far as it is known. */
  gave: Gift | null;
  got: Gift | null;
  /** In the order in which it happened. */
  rows: Row[];
}

export interface Gift {
  /** None for as long as it lies face down. */
  card: string | null;
  /** To whom, or from whom. */
  seat: string;
}

/** The changes of the last game among all that were told, each once and in order. */
export function merged(before: ChangeMessage[], more: ChangeMessage[]): ChangeMessage[] {
  const all = new Map([...before, ...more].map((change) => [change.seq, change]));
  const inOrder = [...all.values()].sort((one, other) => one.seq - other.seq);
  return inOrder.slice(
    Math.max(
      0,
      inOrder.findLastIndex(({ what }) => what === "started"),
    ),
  );
}

/** The deals of a game as a reader knows them, the last one last. */
export function deals(changes: ChangeMessage[], table: TableMessage): Deal[] {
  const seats = table.seats.map(({ seat }) => seat);
  const found: Deal[] = [];
  const isWhole = changes[0]?.what === "started";
  let board: string | null = null;
  let round = 0;
  for (const change of changes) {
    const { seq } = change;
    const rows = found.at(-1)?.rows;
    for (const event of change.events ?? []) {
      if (event.event === "start") board = event.board;
      if (event.event === "deal") {
        if (event.number === 1) round++;
        found.push({ seq, round: isWhole ? round : null, number: event.number, dealer: event.dealer, gave: null, got: null, rows: [] });
      }
      const deal = found.at(-1);
      if (!deal) continue;
      if (event.event === "give" && event.seat === table.you) deal.gave = { card: event.card === HIDDEN ? null : event.card, seat: event.to };
      if (event.event === "give" && event.to === table.you) deal.got = { card: null, seat: event.seat };
      if (event.event === "play" || event.event === "fold") {
        const signs = event.event === "play" ? signsOf(event, seats) : [];
        deal.rows.push({ move: { seq, seat: event.seat, by: null, act: event, before: board, isTakenBack: false, signs } });
        if (event.event === "play") board = event.board;
      }
    }
    if (change.what === "tookBack") {
      const last = rows?.findLast(({ move }) => move?.act.event === "play" && move.seat === change.seat && !move.isTakenBack)?.move;
      if (last) {
        last.isTakenBack = true;
        board = last.before;
      }
    }
    // Whoever leaves made the moves of the seat up to now; whoever sits down did not.
    if (change.what === "left" || change.what === "sat") {
      for (const move of moves(found)) if (move.seat === change.seat) move.by ??= change.what === "left" ? (change.name ?? "") : "";
    }
    // What people do besides playing; which of it is told is a matter of words.
    if (!change.events) rows?.push({ change });
  }
  for (const deal of found) if (deal.got) deal.got.card = received(deal, changes, table);
  const last = found.at(-1);
  if (last?.got && table.view?.phase !== "exchange") last.got.card ??= table.view?.received ?? null;
  return found;
}

/** What the reader got: the one card of those that the seat played or folded that was not dealt to it. */
function received(deal: Deal, changes: ChangeMessage[], { you }: TableMessage): string | null {
  const dealt = changes.find(({ seq }) => seq === deal.seq)?.events?.find((event) => event.event === "deal");
  const own = [...(dealt?.hands[you ?? ""] ?? [])];
  const gave = own.indexOf(deal.gave?.card ?? "");
  // Somebody else sat there: whoever does not know what was dealt and given cannot tell what came.
  if (gave < 0) return null;
  own.splice(gave, 1);
  for (const { move } of deal.rows) {
    if (!move || move.seat !== you || move.isTakenBack) continue;
    for (const card of cards(move)) {
      if (!own.includes(card)) return card;
      own.splice(own.indexOf(card), 1);
    }
  }
  return null;
}

/** The cards of a move. */
export function cards({ act }: Move): string[] {
  return act.event === "fold" ? act.cards : [act.card];
}

/** The moves of some deals, in order. */
export function moves(all: Deal[]): Move[] {
  return all.flatMap(({ rows }) => rows.flatMap(({ move }) => (move ? [move] : [])));
}

function signsOf(play: Event<"play">, seats: string[]): Sign[] {
  const pawns = readBoard(play.board).flatMap((spaces, index) => spaces.map((space) => ({ space, seat: seats[index]! })));
  const end = ({ path }: LegMessage) => readSpace(path.at(-1)!);
  const isPair = (leg: LegMessage) => end(leg).kind === "track" && pawns.filter(({ space }) => space === leg.path.at(-1)).length > 1;
  const has: Record<Sign, boolean> = {
    bump: play.legs.some(({ bumps, bumpedBy }) => bumps || bumpedBy),
    lock: play.legs.some(({ locks }) => locks),
    wall: play.legs.some((leg) => end(leg).kind === "start" && end(leg).seat === leg.seat && readSpace(leg.path[0]!).kind === "home"),
    pair: play.legs.some((leg) => !leg.bumpedBy && isPair(leg)),
  };
  return (Object.keys(has) as Sign[]).filter((sign) => has[sign]);
}

/** How a pawn went along its way: steps forwards, then steps back. One that comes out takes none, and in the goal all are forwards. */
export function stepsOf({ path }: LegMessage): { forwards: number; back: number } {
  const back = path.slice(1).filter((space, index) => isBackwards(path[index]!, space)).length;
  return { forwards: path.length - 1 - back, back };
}

function isBackwards(from: string, to: string): boolean {
  const [a, b] = [readSpace(from), readSpace(to)];
  if (!isOnTrack(from) || !isOnTrack(to)) return false;
  // A start lies before the spaces of its seat, and has the number 0 here.
  return a.seat === b.seat ? b.number < a.number : b.number > 1;
}

/** What was missed: the moves that are shown again, and how many before them are not. */
export function missed(all: Deal[], seen: number, seats: number): { shown: Move[]; left: number } {
  const since = moves(all).filter(({ seq, isTakenBack, before }) => seq > seen && !isTakenBack && before !== null);
  const shown = since.length > MOST_SHOWN ? since.slice(-seats) : since;
  return { shown, left: since.length - shown.length };
}

const MOST_SHOWN = 8;

/** The table as it stood before a move, or right after it, for whoever looks at the board. */
export function asOf(table: TableMessage, changes: ChangeMessage[], move: Move, when: "before" | "after"): TableMessage {
  const all = changes.flatMap((change) => change.events ?? []);
  const until = all.slice(0, all.indexOf(move.act) + (when === "after" ? 1 : 0));
  const takenBack = new Set<EventMessage>(moves(deals(changes, table)).flatMap(({ act, isTakenBack }) => (isTakenBack && act !== move.act ? [act] : [])));
  const events = until.filter((event) => event.event !== "start" && !takenBack.has(event)) as SeenMessage[];
  const board = when === "after" && move.act.event === "play" ? move.act.board : (move.before ?? "");
  const view = table.view && { ...table.view, board, phase: "play", turn: move.seat, events, moves: [] };
  return { ...table, status: "playing", view, prompt: null, deciding: [move.seat] };
}
