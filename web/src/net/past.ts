// What is asked of the server over HTTP by those who look back on games.

import type { PositionMessage, ReplayMessage, ReviewProgressMessage } from "../protocol";
import { ask } from "./api";

/** A game that is over, with all hands open; the last one of the table without a number. */
export const replay = (table: string, game: number) => ask<ReplayMessage>(`/api/tables/${table}/replay${game > 0 ? `?game=${game}` : ""}`);
/** A decision of a game that is over, by the number of its event. */
export const moment = (table: string, game: number, event: number) => ask<PositionMessage>(`/api/tables/${table}/moment?game=${game}&event=${event}`);
/** The review of a game, or how far it is after two seconds. */
export const review = (table: string, game: number) => ask<ReviewProgressMessage>(`/api/tables/${table}/review?wait=2${game > 0 ? `&game=${game}` : ""}`);
/** The game of a record, which the server reads and does not keep. */
export const readRecord = (record: string) => ask<ReplayMessage>("/api/replay", { record });
