// What leads from the page to a table: a socket to the server, or the engine in this browser. Nothing above it knows which.

import { isLocal } from "../local/ids";
import type { CommandMessage, ServerMessage } from "../protocol";

/** A wire that is silent about a command, or does not open, for so long is dead, even if the browser has not noticed. */
export const ANSWER = 4000;

export interface Wire {
  readonly state: "opening" | "open" | "closed";
  send(message: CommandMessage): void;
  close(): void;
}

export interface Hearing {
  onOpen(): void;
  onMessage(message: ServerMessage): void;
  /** It was closed, by whoever. */
  onClose(): void;
}

/** Opens a wire to a table, for somebody who has seen everything up to a change; as one of those who sit round this device, if the table is here. */
export function dial(table: string, seen: number | null, person: string, hearing: Hearing): Wire {
  return isLocal(table) ? new LocalWire(table, seen, person, hearing) : new SocketWire(table, seen, hearing);
}

class SocketWire implements Wire {
  private readonly socket: WebSocket;

  constructor(table: string, seen: number | null, hearing: Hearing) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const known = seen === null ? "" : `&seen=${seen}`;
    this.socket = new WebSocket(`${scheme}://${location.host}/api/tables/${table}/socket?deltas=1${known}`);
    const patience = setTimeout(() => this.socket.close(), ANSWER);
    this.socket.onopen = () => {
      clearTimeout(patience);
      hearing.onOpen();
    };
    this.socket.onmessage = (event) => hearing.onMessage(JSON.parse(event.data) as ServerMessage);
    this.socket.onclose = () => {
      clearTimeout(patience);
      hearing.onClose();
    };
  }

  get state(): Wire["state"] {
    const { readyState } = this.socket;
    if (readyState === WebSocket.CONNECTING) return "opening";
    return readyState === WebSocket.OPEN ? "open" : "closed";
  }

  send(message: CommandMessage): void {
    this.socket.send(JSON.stringify(message));
  }

  close(): void {
    this.socket.close();
  }
}

class LocalWire implements Wire {
  state: Wire["state"] = "opening";
  private socket: { send(message: CommandMessage): void; close(): void } | null = null;

  constructor(
    table: string,
    seen: number | null,
    person: string,
    private readonly hearing: Hearing,
  ) {
    const gone = () => this.close();
    // The engine comes when it is needed. However long that takes, nobody else could answer.
    import("../local/host").then((host) => {
      if (this.state === "closed") return;
      host.speakAs(table, person);
      this.socket = host.openLocal(table, person, seen, { hear: (message) => this.hear(message), gone });
    }, gone);
  }

  send(message: CommandMessage): void {
    this.socket?.send(message);
  }

  close(): void {
    if (this.state === "closed") return;
    this.state = "closed";
    this.socket?.close();
    this.hearing.onClose();
  }

  private hear(message: ServerMessage): void {
    if (this.state === "opening") {
      this.state = "open";
      this.hearing.onOpen();
    }
    this.hearing.onMessage(message);
  }
}
