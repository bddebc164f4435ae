// The page's side of the tables in this browser: it is asked what a server is asked, under the same addresses, and answers the same.

import { kept } from "../person/kept";
import type { CommandMessage, MadeMessage, RefusedReason, ReplayMessage, ReviewProgressMessage, ServerMessage, TableOptions } from "../protocol";
import { hasEngine } from "./files";
import { newLocalId } from "./ids";
import { unkept } from "./unkept";
import type { FromWorker, ToWorker } from "./worker";

/** What is refused, and why. */
export class LocalRefusal extends Error {
  constructor(
    readonly reason: RefusedReason,
    readonly text: string,
  ) {
    super(text);
  }
}

/** Somebody who sits round this device. */
export interface Place {
  /** `1`, `2` … : by what this person is known here. The first looks after the table. */
  person: string;
  seat: string;
  name: string;
  face?: string;
}

interface Listener {
  hear(message: ServerMessage): void;
  gone(reason: string): void;
}

/** A socket to a table here: what the page's connection needs of one. */
export interface LocalSocket {
  send(message: CommandMessage): void;
  close(): void;
}

/** How long bots take, so that people can follow, as on a server; tests keep another number. */
const BOTS = 900;

let worker: Worker | null = null;
let asked = 0;
const waiting = new Map<number, { resolve(value: unknown): void; reject(error: unknown): void }>();
const sockets = new Map<number, Listener>();

function attend(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "makker" });
  worker.postMessage({ do: "begin", botDelay: Number(kept("bot-delay") ?? BOTS) } satisfies ToWorker);
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => hear(data);
  // It could not be loaded, or failed as a whole: whoever waits is told, and the next who asks starts another.
  worker.onerror = () => {
    worker?.terminate();
    worker = null;
    for (const { reject } of waiting.values()) reject(new LocalRefusal("unavailable", "the engine could not be started"));
    waiting.clear();
    for (const { gone } of sockets.values()) gone("unavailable");
    sockets.clear();
  };
  return worker;
}

function hear(data: FromWorker): void {
  if ("cannotKeep" in data) {
    unkept.value = data.cannotKeep;
  } else if ("socket" in data) {
    const socket = sockets.get(data.socket);
    if ("message" in data) socket?.hear(data.message);
    else socket?.gone(data.gone);
  } else {
    const waits = waiting.get(data.id);
    waiting.delete(data.id);
    if ("refused" in data) waits?.reject(new LocalRefusal(data.refused.reason as RefusedReason, data.refused.text));
    else waits?.resolve(data.value);
  }
}

/** A message to the worker, without the number by which its answer is known. */
type Wish<T = ToWorker> = T extends { id: number } ? Omit<T, "id"> : never;

function request<T>(wish: Wish): Promise<T> {
  const id = ++asked;
  return new Promise<T>((resolve, reject) => {
    waiting.set(id, { resolve: resolve as (value: unknown) => void, reject });
    attend().postMessage({ ...wish, id });
  });
}

/** Can tables be played here at all? */
export const canPlayHere = () => hasEngine() && typeof WebAssembly === "object" && typeof Worker === "function";

/** Makes a table at which these people sit round this device, and starts it. */
export function makeLocal(people: Place[], options: Partial<TableOptions>): Promise<MadeMessage> {
  return request<MadeMessage>({ do: "make", table: newLocalId(), people, options });
}

/** The running game with every card, to be handed over to a server. */
export const wholeRecord = (table: string) => request<string>({ do: "ask", question: { ask: "whole", table } });
export const readRecord = (record: string) => request<ReplayMessage>({ do: "ask", question: { ask: "replay", record } });
export const reviewRecord = (record: string) => request<ReviewProgressMessage>({ do: "ask", question: { ask: "review", record } });

/** For whom questions are asked at a table: where several sit round this device, for whoever holds it. */
const speakers = new Map<string, string>();
export const speaker = (table: string) => speakers.get(table) ?? "1";
export const speakAs = (table: string, person: string) => speakers.set(table, person);

async function command(table: string, person: string, message: CommandMessage): Promise<ServerMessage> {
  const told = await request<ServerMessage>({ do: "command", table, person, message });
  if (told.type === "refused") throw new LocalRefusal(told.reason, told.text);
  return told;
}

/** What a server is asked under `/api/tables/…`. */
export async function answer(table: string, what: string, query: URLSearchParams, body: unknown): Promise<unknown> {
  const person = speaker(table);
  const number = (name: string) => (query.has(name) ? Number(query.get(name)) : undefined);
  if (what === "commands") return command(table, person, body as CommandMessage);
  // Whether there is such a table at all.
  if (what === "") return request({ do: "ask", question: { ask: "due", table } });
  const questions = ["people", "history", "hint", "record", "replay", "moment", "review"];
  if (!questions.includes(what)) throw new LocalRefusal("notNow", "this table is on this device only");
  return request({ do: "ask", question: { ask: what, table, person, game: number("game"), event: number("event"), deep: query.get("deep") === "1" } });
}

/** Looks at a table as one of its people. */
export function openLocal(table: string, person: string, seen: number | null, listener: Listener): LocalSocket {
  const socket = ++asked;
  sockets.set(socket, listener);
  attend().postMessage({ do: "open", socket, table, person, seen } satisfies ToWorker);
  return {
    send: (message) =>
      void command(table, person, message).then(listener.hear, (error: unknown) =>
        listener.hear({ type: "refused", id: message.id, reason: error instanceof LocalRefusal ? error.reason : "unavailable", text: String(error) }),
      ),
    close: () => {
      sockets.delete(socket);
      worker?.postMessage({ do: "close", socket } satisfies ToWorker);
    },
  };
}
