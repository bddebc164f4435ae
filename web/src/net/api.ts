// What is asked of the server over HTTP.

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
  RefusedReason,
  TableOptions,
} from "../protocol";

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

/** Asks for something; with a body, that something is done. */
export async function ask<T>(path: string, body?: unknown): Promise<T> {
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
export const editions = () => ask<EditionMessage[]>("/api/editions");
export const levels = () => ask<LevelMessage[]>("/api/levels");
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
/** Alone with bots, at once. */
export const playNow = made("/api/play-now");
/** Seats one with others who look for people, or lets one wait for them. */
export const findPeople = made("/api/find-people");
export const exists = (table: string) => fetch(`/api/tables/${table}`).then((response) => response.status !== 404);
export const link = (table: string) => ask<LinkMessage>(`/api/tables/${table}/link`);
export const claim = (table: string, secret: string) => ask<ClaimedMessage>(`/api/tables/${table}/claim`, { secret });
export const history = (table: string) => ask<ChangeMessage[]>(`/api/tables/${table}/history`);
export const hint = (table: string) => ask<ChosenMessage>(`/api/tables/${table}/hint`);
/** The record of a game as text. */
export async function record(table: string, game: number): Promise<string> {
  const response = await fetch(`/api/tables/${table}/record?game=${game}`);
  if (!response.ok) throw new Refused((await response.json()).reason ?? "unavailable");
  return response.text();
}
/** A command that nobody sees: it needs no socket, and its refusal is nobody's business. */
export const tell = (table: string, command: Command) => ask<unknown>(`/api/tables/${table}/commands`, { id: newId(), seq: 0, ...command });
/** Leaves a table without going there: it is one's own no longer, and in a running game a bot plays on. */
export const forget = (table: string) => tell(table, { do: "leave" });
