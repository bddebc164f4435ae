// The browser's own question whether to install the page, held back until somebody would like to be asked.

import { signal } from "@preact/signals";
import { keep, kept } from "../person/kept";

/** What browsers that can install a page send before they ask. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

/** Apple's browsers never ask: there people do it by hand. */
export const installPrompt = signal<InstallEvent | "by hand" | null>(null);

const KEY = "install";

/** From the very start: it is told once. */
export function hearPrompt(): void {
  const offer = (prompt: typeof installPrompt.value) => {
    if (!kept(KEY)) installPrompt.value = prompt;
  };
  // Only Apple's phones and tablets tell whether it is installed there.
  if ((navigator as { standalone?: boolean }).standalone === false) offer("by hand");
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    offer(event as InstallEvent);
  });
}

export function neverAgain(): void {
  installPrompt.value = null;
  keep(KEY, "no");
}
