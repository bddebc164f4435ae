// docs/page.md tells what each file holds.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { planted, read, SOURCES } from "./tree";

/** The files that a map names: in each row of its table those of one folder, `net/`, or of the topmost one. */
function named(map: string): string[] {
  return [...map.matchAll(/^\| (`.*?) \|/gm)].flatMap(([, cell]) => {
    const folder = /`([a-z/]+\/)`/.exec(cell!)?.[1] ?? "";
    return [...cell!.matchAll(/`([a-z]+\.[a-z]+)`/g)].map((match) => folder + match[1]!);
  });
}

/** What is wrong with a map of these files. */
function wrong(map: string, files: Map<string, string>): string[] {
  const names = named(map);
  const unnamed = [...files.keys()].filter((file) => !names.includes(file)).map((file) => `${file} is not named`);
  return [...unnamed, ...names.filter((name) => !files.has(name)).map((name) => `${name} is not there`)];
}

test("the map names every file, and no file that is not there", () => {
  const map = readFileSync(new URL("../../docs/page.md", import.meta.url), "utf8");
  expect(wrong(map, read(SOURCES))).toEqual([]);
});

test("a file in a folder is missed, and so is one that is named in another folder", () => {
  const files = planted({ "main.tsx": "", "net/api.ts": "", "net/deep/socket.ts": "", "net/api.test.ts": "" }, read);
  expect(wrong("| `main.tsx` | the start |\n| `net/`: `api.ts` | what is asked |", files)).toEqual(["net/deep/socket.ts is not named"]);
  expect(wrong("| `main.tsx` | |\n| `net/`: `socket.ts` | |\n| `net/deep/`: `socket.ts` | |", files)).toEqual([
    "net/api.ts is not named",
    "net/socket.ts is not there",
  ]);
});
