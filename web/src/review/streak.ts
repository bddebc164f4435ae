// How many days in a row somebody has solved the puzzle, kept in this browser and known to nobody else.

import { keep, kept } from "../person/kept";

const KEY = "puzzle";

export interface Streak {
  /** The last day that was solved, such as `2026-11-18`, and how many in a row that makes. */
  day: string;
  count: number;
}

const DAY = 24 * 60 * 60 * 1000;
const before = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) - DAY).toISOString().slice(0, 10);

/** After a day was solved: one more if the day before was solved, too. A day counts once. */
export function solved(streak: Streak | null, day: string): Streak {
  if (streak?.day === day) return streak;
  return { day, count: streak?.day === before(day) ? streak.count + 1 : 1 };
}

/** How many in a row it is today: one that was broken is none. */
export function running(streak: Streak | null, today: string): number {
  return streak && (streak.day === today || streak.day === before(today)) ? streak.count : 0;
}

export function keptStreak(): Streak | null {
  try {
    const { day, count } = JSON.parse(kept(KEY) ?? "null") as Streak;
    return typeof day === "string" && Number.isInteger(count) ? { day, count } : null;
  } catch {
    return null;
  }
}

export function keepStreak(streak: Streak): void {
  keep(KEY, JSON.stringify(streak));
}
