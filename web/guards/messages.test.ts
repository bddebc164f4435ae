// Every language has every message, and every message is used.
import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { SOURCES, planted, read } from "./tree";

const folder = new URL("../../messages/", import.meta.url);
const ids = (language: string) =>
  [...readFileSync(new URL(`${language}/page.ftl`, folder), "utf8").matchAll(/^([a-zA-Z-]+) =/gm)].map((match) => match[1]!);
const languages = readdirSync(folder);

/** Which of these messages the source files do not use, and which they use that are not among these. */
function compare(files: Map<string, string>, messages: string[]): { unused: string[]; missing: string[] } {
  const code = [...files].filter(([file]) => /\.tsx?$/.test(file)).map(([, text]) => text).join("\n");
  const used = [...code.matchAll(/\bt\("([a-zA-Z-]+)"/g)].map((match) => match[1]!);
  // Put together from a word of the protocol: `seat-R`, `why-wall`, `motive-bumps`.
  const families = [...code.matchAll(/\bt\(`([a-z]+-)\$\{/g)].map((match) => match[1]!);
  const isUsed = (id: string) => used.includes(id) || families.some((family) => id.startsWith(family));
  return { unused: messages.filter((id) => !isUsed(id)), missing: used.filter((id) => !messages.includes(id)) };
}

test("every language has the same messages in the same order", () => {
  for (const language of languages) expect(ids(language), language).toEqual(ids("en"));
});

test("every message is used, and none is missing", () => {
  expect(compare(read(SOURCES), ids("en"))).toEqual({ unused: [], missing: [] });
});

test("what a file in a folder says is heard", () => {
  const files = planted({ "main.ts": "", "windows/deep/menu.tsx": 't("menu"); t(`seat-${seat}`); t("no-such-message")' }, read);
  expect(compare(files, ["menu", "seat-R", "forgotten"])).toEqual({ unused: ["forgotten"], missing: ["no-such-message"] });
});
