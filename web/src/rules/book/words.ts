// The rules in words: questions, answers and what their pictures show, in the reader's language.

import type { EditionMessage } from "../../protocol";
import { cardWords, face } from "../../text/cards";
import { t } from "../../text/messages";
import { listed } from "../../text/names";
import { rulesName } from "../../text/rules";
import { legWords } from "../../text/sentences/words";
import { type Answer, answering, answerOf, type Chapter, type Picture, type Question } from "./book";
import { has } from "./search";

export const asks = ({ name }: Question): string => t(`question-${name}`);
export const saysOf = ({ says }: Answer): string => t(`says-${says}`);

/** The sentence behind the word. */
export function tells({ text }: Answer, { arc, cards }: EditionMessage): string {
  const split = cards.flatMap(({ effects }) => effects).flatMap((effect) => (effect.effect === "split" ? [effect.steps] : []))[0];
  return t(`rule-${text}`, { arc: String(arc), split: String(split ?? 0) });
}

/** What a picture shows, without the card. */
export function shows({ seat, card, legs, reason }: Picture): string {
  if (reason) return t("rules-stopped", { name: t(`seat-${seat}`), card: face(card), reason: t(`why-${reason}`) });
  return t("rules-played", { name: t(`seat-${seat}`), card: face(card), what: legWords(legs ?? []) });
}

/** The printed editions that answer so; of one that none of them gives, by what house rules turn. */
export function answerers(question: Question, answer: Answer): string {
  const printed = answering(question, answer).map(rulesName);
  return printed.length > 0 ? listed(printed) : t("house-rules");
}

export interface Found {
  chapters: Chapter[];
  cards: string[];
  count: number;
}

/** The questions and cards that hold these words; those that ask for them come first in each chapter. */
export function find(chapters: Chapter[], name: string, edition: EditionMessage, words: string[]): Found {
  const whole = (chapter: Chapter, question: Question) => {
    const answer = answerOf(question, name)!;
    return [asks(question), saysOf(answer), tells(answer, edition), t(`chapter-${chapter.name}`)].join(" ");
  };
  const found = chapters.map((chapter) => {
    const some = chapter.questions.filter((question) => has(whole(chapter, question), words));
    return { ...chapter, questions: some.toSorted((one, other) => Number(has(asks(other), words)) - Number(has(asks(one), words))) };
  });
  const cards = edition.cards.map(({ code }) => code).filter((code) => has(`${face(code)} ${cardWords(code)}`, words));
  const count = found.reduce((sum, { questions }) => sum + questions.length, 0) + cards.length;
  return { chapters: found.filter(({ questions }) => questions.length > 0), cards, count };
}
