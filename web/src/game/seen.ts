// What everyone saw of the game: which cards were given, played and folded since the last shuffle.

import type { SeenMessage, TableMessage } from "../protocol";
import { isDone, readBoard, readMove, readSpace } from "./notation";

/** What a seat does in its turn. */
export type Act = Extract<SeenMessage, { event: "play" | "fold" }>;

/** What was played and folded since the last shuffle, the last act last. */
export function acts(table: TableMessage): Act[] {
  return onlyActs(table.view?.events ?? []);
}

/** What a seat did last in this deal. */
export function lastAct(table: TableMessage, seat: string): Act | null {
  return onlyActs(thisDeal(table)).findLast((act) => act.seat === seat) ?? null;
}

/** What a seat played last, also in a deal before this one. */
export function lastPlay(table: TableMessage, seat: string): Extract<Act, { event: "play" }> | null {
  const last = acts(table).findLast((act) => act.event === "play" && act.seat === seat);
  return last?.event === "play" ? last : null;
}

/** The cards of an act. */
export function cardsOf(act: Act): string[] {
  return act.event === "fold" ? act.cards : [readMove(act.move).card];
}

/** Who gave to whom in this deal. */
export function exchange(table: TableMessage): { seat: string; to: string }[] {
  return thisDeal(table).flatMap((event) => (event.event === "give" ? [event] : []));
}

/** Who gives to whom in this exchange, and whether the card lies there already. In a team of three cards go round, all the
 *  same way: what is known of one tells it of all. */
export function gifts(table: TableMessage | null, teams: string[][]): { seat: string; to: string; isGiven: boolean }[] {
  if (!table) return [];
  const given = exchange(table);
  const { you, prompt } = table;
  const known = given[0] ?? (you && prompt?.to ? { seat: you, to: prompt.to } : null);
  const home = teams.find((team) => known && team.includes(known.seat)) ?? [];
  const shift = known ? (home.indexOf(known.to) - home.indexOf(known.seat) + home.length) % home.length : 1;
  return teams.flatMap((team) =>
    team.map((seat, index) => ({ seat, to: team[(index + shift) % team.length]!, isGiven: given.some((gift) => gift.seat === seat) })),
  );
}

/** Where the pawns of this seat stand. */
export function pawnsOf(table: TableMessage, seat: string): string[] {
  return readBoard(table.view?.board ?? "")[table.seats.findIndex((other) => other.seat === seat)] ?? [];
}

/** How many pawns of this seat stand in their goal for good. */
export function pawnsHome(table: TableMessage, seat: string): number {
  const pawns = pawnsOf(table, seat);
  return pawns.filter((space) => isDone(space, pawns)).length;
}

/** Are all pawns of this seat in their goal? */
export function isAllIn(table: TableMessage, seat: string): boolean {
  const own = pawnsOf(table, seat);
  return own.length > 0 && own.every((space) => readSpace(space).kind === "goal");
}

function thisDeal(table: TableMessage): SeenMessage[] {
  const events = table.view?.events ?? [];
  return events.slice(events.findLastIndex(({ event }) => event === "deal") + 1);
}

function onlyActs(events: SeenMessage[]): Act[] {
  return events.flatMap((event) => (event.event === "play" || event.event === "fold" ? [event] : []));
}
