// Which source files use which, and the circles among them.

import { posix } from "node:path";

export interface Import {
  /** The file that uses the other. */
  by: string;
  /** A file of the page, or the name of a package. */
  of: string;
  isType: boolean;
  /** It is loaded when the file asks for it. */
  isLater: boolean;
}

/** Every import of these files, of types too. */
export function imports(files: Map<string, string>): Import[] {
  return [...files].flatMap(([by, text]) => {
    if (!/\.tsx?$/.test(by)) return [];
    const found = text.matchAll(/^(?:import|export)\s+(type\s)?(?:[^"';]*?\sfrom\s+)?"([^"]+)"|\bimport\(\s*"([^"]+)"/gm);
    return [...found].map((match) => ({
      by,
      of: target(files, by, (match[2] ?? match[3])!),
      isType: match[1] !== undefined,
      isLater: match[3] !== undefined,
    }));
  });
}

function target(files: Map<string, string>, by: string, name: string): string {
  if (!name.startsWith(".")) return name;
  const path = posix.join(posix.dirname(by), name);
  return ["", ".ts", ".tsx"].map((end) => path + end).find((file) => files.has(file)) ?? path;
}

/** The folder of a file; of a file in the topmost one, itself. */
export function room(file: string): string {
  return file.includes("/") ? file.slice(0, file.indexOf("/") + 1) : file;
}

/** Ways that lead back to where they began, if each of these uses the other: `a > b > a`. */
export function circles(uses: [string, string][]): string[] {
  const next = new Map<string, Set<string>>();
  for (const [by, of] of uses) if (by !== of) next.set(by, (next.get(by) ?? new Set()).add(of));
  const done = new Set<string>();
  const found: string[] = [];
  const follow = (place: string, way: string[]): void => {
    if (way.includes(place)) {
      found.push([...way.slice(way.indexOf(place)), place].join(" > "));
      return;
    }
    if (done.has(place)) return;
    for (const used of next.get(place) ?? []) follow(used, [...way, place]);
    done.add(place);
  };
  for (const place of next.keys()) follow(place, []);
  return found;
}
