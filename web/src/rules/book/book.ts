// The questions as the program tells them (crates/protocol/tests/rulebook makes book.json from rulebook/), and how a rule set
// answers them: by words that hold in it.

import type { Scene } from "../../board/crop";
import { readRuleSet } from "../../game/ruleset";
import type { EditionMessage } from "../../protocol";
import told from "./book.json?raw";

/** What a case of the rules shows: a move that is played, or a card that cannot be, and why. */
export interface Picture extends Scene {
  /** Where it shows the truth, besides where its answer holds. */
  when?: string[];
  card: string;
  reason?: string;
}

export interface Answer {
  /** The words of the rule sets that answer so. */
  when: string[];
  /** The word, and by what the sentence is found. */
  says: string;
  text: string;
  pictures: Picture[];
}

export interface Question {
  /** By which its messages are found. */
  name: string;
  /** The numbers of docs/rules.md. */
  rulings: number[];
  /** What must hold for it to arise. */
  needs: string[];
  /** What the cards do that it is about. */
  about: string[];
  answers: Answer[];
}

export interface Chapter {
  name: string;
  questions: Question[];
}

interface Book {
  /** The two words of each knob. */
  knobs: [string, string][];
  /** The words that hold in each edition. */
  editions: Record<string, string[]>;
  /** Where each reason leads. */
  reasons: Record<string, string>;
  chapters: Chapter[];
}

export const BOOK = JSON.parse(told) as Book;
export const QUESTIONS = BOOK.chapters.flatMap(({ questions }) => questions);
export const EDITIONS = Object.keys(BOOK.editions);

/** What holds in a rule set: what holds in its edition, with the knobs that are turned. */
export function wordsOf(name: string): string[] {
  const { edition, turned } = readRuleSet(name);
  const isTurned = (word: string) => BOOK.knobs.some((knob) => knob.includes(word) && knob.some((other) => other !== word && turned.includes(other)));
  return [...(BOOK.editions[edition] ?? []).filter((word) => !isTurned(word)), ...turned];
}

const holds = (conditions: string[], words: string[]): boolean => conditions.every((word) => words.includes(word));

/** Whether a question arises in a rule set, and how it is answered there. */
export function answerOf({ needs, answers }: Question, name: string): Answer | null {
  const words = wordsOf(name);
  return holds(needs, words) ? (answers.find(({ when }) => holds(when, words)) ?? null) : null;
}

/** The chapters with the questions that arise in a rule set. */
export function chaptersOf(name: string): Chapter[] {
  const all = BOOK.chapters.map((chapter) => ({ ...chapter, questions: chapter.questions.filter((question) => answerOf(question, name)) }));
  return all.filter(({ questions }) => questions.length > 0);
}

/** The question where an address leads: by its name, or by a reason that a card cannot be played for. */
export function questionAt(place: string, name: string): Question | null {
  const wanted = place.startsWith("why/") ? BOOK.reasons[place.slice("why/".length)] : place;
  const question = QUESTIONS.find((other) => other.name === wanted);
  return question && answerOf(question, name) ? question : null;
}

/** The printed editions that give an answer. */
export function answering(question: Question, answer: Answer): string[] {
  return EDITIONS.filter((edition) => answerOf(question, edition) === answer);
}

/** Is it answered in another way somewhere, or asked only somewhere? */
export function differs(question: Question): boolean {
  return new Set(EDITIONS.map((edition) => answerOf(question, edition)?.says)).size > 1;
}

/** What can be done with a card, as questions are about it. */
export function isAbout({ about }: Question, card: EditionMessage["cards"][number]): boolean {
  return card.effects.some(({ effect }) => about.includes(effect));
}

/** The pictures of an answer that are most like what the reader plays: of what cannot be done, and of what is done. */
export function picturesOf({ pictures }: Answer, name: string, edition: EditionMessage): Picture[] {
  const words = wordsOf(name);
  const like = (picture: Picture): number =>
    (holds(picture.when ?? [], words) ? 4 : 0) +
    (BOOK.editions[readRuleSet(picture.edition).edition]!.includes("six") === edition.seats.length > 4 ? 2 : 0) +
    (picture.card in edition.deck ? 1 : 0);
  const most = Math.max(...pictures.map(like));
  const alike = pictures.filter((picture) => like(picture) === most);
  return [...alike.filter(({ reason }) => reason).slice(0, 1), ...alike.filter(({ legs }) => legs).slice(0, 1)];
}
