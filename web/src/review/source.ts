// Where reviews come from: the server makes one when it is first asked for and says how far it is, until it has it.

import { type Signal, signal } from "@preact/signals";
import { Refused } from "../net/api";
import type { ReviewMessage } from "../protocol";

/** How long until it is asked again, in thousandths of a second. */
const AGAIN = 1000;

export type Review = { state: "waiting"; done: number; of: number } | { state: "here"; review: ReviewMessage } | { state: "none"; reason: string };

const asked = new Map<string, Signal<Review>>();

/** The review of a game: asked for once, and then told as it comes. A file has none. */
export function reviewOf(table: string | null, game: number): Signal<Review> {
  const key = `${table} ${game}`;
  const known = asked.get(key);
  if (known) return known;
  const told = signal<Review>(table ? { state: "waiting", done: 0, of: 0 } : { state: "none", reason: "file" });
  asked.set(key, told);
  if (table) void follow(table, game, told);
  return told;
}

async function follow(table: string, game: number, told: Signal<Review>): Promise<void> {
  for (;;) {
    const next = await ask(table, game).catch((error: unknown): Review => ({ state: "none", reason: error instanceof Refused ? error.reason : "unavailable" }));
    told.value = next;
    if (next.state !== "waiting") return;
    await new Promise((wake) => setTimeout(wake, AGAIN));
  }
}

async function ask(table: string, game: number): Promise<Review> {
  const response = await fetch(`/api/tables/${table}/review${game > 0 ? `?game=${game}` : ""}`);
  const answer = await response.json();
  if (!response.ok) throw new Refused(answer.reason ?? "unavailable", answer.text);
  return response.status === 202 ? { state: "waiting", ...(answer as { done: number; of: number }) } : { state: "here", review: answer as ReviewMessage };
}
