// Cards, spaces, moves and events in words, for lists, live regions and labels.

import { t } from "./messages";
import { legsOf } from "../game/narrow";
import type { Change, ChangeMessage, EventMessage, LegMessage, PromptMessage, TableMessage } from "../protocol";
import { fullName, seatName } from "./names";

/** A card as people see it. */
export function face(card: string): string {
  const start = /^S(\d*)$/.exec(card);
  if (start) return `${start[1]}♥`;
  return card.replace("2SS", "2♥♥").replace("swap", "⇄").replace("-", t("minus")).replace("x", "×").replace("^", "↷");
}

/** What can be done with a card. */
export function cardWords(card: string): string {
  const start = /^S(\d*)$/.exec(card);
  if (start) return start[1] ? t("card-out-or-steps", { steps: +start[1] }) : t("card-out");
  const shared = /^(\d+)x1$/.exec(card);
  if (shared) return t("card-shared", { steps: +shared[1]! });
  const pair = /^(\d+)\/(\d+)\+\d+$/.exec(card);
  if (pair) return t("card-pair", { steps: +pair[1]!, each: +pair[2]! });
  const both = /^(\d+)\/\+(\d+)-(\d+)$/.exec(card);
  if (both) return t("card-on-and-back", { steps: +both[1]!, on: +both[2]!, back: +both[3]! });
  const either = /^(\d+)\/(\d+)$/.exec(card);
  if (either) return t("card-either", { one: +either[1]!, other: +either[2]! });
  const swap = /^(?:(\d+)\/)?swap$/.exec(card);
  if (swap) return swap[1] ? t("card-steps-or-swap", { steps: +swap[1] }) : t("card-swap");
  if (card === "2SS") return t("card-two-out");
  if (card.startsWith("-")) return t("card-back", { steps: +card.slice(1) });
  if (card.endsWith("^")) return t("card-jump", { steps: parseInt(card) });
  return t("card-steps", { steps: +card });
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
export function legWords(legs: LegMessage[]): string {
  const [one, other] = legs;
  if (one && other && isSwap(legs)) return t("what-swaps", { one: pawnWords(one.seat, one.path[0]!), other: pawnWords(other.seat, other.path[0]!) });
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

/** Do two pawns change places? */
function isSwap(legs: LegMessage[]): boolean {
  const [one, other, more] = legs;
  return !!one && !!other && !more && one.path[0] === other.path.at(-1) && other.path[0] === one.path.at(-1);
}

/** Whose pawn stands where. */
export function pawnWords(seat: string, space: string): string {
  return t("pawn-on", { name: t(`seat-${seat}`), space: spaceName(space) });
}

/** A choice of the list in words. */
export function choiceWords(prompt: PromptMessage, choice: string): string {
  if (choice === "fold") return t("fold-button");
  if (choice.startsWith("give ")) return t("give-button", { card: face(choice.slice(5)) });
  const legs = legsOf(prompt, choice).flatMap((leg) => leg.travels);
  return t("choice", { card: face(choice.split(" ")[0]!), what: legWords(legs) });
}

/** A play as everyone saw it, shortly: only from where to where. */
export function shortWords(move: string): string {
  return move
    .slice(move.indexOf(" ") + 1)
    .split(", ")
    .map((leg) => leg.split(/<>|>/).map(spaceName).join(leg.includes("<>") ? " ⇄ " : " → "))
    .join(", ");
}

/** The same for ears: signs that screen readers pass over become words. */
export function spoken(text: string): string {
  return text.replaceAll("♥", ` ${t("sign-heart")} `).replaceAll("⇄", ` ${t("sign-swap")} `).replaceAll("↷", ` ${t("sign-jump")} `).replaceAll(/[÷−]/g, `${t("sign-minus")} `);
}

/** What people do besides playing, in a sentence; null for what is told elsewhere. */
export function changeWords(before: TableMessage, { what, seat }: ChangeMessage): string | null {
  const told: Change[] = ["left", "away", "back", "host", "tookBack", "refusedTakeBack", "refusedAbandon", "closed"];
  return told.includes(what) ? t(`change-${what}`, { name: seat ? fullName(before, seat) : "" }) : null;
}

/** What happened in a sentence, for those who hear it and for the log. */
export function said(table: TableMessage, event: EventMessage): string | null {
  switch (event.event) {
    case "play":
      return t("said-play", { name: fullName(table, event.seat), card: face(event.card), what: legWords(event.legs) });
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
        ? t("game-over-won", { names: event.winners.map((seat) => fullName(table, seat)).join(", ") })
        : t("game-over-abandoned");
    default:
      return null;
  }
}

/** Who stands on a space. */
export function standing(table: TableMessage, space: string): string {
  const board = table.view?.board.split("/") ?? [];
  const there = table.seats.flatMap(({ seat }, index) => (board[index] ?? "").split(",").filter((other) => other === space).map(() => seat));
  if (there.length === 0) return t("space-empty", { space: spaceName(space) });
  const pawns = [...new Set(there)].map((seat) => t("space-pawns", { count: there.filter((other) => other === seat).length, name: t(`seat-${seat}`) }));
  return t("space-holds", { space: spaceName(space), pawns: pawns.join(", ") });
}
