// A page whose server can be made to say anything: for what cannot be waited for in a real game.

import type { Page } from "@playwright/test";
import type { ChangeMessage, EventMessage, ServerMessage, TableMessage } from "../src/protocol";

type Update = Extract<ServerMessage, { type: "update" }>;

export class Puppet {
  /** The last that the page was told. */
  private last!: Update;
  private say!: (text: string) => void;
  private isHeld = false;

  /** Before the page goes to a table. */
  static async of(page: Page): Promise<Puppet> {
    // What it speaks for is a table on a server.
    await page.route(/\/engine-[^/]*\.wasm$/, (route) => route.abort());
    const puppet = new Puppet();
    await page.routeWebSocket(/\/socket/, (socket) => {
      const server = socket.connectToServer();
      puppet.say = (text) => socket.send(text);
      server.onMessage((text) => {
        if (puppet.isHeld) return;
        const message = JSON.parse(String(text)) as ServerMessage;
        if (message.type === "update") puppet.last = message;
        if (message.type === "delta") puppet.last = { type: "update", changes: message.changes, table: puppet.after(message) };
        socket.send(text);
      });
    });
    return puppet;
  }

  /** The table with what has changed put over it. */
  private after({ table, view, kept, events = [] }: Extract<ServerMessage, { type: "delta" }>): TableMessage {
    const before = this.last.table;
    const seen = before.view?.events ?? [];
    return { ...before, ...table, view: before.view && { ...before.view, ...view, events: kept === undefined ? seen : [...seen.slice(0, kept), ...events] } };
  }

  get table(): TableMessage {
    return this.last.table;
  }

  /** From now on the real server is not heard. */
  hold(): void {
    this.isHeld = true;
  }

  /** Tells these events, and the table with what is different now. */
  tell(events: EventMessage[], view: object = {}, table: object = {}, what: ChangeMessage["what"] = "chose"): void {
    const before = this.last.table;
    const seq = before.seq + 1;
    const after = { ...before, prompt: null, ...table, seq, view: { ...before.view!, ...view } } as TableMessage;
    this.last = { type: "update", changes: events.length > 0 ? [{ seq, what, events }] : [], table: after };
    this.say(JSON.stringify(this.last));
  }

  /** Puts the pawns there, without a word about how. */
  place(board: string): void {
    this.tell([], { board, phase: "play" });
  }
}
