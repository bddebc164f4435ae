// The history in words that need no decoding: what a move did, in a few words or in a line, and what people did besides.

import { isSwap } from "../../game/narrow";
import { isHome, readSpace } from "../../game/notation";
import { type Deal, type Move, stepsOf } from "../../game/past/history";
import type { LegMessage, TableMessage } from "../../protocol";
import { face } from "../cards";
import { t } from "../messages";
import { fullName, seatName } from "../names";
import { helps } from "./words";

/** The title of a deal. */
export function dealWords({ round, number }: Deal): string {
  return round === null ? t("history-deal-alone", { number }) : t("history-deal", { round, number });
}

/** What the reader gave and got in a deal. */
export function giftWords(table: TableMessage, { gave, got }: Deal): string[] {
  return [
    ...(gave?.card ? [t("history-gave", { card: face(gave.card) })] : []),
    ...(got?.card ? [t("history-got", { card: face(got.card), name: seatName(table, got.seat) })] : []),
  ];
}

/** How the pawns went. */
export function wayWords(table: TableMessage, { seat, act }: Move): string {
  const by = whoIs(table, seat);
  if (act.event === "fold") return t("move-folds", { by, count: act.cards.length });
  const [one, other] = act.legs;
  if (one && other && isSwap(act.legs)) {
    const others = [one, other].filter((leg) => leg.seat !== seat).map((leg) => person(table, leg.seat));
    if (others.length === 2)
      return t("what-swaps", { who: others.some(({ who }) => who === "you") ? "you" : "other", one: others[0]!.name, other: others[1]!.name });
    return others[0] ? t("move-swap", { by, ...others[0] }) : t("move-swap-own", { by });
  }
  const steps = act.legs.map(stepsOf);
  const isShared = act.legs.length > 1 && act.legs.every((leg) => leg.seat === seat && !isHome(leg.path[0]!)) && steps.every(({ back }) => back === 0);
  if (isShared) return t("move-shared", { by, steps: steps.map(({ forwards }) => forwards).join(" + ") });
  return act.legs
    .map((leg) => (leg.seat === seat ? legWay(leg, by) : t("move-of", { name: seatName(table, leg.seat), what: legWay(leg, "other") })))
    .join(", ");
}

function legWay(leg: LegMessage, by: Who): string {
  if (isHome(leg.path[0]!)) return t("move-out", { by });
  const isInGoal = (space: string) => readSpace(space).kind === "goal";
  if (!isInGoal(leg.path.at(-1)!) && leg.path.some(isInGoal)) return t("move-turns", { by });
  const { forwards, back } = stepsOf(leg);
  if (back > 0) return forwards > 0 ? t("move-on-and-back", { by, forwards, back }) : t("move-back", { by, count: back });
  return isInGoal(leg.path.at(-1)!) && !isInGoal(leg.path[0]!) ? t("move-goal", { by, count: forwards }) : t("move-on", { by, count: forwards });
}

/** What came of a move, the most important first. */
export function outcomeWords(table: TableMessage, { seat, act, signs }: Move): string[] {
  if (act.event === "fold") return [];
  const by = whoIs(table, seat);
  return [
    ...act.legs.flatMap(({ bumps, bumpedBy }) => [
      ...(bumps ? [t("what-bumps", { by, ...person(table, bumps) })] : []),
      ...(bumpedBy ? [t("what-bumped", { by, name: person(table, bumpedBy).name })] : []),
    ]),
    ...(signs.includes("lock") ? [t("what-locks", { by })] : []),
    ...(helps(table, act) ? [t("what-helps")] : []),
    ...(signs.includes("wall") ? [t("move-wall", { by })] : []),
    ...(signs.includes("pair") ? [t("move-pair")] : []),
  ];
}

/** Who made a move: somebody else may sit there by now. */
export function moverName(table: TableMessage, { seat, by }: Move): string {
  return by === null ? fullName(table, seat) : by || t(`seat-${seat}`);
}

/** A move in a line: who played what, and what is worth telling of it. */
export function lineWords(table: TableMessage, move: Move): string {
  const { act, seat, signs } = move;
  const who = { who: seat === table.you && move.by === null ? "you" : "other", name: moverName(table, move) };
  if (act.event === "fold") return t("line-fold", who);
  const isTelling = signs.includes("wall") || isSwap(act.legs);
  const what = [...(isTelling ? [wayWords(table, move)] : []), ...outcomeWords(table, { ...move, signs: signs.filter((sign) => sign !== "wall") })];
  const played = t("line-play", { ...who, card: face(act.card) });
  return [played, ...(move.isTakenBack ? [t("history-taken-back")] : what)].join(", ");
}

/** Is it the reader? In some languages the verb goes by that. */
type Who = "you" | "other";
const whoIs = (table: TableMessage, seat: string): Who => (seat === table.you ? "you" : "other");

/** Who is meant, by name, and whether it is the reader. */
function person(table: TableMessage, seat: string): { who: Who; name: string } {
  const who = whoIs(table, seat);
  return { who, name: who === "you" ? t("you") : seatName(table, seat) };
}
