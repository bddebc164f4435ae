// What is asked of the server over HTTP.

import { isLocal } from "../local/ids";
import type {
  ChangeMessage,
  ChosenMessage,
  ClaimedMessage,
  Command,
  EditionMessage,
  Face,
  LevelMessage,
  LinkMessage,
  LobbyMessage,
  MadeMessage,
  MineMessage,
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
  await host.dropLocal(table);
  return made;
}
/** Seats one with others who look for people, or lets one wait for them. */
export const findPeople = made("/api/find-people");
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
export const gamesHere = async (): Promise<MineMessage[]> => {
  const host = await import("../local/host");
  return host.canPlayHere() ? host.listLocal().catch(() => []) : [];
};
/** A command that nobody sees: it needs no socket, and its refusal is nobody's business. */
export const tell = (table: string, command: Command) => ask<unknown>(`/api/tables/${table}/commands`, { id: newId(), seq: 0, ...command });
/** Leaves a table without going there: it is one's own no longer, and in a running game a bot plays on. */
export const forget = async (table: string): Promise<unknown> =>
  isLocal(table) ? (await import("../local/host")).dropLocal(table) : tell(table, { do: "leave" });
