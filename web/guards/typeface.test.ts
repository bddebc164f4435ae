// Every letter of the page's texts is in the typeface that it brings: the browser would draw others in whatever it has, which is seen at once.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";

const WEB = join(import.meta.dirname, "..");
const MESSAGES = join(WEB, "../messages");
/** Signs that are no letters: no typeface for text has them. */
const SIGNS = "→⇄♥\n";

/** A number in as many bytes as it needs, as WOFF2 writes lengths. */
function length(bytes: Buffer, at: number): [number, number] {
  let value = 0;
  for (let next = at; ; next++) {
    value = value * 128 + (bytes[next]! & 127);
    if (bytes[next]! < 128) return [value, next + 1];
  }
}

/** The table of letters of a WOFF2 file (W3C, WOFF File Format 2.0, section 4.1). */
function letterTable(file: Buffer): Buffer {
  const [CMAP, GLYF, LOCA, OTHER] = [0, 10, 11, 63];
  let [at, offset, found] = [48, 0, -1];
  for (let count = file.readUInt16BE(12); count > 0; count--) {
    const kind = file[at]! & 63;
    const version = file[at]! >> 6;
    let size: number;
    [size, at] = length(file, at + (kind === OTHER ? 5 : 1));
    const isChanged = kind === GLYF || kind === LOCA ? version === 0 : version !== 0;
    if (isChanged) [size, at] = length(file, at);
    if (kind === CMAP) found = offset;
    offset += size;
  }
  return brotliDecompressSync(file.subarray(at)).subarray(found);
}

/** The letters that a typeface has: those of its segments (OpenType, cmap, format 4). */
function letters(file: Buffer): Set<string> {
  const table = letterTable(file);
  const found = new Set<string>();
  for (let place = 0; place < table.readUInt16BE(2); place++) {
    const part = table.subarray(table.readUInt32BE(4 + 8 * place + 4));
    if (part.readUInt16BE(0) !== 4) continue;
    const segments = part.readUInt16BE(6);
    for (let at = 0; at < segments; at += 2) {
      const [last, first] = [part.readUInt16BE(14 + at), part.readUInt16BE(16 + segments + at)];
      for (let letter = first; letter <= last && letter < 0xffff; letter++) found.add(String.fromCharCode(letter));
    }
  }
  return found;
}

test("the typeface has every letter of the page's texts", () => {
  const has = letters(readFileSync(join(WEB, "material/albert.woff2")));
  expect(has.size).toBeGreaterThan(100);
  // Not those of the terminal, which has a typeface of its own.
  const files = readdirSync(MESSAGES).flatMap((language) =>
    readdirSync(join(MESSAGES, language))
      .filter((name) => !/^(terminal|help)/.test(name))
      .map((name) => join(MESSAGES, language, name)),
  );
  const used = new Set(files.flatMap((file) => [...readFileSync(file, "utf8")]));
  expect([...used].filter((letter) => !has.has(letter) && !SIGNS.includes(letter))).toEqual([]);
});
