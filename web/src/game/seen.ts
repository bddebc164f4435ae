// What everyone saw of the game: which cards were given, played and folded since the last shuffle.

import type { SeenMessage, TableMessage } from "../protocol";
import { readMove } from "./notation";

/** What a seat does in its turn. */
export type Deed = Extract<SeenMessage, { event: "play" | "fold" }>;

/** What was played and folded since the last shuffle, the last deed last. */
export function deeds(table: TableMessage): Deed[] {
  return onlyDeeds(table.view?.events ?? []);
}

/** What a seat did last in this deal. */
export function lastDeed(table: TableMessage, seat: string): Deed | null {
  return onlyDeeds(thisDeal(table)).findLast((deed) => deed.seat === seat) ?? null;
}

/** The cards of a deed. */
export function cardsOf(deed: Deed): string[] {
  return deed.event === "fold" ? deed.cards : [readMove(deed.move).card];
}

/** Who gave to whom in this deal. */
export function exchange(table: TableMessage): { seat: string; to: string }[] {
  return thisDeal(table).flatMap((event) => (event.event === "give" ? [event] : []));
}

function thisDeal(table: TableMessage): SeenMessage[] {
  const events = table.view?.events ?? [];
  return events.slice(events.findLastIndex(({ event }) => event === "deal") + 1);
}

function onlyDeeds(events: SeenMessage[]): Deed[] {
  return events.flatMap((event) => (event.event === "play" || event.event === "fold" ? [event] : []));
}
