// The browser's own question whether to install the page, held back until somebody would like to be asked.

import { signal } from "@preact/signals";

/** What browsers that can install a page send before they ask. */
export interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

export const installPrompt = signal<InstallEvent | null>(null);

/** From the very start: it is told once. */
export function hearPrompt(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    installPrompt.value = event as InstallEvent;
  });
  addEventListener("appinstalled", () => (installPrompt.value = null));
}
