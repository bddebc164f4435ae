// The connection to a table: comes back by itself, says what it has seen, and sends again what was not acknowledged.

import { signal } from "@preact/signals";
import { isLocal } from "../local/ids";
import type { ChangeMessage, Command, CommandMessage, Emote, RefusedReason, ServerMessage, TableMessage } from "../protocol";
import { exists, newId } from "./api";
import { tellBack } from "./renewal";
import { ANSWER, dial, type Wire } from "./wire";

const FIRST_WAIT = 200;
/** People notice more than a second. */
const LONGEST_WAIT = 800;
/** A phone that slept for so long has lost its sockets, even if it does not say so. */
const NAP = 10_000;
/** For so long a refusal is shown. */
const READ = 8000;

interface Listener {
  onUpdate(changes: ChangeMessage[], table: TableMessage): void;
  onEmote(seat: string, emote: Emote): void;
}

/** The table with what has changed put over it. */
export function merged(table: TableMessage, { table: fields, view, kept, events = [] }: Extract<ServerMessage, { type: "delta" }>): TableMessage {
  const seen = table.view?.events ?? [];
  const whole = table.view && { ...table.view, ...view, events: kept === undefined ? seen : [...seen.slice(0, kept), ...events] };
  return { ...table, ...fields, view: whole };
}

export class Connection {
  /** The last that the server said. */
  readonly table = signal<TableMessage | null>(null);
  readonly connected = signal(true);
  /** There is no such table. */
  readonly missing = signal(false);
  /** Why the last command was refused. */
  readonly refused = signal<RefusedReason | null>(null);
  /** Is a command on its way? */
  readonly sending = signal(false);
  /** Is it answered what the table as it was told last asks? What one says meanwhile is no answer. */
  readonly answered = signal(false);
  /** When the table was last told, to count a clock down. */
  toldAt = 0;
  private wire: Wire | null = null;
  private waiting = new Map<string, CommandMessage>();
  private wait = FIRST_WAIT;
  private closed = false;
  private hiddenAt = 0;
  /** The number of the last change that a command of ours has made. */
  private done = 0;
  private forget: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    private readonly listener: Listener,
    /** Who one is, of those who sit round this device. */
    private person = "1",
  ) {
    this.open();
    // What happens to the network is no business of a table that is here.
    if (isLocal(id)) return;
    addEventListener("online", this.hurry);
    addEventListener("offline", this.lose);
    document.addEventListener("visibilitychange", this.wake);
  }

  /** Somebody else of those who sit round this device looks from now on: what the one before could see is forgotten. */
  become(person: string): void {
    if (person === this.person) return;
    this.person = person;
    this.table.value = null;
    this.lose();
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.lose);
    document.removeEventListener("visibilitychange", this.wake);
    this.wire?.close();
  }

  /** Sends a command; it is sent again after a lost connection until the server has answered. */
  send(command: Command): void {
    const message = { id: newId(), seq: this.table.value?.seq ?? 0, ...command } as CommandMessage;
    this.waiting.set(message.id, message);
    this.refused.value = null;
    this.settle();
    if (this.wire?.state === "open") this.say(message);
  }

  /** Shows for a while why something was refused. */
  refuse(reason: RefusedReason): void {
    this.refused.value = reason;
    clearTimeout(this.forget);
    this.forget = setTimeout(() => (this.refused.value = null), READ);
  }

  private say(message: CommandMessage): void {
    const wire = this.wire!;
    wire.send(message);
    setTimeout(() => {
      if (this.wire === wire && this.waiting.has(message.id)) this.lose();
    }, ANSWER);
  }

  private hurry = (): void => {
    if (!this.connected.value) this.open();
  };

  private wake = (): void => {
    if (document.hidden) this.hiddenAt = Date.now();
    else if (Date.now() - this.hiddenAt > NAP) this.lose();
    else this.hurry();
  };

  /** This wire is not to be trusted any more. */
  private lose = (): void => {
    const wire = this.wire;
    this.wire = null;
    wire?.close();
    this.connected.value = false;
    this.open();
  };

  private open(): void {
    if (this.closed || this.missing.value || this.wire?.state === "opening") return;
    const isCurrent = () => this.wire === wire && !this.closed;
    const wire: Wire = dial(this.id, this.table.value?.seq ?? null, this.person, {
      onOpen: () => {
        if (!isCurrent()) return;
        if (!this.connected.value && !isLocal(this.id)) tellBack();
        this.connected.value = true;
        this.wait = FIRST_WAIT;
        for (const message of this.waiting.values()) this.say(message);
      },
      onMessage: (message) => isCurrent() && this.hear(message),
      onClose: () => {
        if (!isCurrent()) return;
        this.connected.value = false;
        if (!this.table.value)
          void exists(this.id).then(
            (there) => (this.missing.value = !there),
            () => {},
          );
        // Not all at the same moment when a server comes back.
        setTimeout(() => this.hurry(), this.wait * (0.5 + Math.random() / 2));
        this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
      },
    });
    this.wire = wire;
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case "update":
        this.tell(message.changes, message.table);
        break;
      case "delta":
        if (this.table.value) this.tell(message.changes, merged(this.table.value, message));
        break;
      case "done":
        this.done = Math.max(this.done, message.seq);
        this.acknowledge(message.id);
        break;
      case "refused":
        if (message.id !== null) this.acknowledge(message.id);
        this.refuse(message.reason);
        break;
      case "emote":
        this.listener.onEmote(message.seat, message.emote);
        break;
      case "bye":
        break;
    }
  }

  private tell(changes: ChangeMessage[], table: TableMessage): void {
    this.table.value = table;
    this.toldAt = Date.now();
    this.listener.onUpdate(changes, table);
    this.settle();
  }

  private acknowledge(id: string): void {
    this.waiting.delete(id);
    this.settle();
  }

  /** What was done may be told before the table is: until then the old question stands there, answered. */
  private settle(): void {
    const isDone = this.done > (this.table.value?.seq ?? 0);
    this.sending.value = this.waiting.size > 0;
    this.answered.value = isDone || [...this.waiting.values()].some((message) => message.do === "choose");
  }
}
