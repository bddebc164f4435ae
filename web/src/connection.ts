// The socket at a table: comes back by itself, says what it has seen, and sends again what was not acknowledged.

import { signal } from "@preact/signals";
import { newId } from "./api";
import type { ChangeMessage, Command, CommandMessage, ServerMessage, TableMessage } from "./protocol";

const FIRST_WAIT = 300;
const LONGEST_WAIT = 5000;

export class Connection {
  readonly table = signal<TableMessage | null>(null);
  readonly connected = signal(true);
  /** Why the last command was refused, for people. */
  readonly refused = signal<string | null>(null);
  /** When the table was last told, to count a clock down. */
  toldAt = 0;
  private socket: WebSocket | null = null;
  private waiting = new Map<string, CommandMessage>();
  private wait = FIRST_WAIT;
  private closed = false;

  constructor(
    readonly id: string,
    private readonly onChanges: (changes: ChangeMessage[], before: TableMessage | null, after: TableMessage) => void,
  ) {
    this.open();
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }

  /** Sends a command; it is sent again after a lost connection until the server has answered. */
  send(command: Command): void {
    const message = { id: newId(), seq: this.table.value?.seq ?? 0, ...command } as CommandMessage;
    this.waiting.set(message.id, message);
    this.refused.value = null;
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private hurry = (): void => {
    if (document.visibilityState === "visible" && !this.connected.value) this.open();
  };

  private open(): void {
    if (this.closed || this.socket?.readyState === WebSocket.CONNECTING) return;
    const seen = this.table.value ? `?seen=${this.table.value.seq}` : "";
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/socket${seen}`);
    this.socket = socket;
    socket.onopen = () => {
      this.connected.value = true;
      this.wait = FIRST_WAIT;
      for (const message of this.waiting.values()) socket.send(JSON.stringify(message));
    };
    socket.onmessage = (event) => this.hear(JSON.parse(event.data) as ServerMessage);
    socket.onclose = () => {
      if (this.socket !== socket || this.closed) return;
      this.connected.value = false;
      setTimeout(() => this.open(), this.wait);
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    };
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case "update": {
        const before = this.table.value;
        this.table.value = message.table;
        this.toldAt = Date.now();
        this.onChanges(message.changes, before, message.table);
        break;
      }
      case "done":
        this.waiting.delete(message.id);
        break;
      case "refused":
        if (message.id !== null) this.waiting.delete(message.id);
        this.refused.value = message.text;
        break;
      case "emote":
      case "bye":
        break;
    }
  }
}
