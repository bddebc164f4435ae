// What the proof of a game means to whoever sits at this browser.

import type { Proof } from "../fair/proof";

/** Good verdicts, then bad ones. */
export const VERDICTS = ["own", "others", "server", "late", "left-out", "changed", "dealt", "seal", "dealer", "deck"] as const;

/** What people's clients did. */
export const PARTS = ["opened", "withheld", "none"] as const;

type Word = (typeof VERDICTS)[number];

/** The verdict as a word, and whether it is a good one. `own` is this browser's part, if it had one. */
export function verdict(
  { flaw, parts, promised }: Proof,
  own: { seed: string; promised?: string; isTaken?: boolean } | undefined,
  wasDealt: boolean,
): [Word, boolean] {
  if (flaw) return [flaw, false];
  if (own && own.promised !== promised) return ["changed", false];
  if (!wasDealt) return ["dealt", false];
  if (own && !parts.some(({ seed }) => seed === own.seed)) return own.isTaken ? ["left-out", false] : ["late", true];
  if (own) return ["own", true];
  return [parts.some(({ part }) => part === "opened") ? "others" : "server", true];
}
