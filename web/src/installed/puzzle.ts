// The puzzle of the day, kept in this browser: once it is here no server is needed.

import { ask, Refused } from "../net/api";
import { keep, kept } from "../person/kept";
import type { PuzzleMessage } from "../protocol";

const KEY = "puzzle of the day";
const today = (): string => new Date().toISOString().slice(0, 10);

/** Today's, the same for everyone: as it was fetched before, or fetched now. Without a connection the last one that was here. */
export async function puzzleOfTheDay(): Promise<PuzzleMessage> {
  const before = JSON.parse(kept(KEY) ?? "null") as PuzzleMessage | null;
  if (before?.day === today()) return before;
  try {
    const told = await ask<PuzzleMessage>("/api/puzzle");
    keep(KEY, JSON.stringify(told));
    return told;
  } catch (error) {
    if (before && !(error instanceof Refused)) return before;
    throw error;
  }
}
