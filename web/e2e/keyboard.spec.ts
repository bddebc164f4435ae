// Without a mouse, from the first page to the end of a game.

import { pressKey, reach } from "./keyboard";
import { expect, test } from "./makker";
import { KEYBOARD, Player } from "./player";
import { LATE } from "./positions";
import { rehearse } from "./rehearse";

test("the keyboard alone leads from the first page into a game, and the focus is always seen", async ({ page }) => {
  await page.goto("/");
  await reach(page.getByLabel("Your name"));
  await page.keyboard.type("Ann");
  await pressKey(page.getByRole("button", { name: /^Play now/ }), "Enter");
  await page.waitForURL("**/t/*");
  const player = new Player(page, KEYBOARD);
  expect(await player.asked()).toBe("give");
  await player.choose();
});

test("the keyboard alone leads to the end of the game and into another one", async ({ page }) => {
  const player = await rehearse(page, LATE, KEYBOARD);
  await player.playToEnd();
  await expect(page.locator(".over")).toBeVisible();
  await pressKey(page.locator("[data-action=rematch]"), "Enter");
  await expect(player.main).toHaveAttribute("data-prompt", "give");
});

test("whoever has sent something by keyboard does not have to begin at the top of the page again", async ({ page }) => {
  const player = await rehearse(page, LATE, KEYBOARD);
  for (let chosen = 0; chosen < 4; chosen++) {
    await player.asked();
    await player.choose();
    await player.asked();
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest("main.table") !== null), "the focus is kept").toBe(true);
  }
});
