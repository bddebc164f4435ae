// Shows moves of the past again on the board, one after the other: a theatre of its own, which is given the past instead of what the
// server says now. The present goes on behind it.

import { type Signal, signal } from "@preact/signals-core";
import type { ChangeMessage, TableMessage } from "../../protocol";
import type { Play } from "../stage";
import { Theatre } from "../theatre";
import { asOf, type Move } from "./history";

/** How much faster than the present the past goes. */
const SPEED = 0.6;
/** For so long one looks at what came of a move, in thousandths of a second; longer if nobody saw it walk. */
const REST = 650;
const STILL = 2400;
const MOMENT = 25;
/** A board that is not there by then is not waited for. */
const CURTAIN = 500;

export interface Story {
  /** The moves that one can go through. */
  moves: Move[];
  /** Those that are shown by themselves: from this one to that one. */
  first: number;
  last: number;
  /** Those before them that are not shown. */
  left: number;
  /** Were they missed, or does somebody want to see them again? */
  why: "away" | "again";
}

/** How long things take now, as a factor, and how to wait for some thousandths of a second. */
export interface Clock {
  pace(): number;
  sleep(time: number): Promise<void>;
}

export class Replay {
  /** The stage of the move that is shown. */
  readonly theatre: Signal<Theatre>;
  /** Which of the moves is shown. */
  readonly at: Signal<number>;
  readonly isPaused = signal(false);
  private isOver = false;

  /** `changes` and `table` are the game as it stands; `onEnd` hears when the present is to be shown again. */
  constructor(
    readonly story: Story,
    private readonly table: TableMessage,
    private readonly changes: ChangeMessage[],
    private readonly clock: Clock,
    private readonly onEnd: () => void,
  ) {
    this.at = signal(story.first);
    this.theatre = signal(this.stage(story.first));
    void this.run(story.first);
  }

  get move(): Move {
    return this.story.moves[this.at.value]!;
  }

  /** The plays that the board shows. */
  get plays(): Play[] {
    const events = this.theatre.value.shown.value?.view?.events ?? [];
    return events.flatMap((event) => (event.event === "play" ? [event as Play] : []));
  }

  /** Goes to one of the moves; behind the last one is the present. */
  go(index: number): void {
    if (index >= this.story.moves.length) {
      this.end();
      return;
    }
    this.at.value = Math.max(0, index);
    this.theatre.value = this.stage(this.at.value);
    void this.run(this.at.value);
  }

  pause(isPaused: boolean): void {
    this.isPaused.value = isPaused;
  }

  end(): void {
    if (this.isOver) return;
    this.isOver = true;
    this.onEnd();
  }

  /** A stage with the pawns where they stood before a move. */
  private stage(index: number): Theatre {
    const theatre = new Theatre({ onEvent: () => {}, onChange: () => {}, pace: () => this.clock.pace() * SPEED });
    theatre.hear([], asOf(this.table, this.changes, this.story.moves[index]!, "before"));
    return theatre;
  }

  private async run(from: number): Promise<void> {
    const theatre = this.theatre.value;
    const isOn = () => !this.isOver && this.theatre.value === theatre;
    for (let waited = 0; !theatre.actor && waited < CURTAIN; waited += MOMENT) await this.clock.sleep(MOMENT);
    for (let index = from; index <= Math.max(from, this.story.last); index++) {
      const move = this.story.moves[index]!;
      if (!isOn()) return;
      this.at.value = index;
      if (index > from) theatre.hear([], asOf(this.table, this.changes, move, "before"));
      theatre.hear([{ seq: move.seq, what: "chose", seat: move.seat, events: [move.act] }], asOf(this.table, this.changes, move, "after"));
      while (theatre.isPlaying.value && isOn()) await this.clock.sleep(MOMENT);
      if (isOn()) await this.clock.sleep(this.clock.pace() > 0 ? REST : STILL);
      while (this.isPaused.value && isOn()) await this.clock.sleep(MOMENT);
    }
    if (isOn()) this.end();
  }
}
