// What the seats and whoever sits there are called.

import { teammates } from "../game/company";
import type { TableMessage } from "../protocol";
import { language, t } from "./messages";

/** The name of whoever sits there, a person's or a bot's; the colour while nobody does. */
export function seatName(table: Pick<TableMessage, "seats">, seat: string): string {
  const place = table.seats.find((other) => other.seat === seat);
  return place?.name ?? place?.botName ?? t(`seat-${seat}`);
}

/** The same, and whether it is the reader. */
export function fullName(table: TableMessage, seat: string): string {
  const name = seatName(table, seat);
  return seat === table.you ? t("you-name", { name }) : name;
}

/** That it is a bot, and how well it plays: for a line beside its name. */
export function botName(level: string): string {
  return t("bot-name", { level: t(`level-${level}`) });
}

/** The names of a seat's teammates, who they are or which colour. */
export function mates(table: TableMessage, teams: string[][], seat: string): string {
  return teammates(teams, seat)
    .map((other) => seatName(table, other))
    .join(", ");
}

/** A partner with the name: `your partner Freja`; of several who may be meant, that it is one of them. */
export function partners(table: TableMessage, seats: string[]): string {
  const [one, ...others] = seats;
  return one && others.length === 0 ? t("partner-named", { name: seatName(table, one) }) : t("partner-some");
}

/** Names in a row, as one says them: "Ida, Bo and Freja". */
export function listed(names: string[]): string {
  // Without a comma before the last, as in Britain.
  return new Intl.ListFormat(language.value === "en" ? "en-GB" : language.value, { type: "conjunction" }).format(names);
}
