// The folders of the page are rooms, one above the other, and the game's knows neither browser nor language.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { circles, imports, room } from "./imports";
import { planted, read, SOURCES } from "./tree";

const between = (files: Map<string, string>, place: (file: string) => string): [string, string][] =>
  imports(files).flatMap(({ by, of }) => (files.has(of) ? [[place(by), place(of)]] : []));

test("no files use each other in a circle, and no folders", () => {
  const files = read(SOURCES);
  expect(imports(files).length).toBeGreaterThan(files.size);
  expect(circles(between(files, (file) => file))).toEqual([]);
  expect(circles(between(files, room))).toEqual([]);
});

test("a circle is found: between files, of types, by way of a third folder", () => {
  const files = planted(
    {
      "board/board.tsx": 'import { point } from "./pointer";',
      "board/pointer.ts": 'import type { Mark } from "./board";',
      "net/socket.ts": 'import { t } from "../text/deep/words";',
      "text/deep/words.ts": 'export * from "../../game/card";',
      "game/card.ts": 'const later = () => import("../net/api");',
      "net/api.ts": "",
    },
    read,
  );
  expect(circles(between(files, (file) => file))).toEqual(["board/board.tsx > board/pointer.ts > board/board.tsx"]);
  expect(circles(between(files, room))).toEqual(["game/ > net/ > text/ > game/"]);
});

/** The folders in the order of the map, and what uses something below it there. */
function upwards(map: string, files: Map<string, string>): string[] {
  const order = [...map.matchAll(/^\| `([a-z/]+\/|[a-z]+\.tsx?)`/gm)].map((match) => match[1]!);
  const isBelow = ([by, of]: [string, string]) => order.indexOf(of) > order.indexOf(by);
  return [
    ...new Set(
      between(files, room)
        .filter(isBelow)
        .map(([by, of]) => `${by} uses ${of}`),
    ),
  ];
}

test("each folder uses only those above it in docs/page.md", () => {
  expect(upwards(readFileSync(new URL("../../docs/page.md", import.meta.url), "utf8"), read(SOURCES))).toEqual([]);
});

test("a folder that uses one below it is found", () => {
  const files = planted({ "net/api.ts": 'import { menu } from "../windows/menu";', "windows/menu.tsx": 'import "../net/api";' }, read);
  expect(upwards("| `net/`: `api.ts` | |\n| `windows/`: `menu.tsx` | |", files)).toEqual(["net/ uses windows/"]);
});

/** Signals without anything that draws. */
const PACKAGES = ["@preact/signals-core"];

/** What the files of game/ use that is neither theirs, nor a type, nor allowed. */
function strangers(files: Map<string, string>): string[] {
  return imports(files)
    .filter(({ by, of, isType }) => room(by) === "game/" && room(of) !== "game/" && !isType && !PACKAGES.includes(of))
    .map(({ by, of }) => `${by} uses ${of}`);
}

test("the game uses no browser, no messages and nothing that draws, by its imports", () => {
  expect(strangers(read(SOURCES))).toEqual([]);
  const files = planted(
    {
      "game/cards/words.ts": 'import { t } from "../../text/messages";\nimport type { TableMessage } from "../../protocol";',
      "game/stage.ts": 'import { render } from "preact";\nimport { words } from "./cards/words";',
      "text/messages.ts": "",
    },
    read,
  );
  expect(strangers(files)).toEqual(["game/cards/words.ts uses text/messages.ts", "game/stage.ts uses preact"]);
});

/** What the compiler says to the files of game/ where there is a language and no browser. */
function complaints(folder: string): string[] {
  const files = [...read(folder).keys()].filter((file) => file.startsWith("game/")).map((file) => join(folder, file));
  const program = ts.createProgram(files, {
    noEmit: true,
    strict: true,
    noUncheckedIndexedAccess: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ["lib.es2023.d.ts"],
    types: [],
    skipLibCheck: true,
  });
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, " "));
}

// The compiler takes seconds, and longer on a busy machine.
test("the game uses no browser, by the compiler", () => {
  expect(complaints(SOURCES)).toEqual([]);
  const said = planted({ "game/deep/pace.ts": "export const isHidden = (): boolean => document.hidden;" }, complaints);
  expect(said.join()).toMatch("Cannot find name 'document'");
});
