// Ways to a table and the chairs round it: people who look for people meet, a table is opened to others, chairs are taken and swapped.

import type { Page } from "@playwright/test";
import * as api from "./api";
import { expect, test } from "./makker";
import { enter, MOUSE } from "./player";
import { rehearse } from "./rehearse";

async function another(page: Page): Promise<Page> {
  return (await page.context().browser()!.newContext({ reducedMotion: "reduce" })).newPage();
}

test("two who look for people meet at a table", async ({ page }) => {
  await enter(page, MOUSE, "Ann", "Find people");
  const bo = await another(page);
  await bo.goto(new URL(page.url()).origin);
  await expect(bo.locator("[data-action=find]")).toHaveText(/1 waiting/);
  await bo.getByLabel("Your name").fill("Bo");
  await bo.locator("[data-action=find]").click();
  await bo.waitForURL(page.url());
  await expect(page.getByText("Bo", { exact: true }).first()).toBeVisible();
  await bo.context().close();
});

test("a table is open to strangers once its host lets others join", async ({ page }) => {
  await enter(page, MOUSE, "Ann", "Play with friends");
  const bo = await another(page);
  const { origin, pathname } = new URL(page.url());
  await bo.goto(origin);
  await bo.getByRole("button", { name: /^Play now/ }).waitFor();
  await expect(bo.locator(`a[href="${pathname}"]`)).toHaveCount(0);
  await page.getByLabel("Let others join").click();
  await expect(page.getByLabel("Let others join")).toBeChecked();
  await bo.locator(`a[href="${pathname}"]`).click();
  await bo.waitForURL(page.url());
  await bo.locator("[data-action=sit]").first().click();
  await expect(bo.locator("main.table")).not.toHaveAttribute("data-you", "");
  await bo.context().close();
});

test("free chairs take bots, bots change places with the host, and the last button says how many are missing", async ({ page }) => {
  await enter(page, MOUSE, "Ann", "Play with friends", "classic");
  const start = page.locator("[data-action=start]");
  const count = page.locator(".places .count");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Three chairs free");
  await expect(start).toHaveText("Seat three bots and start");
  await page.locator("[data-action=seat-bot][data-seat=Y]").click();
  await expect(count).toHaveText("2 of 4 at the table");
  await expect(start).toHaveText("Seat two bots and start");
  // The host takes the bot's chair, and the bot the host's.
  await page.locator("[data-action=change]").click();
  await page.locator("[data-action=sit][data-seat=Y]").click();
  await expect(page.locator("main.table")).toHaveAttribute("data-you", "Y");
  await expect(count).toHaveText("2 of 4 at the table");
  // What a bot's chair can become.
  await page.locator("[data-action=ask-chair][data-seat=R]").click();
  await page.locator("dialog [data-action=free]").click();
  await expect(count).toHaveText("1 of 4 at the table");
  await expect(page.locator("dialog")).toHaveCount(0);
  // All by keys: the chairs are buttons in a list.
  for (const seat of ["R", "G", "B"]) {
    await page.locator(`ul[aria-label="Chairs"] button[data-seat=${seat}]`).press("Enter");
    await expect(page.locator(`[data-action=ask-chair][data-seat=${seat}]`)).toBeVisible();
  }
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Everyone is here");
  await expect(start).toHaveText("Start the game");
  await start.click();
  await expect(page.locator("main.table")).toHaveAttribute("data-status", "playing");
});

test("the address of the page is shown and copied whole", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await enter(page, MOUSE, "Ann", "Play with friends");
  await expect(page.locator(".address")).toHaveText(page.url());
  await page.locator("[data-action=copy]").click();
  await expect(page.getByText("Copied.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await page.locator("[data-action=qr]").click();
  await expect(page.getByRole("img", { name: "The address as a QR code" })).toBeVisible();
});

test("the board of the first page plays by itself, and stands still where less motion is wished", async ({ page, browser }) => {
  await page.goto("/");
  const pawns = (of: Page) => of.locator(".hero [data-pawn]").evaluateAll((all) => all.map((pawn) => (pawn as SVGElement).style.transform).join());
  await expect(page.locator(".hero [data-pawn]")).toHaveCount(16);
  const before = await pawns(page);
  const lively = await (await browser.newContext({ reducedMotion: "no-preference", viewport: page.viewportSize() })).newPage();
  await lively.goto(page.url());
  await expect(lively.locator(".hero [data-pawn]")).toHaveCount(16);
  await expect.poll(() => pawns(lively)).not.toBe(before);
  const later = await pawns(lively);
  await expect.poll(() => pawns(lively)).not.toBe(later);
  expect(await pawns(page)).toBe(before);
  await lively.context().close();
});

/** One step before the end: Ann's last pawn has two steps to go, the others are not as far. */
const LATE = "Rg2,Rg3,Rg4,B13/Yg3,Yg4,Yh,Yh/Gg1,Gg2,Gg3,Gg4/Bg2,Bg3,Bg4,R3";

test("the end names people, not levels, says what the others got, and the evening counts on", async ({ page }) => {
  await rehearse(page, { people: { G: "Bo" }, board: LATE, hand: ["2", "12", "S8", "swap"] });
  await api.command(page, { do: "choose", choice: "2 B13>Rg1" });
  await expect(page.locator(".over.won h1")).toHaveText("You and Bo won");
  await expect(page.locator(".over .win > p")).toHaveText("All eight pawns home.");
  await expect(page.locator(".over .others li")).toHaveText(/^\p{Lu}\S+ and \p{Lu}\S+ got 5 of 8$/u);
  await expect(page.locator(".over .score li")).toHaveText([/Ann.*won 1 of 1/, /Bo.*won 1 of 1/]);
  await page.locator("[data-action=rematch]").click();
  await expect(page.locator("main.table")).toHaveAttribute("data-status", "playing");
});

test("a face chosen on the first page is worn at the table, and another one at one's own chair", async ({ page }) => {
  await page.goto("/");
  await page.locator("[data-action=face]").click();
  await page.getByRole("radio", { name: /turban/i }).check();
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog[open]")).toHaveCount(0);
  const player = await enter(page, MOUSE, "Ann", "Play with friends");
  const face = async () => (await api.since(page.request, new URL(page.url()).origin, player.table, 0)).table.seats.find(({ name }) => name === "Ann")?.face;
  expect(await face()).toBe("turban");
  await page.locator(".place [data-action=face]").click();
  await page.getByRole("radio", { name: /freckles/i }).check();
  await expect.poll(face).toBe("freckles");
});

test("a game is found again under My games, says whose turn it is, and can be forgotten", async ({ page }) => {
  await rehearse(page, { people: { G: "Bo" }, hand: ["2", "12", "S8", "swap"] });
  const { origin } = new URL(page.url());
  await page.goto(origin);
  const row = page.locator(".mine li");
  await expect(row).toHaveCount(1);
  await expect(row).toContainText(/With Bo, against \S+ and \S+/);
  await expect(row).toContainText(/Classic · round 1 · /);
  await expect(row).toContainText("Your turn");
  await row.locator("[data-action=forget]").click();
  await expect(row.locator("[data-action=forget]")).toHaveText(/sure/);
  await row.locator("[data-action=forget]").click();
  await expect(row).toHaveCount(0);
});
