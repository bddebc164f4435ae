// What is asked of the server, or of the engine in this browser, by those who look back on games.

import type { PositionMessage, ReplayMessage, ReviewProgressMessage } from "../protocol";
import { ask, Refused } from "./api";

/** A game that is over, with all hands open; the last one of the table without a number. */
export const replay = (table: string, game: number) => ask<ReplayMessage>(`/api/tables/${table}/replay${game > 0 ? `?game=${game}` : ""}`);
/** A decision of a game that is over, by the number of its event. */
export const moment = (table: string, game: number, event: number) => ask<PositionMessage>(`/api/tables/${table}/moment?game=${game}&event=${event}`);
/** The review of a game, or how far it is after two seconds. */
export const review = (table: string, game: number) => ask<ReviewProgressMessage>(`/api/tables/${table}/review?wait=2${game > 0 ? `&game=${game}` : ""}`);
/** The game of a record: read in this browser, or where that cannot be, by the server, which does not keep it. */
export const readRecord = (record: string) =>
  here(
    (host) => host.readRecord(record),
    () => ask<ReplayMessage>("/api/replay", { record }),
  );
/** The review of a record, as far as it is. Only this browser makes one. */
export const reviewRecord = (record: string) =>
  here(
    (host) => host.reviewRecord(record),
    () => Promise.reject(new Refused("notNow")),
  );

/** Asks the engine in this browser, or, where there is none or it fails, somebody else. */
async function here<T>(work: (host: typeof import("../local/host")) => Promise<T>, elsewhere: () => Promise<T>): Promise<T> {
  const host = await import("../local/host");
  if (!host.canPlayHere()) return elsewhere();
  return work(host).catch((error: unknown) => {
    if (error instanceof host.LocalRefusal && error.reason !== "unavailable") throw new Refused(error.reason, error.text);
    return elsewhere();
  });
}
