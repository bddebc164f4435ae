// What the reader is asked, and what they wait for: one thing to do, and a line with the meaning of the card in question.

import { teammates } from "../../game/company";
import { finished, isSwap, type Option, options, type Picked, stepsLeft, travelled } from "../../game/narrow";
import { readChoice } from "../../game/notation";
import { isAllIn } from "../../game/seen";
import type { ChosenMessage, LegMessage, PromptMessage, TableMessage } from "../../protocol";
import { cardWords, face } from "../cards";
import { t } from "../messages";
import { listed, partners, seatName } from "../names";
import { choiceWords, legWords, sentence } from "./words";

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
  if (prompt.kind === "fold") return { title: t("fold-prompt"), line: `${foldWords(prompt)} ${t("fold-line")}`.trim() };
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
  const heard = legWords(travelled(prompt, picked));
  if (whole.length > 0 && next.length === 0)
    return { title: likeThis(table, teams, travelled(prompt, picked)), line: meaning || cardWords(whole[0]!.card), heard };
  return { title: choose(table, teams, next, picked, whole.length > 0), line: meaning || helping(table, teams), heard };
}

/** Asks whether a move is meant as it lies there. Whom one changes places with is said. */
function likeThis(table: TableMessage, teams: string[][], legs: LegMessage[]): string {
  const [other, ...more] = isSwap(legs) ? legs.map(({ seat }) => seat).filter((seat) => seat !== table.you) : [];
  if (!other || more.length > 0 || table.you === null) return t("like-this");
  return t("like-swap", { name: teammates(teams, table.you).includes(other) ? partners(table, [other]) : seatName(table, other) });
}

/** Whoever has brought all pawns home plays those of the partner. */
function helping(table: TableMessage, teams: string[][]): string {
  return table.you !== null && isAllIn(table, table.you) ? t("helping", { partner: partners(table, teammates(teams, table.you)) }) : "";
}

/** Why nothing can be played: what stands in the way of most cards. Each card says its own reason. */
function foldWords({ why }: PromptMessage): string {
  const count = (reason: string) => why.filter((other) => other.reason === reason).length;
  const [most] = why.map(({ reason }) => reason).sort((one, other) => count(other) - count(one));
  return most ? sentence(t(`why-${most}`)) : "";
}

/** What a bot would do, and why. */
export function advised(table: TableMessage, prompt: PromptMessage, { move, motive }: ChosenMessage, partner: string[]): Asked {
  const choice = readChoice(move);
  const card = choice.kind === "fold" ? null : choice.card;
  const title = choice.kind === "give" ? t("hint-give", { card: face(choice.card) }) : t("hint-play", { card: card === null ? "" : face(card) });
  const line = motive ? sentence(t(`motive-${motive}`, { partner: partners(table, partner) })) : card === null ? "" : cardWords(card);
  return { title, line, heard: choiceWords(prompt, move) };
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

/** What is told while others decide: who they are, and what they do. */
export function waits(table: TableMessage, teams: string[][]): Asked {
  const { view, deciding, you } = table;
  const others = deciding.filter((seat) => seat !== you);
  if (!view || table.status !== "playing" || others.length === 0) return { title: "", line: "" };
  const mates = you === null ? [] : teammates(teams, you);
  const who = listed(others.map((seat) => (mates.includes(seat) ? partners(table, [seat]) : seatName(table, seat))));
  if (view.phase === "exchange") {
    const still = sentence(t("wait-give", { who, count: others.length }));
    if (!view.given) return { title: still, line: hurried(table, others) };
    return { title: t("gave", { card: face(view.given), partner: partners(table, receivers(table, teams)) }), line: still };
  }
  return { title: sentence(t("wait-play", { who })), line: hurried(table, others) || (view.hand.length === 0 ? t("no-cards") : t("read-line")) };
}

/** Nobody takes a bot that thinks shorter than usual for as good as ever. */
function hurried(table: TableMessage, deciding: string[]): string {
  return table.hurried && table.seats.some(({ seat, bot }) => bot && deciding.includes(seat)) ? t("hurried-line") : "";
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
