// Shows a film on the board: goes to any moment at once, walks to the next one, and plays on by itself at the speed that is wanted.

import { type Signal, signal } from "@preact/signals";
import { Theatre } from "../game/theatre";
import { pace } from "../person/settings";
import type { EventMessage, TableMessage } from "../protocol";
import type { Film } from "./film";

/** How long things take, as a factor, and how long one looks at what came of a move, in thousandths of a second. */
export const SPEEDS = { slow: [1.5, 1100], normal: [0.8, 500], fast: [0.3, 120] } as const;
export type Speed = keyof typeof SPEEDS;
/** Where nothing moves there is more time to look. */
const STILL = 2.4;
const LOOK = 25;

const sleep = (time: number) => new Promise<void>((wake) => setTimeout(wake, time));

export class Player {
  readonly at: Signal<number>;
  readonly isPlaying = signal(false);
  readonly speed = signal<Speed>("normal");
  /** Whose eyes one looks through; all hands are open without. */
  readonly eyes: Signal<string | null>;
  readonly theatre: Signal<Theatre>;
  /** Another number for each time it is begun: what was begun before has ended. */
  private turn = 0;

  constructor(
    readonly film: Film,
    at: number,
    eyes: string | null,
    /** Hears what is shown, to tell it. */
    private readonly onEvent: (event: EventMessage, table: TableMessage) => void,
  ) {
    this.eyes = signal(eyes);
    this.at = signal(this.within(at));
    this.theatre = signal(this.stage());
  }

  /** To a moment at once, and there it stays. */
  go(at: number): void {
    this.pause();
    this.show(this.within(at));
  }

  look(eyes: string | null): void {
    this.eyes.value = eyes;
    this.show(this.at.peek());
  }

  /** One moment on, and the pawns are seen to walk. */
  async step(): Promise<void> {
    this.pause();
    await this.walk();
  }

  pause(): void {
    this.turn++;
    this.isPlaying.value = false;
  }

  /** Plays on; from its end, from the beginning. */
  async play(): Promise<void> {
    const turn = ++this.turn;
    const isOn = () => this.turn === turn;
    this.isPlaying.value = true;
    if (this.at.peek() === this.film.last) this.show(0);
    while (isOn() && this.at.peek() < this.film.last) {
      await this.walk(isOn);
      if (isOn()) await sleep(SPEEDS[this.speed.peek()][1] * (pace() > 0 ? 1 : STILL));
    }
    if (isOn()) this.isPlaying.value = false;
  }

  toggle(): void {
    if (this.isPlaying.peek()) this.pause();
    else void this.play();
  }

  private within(at: number): number {
    return Math.max(0, Math.min(this.film.last, at));
  }

  private show(at: number): void {
    this.at.value = at;
    this.theatre.value = this.stage();
  }

  /** A stage with the pawns where they stand now. */
  private stage(): Theatre {
    const theatre: Theatre = new Theatre({
      onEvent: (event, table) => this.onEvent(event, table),
      onChange() {},
      // One that is not looked at any more hurries to its end.
      pace: () => (this.theatre?.peek() === theatre ? pace() * SPEEDS[this.speed.peek()][0] : 0),
    });
    theatre.hear([], this.film.tableAt(this.at.peek(), this.eyes.peek()));
    return theatre;
  }

  private async walk(isOn = () => true): Promise<void> {
    if (this.at.peek() >= this.film.last) return;
    // What is still under way is over.
    if (this.theatre.peek().isPlaying.peek()) this.show(this.at.peek());
    const theatre = this.theatre.peek();
    const at = this.at.peek() + 1;
    const moment = this.film.moments[at]!;
    this.at.value = at;
    theatre.hear([{ seq: at + 1, what: "chose", seat: moment.move?.seat, events: moment.events }], this.film.tableAt(at, this.eyes.peek()));
    while (theatre.isPlaying.peek() && this.theatre.peek() === theatre && isOn()) await sleep(LOOK);
  }
}
