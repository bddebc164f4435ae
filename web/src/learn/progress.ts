// What somebody has learned already, kept in this browser.

import { signal } from "@preact/signals";
import { keep, kept } from "../person/kept";

/** The names of the tasks that are done; the first course as a whole is `first`, done or skipped. */
export const learned = signal<string[]>(kept("learned")?.split(" ") ?? []);

export function learn(name: string): void {
  if (learned.value.includes(name)) return;
  learned.value = [...learned.value, name];
  keep("learned", learned.value.join(" "));
}
