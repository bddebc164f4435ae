// What is asked of the server over HTTP.

import type {
  ChangeMessage,
  ChosenMessage,
  ClaimedMessage,
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
  constructor(readonly reason: RefusedReason) {
    super(reason);
  }
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const init = body === undefined ? {} : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const response = await fetch(path, init);
  const answer = await response.json();
  if (!response.ok) throw new Refused(answer.reason ?? "unavailable");
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
export const makeTable = (id: string, name: string, face: Face, options: Partial<TableOptions>) => ask<MadeMessage>("/api/tables", { id, name, face, options });
/** Alone with bots, at once. */
export const playNow = (id: string, name: string, face: Face, options: Partial<TableOptions>) => ask<MadeMessage>("/api/play-now", { id, name, face, options });
/** Seats one with others who look for people, or lets one wait for them. */
export const findPeople = (id: string, name: string, face: Face, options: Partial<TableOptions>) =>
  ask<MadeMessage>("/api/find-people", { id, name, face, options });
export const exists = (table: string) => fetch(`/api/tables/${table}`).then((response) => response.status !== 404);
export const link = (table: string) => ask<LinkMessage>(`/api/tables/${table}/link`);
export const claim = (table: string, secret: string) => ask<ClaimedMessage>(`/api/tables/${table}/claim`, { secret });
export const history = (table: string) => ask<ChangeMessage[]>(`/api/tables/${table}/history`);
export const hint = (table: string) => ask<ChosenMessage>(`/api/tables/${table}/hint`);
/** Leaves a table without going there: it is one's own no longer, and in a running game a bot plays on. */
export const forget = (table: string) => ask<unknown>(`/api/tables/${table}/commands`, { id: newId(), seq: 0, do: "leave" });
