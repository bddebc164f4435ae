// Moves, spaces and changes in words, for lists, live regions and labels.

import { t } from "./messages";
import type { ChangeMessage, LegMessage, TableMessage } from "./protocol";

/** A card as people see it. */
export function face(card: string): string {
  const faces: Record<string, string> = { S: "♥", "-4": "−4", swap: "⇄", "7x1": "7×1", "4x1": "4×1", "5^": "5 ↷" };
  const start = /^S(\d+)$/.exec(card);
  if (start) return `${start[1]} ♥`;
  return faces[card] ?? card.replace("2SS", "2 ♥♥").replace("swap", "⇄").replace("+2-5", "+2−5");
}

export function seatName(table: TableMessage, seat: string): string {
  const place = table.seats.find((other) => other.seat === seat);
  if (place?.name) return seat === table.you ? t("you-name", { name: place.name }) : place.name;
  if (place?.bot) return `${t(`seat-${seat}`)}, ${t("bot-name", { level: place.bot })}`;
  return t(`seat-${seat}`);
}

export function spaceName(space: string): string {
  const name = t(`seat-${space[0]}`);
  const rest = space.slice(1);
  if (rest === "h") return t("space-home", { name });
  if (rest === "s") return t("space-start", { name });
  if (rest.startsWith("g")) return t("space-goal", { name, number: rest.slice(1) });
  return t("space-track", { name, number: rest });
}

/** What legs do, one after the other. */
export function deeds(legs: LegMessage[], isSwap: boolean): string {
  if (isSwap && legs.length === 2) {
    return t("what-swaps", { from: spaceName(legs[0]!.path[0]!), to: spaceName(legs[1]!.path[0]!) });
  }
  return legs
    .map((leg) => {
      const from = leg.path[0]!;
      const to = leg.path[leg.path.length - 1]!;
      const name = t(`seat-${leg.seat}`);
      const parts = [from.endsWith("h") ? t("what-comes-out", { name }) : t("what-goes", { name, from: spaceName(from), to: spaceName(to) })];
      if (leg.bumps) parts.push(t("what-bumps", { name: t(`seat-${leg.bumps}`) }));
      if (leg.bumpedBy) parts.push(t("what-bumped", { name: t(`seat-${leg.bumpedBy}`) }));
      if (leg.locks) parts.push(t("what-locks"));
      return parts.join(", ");
    })
    .join("; ");
}

/** What happened, a sentence each, for those who hear it and for the log. */
export function said(table: TableMessage, changes: ChangeMessage[]): string[] {
  return changes.flatMap((change) =>
    (change.events ?? []).flatMap((event) => {
      switch (event.event) {
        case "play":
          return [t("said-play", { name: seatName(table, event.seat), card: face(event.card), what: deeds(event.legs, event.move.includes("<>")) })];
        case "fold":
          return [t("said-fold", { name: seatName(table, event.seat), cards: event.cards.map(face).join(" ") })];
        case "give":
          return event.seat === table.you ? [] : [t("said-give", { name: seatName(table, event.seat) })];
        case "deal":
          return [t("said-deal")];
        default:
          return [];
      }
    }),
  );
}
