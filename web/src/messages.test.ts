// Every language has every message, and every message is used.
import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";

const folder = new URL("../../messages/", import.meta.url);
const ids = (language: string) =>
  [...readFileSync(new URL(`${language}/page.ftl`, folder), "utf8").matchAll(/^([a-zA-Z-]+) =/gm)].map((match) => match[1]!);
const languages = readdirSync(folder);
const sources = readdirSync(new URL(".", import.meta.url)).filter((file) => /\.tsx?$/.test(file) && !file.includes("test"));
const code = sources.map((file) => readFileSync(new URL(file, import.meta.url), "utf8")).join("\n");

test("every language has the same messages in the same order", () => {
  for (const language of languages) expect(ids(language), language).toEqual(ids("en"));
});

test("every message is used, and none is missing", () => {
  const used = [...code.matchAll(/\bt\("([a-zA-Z-]+)"/g)].map((match) => match[1]!);
  // Put together from a word of the protocol: `seat-R`, `why-wall`, `motive-bumps`.
  const families = [...code.matchAll(/\bt\(`([a-z]+-)\$\{/g)].map((match) => match[1]!);
  const isUsed = (id: string) => used.includes(id) || families.some((family) => id.startsWith(family));
  expect(ids("en").filter((id) => !isUsed(id))).toEqual([]);
  expect(used.filter((id) => !ids("en").includes(id))).toEqual([]);
});
