// axe-core finds nothing on any page, light and dark, on a phone and on a desk. (It does not see contrast within SVG.)

import type { Page } from "@playwright/test";
import axe from "axe-core";
import * as api from "./api";
import { expect, test } from "./makker";
import { enter, MOUSE } from "./player";

const SIZES = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 800 } };

/** axe finds nothing on the page as it is now, however it looks. */
async function isAccessible(page: Page, what: string): Promise<void> {
  await page.evaluate(axe.source);
  const all: string[] = [];
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      const found = await page.evaluate(async () => {
        const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, { resultTypes: ["violations"] });
        return violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html.slice(0, 120)).join(" | ")}`);
      });
      all.push(...found.map((one) => `${size}, ${colorScheme}: ${one}`));
    }
  }
  expect.soft(all, what).toEqual([]);
}

test("the first page is accessible, empty and with tables", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: /^Play now/ }).waitFor();
  await isAccessible(page, "home");
  for (const details of await page.locator("details:not([open]) > summary").all()) await details.click();
  await isAccessible(page, "home with everything opened");
  await enter(page, MOUSE, "Ann", "Play now");
  await page.goto("/");
  await page.locator('a[href^="/t/"]').first().waitFor();
  await isAccessible(page, "home with tables");
});

test("a table that waits is accessible to its host and to a guest", async ({ page, browser }) => {
  await enter(page, MOUSE, "Ann", "Play with friends");
  await page.locator("[data-action=start]").waitFor();
  await isAccessible(page, "waiting, host");
  const guest = await (await browser.newContext()).newPage();
  await guest.goto(page.url());
  await guest.locator("[data-action=sit]").first().waitFor();
  await isAccessible(guest, "waiting, guest");
  await guest.context().close();
});

test("a game is accessible while a card is given, a move is chosen, and at its end", async ({ page }) => {
  const player = await enter(page, MOUSE, "Ann", "Play now");
  expect(await player.asked()).toBe("give");
  await isAccessible(page, "give");
  await api.getAhead(page, (table) => table.prompt?.kind === "play");
  await isAccessible(page, "play");
  const choice = (await player.advice())[0]!;
  await player.prepare(choice);
  await isAccessible(page, "play, about to be sent");
  await page.locator("[data-action=moves]").click();
  await page.locator(".moves [data-choice]").first().waitFor();
  await isAccessible(page, "play, list of moves");
  await page.reload();
  await api.getAhead(page, (table) => table.prompt?.kind === "fold");
  await isAccessible(page, "fold");
  await api.getAhead(page, (table) => table.status === "over");
  await page.locator(".over").waitFor();
  await isAccessible(page, "over");
});

test("a game of six is accessible", async ({ page }) => {
  await enter(page, MOUSE, "Ann", "Play now", "plus-trios");
  await api.getAhead(page, (table) => table.prompt?.kind === "play");
  await isAccessible(page, "play with six");
});

test("every window over a table is accessible", async ({ page }) => {
  await enter(page, MOUSE, "Ann", "Play now");
  for (const name of ["menu", "settings", "help", "emotes"]) {
    await page.setViewportSize(SIZES.desk);
    if (name === "settings") await page.locator(".tools [data-action=menu]").click();
    await page.locator(`[data-action=${name}]`).last().click();
    await page.locator("dialog[open]").waitFor();
    await isAccessible(page, name);
    await page.keyboard.press("Escape");
    await expect(page.locator("dialog[open]")).toHaveCount(0);
  }
});
