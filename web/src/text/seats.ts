// What there is to know about each seat: its name, what it did last, how many cards it has.

import { t } from "./messages";
import type { SeenMessage, TableMessage } from "../protocol";

/** A shape for each seat, since colour is never the only sign. Unit size. */
export const SHAPES: Record<string, string> = {
  R: "M-1,0a1,1 0 1,0 2,0a1,1 0 1,0 -2,0Z",
  O: "M0,-1.08L1.03,-.33L.63,.87L-.63,.87L-1.03,-.33Z",
  Y: "M0,-1.16L1.12,.84L-1.12,.84Z",
  G: "M-.88,-.88L.88,-.88L.88,.88L-.88,.88Z",
  B: "M0,-1.2L1.08,0L0,1.2L-1.08,0Z",
  P: "M-.4,-1.04L.4,-1.04L.4,-.4L1.04,-.4L1.04,.4L.4,.4L.4,1.04L-.4,1.04L-.4,.4L-1.04,.4L-1.04,-.4L-.4,-.4Z",
};

/** The name of whoever sits there; the colour, if a bot does. */
export function seatName(table: TableMessage, seat: string): string {
  const place = table.seats.find((other) => other.seat === seat);
  return place?.name ?? t(`seat-${seat}`);
}

/** The same, and whether it is the reader or a bot. */
export function fullName(table: TableMessage, seat: string): string {
  const place = table.seats.find((other) => other.seat === seat);
  if (place?.name) return seat === table.you ? t("you-name", { name: place.name }) : place.name;
  return place?.bot ? `${t(`seat-${seat}`)}, ${botName(place.bot)}` : t(`seat-${seat}`);
}

export function botName(level: string): string {
  return t("bot-name", { level: t(`level-${level}`) });
}

export type Deed = Extract<SeenMessage, { event: "play" | "fold" }>;

function onlyDeeds(events: SeenMessage[]): Deed[] {
  return events.flatMap((event) => (event.event === "play" || event.event === "fold" ? [event] : []));
}

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
  return deed.event === "fold" ? deed.cards : [deed.move.split(" ")[0]!];
}

export function isHost(table: TableMessage): boolean {
  return table.seats.some(({ host, seat }) => host && seat === table.you);
}

/** The names of a seat's teammates, who they are or which colour. */
export function mates(table: TableMessage, teams: string[][], seat: string): string {
  const team = teams.find((other) => other.includes(seat)) ?? [];
  return team.filter((other) => other !== seat).map((other) => seatName(table, other)).join(", ");
}

/** What everyone saw since the last deal. */
export function thisDeal(table: TableMessage): SeenMessage[] {
  const events = table.view?.events ?? [];
  return events.slice(events.findLastIndex(({ event }) => event === "deal") + 1);
}

export function isTeammate(teams: string[][], you: string | null, seat: string): boolean {
  return you !== null && you !== seat && teams.some((team) => team.includes(you) && team.includes(seat));
}
