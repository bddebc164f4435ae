// The worker in which the tables of this browser live: it takes questions and commands of the page, and tells it what happens.

import type { CommandMessage, ServerMessage } from "../protocol";
import { Engine, type Question } from "./engine";
import { addressOf } from "./files";
import { House, Refusal } from "./house";
import { NEWS, Store } from "./store";

/** What the page says. */
export type ToWorker =
  | { do: "begin"; botDelay: number }
  | { do: "ask"; id: number; question: Question }
  | { do: "make"; id: number; table: string; people: unknown[]; options: unknown }
  | { do: "open"; socket: number; table: string; person: string; seen: number | null }
  | { do: "command"; id: number; table: string; person: string; message: CommandMessage }
  | { do: "close"; socket: number };

/** What it is told. */
export type FromWorker =
  | { id: number; value: unknown }
  | { id: number; refused: { reason: string; text: string } }
  | { socket: number; message: ServerMessage }
  | { socket: number; gone: string }
  | { cannotKeep: boolean };

const scope = self as unknown as { postMessage(message: FromWorker): void; onmessage: ((event: MessageEvent<ToWorker>) => void) | null };
const say = (message: FromWorker) => scope.postMessage(message);

async function load(what: string): Promise<ArrayBuffer> {
  const response = await fetch(addressOf(what)!);
  if (!response.ok) throw new Error(`${what}: ${response.status}`);
  return response.arrayBuffer();
}

const news = new BroadcastChannel(NEWS);
const start = () => Engine.start(load);
let begin: (botDelay: number) => void = () => {};
const begun = new Promise<number>((resolve) => (begin = resolve));
const house: Promise<House> = Promise.all([start(), Store.open(), begun]).then(([engine, store, botDelay]) => {
  const neighbours = { changed: (table: string) => news.postMessage(table), cannotKeep: (cannot: boolean) => say({ cannotKeep: cannot }) };
  return new House(engine, start, store, neighbours, botDelay);
});
news.onmessage = ({ data }: MessageEvent<string>) => void house.then((there) => there.hear(data)).catch(() => {});

/** Ends the listening of a socket. */
const closers = new Map<number, Promise<() => void>>();

function refused(error: unknown): { reason: string; text: string } {
  return error instanceof Refusal ? { reason: error.reason, text: error.text } : { reason: "unavailable", text: String(error) };
}

function answer(id: number, work: (house: House) => Promise<unknown>): void {
  house.then(work).then(
    (value) => say({ id, value }),
    (error: unknown) => say({ id, refused: refused(error) }),
  );
}

scope.onmessage = ({ data }) => {
  switch (data.do) {
    case "begin":
      return begin(data.botDelay);
    case "ask":
      return answer(data.id, (there) => there.ask(data.question));
    case "make":
      return answer(data.id, (there) => there.make(data.table, data.people, data.options));
    case "open": {
      const { socket, table, person, seen } = data;
      const opening = house.then((there) => there.listen({ table, person, seen, tell: (message) => say({ socket, message }) }));
      closers.set(socket, opening);
      opening.catch((error: unknown) => say({ socket, gone: refused(error).reason }));
      return;
    }
    case "command":
      return answer(data.id, (there) => there.command(data.table, data.person, data.message));
    case "close":
      void closers
        .get(data.socket)
        ?.then((close) => close())
        .catch(() => {});
      closers.delete(data.socket);
  }
};
