// What the page makes of the message files is what Fluent makes of them.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { readMessages } from "../build/messages";
import { type Pattern, teller, type Values } from "../src/text/pattern";
import { SOURCES } from "./tree";

const folder = join(SOURCES, "../../messages");
/** What only the program says in a terminal is read by the program. */
const files = (language: string) => readdirSync(join(folder, language)).filter((file) => !/^(terminal|help)\./.test(file));

/** The values of a message, and for each the words that choose a text. */
function valuesOf(pattern: Pattern, found = new Map<string, Set<string>>()): Map<string, Set<string>> {
  for (const part of typeof pattern === "string" ? [pattern] : pattern) {
    if (typeof part === "string") for (const [, name] of part.matchAll(/\{([\w-]+)\}/g)) found.set(name!, found.get(name!) ?? new Set());
    else {
      const [name, texts] = part;
      found.set(name, new Set([...(found.get(name) ?? []), ...Object.keys(texts)]));
      for (const text of Object.values(texts)) valuesOf(text, found);
    }
  }
  return found;
}

const NUMBERS = [0, 1, 2, 3, 4, 5, 8, 11, 12, 21, 60, 101, 180, 1234, 86_400, 0.5, 61.25];
const isCounted = (words: Iterable<string>) => [...words].some((word) => /^(\d+|one|two|few|many)$/.test(word));

/** Every text that a message can become is among what these values make of it: each value goes through all its words, while the others stay. */
function samples(pattern: Pattern): Values[] {
  const values = [...valuesOf(pattern)].map(([name, words]): [string, (string | number)[]] => [
    name,
    words.size > 0 && !isCounted(words) ? [...words, "Freja"] : [...NUMBERS, "Freja"],
  ]);
  const usual = Object.fromEntries(values.map(([name, all]) => [name, all[0]!]));
  const pairs = values.flatMap(([name, all]) => all.map((value) => ({ ...usual, [name]: value })));
  return [usual, ...pairs, ...values.flatMap(([name, all]) => all.flatMap((value) => pairs.map((pair) => ({ ...pair, [name]: value }))))];
}

test.each(readdirSync(folder))("every text of %s is what Fluent makes of it", { timeout: 60_000 }, (language) => {
  const tell = teller(language);
  for (const file of files(language)) {
    const text = readFileSync(join(folder, language, file), "utf8");
    const fluent = new FluentBundle(language, { useIsolating: false });
    fluent.addResource(new FluentResource(text));
    const messages = readMessages(text);
    // Whatever Fluent cannot read it leaves out.
    expect(Object.keys(messages), file).toEqual([...text.matchAll(/^([a-zA-Z][\w-]*) =/gm)].map((match) => match[1]));
    for (const [id, pattern] of Object.entries(messages)) {
      const { value } = fluent.getMessage(id)!;
      const differs = samples(pattern).find((values) => tell(pattern, values) !== fluent.formatPattern(value!, values));
      expect(differs && [differs, tell(pattern, differs), fluent.formatPattern(value!, differs)], `${language}/${file}: ${id}`).toBeUndefined();
    }
  }
});

test("what the page does not know of Fluent is refused", () => {
  const refused = [
    "a = { b }",
    "-a = b",
    "a = b\n    .c = d",
    'a = { "{" }',
    "a = { NUMBER($b) }",
    "a = { -b }",
    "a = { b ->\n   *[one] c\n}",
    "a =\n    .b = c",
  ];
  for (const text of [...refused, "a = { NUMBER($b) ->\n   *[one] c\n}"]) expect(() => readMessages(`${text}\n`), text).toThrow(/^-?a: /);
  expect(readMessages("a = { $b } c\n")).toEqual({ a: "{b} c" });
  expect(readMessages("a = { $b ->\n    [0] none\n   *[other] { $b }\n} c\n")).toEqual({ a: [["b", { 0: "none", "": "{b}" }], " c"] });
});
