// Whether the server has another page than this one, and what would be disturbed by taking it.

import { signal } from "@preact/signals";

/** Another page is there; or the server speaks another protocol than this one, which has to go. */
export const renewal = signal<"none" | "offered" | "needed">("none");

/** Is somebody in the middle of something here: a game, or the way to one? Of a game on a server a page that is loaded again loses nothing. */
export const engaged = signal<"no" | "server" | "local">("no");

/** Who plays at this table, and where. */
export function engage(table: { id: string; status: string; you: string | null }): void {
  const isPlaying = table.status === "playing" && table.you !== null;
  engaged.value = !isPlaying ? "no" : table.id.startsWith("local-") ? "local" : "server";
}

/** Told to the window when a server answers that did not: it may be another one. */
export const BACK = "makker-back";
export const tellBack = () => dispatchEvent(new Event(BACK));

export const renew = () => location.reload();
