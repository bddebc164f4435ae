// Playing with three bots, by mouse: the way in, and the end.

import type { Locator } from "@playwright/test";
import { expect, test } from "./makker";
import { enter, MOUSE } from "./player";
import { SOON, TABLE } from "./positions";
import { rehearse } from "./rehearse";

test("two clicks after the first page one plays", async ({ page }) => {
  const player = await enter(page, MOUSE, "Ann", "Play now");
  await expect(player.main).toHaveAttribute("data-status", "playing");
  expect(await player.asked()).toBe("give");
});

test("a game comes to its end by mouse, stays there, and another one follows", async ({ page }) => {
  const player = await rehearse(page, SOON);
  const chosen = await player.playToEnd();
  expect(chosen.length).toBeGreaterThan(0);
  await expect(page.locator(".over")).toBeVisible();
  // Nothing is pressed by accident: the result stays.
  await page.keyboard.press("Enter");
  await expect(player.main).toHaveAttribute("data-status", "over");
  await expect(page.locator(".banner")).toBeHidden();
  // Another game with the same people.
  await page.locator("[data-action=rematch]").click();
  await expect(player.main).toHaveAttribute("data-prompt", "give");
});

test("what was pressed elsewhere and is let go over a target is no click", async ({ page }) => {
  const player = await rehearse(page, TABLE);
  await player.takeCard("7x1");
  await player.takePawn("B6");
  const legs = (await player.main.getAttribute("data-legs"))!;
  const over = async (what: Locator) => {
    const { x, y, width, height } = (await what.boundingBox())!;
    await page.mouse.move(x + width / 2, y + height / 2);
  };
  await over(page.locator(".prompt"));
  await page.mouse.down();
  await over(player.target("B9"));
  await page.mouse.up();
  await expect(player.main).toHaveAttribute("data-legs", legs);
  await player.takeTarget("B6", "B9");
  await expect(player.main).not.toHaveAttribute("data-legs", legs);
});

test("a click leaves no ring around what was clicked", async ({ page }) => {
  const player = await rehearse(page, TABLE);
  const ringed = () => page.evaluate(() => document.querySelector(":focus-visible")?.outerHTML.slice(0, 100) ?? null);
  await player.takeCard("7x1");
  expect(await ringed(), "a card").toBeNull();
  await player.takePawn("B6");
  expect(await ringed(), "a pawn").toBeNull();
  await player.takeTarget("B6", "B9");
  expect(await ringed(), "a target").toBeNull();
});
