// A whole game on a phone, by touch.

import { TOUCH, enter } from "./player";
import { expect, test } from "./makker";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test("on a phone the game comes to its end by taps", async ({ page }) => {
  const player = await enter(page, TOUCH, "Ann", "Play now");
  await player.playToEnd();
  await expect(page.locator(".over")).toBeVisible();
});
