// Where reviews come from: the server makes one when it is first asked for and says how far it is, until it has it.

import { type Signal, signal } from "@preact/signals";
import * as api from "../net/api";
import type { ReviewMessage } from "../protocol";

export type Review =
  | { state: "coming"; ahead: number; done: number; pieces: number }
  | { state: "here"; review: ReviewMessage }
  | { state: "none"; reason: string };

const asked = new Map<string, Signal<Review>>();

/** The review of a game: asked for once, and then told as it comes. A file has none. */
export function reviewOf(table: string | null, game: number): Signal<Review> {
  const key = `${table} ${game}`;
  const known = asked.get(key);
  if (known) return known;
  const told = signal<Review>(table ? { state: "coming", ahead: 0, done: 0, pieces: 0 } : { state: "none", reason: "file" });
  asked.set(key, told);
  if (table) void follow(table, game, told);
  return told;
}

async function follow(table: string, game: number, told: Signal<Review>): Promise<void> {
  for (;;) {
    const next = await api
      .review(table, game)
      .then(({ ahead, done, pieces, review }): Review => (review ? { state: "here", review } : { state: "coming", ahead, done, pieces }))
      .catch((error: unknown): Review => ({ state: "none", reason: error instanceof api.Refused ? error.reason : "unavailable" }));
    told.value = next;
    if (next.state !== "coming") return;
  }
}
