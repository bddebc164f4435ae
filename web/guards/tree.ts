// The source files of the page as the guards read them: in every folder, however deep.

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative, sep } from "node:path";

/** The folder of the page's source files. */
export const SOURCES = join(import.meta.dirname, "../src");

/** What each file below a folder says, by its path from there: `net/api.ts`. Tests are left out. */
export function read(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile() && !entry.name.includes(".test."));
  const paths = files.map((file) => join(file.parentPath, file.name)).sort();
  return new Map(paths.map((path) => [relative(folder, path).split(sep).join("/"), readFileSync(path, "utf8")]));
}

/** What is found in a folder in which these files have been planted. */
export function planted<T>(files: Record<string, string>, look: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), "makker-guards-"));
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    return look(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
