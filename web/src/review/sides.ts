// What the sides of a game and those who decide are called for whoever reads a review.

import type { TableMessage } from "../protocol";
import { t } from "../text/messages";
import { listed, seatName } from "../text/names";

/** The reader first: "You and Freja" where it begins a sentence, "you and Freja" within one. */
export function sideName(table: TableMessage, seats: string[], where: "first" | "within" = "first"): string {
  const others = seats.filter((seat) => seat !== table.you).map((seat) => seatName(table, seat));
  return listed(others.length < seats.length ? [where === "first" ? t("you-first") : t("you"), ...others] : others);
}

/** Who is meant, by name, and whether it is the reader: in some languages the verb goes by that. */
export function person(table: TableMessage, seat: string): { who: "you" | "other"; name: string } {
  return seat === table.you ? { who: "you", name: t("you-first") } : { who: "other", name: seatName(table, seat) };
}
