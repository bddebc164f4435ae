// A whole game as moments that one can go to: what happened up to each, who held what, and the table as it looked then, from one
// seat's eyes or with all hands open. Pure: the server says what happened, nothing is worked out by rules.

import { type Deal, deals, type Move, moves, type Sign } from "../game/past/history";
import type { ChangeMessage, EventMessage, ReplayMessage, SeenMessage, TableMessage } from "../protocol";

/** What a moment is: the beginning, cards that are dealt, cards that are given, or a move. */
export type Kind = "start" | "deal" | "give" | "move";

export interface Moment {
  kind: Kind;
  /** What happened since the moment before. */
  events: EventMessage[];
  /** How many events there are up to here. */
  until: number;
  /** The number of the move, from 1, or of the last one before; 0 if there was none. */
  number: number;
  move: Move | null;
  deal: Deal | null;
  board: string;
  /** Who held what after it; `?` is a card that the record hides. */
  hands: Record<string, string[]>;
}

/** Cards that whoever looks may not know are null. */
export type Hands = Record<string, (string | null)[]>;

const HIDDEN = "?";

export class Film {
  readonly moments: Moment[] = [];
  /** How many moves there are. */
  readonly count: number;
  readonly deals: Deal[];
  readonly edition: string;
  /** Was it played to its end? */
  readonly winners: string[];
  private readonly events: EventMessage[];

  constructor(
    readonly told: ReplayMessage,
    /** The id of its table; none for a file. */
    readonly table: string | null,
  ) {
    this.events = told.events;
    const first = told.events[0];
    if (first?.event !== "start") throw new Error("a game begins with its start");
    this.edition = first.edition;
    const end = told.events.findLast((event) => event.event === "end");
    this.winners = end?.event === "end" ? end.winners : [];
    this.deals = deals(changesOf(told.events), this.blank(told.you));
    const all = moves(this.deals);
    this.count = all.length;
    let hands: Record<string, string[]> = Object.fromEntries(told.seats.map(({ seat }) => [seat, []]));
    let board = first.board;
    let number = 0;
    for (const { kind, events, until } of grouped(told.events)) {
      hands = held(hands, events);
      for (const event of events) if (event.event === "play") board = event.board;
      const move = kind === "move" ? all[number++]! : null;
      const deal = this.deals.findLast(({ seq }) => seq <= until) ?? null;
      this.moments.push({ kind, events, until, number, move, deal, board, hands });
    }
  }

  get last(): number {
    return this.moments.length - 1;
  }

  /** The moment of a move by its number, from 1. */
  momentOf(number: number): number {
    return this.moments.findIndex((moment) => moment.kind === "move" && moment.number === number);
  }

  /** The moment to which an event belongs, by its number from 0. */
  momentOfEvent(event: number): number {
    return this.moments.findIndex(({ until }) => until > event);
  }

  /** The next moment after this one, or the last one before it, whose move has a sign. */
  find(sign: Sign, from: number, way: 1 | -1): number | null {
    for (let at = from + way; at >= 0 && at <= this.last; at += way) if (this.moments[at]!.move?.signs.includes(sign)) return at;
    return null;
  }

  /** Who held what at a moment, as far as these eyes know it; without eyes all hands are open. */
  hands(at: number, eyes: string | null): Hands {
    const { hands } = this.moments[at]!;
    const shown = (seat: string, card: string) => (card === HIDDEN || (eyes !== null && eyes !== seat) ? null : card);
    return Object.fromEntries(Object.entries(hands).map(([seat, cards]) => [seat, cards.map((card) => shown(seat, card))]));
  }

  /** The table as it looked at a moment. */
  tableAt(at: number, eyes: string | null): TableMessage {
    const moment = this.moments[at]!;
    const next = this.moments[at + 1];
    const seen = this.events.slice(0, moment.until);
    const shuffled = seen.findLastIndex(({ event }) => event === "shuffle");
    const events = seen.slice(shuffled + 1).filter(({ event }) => event === "deal" || event === "give" || event === "play" || event === "fold");
    const isOver = seen.some(({ event }) => event === "end");
    const turn = next?.kind === "move" ? next.move!.seat : null;
    const view = {
      ...{ edition: this.edition, playOn: false, seat: eyes, turn, places: [], moves: [], given: null, received: null, dealtOn: null },
      phase: isOver ? "over" : moment.kind === "deal" ? "exchange" : "play",
      dealer: moment.deal?.dealer ?? "",
      deal: moment.deal?.number ?? 0,
      round: moment.deal?.round ?? 0,
      board: moment.board,
      hand: eyes ? moment.hands[eyes]! : [],
      toGive: [],
      cardsLeft: Object.fromEntries(Object.entries(moment.hands).map(([seat, cards]) => [seat, cards.length])),
      events: events as SeenMessage[],
    };
    return { ...this.blank(this.told.you), seq: at + 1, view, deciding: turn ? [turn] : [] };
  }

  private blank(you: string | null): TableMessage {
    return {
      ...{ id: this.table ?? "", seq: 0, status: "playing", you, game: this.told.game, leftMs: null, takeBack: null, abandon: null },
      ...{ door: "locked", shown: [], muted: [], score: [], seeds: null, view: null, prompt: null, deciding: [] },
      options: { edition: this.edition, playOn: false, public: false, clock: null, bots: "", hints: false, takeBack: false, standIn: null },
      // Whoever has gone since has played all the same.
      seats: this.told.seats.map((place) => ({ ...place, here: true, bot: place.name === null ? place.bot : null })),
    };
  }
}

/** The events as changes of a table, numbered as they come. */
function changesOf(events: EventMessage[]): ChangeMessage[] {
  return events.map((event, index) => ({
    seq: index + 1,
    what: event.event === "start" ? "started" : event.event === "deal" ? "dealt" : "chose",
    events: [event],
  }));
}

/** The events moment by moment: a shuffle belongs to its deal, all that is given is one moment, a place and the end belong to the last move. */
function grouped(events: EventMessage[]): { kind: Kind; events: EventMessage[]; until: number }[] {
  const found: { kind: Kind; events: EventMessage[]; until: number }[] = [];
  let waiting: EventMessage[] = [];
  for (const [index, event] of events.entries()) {
    const last = found.at(-1);
    if (event.event === "shuffle") waiting.push(event);
    else if (last && (event.event === "place" || event.event === "end" || (event.event === "give" && last.kind === "give"))) {
      last.events.push(event);
      last.until = index + 1;
    } else {
      const kind = event.event === "start" || event.event === "deal" || event.event === "give" ? event.event : "move";
      found.push({ kind, events: [...waiting, event], until: index + 1 });
      waiting = [];
    }
  }
  return found;
}

/** Who holds what after some events. What is given is taken up when all have given. */
function held(before: Record<string, string[]>, events: EventMessage[]): Record<string, string[]> {
  const hands = Object.fromEntries(Object.entries(before).map(([seat, cards]) => [seat, [...cards]]));
  const lose = (seat: string, card: string) => {
    const cards = hands[seat]!;
    const at = cards.indexOf(card) >= 0 ? cards.indexOf(card) : cards.indexOf(HIDDEN);
    if (at >= 0) cards.splice(at, 1);
  };
  for (const event of events) {
    if (event.event === "deal") for (const [seat, cards] of Object.entries(event.hands)) hands[seat] = [...(cards ?? [])];
    if (event.event === "give") lose(event.seat, event.card);
    if (event.event === "play") lose(event.seat, event.card);
    if (event.event === "fold") hands[event.seat] = [];
  }
  for (const event of events) if (event.event === "give") hands[event.to]!.push(event.card);
  return hands;
}
