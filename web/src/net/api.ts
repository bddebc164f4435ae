// What is asked of the server over HTTP.

import { isLocal } from "../local/ids";
import type {
  ChangeMessage,
  ChosenMessage,
  ClaimedMessage,
  Command,
  DevicesMessage,
  EditionMessage,
  EndSubscription,
  Face,
  LevelMessage,
  LinkMessage,
  LobbyMessage,
  MadeMessage,
  MineMessage,
  NewSubscription,
  PushMessage,
  RefusedReason,
  TableOptions,
  VersionMessage,
} from "../protocol";
import { remembered } from "./remembered";

/** The server did not do it. */
export class Refused extends Error {
  constructor(
    readonly reason: RefusedReason,
    /** What the server says of it, in English. */
    text = "",
  ) {
    super(text || reason);
  }
}

/** Of which table something is asked that is in this browser, and what. */
const HERE = /^\/api\/tables\/(local-[a-z0-9]+)(?:\/([a-z]+))?$/;

/** Asks the engine in this browser. */
async function askHere<T>(table: string, what: string, query: URLSearchParams, body: unknown): Promise<T> {
  const host = await import("../local/host");
  const told = host.answer(table, what, query, body);
  return told.catch((error: unknown) => {
    throw error instanceof host.LocalRefusal ? new Refused(error.reason, error.text) : error;
  }) as Promise<T>;
}

/** Asks for something; with a body, that something is done. A table that is in this browser is asked here. */
export async function ask<T>(path: string, body?: unknown): Promise<T> {
  const [address = "", query] = path.split("?");
  const [, table, what = ""] = HERE.exec(address) ?? [];
  if (table) return askHere<T>(table, what, new URLSearchParams(query), body);
  const init = body === undefined ? {} : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const response = await fetch(path, init);
  const answer = await response.json();
  if (!response.ok) throw new Refused(answer.reason ?? "unavailable", answer.text);
  return answer as T;
}

/** Another one for each request: the same id does nothing twice. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Makes sure that the server knows this browser. */
export const beSomeone = () => ask<unknown>("/api/people", { cookie: true });
export const version = () => ask<VersionMessage>("/api/version");
export const editions = () => remembered("editions", () => ask<EditionMessage[]>("/api/editions"));
export const levels = () => remembered("levels", () => ask<LevelMessage[]>("/api/levels"));
export const lobby = () => ask<LobbyMessage>("/api/lobby");
/** With the seal of a seed for the first game, if this browser takes part in its shuffles. */
export type NewTable = [id: string, name: string, face: Face, options: Partial<TableOptions>, seal?: string];
const made =
  (path: string) =>
  (...[id, name, face, options, seal]: NewTable) =>
    ask<MadeMessage>(path, { id, name, face, options, seal });
export const makeTable = made("/api/tables");
/** For a device in the middle: nobody sits there yet. */
export const makeMiddle = (id: string, options: Partial<TableOptions>) => ask<MadeMessage>("/api/tables", { id, name: "", watch: true, options });
/** Alone with bots at once, at a table on the server. */
export const playThere = made("/api/play-now");
/** Alone with bots at once: in this browser, or where that cannot be, on the server. */
export const playNow = async (...[id, name, face, options, seal]: NewTable): Promise<MadeMessage> => {
  const host = await import("../local/host");
  if (!host.canPlayHere()) return playThere(id, name, face, options, seal);
  return host.makeLocal([{ person: "1", seat: "R", name, face }], options).catch((error: unknown) => {
    // What the rules refuse, a server refuses too.
    if (error instanceof host.LocalRefusal && error.reason !== "unavailable") throw new Refused(error.reason, error.text);
    return playThere(id, name, face, options, seal);
  });
};
/** Goes on at a table of the server with the game that is played in this browser, as whoever holds it; says which. */
export async function handOver(table: string, seat: string, name: string, face: Face, options: Partial<TableOptions>): Promise<MadeMessage> {
  const host = await import("../local/host");
  const made = await ask<MadeMessage>("/api/hand-over", { id: `from ${table}`, from: table, record: await host.wholeRecord(table), seat, name, face, options });
  // It is played there now, and nowhere else.
  await forget(table);
  return made;
}
/** Somebody of those who sit round this device, by what the engine knows them. */
export interface Sitter {
  person: string;
  name: string;
}
/** Several sit round this device and pass it on. Each has a name of their own. */
export async function makeRound(people: (Sitter & { seat: string; face: Face })[], options: Partial<TableOptions>): Promise<MadeMessage> {
  const host = await import("../local/host");
  return host.makeLocal(people, options).catch((error: unknown) => {
    throw error instanceof host.LocalRefusal ? new Refused(error.reason, error.text) : error;
  });
}
export const canPlayHere = () => import("../local/host").then((host) => host.canPlayHere());
export const peopleHere = (table: string) => ask<Sitter[]>(`/api/tables/${table}/people`);
/** Somebody of this device has gone: a bot plays on. */
export async function leaveHere(table: string, person: string): Promise<void> {
  const host = await import("../local/host");
  const holder = host.speaker(table);
  host.speakAs(table, person);
  await tell(table, { do: "leave" }).finally(() => host.speakAs(table, holder));
}
/** Seats one with others who look for people, or lets one wait for them. */
export const findPeople = made("/api/find-people");
/** With what this browser can subscribe to being told of one's turns. */
export const pushKey = () => ask<PushMessage>("/api/push");
export const subscribe = (subscription: NewSubscription) => ask<DevicesMessage>("/api/push/subscribe", subscription);
export const unsubscribe = (end: EndSubscription) => ask<DevicesMessage>("/api/push/unsubscribe", end);
export const exists = (table: string) =>
  isLocal(table)
    ? ask(`/api/tables/${table}`).then(
        () => true,
        (error: unknown) => !(error instanceof Refused && error.reason === "noTable"),
      )
    : fetch(`/api/tables/${table}`).then((response) => response.status !== 404);
export const link = (table: string) => ask<LinkMessage>(`/api/tables/${table}/link`);
export const claim = (table: string, secret: string) => ask<ClaimedMessage>(`/api/tables/${table}/claim`, { secret });
export const history = (table: string) => ask<ChangeMessage[]>(`/api/tables/${table}/history`);
export const hint = (table: string) => ask<ChosenMessage>(`/api/tables/${table}/hint`);
/** The record of a game as text. */
export async function record(table: string, game: number): Promise<string> {
  if (isLocal(table)) return ask<string>(`/api/tables/${table}/record?game=${game}`);
  const response = await fetch(`/api/tables/${table}/record?game=${game}`);
  if (!response.ok) throw new Refused((await response.json()).reason ?? "unavailable");
  return response.text();
}
/** One's own games in this browser; none where none can be. */
export const gamesHere = async (): Promise<MineMessage[]> => (await import("../local/own")).listLocal();
/** A command that nobody sees: it needs no socket, and its refusal is nobody's business. */
export const tell = (table: string, command: Command) => ask<unknown>(`/api/tables/${table}/commands`, { id: newId(), seq: 0, ...command });
/** Leaves a table without going there: it is one's own no longer, and in a running game a bot plays on. */
export const forget = async (table: string): Promise<unknown> =>
  isLocal(table) ? (await import("../local/own")).dropLocal(table) : tell(table, { do: "leave" });
