// A whole game without a mouse.

import { pressKey, reach } from "./keyboard";
import { expect, test } from "./makker";
import { enter, KEYBOARD, Player } from "./player";

test("the keyboard alone leads from the first page to the end of the game, and the focus is always seen", async ({ page }) => {
  await page.goto("/");
  await reach(page.getByLabel("Your name"));
  await page.keyboard.type("Ann");
  await pressKey(page.getByRole("button", { name: /^Play now/ }), "Enter");
  await page.waitForURL("**/t/*");
  const player = new Player(page, KEYBOARD);
  await player.playToEnd();
  await expect(page.locator(".over")).toBeVisible();
  await pressKey(page.locator("[data-action=rematch]"), "Enter");
  await expect(player.main).toHaveAttribute("data-prompt", "give");
});

test("whoever has sent something by keyboard does not have to begin at the top of the page again", async ({ page }) => {
  const player = await enter(page, KEYBOARD, "Ann", "Play now");
  for (let chosen = 0; chosen < 4; chosen++) {
    await player.asked();
    await player.choose();
    await player.asked();
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest("main.table") !== null), "the focus is kept").toBe(true);
  }
});
