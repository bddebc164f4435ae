// Somebody who reads the rules: which rules, and how they go on from what they read.

import type { EditionMessage } from "../../protocol";

export interface Reader {
  editions: EditionMessage[];
  /** The rule set that is read about. */
  name: string;
  /** Other rule sets that can be: the printed ones, and the table's own. */
  names: string[];
  /** A question, `card/7x1`, `why/wall`, or the beginning. */
  place: string;
  /** What an element needs to lead there; in the same rules unless others are named. */
  link: (place: string, name?: string) => { href: string; onClick?: (event: Event) => void };
}

/** The address of a place in the rules. */
export const addressOf = (name: string, place: string): string => `/#rules/${name}${place && `/${encodeURI(place)}`}`;

/** What stands behind `#rules/`: a rule set, and a place in its rules. */
export function readAddress(hash: string): { name: string; place: string } {
  const [name = "", ...place] = decodeURI(hash)
    .replace(/^#rules\/?/, "")
    .split("/");
  return { name, place: place.join("/") };
}
