// Answers in the place of a server: what is right happens, of what is wrong it is said why.

import { type Signal, signal } from "@preact/signals";
import type { ChangeMessage, Command, SeatMessage, TableMessage } from "../protocol";
import { answerOf, type Task, tableOf, wrongWord } from "./lesson";

export class Teacher {
  /** What is asked. */
  readonly task: Signal<Task>;
  readonly table = signal<TableMessage | null>(null);
  /** Was the right answer given? */
  readonly answered = signal(false);
  /** What is said to a wrong one: a new thing each time, so that it is heard again. */
  readonly wrong = signal<{ word: string } | null>(null);
  private seq = 0;

  constructor(
    task: Task,
    private readonly seats: SeatMessage[],
    private readonly onUpdate: (changes: ChangeMessage[], table: TableMessage) => void,
  ) {
    this.task = signal(task);
    this.ask(task);
  }

  /** Lays a task out. */
  ask(task: Task): void {
    this.task.value = task;
    this.answered.value = false;
    this.wrong.value = null;
    this.tell([], tableOf(this.seats, task.view, task.prompt, ++this.seq));
  }

  send(command: Command): void {
    if (command.do !== "choose" || this.answered.peek()) return;
    const task = this.task.peek();
    const answer = answerOf(task, command.choice);
    this.wrong.value = answer ? null : { word: wrongWord(task, command.choice) };
    if (!answer) return;
    this.answered.value = true;
    for (const { events, view } of answer.steps) this.tell([{ seq: ++this.seq, what: "chose", events }], tableOf(this.seats, view, null, this.seq));
  }

  private tell(changes: ChangeMessage[], table: TableMessage): void {
    this.table.value = table;
    this.onUpdate(changes, table);
  }
}
