// docs/page.md tells what each file holds.
import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";

test("the map names every file, and no file that is not there", () => {
  const map = readFileSync(new URL("../../docs/page.md", import.meta.url), "utf8");
  const named = [...map.matchAll(/^\| (`.*?) \|/gm)].flatMap((row) => [...row[1]!.matchAll(/`([a-z]+\.[a-z]+)`/g)].map((match) => match[1]!));
  const files = readdirSync(new URL(".", import.meta.url)).filter((file) => !file.includes(".test."));
  expect(named.sort()).toEqual(files.sort());
});
