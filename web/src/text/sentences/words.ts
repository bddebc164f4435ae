// Spaces, moves and events in words, for lists, live regions and labels.

import { isSwap, legsOf } from "../../game/narrow";
import { isDone, isHome, readBoard, readChoice, readSpace } from "../../game/notation";
import type { Change, ChangeMessage, EventMessage, LegMessage, PromptMessage, TableMessage } from "../../protocol";
import { face } from "../cards";
import { t } from "../messages";
import { fullName, listed, seatName } from "../names";

export function spaceName(space: string): string {
  const { seat, kind, number } = readSpace(space);
  return t(`space-${kind}`, { name: t(`seat-${seat}`), number: String(number) });
}

/** With a capital and a full stop. */
export function sentence(text: string): string {
  const whole = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?…]$/.test(whole) ? whole : `${whole}.`;
}

/** What legs do, one after the other. */
export function legWords(legs: LegMessage[]): string {
  const [one, other] = legs;
  if (one && other && isSwap(legs))
    return t("what-swaps", { who: "other", one: pawnWords(one.seat, one.path[0]!), other: pawnWords(other.seat, other.path[0]!) });
  return legs
    .map((leg) => {
      const from = leg.path[0]!;
      const to = leg.path[leg.path.length - 1]!;
      const name = t(`seat-${leg.seat}`);
      const parts = [isHome(from) ? t("what-comes-out", { name }) : t("what-goes", { name, from: spaceName(from), to: spaceName(to) })];
      if (leg.bumps) parts.push(t("what-bumps", { by: "other", who: "other", name: t(`seat-${leg.bumps}`) }));
      if (leg.bumpedBy) parts.push(t("what-bumped", { by: "other", name: t(`seat-${leg.bumpedBy}`) }));
      if (leg.locks) parts.push(t("what-locks", { by: "other" }));
      return parts.join(", ");
    })
    .join("; ");
}

/** Whose pawn stands where. */
export function pawnWords(seat: string, space: string): string {
  return t("pawn-on", { name: t(`seat-${seat}`), space: spaceName(space) });
}

/** A choice of the list in words. */
export function choiceWords(prompt: PromptMessage, text: string): string {
  const choice = readChoice(text);
  switch (choice.kind) {
    case "fold":
      return t("fold-button");
    case "give":
      return t("give-button", { card: face(choice.card) });
    case "play":
      return t("choice", { card: face(choice.card), what: legWords(legsOf(prompt, text).flatMap((leg) => leg.travels)) });
  }
}

/** Which changes are told in a sentence of their own; the others are seen at the table. The compiler asks for every change. */
export const CHANGES: Record<Change, "told" | "seen"> = {
  created: "seen",
  sat: "told",
  joined: "seen",
  left: "told",
  bot: "seen",
  host: "told",
  sealed: "seen",
  drawn: "seen",
  opened: "seen",
  started: "seen",
  dealt: "seen",
  chose: "seen",
  away: "told",
  back: "told",
  askedTakeBack: "seen",
  agreedTakeBack: "seen",
  refusedTakeBack: "told",
  tookBack: "told",
  agreedAbandon: "seen",
  refusedAbandon: "told",
  abandoned: "seen",
  muted: "seen",
  rematch: "seen",
  closed: "told",
  madePublic: "told",
  madePrivate: "told",
  face: "seen",
  sitsNext: "told",
  knocked: "seen",
  agreedKnock: "seen",
  turnedAway: "seen",
  removed: "told",
  voted: "seen",
  voteEnded: "seen",
  door: "seen",
  expired: "told",
  handedOver: "told",
};

/** What people do besides playing, in a sentence; null for what is seen at the table. Whoever came or went is named by the change: somebody
 *  else may sit there by now. */
export function changeWords(table: TableMessage, { what, seat, name }: ChangeMessage): string | null {
  if (CHANGES[what] !== "told" || (what === "sat" && seat === table.you)) return null;
  const own = seat === table.you && seat ? fullName(table, seat) : null;
  return t(`change-${what}`, { name: own ?? name ?? (seat ? fullName(table, seat) : "") });
}

/** Does a play bring the last of the reader's pawns home, so that they play for a partner from now on? */
export function helps({ you, seats }: TableMessage, { legs, board }: Extract<EventMessage, { event: "play" }>): boolean {
  const own = readBoard(board)[seats.findIndex(({ seat }) => seat === you)] ?? [];
  return legs.some(({ seat, locks }) => seat === you && locks) && own.every((space) => isDone(space, own));
}

/** What happened in a sentence, for those who hear it and for the log. */
export function said(table: TableMessage, event: EventMessage): string | null {
  switch (event.event) {
    case "play": {
      const what = [legWords(event.legs), ...(table.status === "playing" && helps(table, event) ? [t("what-helps")] : [])].join("; ");
      return t("said-play", { name: fullName(table, event.seat), card: face(event.card), what });
    }
    case "fold":
      return t("said-fold", { name: fullName(table, event.seat), cards: event.cards.map(face).join(" ") });
    case "give":
      return event.seat === table.you ? null : t("said-give", { name: fullName(table, event.seat), to: seatName(table, event.to) });
    case "deal":
      return t("said-deal", { number: event.number, dealer: fullName(table, event.dealer) });
    case "place":
      return t("said-place", { names: event.seats.map((seat) => fullName(table, seat)).join(", "), place: event.place });
    case "end":
      return event.winners.length > 0
        ? t("won", { who: "other", names: listed(event.winners.map((seat) => seatName(table, seat))) })
        : t("game-over-abandoned");
    default:
      return null;
  }
}

/** Who stands on a space. */
export function standing(table: TableMessage, space: string): string {
  const board = readBoard(table.view?.board ?? "");
  const there = table.seats.flatMap(({ seat }, index) => (board[index] ?? []).filter((other) => other === space).map(() => seat));
  if (there.length === 0) return t("space-empty", { space: spaceName(space) });
  const pawns = [...new Set(there)].map((seat) => t("space-pawns", { count: there.filter((other) => other === seat).length, name: t(`seat-${seat}`) }));
  return t("space-holds", { space: spaceName(space), pawns: pawns.join(", ") });
}
