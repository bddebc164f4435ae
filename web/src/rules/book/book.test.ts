// How rule sets answer the questions, and which pictures belong to them.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { EditionMessage } from "../../protocol";
import { answering, answerOf, BOOK, differs, EDITIONS, picturesOf, QUESTIONS, questionAt, wordsOf } from "./book";
import { addressOf, readAddress } from "./reader";

const PRINTED = JSON.parse(readFileSync(new URL("../../cards/editions.test.json", import.meta.url), "utf8")) as EditionMessage[];
const says = (question: string, name: string) => answerOf(QUESTIONS.find((other) => other.name === question)!, name)?.says;

test("house rules are answered by what they turn", () => {
  expect(says("turn-spot", "classic")).toBe("yes");
  expect(says("turn-spot", "classic+stay")).toBe("no");
  expect(says("stand-on-start", "nordic")).toBe("yes");
  expect(says("stand-on-start", "nordic+start-skipped")).toBe("no");
  expect(says("stand-on-start", "classic+start-counts+stay")).toBe("yes");
  expect(says("rest", "classic+lock-or-leave")).toBe("no");
  expect(says("out-and-home", "classic")).toBeUndefined();
  expect(says("out-and-home", "classic+lock-or-leave")).toBe("yes");
});

test("turning all knobs one after the other, every question that arises has one answer", () => {
  for (const edition of EDITIONS) {
    for (let turned = 0; turned < 2 ** BOOK.knobs.length; turned++) {
      const own = BOOK.editions[edition]!;
      const others = BOOK.knobs.flatMap((knob, index) => ((turned >> index) & 1 ? knob.filter((word) => !own.includes(word)) : []));
      const words = wordsOf([edition, ...others].join("+"));
      expect(words.length).toBe(own.length);
      for (const { name, needs, answers } of QUESTIONS.filter((question) => question.needs.every((word) => words.includes(word)))) {
        expect(answers.filter(({ when }) => when.every((word) => words.includes(word))).length, `${name} ${edition} ${others} ${needs}`).toBe(1);
      }
    }
  }
});

test("a reason leads to its question, and what is not asked in these rules to none", () => {
  for (const [reason, name] of Object.entries(BOOK.reasons)) {
    for (const edition of EDITIONS) {
      const isAsked = answerOf(QUESTIONS.find((question) => question.name === name)!, edition) !== null;
      expect(questionAt(`why/${reason}`, edition)?.name, `${reason} in ${edition}`).toBe(isAsked ? name : undefined);
    }
  }
  expect(questionAt("why/wall", "classic+stay")?.name).toBe("pass-wall");
  expect(questionAt("two-out", "classic")).toBeNull();
  expect(questionAt("no-such-question", "classic")).toBeNull();
});

test("whoever plays with six sees boards for six, with cards of their deck", () => {
  for (const edition of PRINTED) {
    for (const question of QUESTIONS) {
      const answer = answerOf(question, edition.name);
      for (const picture of answer ? picturesOf(answer, edition.name, edition) : []) {
        expect(picture.before.split("/").length, `${question.name} in ${edition.name}`).toBe(edition.seats.length);
        expect(edition.deck, question.name).toHaveProperty([picture.card]);
      }
    }
  }
});

test("what differs is known", () => {
  const named = QUESTIONS.filter(differs).map(({ name }) => name);
  expect(named).toContain("shuffle");
  expect(named).not.toContain("pass-wall");
  const shuffle = QUESTIONS.find(({ name }) => name === "shuffle")!;
  expect(answering(shuffle, answerOf(shuffle, "english")!)).toEqual(["english"]);
});

test("an address says which rules are read, and where", () => {
  expect(readAddress("#rules")).toEqual({ name: "", place: "" });
  for (const place of ["", "pass-wall", "card/1/14", "card/7/+2-5", "why/no-swap"])
    expect(readAddress(addressOf("classic+stay", place).slice(1))).toEqual({ name: "classic+stay", place });
});
