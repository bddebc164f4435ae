// How spaces, moves and cards are written is known by one file; what cards do is told by the server.
import { expect, test } from "vitest";
import { planted, read, SOURCES } from "./tree";

/** Signs of the notation that stand in a text or a pattern: `Rh`, `Rg`, `R3<>Y2`, `7x1`, `give 2`. */
const SIGNS = [/\.(?:endsWith|startsWith|includes)\("[hsg]"\)/, /\}[hsg](?:\$\{[^}]*\})?`/, /<>["/|]/, /x1["$]/, /["`]give /, /\\d/];

/** The lines of these files that read or write the notation. */
function readers(files: Map<string, string>): string[] {
  return [...files].flatMap(([file, text]) => {
    const lines = /\.tsx?$/.test(file) ? text.split("\n").filter((line) => !/^\s*(?:\/\/|\/?\*)/.test(line)) : [];
    return lines.filter((line) => SIGNS.some((sign) => sign.test(line))).map((line) => `${file}: ${line.trim()}`);
  });
}

test("only game/notation.ts reads and writes the notation", () => {
  const found = readers(read(SOURCES));
  expect(found.filter((line) => !line.startsWith("game/notation.ts"))).toEqual([]);
  expect(found.length).toBeGreaterThan(3);
});

test("another file that does is found", () => {
  const lines = ['const isHome = space.endsWith("h");', "const other = `\x24{seat}h`;", "const third = /^S(\\d*)$/;", "// `Rh` is a home."];
  const files = planted({ "board/deep/home.ts": lines.join("\n") }, read);
  expect(readers(files)).toHaveLength(3);
});
