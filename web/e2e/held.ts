// What is shown again is held as soon as it begins: it would be over before a busy machine has looked at it.

import type { Page } from "@playwright/test";

/** On this page, now and whenever it is loaded. The button that holds it also lets it go on. */
export async function holdThePast(page: Page): Promise<void> {
  const hold = () => {
    let held: Element | null = null;
    new MutationObserver(() => {
      const button = document.querySelector<HTMLButtonElement>("[data-action=pause]");
      if (button && button !== held) button.click();
      held = button;
    }).observe(document, { childList: true, subtree: true });
  };
  await page.addInitScript(hold);
  await page.evaluate(hold);
}
