// A whole game with three bots, by mouse.

import { expect, test } from "./makker";
import { enter, MOUSE } from "./player";

test("two clicks after the first page one plays, and the game comes to its end by mouse", async ({ page }) => {
  const player = await enter(page, MOUSE, "Ann", "Play now");
  await expect(player.main).toHaveAttribute("data-status", "playing");
  const chosen = await player.playToEnd();
  expect(chosen.length).toBeGreaterThan(10);
  await expect(page.locator(".over")).toBeVisible();
  // Nothing is pressed by accident: the result stays.
  await page.keyboard.press("Enter");
  await expect(player.main).toHaveAttribute("data-status", "over");
  await expect(page.locator(".banner")).toBeHidden();
  // Another game with the same people.
  await page.locator("[data-action=rematch]").click();
  await expect(player.main).toHaveAttribute("data-prompt", "give");
});
