// The icon of the installed page is the page's own sign, and a manifest stands in the words of its language.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { manifest } from "../build/manifest";
import { LANGUAGES } from "../src/text/languages";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");

test("the icon is the sign", () => {
  const strand = /const STRAND = "([^"]+)"/.exec(read("../src/controls/logo.tsx"))![1]!;
  const icon = read("../public/icons/icon.svg");
  expect(icon.split(`d="${strand}"`)).toHaveLength(5);
  const [, lacquer] = /rx="10" fill="(#\w+)"/.exec(read("../src/controls/logo.tsx"))!;
  expect(icon).toContain(`rx="10" fill="${lacquer}"`);
  const colours = read("../src/style/colours.css");
  for (const colour of ["red", "yellow"]) expect(icon).toContain(`stroke="${new RegExp(`--${colour}: (#\\w+)`).exec(colours)![1]}"`);
});

test("the colours of the installed page are those of the page", () => {
  const [, light, dark] = /--page: light-dark\((#\w+), (#\w+)\)/.exec(read("../src/style/colours.css"))!;
  expect(manifest("en")).toMatchObject({ theme_color: light, background_color: light });
  for (const [theme, colour] of Object.entries({ light, dark })) {
    expect(read("../index.html")).toContain(`<meta name="theme-color" content="${colour}" media="(prefers-color-scheme: ${theme})" />`);
  }
});

test.each(Object.keys(LANGUAGES))("the manifest of %s is in its language, and the same app", (tag) => {
  const { lang, id, description, shortcuts } = manifest(tag);
  expect([lang, id]).toEqual([tag, "/"]);
  if (tag !== "en") expect(description).not.toBe(manifest("en").description);
  for (const { name } of shortcuts) expect(name).not.toBe("");
});
