// A review in words: what the sides are called, why a choice is good, by the words that hints use; what a choice does; and the moments that decided a game.

import { readChoice } from "../game/notation";
import type { Move } from "../game/past/history";
import type { DecisionMessage, LegMessage, MomentMessage, TableMessage } from "../protocol";
import { face } from "../text/cards";
import { t } from "../text/messages";
import { listed, partners, seatName } from "../text/names";
import { wayWords } from "../text/sentences/told";
import { sentence } from "../text/sentences/words";
import { type Ledger, points } from "./ledger";

/** The reader first: "You and Freja" where it begins a sentence, "you and Freja" within one. */
export function sideName(table: TableMessage, seats: string[], where: "first" | "within" = "first"): string {
  const others = seats.filter((seat) => seat !== table.you).map((seat) => seatName(table, seat));
  return listed(others.length < seats.length ? [where === "first" ? t("you-first") : t("you"), ...others] : others);
}

/** Who is meant, by name, and whether it is the reader: in some languages the verb goes by that. */
export function person(table: TableMessage, seat: string): { who: "you" | "other"; name: string } {
  return seat === table.you ? { who: "you", name: t("you-first") } : { who: "other", name: seatName(table, seat) };
}

/** Why, in the words of hints. */
export function whyWords(table: TableMessage, ledger: Ledger, seat: string, motive: string): string {
  const mates = ledger.review.teams.find(({ seats }) => seats.includes(seat))?.seats.filter((other) => other !== seat) ?? [];
  const partner = seat === table.you ? partners(table, mates) : listed(mates.map((mate) => seatName(table, mate)));
  return sentence(t(`motive-${motive}`, { partner }));
}

/** What a choice does, in a few words; its legs say which ways the pawns go. */
export function choiceWords(table: TableMessage, seat: string, choice: string, legs: LegMessage[]): string {
  const read = readChoice(choice);
  if (read.kind === "give") return face(read.card);
  if (read.kind === "fold") return t("review-folds");
  const act = { event: "play", seat, card: read.card, move: choice, board: "", legs } as Move["act"];
  return wayWords(table, { seq: 0, seat, by: null, act, before: null, isTakenBack: false, signs: [] });
}

/** The card of a choice, if it is one. */
export function cardOf(choice: string): string | null {
  const read = readChoice(choice);
  return read.kind === "fold" ? null : read.card;
}

/** Who did it: played, or gave a card. */
export function didWords(table: TableMessage, seat: string, choice: string): string {
  const who = person(table, seat);
  return readChoice(choice).kind === "give" ? t("review-gave", who) : t("review-played", who);
}

/** What a decision cost, in a few words. */
export function costWords(table: TableMessage, { seat, judged }: DecisionMessage): string {
  const lost = points(judged?.loss ?? 0);
  if (judged?.found) return t("review-found");
  return lost > 0 ? t("review-cost", { ...person(table, seat), count: lost }) : t("review-cost-nothing");
}

/** A moment that decided the game, in a sentence. */
export function momentSentence(table: TableMessage, ledger: Ledger, { kind, seat, gained, points: many, event }: MomentMessage): string {
  const count = points(many);
  const names = sideName(table, ledger.review.teams[gained]!.seats, "within");
  if (kind === "cards") return t("moment-cards", { names, count });
  if (kind === "hidden") return t("moment-hidden", { names, count });
  const choice = ledger.decision(event)?.judged?.choice;
  const card = choice ? cardOf(choice) : null;
  const who = person(table, seat ?? "");
  return t(`moment-${kind}`, { ...who, names, count, card: card ? face(card) : "" });
}
