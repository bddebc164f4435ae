// What a review says, in whole points for people: the chances of one team as a curve, and of what their sum is made up over a while,
// luck first. Nothing is scaled: each row is what it is, and together they are the change of the chance.

import { readChoice } from "../game/notation";
import type { DecisionMessage, ReviewMessage, StepMessage, WorthMessage } from "../protocol";

/** So much of the server's numbers is one point in a hundred. */
const POINT = 100;
/** Beyond this, cards are good or poor, and play is good or bad. */
const TELLING = { luck: 8, play: 5 };

/** More than this would hide the curve. */
const MOST_MARKS = 9;

export type Window = "deal" | "so-far" | "game";
export const WINDOWS: Window[] = ["deal", "so-far", "game"];
export const TONES = ["good", "even", "poor"] as const;
export type ToneWord = (typeof TONES)[number];

export interface Row {
  kind: "cards" | "hidden" | "theirs" | "own";
  /** In whole points, and by whom if it is play. */
  points: number;
  seats: { seat: string; points: number }[];
}

export interface Fall {
  /** The chance before the window and after it, in points. */
  from: number;
  to: number;
  rows: Row[];
  luck: number;
  play: number;
  tones: { luck: ToneWord; play: ToneWord };
}

/** How a decision is marked: brass, whole, cracked or broken porcelain. */
export type Porcelain = "brass" | "whole" | "cracked" | "broken";

const PORCELAIN: Record<string, Porcelain> = { best: "brass", fine: "whole", inaccuracy: "cracked", mistake: "cracked", blunder: "broken" };

/** What a decision is shown as. */
export const porcelain = (verdict: string): Porcelain => PORCELAIN[verdict] ?? "whole";

/** Is a decision worth a mark on the curve? A clear mistake is, and so is what was hard to find: what others were worth is told of these. */
export function isMarked({ judged }: DecisionMessage): boolean {
  return judged?.worth !== undefined;
}

export class Ledger {
  readonly own: string[];

  constructor(
    readonly review: ReviewMessage,
    /** Whose side the reader is on: their place in the list of teams. */
    readonly team: number,
  ) {
    this.own = review.teams[team]!.seats;
  }

  /** Of a reader's seat, or of the winners. */
  static of(review: ReviewMessage, you: string | null): Ledger {
    const own = review.teams.findIndex(({ seats }) => you !== null && seats.includes(you));
    return new Ledger(review, own >= 0 ? own : review.winner);
  }

  /** How many steps there are up to an event, itself included. */
  stepsUntil(event: number): number {
    const after = this.review.steps.findIndex((step) => step.event > event);
    return after < 0 ? this.review.steps.length : after;
  }

  /** The chance after so many steps, from 0 to 100; not rounded. */
  chance(steps: number): number {
    const { start } = this.review.teams[this.team]!;
    return (steps > 0 ? this.review.steps[steps - 1]!.chances[this.team]! : start) / POINT;
  }

  /** The chances from the start on. */
  get curve(): number[] {
    return Array.from({ length: this.review.steps.length + 1 }, (_, steps) => this.chance(steps));
  }

  /** Of what the chance is made up over some steps: those of this deal, all so far, or all. */
  fall(window: Window, until: number): Fall {
    const { steps } = this.review;
    const last = window === "game" ? steps.length : until;
    const first = window === "deal" ? Math.max(0, steps.slice(0, last).findLastIndex(isDeal)) : 0;
    const part = steps.slice(first, last);
    const sum = (value: (step: StepMessage) => number | undefined) => part.reduce((all, step) => all + (value(step) ?? 0), 0);
    const others = this.review.seats.map(({ seat }) => seat).filter((seat) => !this.own.includes(seat));
    const playOf = (seat: string) => sum((step) => (step.seat === seat ? step.play?.[this.team] : 0));
    const exact: { kind: Row["kind"]; seats: string[]; value: number }[] = [
      { kind: "cards", seats: [], value: sum((step) => step.cards?.[this.team]) },
      { kind: "hidden", seats: [], value: sum((step) => step.hidden?.[this.team]) },
      { kind: "theirs", seats: others, value: others.reduce((all, seat) => all + playOf(seat), 0) },
      ...this.own.map((seat) => ({ kind: "own" as const, seats: [seat], value: playOf(seat) })),
    ];
    // The running total is rounded, not the rows: so they add up to what stands at the end.
    let total = this.chance(first) * POINT;
    const from = Math.round(total / POINT);
    const rows = exact.map(({ kind, seats, value }): Row => {
      const before = Math.round(total / POINT);
      total += value;
      const points = Math.round(total / POINT) - before;
      return {
        kind,
        points,
        seats: shared(
          points,
          seats.map((seat) => ({ seat, value: playOf(seat) })),
        ),
      };
    });
    const of = (...kinds: Row["kind"][]) => rows.filter(({ kind }) => kinds.includes(kind)).reduce((all, { points }) => all + points, 0);
    const [luck, play] = [of("cards", "hidden"), of("theirs", "own")];
    return { from, to: Math.round(total / POINT), rows, luck, play, tones: { luck: tone(luck, TELLING.luck), play: tone(play, TELLING.play) } };
  }

  /** What stands on the curve: those that are marked, of many those that weighed most. */
  get marks(): DecisionMessage[] {
    const all = this.review.decisions.filter(isMarked);
    const told = this.review.moments.map(({ event }) => event);
    const weight = ({ event, judged }: DecisionMessage) => (told.includes(event) ? 10_000 : 0) + (judged?.found ? 1000 : 0) + (judged?.loss ?? 0);
    const heavy = all.toSorted((one, other) => weight(other) - weight(one)).slice(0, MOST_MARKS);
    return all.filter((decision) => heavy.includes(decision));
  }

  /** The decision that is an event of the game. */
  decision(event: number): DecisionMessage | null {
    return this.review.decisions.find((decision) => decision.event === event) ?? null;
  }
}

const isDeal = ({ seat }: StepMessage): boolean => seat === undefined;

function tone(points: number, telling: number): ToneWord {
  return points > telling ? "good" : points < -telling ? "poor" : "even";
}

/** Whole points for each of some seats that add up to all of them: the largest remainders get what is left. */
function shared(points: number, parts: { seat: string; value: number }[]): { seat: string; points: number }[] {
  const whole = parts.map(({ seat, value }) => ({ seat, points: Math.trunc(value / POINT), rest: value / POINT - Math.trunc(value / POINT) }));
  let left = points - whole.reduce((all, part) => all + part.points, 0);
  const inOrder = [...whole].sort((one, other) => Math.sign(left) * (other.rest - one.rest));
  for (const part of inOrder) {
    if (left === 0) break;
    part.points += Math.sign(left);
    left -= Math.sign(left);
  }
  // Where a single seat has it all, it has all of it.
  if (left !== 0 && whole[0]) whole[0].points += left;
  return whole.map(({ seat, points }) => ({ seat, points }));
}

/** A chance of the server's numbers in whole points. */
export const points = (win: number): number => Math.round(win / POINT);

/** The same choice in any spelling: the legs of a shared card may be played in any order. */
export function sameChoice(one: string, other: string): boolean {
  const plain = (choice: string) => {
    const read = readChoice(choice);
    return read.kind === "play" ? `${read.card} ${read.legs.toSorted().join(", ")}` : choice;
  };
  return plain(one) === plain(other);
}

/** What a choice is worth: one that is not listed, no more than the last. */
export function worthOf(worth: WorthMessage[], choice: string): { win: number; isListed: boolean } {
  const found = worth.find((other) => sameChoice(other.choice, choice));
  return { win: (found ?? worth.at(-1))?.win ?? 0, isListed: found !== undefined };
}
