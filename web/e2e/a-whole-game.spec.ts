// A phone, by touch; and here is the one game of all tests that is played from its first card to its last.

import { expect, test } from "./makker";
import { enter, isInside, TOUCH } from "./player";
import { TABLE } from "./positions";
import { rehearse } from "./rehearse";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

// By the rules under which games are shortest: half as long as by others.
test("on a phone the game comes to its end by taps", async ({ page }) => {
  const player = await enter(page, TOUCH, "Ann", "Play now", "nordic");
  await player.playToEnd();
  await expect(page.locator(".over")).toBeVisible();
});

test("a tap between two targets magnifies, and the next tap chooses", async ({ page }) => {
  const player = await rehearse(page, TABLE, TOUCH);
  await player.takeCard("7x1");
  await player.takePawn("B6");
  const board = page.locator(".board");
  const targets = board.locator('[data-kind="target"], [data-kind="bump"]');
  const middles = await targets.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect()).map(({ x, y, width, height }) => [x + width / 2, y + height / 2] as const),
  );
  const pairs = middles.flatMap((a, i) => middles.slice(i + 1).map((b) => ({ i, a, b, far: Math.hypot(a[0] - b[0], a[1] - b[1]) })));
  const { i, a, b } = pairs.sort((one, other) => one.far - other.far)[0]!;
  await page.touchscreen.tap((a[0] + b[0]) / 2, (a[1] + b[1]) / 2);
  await expect(board).toHaveAttribute("data-zoomed", "true");
  expect(await isInside(targets.nth(i), board)).toBe(true);
  const box = (await targets.nth(i).boundingBox())!;
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await expect(board).toHaveAttribute("data-zoomed", "false");
  await expect(page.locator("[data-action=undo]")).toBeVisible();
});
