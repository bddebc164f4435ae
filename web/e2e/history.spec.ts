// What happened: it survives a reload, can be seen again, and is shown to whoever comes back.

import type { Page } from "@playwright/test";
import * as api from "./api";
import { holdThePast } from "./held";
import { expect, test } from "./makker";
import { type Player, TOUCH } from "./player";
import { ABSENT, TABLE } from "./positions";
import { comeAs, rehearse } from "./rehearse";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const table = (page: Page) => page.locator("main.table");
const told = (page: Page) => page.locator(".history li").allInnerTexts();
const trails = (page: Page) => page.locator("[data-trail]").evaluateAll((all) => all.map((one) => (one as SVGElement).dataset.trail));

/** Plays whatever is possible for whoever is asked on this page. */
async function playAny({ page, table }: Player): Promise<void> {
  const { view } = (await api.since(page.request, new URL(page.url()).origin, table, 0)).table;
  await api.command(page, { do: "choose", choice: view!.moves[0] });
}

/** The same, until the page has shown it. */
async function playAndSee(player: Player): Promise<void> {
  const seen = Number(await table(player.page).getAttribute("data-seq"));
  await playAny(player);
  await expect.poll(async () => Number(await table(player.page).getAttribute("data-seq"))).toBeGreaterThan(seen);
}

test.describe("on a phone", () => {
  test.use(PHONE);

  test("the history and the marks of the last moves survive a reload, and the sheet gives the focus back", async ({ page }) => {
    await rehearse(page, TABLE, TOUCH);
    const line = page.getByRole("button", { name: /^What happened/ });
    await expect(line).toHaveAccessibleName("What happened: Sigrid plays 9");
    await expect.poll(async () => (await trails(page)).sort()).toEqual(["B", "Y"]);
    const marks = await trails(page);
    const open = async () => {
      await line.locator(".icon").click();
      await expect(page.getByRole("button", { name: "Close", exact: true })).toBeFocused();
    };
    await open();
    const before = await told(page);
    expect(before).toHaveLength(3);
    expect(before.join()).toMatch(/goes 9 steps.*comes out.*goes 5 steps/s);
    await page.reload();
    await expect(line).toHaveAccessibleName("What happened: Sigrid plays 9");
    await expect.poll(() => trails(page)).toEqual(marks);
    // Nothing was missed, so nothing is shown again.
    await expect(table(page)).not.toHaveAttribute("data-past");
    await open();
    expect(await told(page)).toEqual(before);
    await page.keyboard.press("Escape");
    await expect(page.locator(".history")).toBeHidden();
    await expect(line).toBeFocused();
  });

  test("the history opens while a notice stands in the line's place", async ({ page }) => {
    await rehearse(page, ABSENT, TOUCH);
    await expect(page.locator(".banner")).toContainText("Emil is away.");
    const line = page.getByRole("button", { name: /^What happened/ });
    // The sign beside the notice opens it, and so does the notice.
    for (const seen of [line.locator(".icon"), page.locator(".banner p")]) {
      const { x, y, width, height } = (await seen.boundingBox())!;
      await page.touchscreen.tap(x + width / 2, y + height / 2);
      await expect(page.locator(".history [data-move]").first()).toBeInViewport();
      await page.keyboard.press("Escape");
      await expect(page.locator(".history")).toBeHidden();
    }
  });
});

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("a tap on a move or on a player shows it again, and the present comes back by itself, by Escape, or when one plays", async ({ page }) => {
    await rehearse(page, TABLE);
    await holdThePast(page);
    const pawns = () => page.locator(".board [data-pawn]").evaluateAll((all) => all.map((one) => one.getAttribute("style")));
    await page.locator(".row", { hasText: "goes 9 steps" }).waitFor();
    const present = await pawns();
    await page.locator(".row", { hasText: "goes 9 steps" }).click();
    await expect(table(page)).toHaveAttribute("data-past", "again");
    await expect(page.locator(".row[aria-current]")).toHaveText(/goes 9 steps/);
    await expect(page.locator(".board .button")).toHaveCount(0);
    await page.locator("[data-action=pause]").click();
    await expect(table(page)).not.toHaveAttribute("data-past");
    await expect.poll(pawns).toEqual(present);
    await page.getByRole("button", { name: "See Freja’s last move again" }).click();
    await expect(page.locator(".row[aria-current]")).toHaveText(/comes out/);
    await page.keyboard.press("Escape");
    await expect(table(page)).not.toHaveAttribute("data-past");
    await page.locator(".row", { hasText: "goes 5 steps" }).click();
    await expect(table(page)).toHaveAttribute("data-past", "again");
    await page.locator(".cards button").first().click();
    await expect(table(page)).not.toHaveAttribute("data-past");
    await expect(page.locator(".card.picked")).toHaveCount(1);
  });

  test("whoever comes back sees what they missed, and can play at once", async ({ page, browser }) => {
    const anna = await rehearse(page, TABLE);
    const holger = await comeAs(browser, anna, "Y");
    const address = page.url();
    await playAndSee(anna);
    await page.goto("about:blank");
    await playAny(holger);
    await holdThePast(page);
    await page.goto(address);
    await expect(table(page)).toHaveAttribute("data-past", "away");
    await expect(page.locator(".prompt")).toContainText("Since you were away");
    await expect(page.locator(".replay li")).toHaveCount(1);
    await page.getByRole("button", { name: "Back to the game" }).click();
    await expect(table(page)).not.toHaveAttribute("data-past");
    await expect(page.locator(".row.new")).toHaveCount(1);
    await page.reload();
    await expect(page.locator(".row")).toHaveCount(5);
    await expect(table(page)).not.toHaveAttribute("data-past");
    await holger.page.context().close();
  });
});

test.describe("on a phone where nothing shall move", () => {
  test.use(PHONE);

  test("what was missed is counted in the line and marked in the history", async ({ page, browser }) => {
    const anna = await rehearse(page, TABLE, TOUCH);
    const holger = await comeAs(browser, anna, "Y");
    const address = page.url();
    await playAndSee(anna);
    await page.goto("about:blank");
    await playAny(holger);
    await page.goto(address);
    const line = page.getByRole("button", { name: /^What happened/ });
    await expect(line).toHaveAccessibleName("What happened: 1 move since you were away");
    await expect(table(page)).not.toHaveAttribute("data-past");
    await line.locator(".icon").click();
    await expect(page.locator(".row.new")).toHaveCount(1);
    await holger.page.context().close();
  });
});
