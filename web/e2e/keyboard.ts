// The keyboard as the only way to a button: Tab, Shift+Tab and, within a group, the arrows. Wherever it leads must be seen.

import { expect, type Locator, type Page } from "@playwright/test";

/** More steps than any button is away. */
const FAR = 150;

/** Goes to something and presses a key on it. */
export async function pressKey(target: Locator, key: string): Promise<void> {
  await reach(target);
  await target.page().keyboard.press(key);
}

/** Gives something the focus as people without a mouse do. */
export async function reach(target: Locator): Promise<void> {
  await target.waitFor();
  const page = target.page();
  let key = "Tab";
  let passed = 0;
  for (let step = 0; step < FAR; step++) {
    const where = await target.evaluate((element) => {
      const now = document.activeElement;
      if (now === element) return "here";
      if (!now || now === document.body) return "unknown";
      return element.compareDocumentPosition(now) & Node.DOCUMENT_POSITION_PRECEDING ? "ahead" : "behind";
    });
    if (where === "here") return;
    if ((key === "Tab" && where === "behind") || (key === "Shift+Tab" && where === "ahead")) passed++;
    // Passed by in both directions, it is in a group that has one stop, and the arrows go on from there. (Once may also happen when
    // the page itself has just moved the focus on.)
    if (where === "unknown") key = "Tab";
    else if (passed > 2) key = where === "ahead" ? "ArrowRight" : "ArrowLeft";
    else key = where === "ahead" ? "Tab" : "Shift+Tab";
    await page.keyboard.press(key);
    await focusIsSeen(page);
  }
  throw new Error(`The keyboard does not reach ${target}.`);
}

/** Whatever has the focus is on the screen and shows it. */
export async function focusIsSeen(page: Page): Promise<void> {
  const unseen = await page.evaluate(() => {
    const now = document.activeElement;
    // Behind the last button the focus is at the browser's own, once.
    if (!now || now === document.body) return null;
    const box = now.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const isOnScreen = box.width > 0 && box.height > 0 && x >= 0 && y >= 0 && x <= innerWidth && y <= innerHeight;
    return isOnScreen && now.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && now.matches(":focus-visible")
      ? null
      : now.outerHTML.slice(0, 200);
  });
  expect(unseen, "the focus is on something that is not seen").toBeNull();
}
