// Shows what happened, one thing after the other: what people see lags behind what the server says for as long as pawns
// walk. Whoever comes back late sees the end at once, not a storm.

import { signal } from "@preact/signals-core";
import type { ChangeMessage, EventMessage, TableMessage } from "../protocol";
import { allAtHome } from "./notation";
import { exchange } from "./seen";
import { type Pawn, perform, place, type Walk } from "./stage";

/** Whoever can show it. */
export interface Actor {
  /** These pawns go, at the same time. */
  walk(walks: Walk[], pace: number): Promise<void>;
  /** Cards go from one place to another, at the same time. */
  carry(cards: Carried[], pace: number): Promise<void>;
  /** Another stage is shown from now on: whatever is under way here is over at once. */
  stop(): void;
}

/** A seat's hand, the place in front of it, or the pile. */
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
  actor: Actor | null = null;
  private waiting: Update[] = [];

  constructor(private readonly audience: Audience) {}

  hear(changes: ChangeMessage[], table: TableMessage): void {
    this.waiting.push({ changes, table });
    if (!this.isPlaying.value) void this.play();
  }

  private async play(): Promise<void> {
    this.isPlaying.value = true;
    for (let next = this.waiting.shift(); next; next = this.waiting.shift()) {
      const { changes, table } = next;
      // After a play was taken back the pawns simply stand where they stood.
      if (this.shown.value && !changes.some(({ what }) => what === "tookBack")) await this.show(changes, table);
      const seats = table.seats.map(({ seat }) => seat);
      const board = table.view?.board ?? allAtHome(seats);
      this.pawns.value = place(board, seats, this.pawns.value);
      this.shown.value = table;
    }
    this.isPlaying.value = false;
  }

  private async show(changes: ChangeMessage[], table: TableMessage): Promise<void> {
    const events = changes.flatMap((change) => change.events ?? []);
    const plays = (some: EventMessage[]) => some.filter(({ event }) => event === "play").length;
    for (const change of changes) this.audience.onChange(change, this.shown.value!, table);
    for (const event of events) {
      this.audience.onEvent(event, table);
      const behind = plays(events) + plays(this.waiting.flatMap((update) => update.changes.flatMap((change) => change.events ?? [])));
      const factor = behind > PATIENCE ? 0 : this.audience.pace();
      if (factor > 0 && this.actor) await this.enact(event, this.actor, factor);
    }
    if (this.shown.value?.view?.phase !== "exchange" || table.view?.phase === "exchange" || this.audience.pace() === 0) return;
    // All have given: the cards that lay face down go to the teammates.
    const given = exchange(table);
    await this.actor?.carry(
      given.map(({ seat, to }) => ({ from: `front ${seat}`, to: `hand ${to}`, card: null })),
      this.audience.pace(),
    );
  }

  private async enact(event: EventMessage, actor: Actor, factor: number): Promise<void> {
    switch (event.event) {
      case "play": {
        await actor.carry([{ from: `hand ${event.seat}`, to: "pile", card: event.card }], factor);
        const { groups, pawns } = perform(this.pawns.value, event);
        for (const group of groups) {
          await actor.walk(group, factor);
          const arrived = new Map(group.map((walk) => [walk.pawn, walk.path[walk.path.length - 1]!]));
          this.pawns.value = this.pawns.value.map((pawn) => ({ ...pawn, space: arrived.get(pawn.id) ?? pawn.space }));
        }
        this.pawns.value = pawns;
        break;
      }
      case "fold":
        await actor.carry(
          event.cards.map((card) => ({ from: `hand ${event.seat}` as const, to: "pile" as const, card })),
          factor,
        );
        break;
      case "give":
        await actor.carry([{ from: `hand ${event.seat}`, to: `front ${event.seat}`, card: null }], factor);
        break;
    }
  }
}
