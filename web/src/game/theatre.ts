// Shows what happened, one thing after the other: what people see lags behind what the server says for as long as pawns
// walk. Whoever comes back late sees the end at once, not a storm.

import { signal } from "@preact/signals-core";
import type { ChangeMessage, EventMessage, TableMessage } from "../protocol";
import { allAtHome } from "./notation";
import { acts, exchange } from "./seen";
import { type Pawn, perform, place, type Walk } from "./stage";

/** Whoever can show it. What it is asked for takes time, and more of it at a slower pace. */
export interface Actor {
  /** These pawns go, at the same time. */
  walk(walks: Walk[], pace: number): Promise<void>;
  /** These pawns have come to where they stay for good. */
  lock(pawns: string[], pace: number): Promise<void>;
  /** Cards go from one place to another: all at once, or one after the other. */
  carry(cards: Carried[], pace: number, order: "together" | "in turn"): Promise<void>;
  /** These seats have won. */
  celebrate(seats: string[], pace: number): Promise<void>;
}

/** A seat's hand, the place in front of it at its end of the cord, or the pile. Along the cord cards go from front to front. */
export type CardPlace = `hand ${string}` | `front ${string}` | "pile";

export interface Carried {
  from: CardPlace;
  to: CardPlace;
  /** None if it lies face down. */
  card: string | null;
}

/** For whom it is shown. */
export interface Audience {
  /** Hears of each event when it begins to be shown. */
  onEvent(event: EventMessage, table: TableMessage): void;
  /** Hears of what people do besides playing. */
  onChange(change: ChangeMessage, before: TableMessage, after: TableMessage): void;
  /** How long things take now, as a factor: 0 if nothing shall move. */
  pace(): number;
}

interface Update {
  changes: ChangeMessage[];
  table: TableMessage;
}

/** More plays than this at once are not shown one by one. */
const PATIENCE = 6;

export class Theatre {
  /** The table as it is shown. */
  readonly shown = signal<TableMessage | null>(null);
  readonly pawns = signal<Pawn[]>([]);
  readonly isPlaying = signal(false);
  private present: Actor | null = null;
  private waiting: Update[] = [];
  /** Cards that come to hands as soon as there is somebody to bring them. */
  private coming: Carried[] = [];

  constructor(private readonly audience: Audience) {}

  get actor(): Actor | null {
    return this.present;
  }

  set actor(actor: Actor | null) {
    this.present = actor;
    if (actor) this.bring();
  }

  /** Shows a table that others have watched until now: nothing is dealt before their eyes again. */
  recall(table: TableMessage): void {
    const seats = table.seats.map(({ seat }) => seat);
    this.pawns.value = place(table.view?.board ?? allAtHome(seats), seats, []);
    this.shown.value = table;
  }

  hear(changes: ChangeMessage[], table: TableMessage): void {
    this.waiting.push({ changes, table });
    if (!this.isPlaying.value) void this.play();
  }

  private async play(): Promise<void> {
    this.isPlaying.value = true;
    for (let next = this.waiting.shift(); next; next = this.waiting.shift()) {
      const { changes, table } = next;
      // After a play was taken back the pawns simply stand where they stood.
      const isTold = this.shown.value !== null && !changes.some(({ what }) => what === "tookBack");
      // Whatever goes wrong with showing it, the game goes on; the error is told as one that nobody has caught.
      if (isTold) await this.show(changes, table).catch((error) => void Promise.reject(error));
      const before = this.shown.value;
      const seats = table.seats.map(({ seat }) => seat);
      const board = table.view?.board ?? allAtHome(seats);
      this.pawns.value = place(board, seats, this.pawns.value);
      this.shown.value = table;
      if (before === null) this.coming = justDealt(table);
      if (isTold) this.coming = this.isBehind(changes) ? [] : [...dealt(changes, table), ...received(before, table)];
      this.bring();
    }
    this.isPlaying.value = false;
  }

  private async show(changes: ChangeMessage[], table: TableMessage): Promise<void> {
    for (const change of changes) this.audience.onChange(change, this.shown.value!, table);
    for (const event of eventsOf(changes)) {
      this.audience.onEvent(event, table);
      const pace = this.isBehind(changes) ? 0 : this.audience.pace();
      if (pace > 0 && this.present) await this.enact(event, table, this.present, pace);
    }
    if (!isExchanged(this.shown.value, table) || this.audience.pace() === 0) return;
    // All have given: the cards that lay face down go to the teammates, all at once.
    const gifts = exchange(table).map(({ seat, to }): Carried => ({ from: `front ${seat}`, to: `front ${to}`, card: null }));
    await this.present?.carry(gifts, this.audience.pace(), "together");
  }

  /** Did too much happen to be shown one by one? */
  private isBehind(changes: ChangeMessage[]): boolean {
    const all = [...changes, ...this.waiting.flatMap((update) => update.changes)];
    return eventsOf(all).filter(({ event }) => event === "play").length > PATIENCE;
  }

  /** Nobody waits for cards on their way to a hand: they can be played already. */
  private bring(): void {
    const pace = this.audience.pace();
    if (this.coming.length === 0 || !this.present) return;
    if (pace > 0) void this.present.carry(this.coming, pace, "in turn");
    this.coming = [];
  }

  private async enact(event: EventMessage, table: TableMessage, actor: Actor, pace: number): Promise<void> {
    switch (event.event) {
      case "play": {
        await actor.carry([{ from: `hand ${event.seat}`, to: "pile", card: event.card }], pace, "together");
        const { groups, pawns } = perform(this.pawns.value, event);
        for (const group of groups) {
          await actor.walk(group, pace);
          const arrived = new Map(group.map((walk) => [walk.pawn, walk.path[walk.path.length - 1]!]));
          this.pawns.value = this.pawns.value.map((pawn) => ({ ...pawn, space: arrived.get(pawn.id) ?? pawn.space }));
          const locked = group.flatMap(({ pawn, locks }) => (locks ? [pawn] : []));
          if (locked.length > 0) await actor.lock(locked, pace);
        }
        this.pawns.value = pawns;
        break;
      }
      case "fold":
        await actor.carry(
          event.cards.map((card): Carried => ({ from: `hand ${event.seat}`, to: "pile", card })),
          pace,
          "together",
        );
        break;
      case "give":
        await actor.carry([{ from: `hand ${event.seat}`, to: `front ${event.seat}`, card: null }], pace, "together");
        break;
      case "end":
        // A loss is quiet, and so is a game that was given up.
        if (event.winners.length > 0 && event.winners.includes(table.you ?? event.winners[0]!)) await actor.celebrate(event.winners, pace);
        break;
    }
  }
}

const eventsOf = (changes: ChangeMessage[]): EventMessage[] => changes.flatMap((change) => change.events ?? []);

const isExchanged = (before: TableMessage | null, after: TableMessage): boolean => before?.view?.phase === "exchange" && after.view?.phase === "play";

/** The cards of a deal that was told. */
function dealt(changes: ChangeMessage[], table: TableMessage): Carried[] {
  const deal = eventsOf(changes).findLast((event) => event.event === "deal");
  return deal?.event === "deal" ? inOrder(deal.dealer, deal.hands, table) : [];
}

/** The cards of a deal at the very beginning of a game: whoever comes to the table then sees it. */
function justDealt(table: TableMessage): Carried[] {
  const { view } = table;
  if (view?.phase !== "exchange" || view.given || acts(table).length > 0) return [];
  const hands = Object.entries(view.cardsLeft).map(([seat, count = 0]) => [seat, seat === table.you ? view.hand : Array(count).fill(null)]);
  return inOrder(view.dealer, Object.fromEntries(hands), table);
}

/** As they are dealt: one to each seat, beginning behind the dealer, until all are dealt. */
function inOrder(dealer: string, hands: { [seat in string]?: string[] }, table: TableMessage): Carried[] {
  const seats = table.seats.map(({ seat }) => seat);
  const first = seats.indexOf(dealer) + 1;
  const order = [...seats.slice(first), ...seats.slice(0, first)];
  const most = Math.max(...order.map((seat) => hands[seat]?.length ?? 0));
  return Array.from({ length: most }, (_, round) => round).flatMap((round) =>
    order.flatMap((seat): Carried[] => {
      const card = hands[seat]?.[round];
      return card === undefined ? [] : [{ from: "pile", to: `hand ${seat}`, card: seat === table.you ? card : null }];
    }),
  );
}

/** The card that has just come along the cord to the reader. */
function received(before: TableMessage | null, table: TableMessage): Carried[] {
  if (!isExchanged(before, table) || !table.you || !table.view?.received) return [];
  return [{ from: `front ${table.you}`, to: `hand ${table.you}`, card: table.view.received }];
}
