// A game that is played in the browser, without a server: from the first page, with the server gone, in two tabs, where nothing can be kept, and
// handed over to a server so that others can come.

import type { Page } from "@playwright/test";
import axe from "axe-core";
import { isKept } from "./kept";
import { expect, test } from "./makker";
import { enter, MOUSE } from "./player";

test.use({ engine: true, serviceWorkers: "allow", viewport: { width: 390, height: 844 } });

const main = (page: Page) => page.locator("main.table");
const seq = (page: Page) => main(page).getAttribute("data-seq").then(Number);

/** Whoever has something to decide takes the first of all moves. */
async function step(page: Page): Promise<void> {
  await page.locator('main.table:is([data-prompt="give"], [data-prompt="play"], [data-prompt="fold"])').waitFor();
  const before = await seq(page);
  const prompt = await main(page).getAttribute("data-prompt");
  if (prompt === "give") await page.locator("ul[aria-label='Your cards'] button").first().click();
  if (prompt === "play") {
    await page.keyboard.press("l");
    await page.locator("dialog [data-choice]").first().click();
  }
  const send = page.locator(".actions button.main");
  if ((await seq(page)) === before) await send.click();
  await page.locator(`main.table:not([data-seq="${before}"])`).waitFor();
}

const hand = (page: Page) => page.locator("ul[aria-label='Your cards'] button").evaluateAll((all) => all.map((card) => (card as HTMLElement).dataset.card));

test("Play now is played in this browser, with the server gone too, and is there again after a crash", async ({ page, makker, context }) => {
  await enter(page, MOUSE, "Ann", "Play now");
  expect(page.url()).toContain("/t/local-");
  await isKept(page);
  await makker.kill();
  for (let turn = 0; turn < 4; turn++) await step(page);
  await page.locator('main.table:is([data-prompt="give"], [data-prompt="play"], [data-prompt="fold"])').waitFor();
  const [was, cards, address] = [await seq(page), await hand(page), page.url()];
  // The tab dies in the middle of it.
  await page.close({ runBeforeUnload: false });
  await makker.start();
  const again = await context.newPage();
  await again.goto("/");
  await again.locator(".mine a", { hasText: "on this device" }).click();
  await main(again).waitFor();
  expect(again.url()).toBe(address);
  expect([await seq(again), await hand(again)]).toEqual([was, cards]);
  await step(again);
});

test("two tabs show the same game, and what one does the other shows", async ({ page, context }) => {
  await enter(page, MOUSE, "Ann", "Play now");
  await step(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await main(other).waitFor();
  for (const tab of [page, other, page, other]) await step(tab);
  await expect.poll(async () => (await seq(page)) === (await seq(other))).toBe(true);
});

test("where nothing can be kept that is told, and the game goes on", async ({ page, baseURL }) => {
  const browser = await page.context().newCDPSession(page);
  await page.goto("/");
  await browser.send("Storage.overrideQuotaForOrigin", { origin: baseURL!, quotaSize: 1 });
  await enter(page, MOUSE, "Ann", "Play now");
  await expect(page.locator(".box")).toContainText("Nothing can be kept in this browser");
  for (let turn = 0; turn < 2; turn++) await step(page);
});

test("a game here goes on online with the same hands, and says where it comes from", async ({ page, browser, baseURL }) => {
  await enter(page, MOUSE, "Ann", "Play now");
  await step(page);
  await page.locator('main.table:is([data-prompt="play"], [data-prompt="fold"], [data-prompt="give"])').waitFor();
  const [cards, names] = [await hand(page), await page.locator(".players").textContent()];
  await page.locator("[data-action=menu]").click();
  await page.locator("summary", { hasText: "Invite" }).click();
  await page.evaluate(axe.source);
  const violations = await page.evaluate(async () => (await (window as unknown as { axe: typeof axe }).axe.run(document)).violations.map(({ id }) => id));
  expect(violations).toEqual([]);
  await page.locator("[data-action=hand-over]").click();
  await page.waitForURL(/\/t\/(?!local)/);
  await main(page).waitFor();
  expect(await hand(page)).toEqual(cards);
  // The bots are still themselves.
  expect(await page.locator(".players").textContent()).toBe(names);
  // It is not here any more, and somebody else can look at it there.
  const guest = await (await browser.newContext()).newPage();
  await guest.goto(page.url());
  await main(guest).waitFor();
  await page.goto(baseURL!);
  await expect(page.locator(".mine a")).toHaveCount(1);
  await expect(page.locator(".mine a", { hasText: "on this device" })).toHaveCount(0);
});
