// What the reader is asked, and what they wait for: one thing to do, and a line with the meaning of the card in question.

import { teammates } from "../game/company";
import { finished, type Option, options, type Picked, stepsLeft, travelled } from "../game/narrow";
import type { PromptMessage, TableMessage } from "../protocol";
import { cardWords, face } from "./cards";
import { t } from "./messages";
import { partners } from "./names";
import { legWords } from "./words";

export interface Asked {
  title: string;
  /** What is known about it: what the card does, or what comes next. */
  line: string;
  /** What the board shows already, for those who do not see it. */
  heard?: string;
  /** The steps of a shared card that are still to go. */
  left?: number;
}

export function asked(table: TableMessage, teams: string[][], prompt: PromptMessage, picked: Picked): Asked {
  const meaning = picked.card === null ? "" : cardWords(picked.card);
  if (prompt.kind === "fold") return { title: t("fold-prompt"), line: t("fold-line") };
  if (prompt.kind === "give") return { title: t("give-prompt", { partner: partners(table, prompt.to ? [prompt.to] : []) }), line: meaning || t("give-line") };
  const next = options(prompt, picked);
  const whole = finished(prompt, picked);
  const left = stepsLeft(prompt, picked);
  if (left !== null) {
    // Of those that share steps any may be next.
    const line = choose(table, teams, next, { ...picked, card: picked.card ?? "", legs: [] }, whole.length > 0);
    return { title: t("steps-left", { count: left }), line, left };
  }
  if (whole.length > 1) return { title: t("choose-which"), line: meaning };
  if (whole.length > 0 && next.length === 0) return { title: t("like-this"), line: meaning, heard: legWords(travelled(prompt, picked)) };
  return { title: choose(table, teams, next, picked, whole.length > 0), line: meaning };
}

/** What can be chosen next. */
function choose(table: TableMessage, teams: string[][], next: Option[], picked: Picked, isWhole: boolean): string {
  if (picked.from !== null) {
    const swaps = next.filter(({ from, isSwap }) => from === picked.from && isSwap).length;
    const all = next.filter(({ from }) => from === picked.from).length;
    if (swaps === 0) return t("choose-target");
    return swaps === all ? t("choose-swap") : t("choose-target-or-swap");
  }
  if (picked.to !== null) return t("choose-who");
  if (isWhole) return t("choose-next");
  if (picked.card === null && picked.legs.length === 0) return t("choose-card");
  const theirs = pawnsOfPartners(table, teams, next);
  if (picked.legs.length > 0) return theirs.length > 0 ? t("choose-other-of", { partner: partners(table, theirs) }) : t("choose-other");
  return theirs.length > 0 ? t("choose-pawn-of", { partner: partners(table, theirs) }) : t("choose-pawn");
}

/** Whose pawns can go, if only those of partners can. */
function pawnsOfPartners(table: TableMessage, teams: string[][], next: Option[]): string[] {
  const mates = table.you === null ? [] : teammates(teams, table.you);
  const seats = [...new Set(next.map(({ travels }) => travels[0]?.seat ?? ""))];
  return !next.some(({ isSwap }) => isSwap) && seats.every((seat) => mates.includes(seat)) ? seats : [];
}

/** What is told while others decide. */
export function waits(table: TableMessage, teams: string[][]): Asked {
  const { view } = table;
  if (!view || table.status !== "playing") return { title: "", line: "" };
  if (view.phase === "exchange" && view.given) {
    return { title: t("gave", { card: face(view.given), partner: partners(table, receivers(table, teams)) }), line: t("gave-line") };
  }
  return view.hand.length === 0 ? { title: "", line: t("no-cards") } : { title: "", line: t("read-line") };
}

/** To whom the reader has given, or will: as the exchange tells, or else the only partner. */
export function receivers(table: TableMessage, teams: string[][]): string[] {
  const told = table.view?.events.findLast((event) => event.event === "give" && event.seat === table.you);
  if (told?.event === "give") return [told.to];
  return table.you === null ? [] : teammates(teams, table.you);
}

/** Why a card cannot be played, and what it would do. */
export function refused(card: string, reason: string): Asked {
  return { title: `${face(card)}: ${t(`why-${reason}`)}.`, line: cardWords(card) };
}
