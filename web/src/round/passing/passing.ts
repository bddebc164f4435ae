// Whose cards a device shows that goes from hand to hand. No browser, no drawing: what is covered is decided here.

import type { SeatMessage, TableMessage } from "../../protocol";

/** Somebody of this device. Names are different from each other, so that they tell who sits where. */
export interface Someone {
  person: string;
  name: string;
}

/** Who has the device: somebody who sees their cards, somebody whose cards are covered, or all when nothing is secret. */
export interface Held {
  kind: "shown" | "covered" | "open";
  person: string;
}

/** Where somebody sits and plays themselves. */
function seatOf({ seats }: TableMessage, { name }: Someone): SeatMessage | undefined {
  return seats.find((place) => place.name === name && place.bot === null);
}

/** Those of this device who still play, in the order of their seats. */
export function present(table: TableMessage, people: Someone[]): (Someone & { seat: string })[] {
  return table.seats.flatMap((place) => {
    const someone = people.find((other) => seatOf(table, other) === place);
    return someone ? [{ ...someone, seat: place.seat }] : [];
  });
}

/** The same from the seat on that comes after whoever acted last, or after the dealer. */
function inTurn(table: TableMessage, people: Someone[]): (Someone & { seat: string })[] {
  const { view, seats } = table;
  const last = view?.events.findLast((event) => event.event === "give" || event.event === "play" || event.event === "fold" || event.event === "deal");
  const seat = last && "seat" in last ? last.seat : (view?.dealer ?? null);
  const first = seats.findIndex((place) => place.seat === seat) + 1;
  const around = [...seats.slice(first), ...seats.slice(0, first)].map((place) => place.seat);
  return present(table, people).sort((one, other) => around.indexOf(one.seat) - around.indexOf(other.seat));
}

/** Who has the device now that the table is like this, if it was so before; null is a page that was just opened. */
export function held(table: TableMessage, people: Someone[], before: Held | null): Held {
  const all = inTurn(table, people);
  if (table.status !== "playing" || all.length === 0) {
    const host = present(table, people).find(({ seat }) => table.seats.some((place) => place.host && place.seat === seat));
    return { kind: "open", person: host?.person ?? people[0]?.person ?? "" };
  }
  const asked = all.filter(({ seat }) => table.deciding.includes(seat));
  const isHere = (person: string) => all.some((other) => other.person === person);
  // Nobody looks away from their own cards.
  if (all.length === 1) return { kind: "shown", person: all[0]!.person };
  const isAsked = before !== null && asked.some(({ person }) => person === before.person);
  // Whoever had it when nothing was secret need not be who has it now.
  if (before && before.kind !== "open" && isHere(before.person) && (isAsked || asked.length === 0)) return before;
  return { kind: "covered", person: (asked[0] ?? all[0]!).person };
}

/** Would a table as one person sees it show cards that are still to be covered? A new game begins covered, whoever has the device. */
export function isSecret(table: TableMessage, people: Someone[], now: Held): boolean {
  return now.kind === "open" && table.status === "playing" && present(table, people).length > 1;
}
