// Words are found however their letters are typed.
import { expect, test } from "vitest";
import { has, marked, wordsIn } from "./search";

test("marks and capitals do not matter, all words have to be there", () => {
  expect(has("Må jeg gå forbi en spærring?", wordsIn("SPAERRING ga"))).toBe(true);
  expect(has("Pääsenkö sulun ohi?", wordsIn("paasenko"))).toBe(true);
  expect(has("Får jag gå förbi en spärr?", wordsIn("sparr mål"))).toBe(false);
  expect(has("Four −4 back", wordsIn("-4"))).toBe(true);
  expect(has("anything", wordsIn("  "))).toBe(true);
});

test("what was found is marked, where a letter is typed as two as well", () => {
  const found = (text: string, query: string) =>
    marked(text, wordsIn(query))
      .filter(({ isFound }) => isFound)
      .map(({ text }) => text);
  expect(found("Må jeg gå forbi en spærring?", "spaer")).toEqual(["spær"]);
  expect(found("My start, your start", "start")).toEqual(["start", "start"]);
  expect(found("Nothing", "start")).toEqual([]);
  expect(
    marked("My start", wordsIn("start"))
      .map(({ text }) => text)
      .join(""),
  ).toBe("My start");
});
