// The lessons as the program tells them (crates/protocol/tests/lessons makes lessons.json from lessons/), and tables of them that
// look like those of a server, so that the real board and the real hand show them.

import type { Scene } from "../board/crop";
import { readChoice, readMove } from "../game/notation";
import type { EventMessage, LegMessage, PromptMessage, SeatMessage, TableMessage, ViewMessage } from "../protocol";
import told from "./lessons.json?raw";

/** What happens at once, and what the reader sees then. */
interface Step {
  events: EventMessage[];
  view: ViewMessage;
}

/** What is right, in all its spellings, and what follows. */
export interface Answer {
  choices: string[];
  steps: Step[];
}

export interface Task {
  /** By which its messages are found. */
  name: string;
  view: ViewMessage;
  prompt: PromptMessage;
  answers: Answer[];
  /** What a wrong choice begins with, or `*`, and the message for it; the first that fits is said. */
  wrong: [begins: string, message: string][];
}

export interface Lesson {
  name: string;
  tasks: Task[];
}

export const COURSES = JSON.parse(told) as Record<"first" | "second", Lesson[]>;

/** The answer that a choice is, if it is right. */
export function answerOf({ answers }: Task, choice: string): Answer | null {
  return answers.find(({ choices }) => choices.includes(choice)) ?? null;
}

/** The message for a choice that is not. */
export function wrongWord({ wrong }: Task, choice: string): string {
  const text = choice.replace(/^give /, "");
  const fits = (begins: string) => begins === "*" || (text.startsWith(begins) && /^( |,|$)/.test(text.slice(begins.length)));
  return wrong.find(([begins]) => fits(begins))?.[1] ?? "";
}

/** The cards that right answers need. */
export function cardsOf({ answers }: Task): string[] {
  const read = answers.map(({ choices }) => readChoice(choices[0]!));
  return [...new Set(read.flatMap((choice) => (choice.kind === "fold" ? [] : [choice.card])))];
}

/** Which ways the pawns go by a right answer. */
export function legsOf({ steps }: Answer): LegMessage[] {
  return steps[0]!.events.flatMap((event) => (event.event === "play" ? event.legs : []));
}

/** What a task is about, as a still picture: its board, and what a right answer does. */
export function sceneOf({ view, answers }: Task): Scene {
  const legs = legsOf(answers[0]!);
  return { edition: view.edition, seat: view.seat!, before: view.board, after: answers[0]!.steps[0]!.view.board, ...(legs.length > 0 ? { legs } : {}) };
}

/** What was played before, as far as a lesson tells it. */
export function playedBefore({ view }: Task): string[] {
  return view.events.flatMap((event) => (event.event === "play" ? [readMove(event.move).card] : []));
}

/** The table with this view; whoever learns can answer if there is a prompt. */
export function tableOf(seats: SeatMessage[], view: ViewMessage, prompt: PromptMessage | null, seq: number): TableMessage {
  return {
    ...{ id: "", seq, status: "playing", you: view.seat, game: 1, leftMs: null, takeBack: null, abandon: null },
    ...{ door: "locked", shown: [], muted: [], score: [], seeds: null },
    options: { edition: view.edition, playOn: false, public: false, clock: null, bots: "", hints: false, takeBack: false, standIn: null },
    ...{ seats, view },
    prompt: prompt && { ...prompt, since: seq },
    deciding: prompt && view.seat ? [view.seat] : view.turn ? [view.turn] : [],
  };
}
