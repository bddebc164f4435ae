// The name that a person plays under, kept in this browser. No account.

import { keep, kept } from "./kept";

export const LONGEST_NAME = 24;
/** What servers refuse in a name: invisible, turning the text around, or piled up on the letter before. */
// biome-ignore lint/suspicious/noMisleadingCharacterClass: what combines with the letter before is just what is looked for
const ODD = /[\p{Cc}\p{Cf}\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe00-\ufe0f\u115f\u1160\u2800\u3164\uffa0]/gu;

export function ownName(): string {
  return kept("name") ?? "";
}

/** The name as servers like it: composed letters, nothing invisible. */
export function plainName(name: string): string {
  return [...name.normalize("NFC").replace(ODD, "").trim()].slice(0, LONGEST_NAME).join("").trim();
}

export function rememberName(name: string): string {
  const plain = plainName(name);
  keep("name", plain);
  return plain;
}
