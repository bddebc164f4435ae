// The review of a game as the server makes it, and the puzzle of the day: what is shown adds up, everything can be reached by keys, and
// an answer is told what it was worth.

import type { Page } from "@playwright/test";
import axe from "axe-core";
import { isKept } from "./kept";
import { expect, test } from "./makker";
import { type Hands, KEYBOARD, MOUSE, Player, TOUCH } from "./player";
import { SLIPPED, WON } from "./positions";
import { rehearse } from "./rehearse";

/** Reviews wait for bots and for each other. */
const PATIENCE = 180_000;

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, { resultTypes: ["violations"] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html.slice(0, 140)} ${failureSummary}`).join(" | ")}`);
  });
}

for (const [name, viewport] of Object.entries({ phone: { width: 390, height: 844 }, desk: { width: 1280, height: 800 } }))
  test.describe(name, () => {
    test.use({ viewport });
    test("the end of a game leads to its review, whose parts add up at every moment", async ({ page }) => {
      await rehearse(page, WON);
      await page.locator("[data-action=review]").click();
      const main = page.locator("main.reviewed");
      await main.waitFor({ timeout: PATIENCE });
      const sum = async () => {
        const points = await page.locator("[data-row]").evaluateAll((rows) => rows.map((row) => Number((row as SVGElement).dataset.points)));
        return points.reduce((all, one) => all + one, 0);
      };
      const knot = async () => Number(await page.locator(".knot text").textContent());
      await page.getByRole("slider").press("End");
      await page.locator("[data-window=game]").click();
      // It begins at even and ends with a win.
      await expect.poll(knot).toBe(100);
      expect(await sum()).toBe(50);
      await page.locator("[data-window=so-far]").click();
      await page.getByRole("slider").press("Home");
      await expect.poll(knot).toBe(50);
      expect(await sum()).toBe(0);
      // No number has a decimal, and the curve is a table, too.
      expect((await main.allInnerTexts()).join(" ")).not.toMatch(/\d[.,]\d/);
      await page.locator(".as-table summary").click();
      expect(await page.locator(".as-table tbody tr").count()).toBeGreaterThan(2);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      expect.soft(await violations(page)).toEqual([]);
      // From a moment to the same moment of the replay, which has the curve over its line.
      await page.locator("[data-action=every-move]").click();
      await expect(page.locator("main.film .curve")).toBeVisible();
    });
  });

/** Answers a position that is tried, and waits until it is told what that was worth. */
async function answer(player: Player, choice: string, hands: Hands): Promise<number> {
  await player.prepare(choice);
  // What was laid out by itself does not hear the second click of a double one, as which a fast press may count.
  await expect(async () => {
    if ((await player.main.getAttribute("data-lost")) === "") await hands.button(player.page.locator(".actions .main"));
    await expect(player.main).not.toHaveAttribute("data-lost", "", { timeout: 2_000 });
  }).toPass();
  return Number(await player.main.getAttribute("data-lost"));
}

for (const { name, hands, ...device } of [
  { name: "phone", hands: TOUCH, viewport: { width: 390, height: 844 }, hasTouch: true },
  { name: "desk, by keys", hands: KEYBOARD, viewport: { width: 1280, height: 800 } },
])
  test.describe(name, () => {
    test.use(device);
    test("a marked moment is tried again, and an answer is told what it was worth", async ({ page }) => {
      // What the others give is theirs: now and then five other moments decide the game.
      const slip = page.getByRole("button", { name: /Your .4 gave Holger and Sigrid \d+ points/ });
      let player: Player;
      let tries = 0;
      do {
        expect(tries++).toBeLessThan(8);
        player = await rehearse(page, SLIPPED, hands);
        await hands.button(page.locator("[data-action=review]"));
        // The decisive moments are known last.
        await page.getByRole("heading", { name: "What decided it" }).waitFor({ timeout: PATIENCE });
      } while ((await slip.count()) === 0);
      await hands.button(slip);
      await hands.button(page.locator("[data-action=try]"));
      await expect(page.getByRole("heading", { name: "Your choice again" })).toBeVisible();
      const main = page.locator("main.attempt");
      await main.locator(".cards button").first().waitFor();
      // Whoever tries has what it had then, and nobody else's hand.
      expect((await player.hand()).sort()).toEqual(["-4", "1/14", "10", "3"]);
      expect.soft(await violations(page), "asked").toEqual([]);
      // What was played then is no better today, and the best is drawn on the board.
      const lost = await answer(player, "-4 B14>B10", hands);
      expect(lost).toBeGreaterThan(0);
      await expect(page.locator(".prompt")).toContainText(new RegExp(`of 100: ${lost} points? less than the best`));
      await expect(page.getByRole("log")).toContainText(`${lost} point`);
      await expect(main.locator(".board [data-advised]").first()).toBeVisible();
      expect.soft(await violations(page), "told that something was better").toEqual([]);
      await hands.button(page.locator("[data-action=again]"));
      expect(await answer(player, "1/14 B14>Rg1", hands)).toBe(0);
      await expect(page.locator(".prompt")).toContainText("100 of 100. Nothing is better.");
      await expect(main.locator(".board [data-advised]")).toHaveCount(0);
      expect.soft(await violations(page), "told that nothing was better").toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      await hands.button(page.locator("[data-action=next]"));
      await expect(page.locator("main.reviewed")).toBeVisible();
    });
  });

test.describe("the puzzle of the day", () => {
  test.use({ puzzle: true, engine: true, serviceWorkers: "allow" });

  test("it is answered on the real board, without a server too, and days in a row are counted on this device", async ({ page, makker }) => {
    // The server makes it when it is first asked for.
    await expect(async () => expect((await page.request.get("/api/puzzle")).status()).toBe(200)).toPass({ timeout: PATIENCE });
    const { task, worth } = (await (await page.request.get("/api/puzzle")).json()) as { task: { view: { moves: string[] } }; worth: { choice: string }[] };
    expect(worth.length).toBe(task.view.moves.length);
    await page.goto("/");
    await isKept(page);
    await page.locator("footer a[href='/#puzzle']").click();
    await page.locator("main.attempt .cards button").first().waitFor();
    expect.soft(await violations(page)).toEqual([]);
    await makker.kill();
    await page.reload();
    await expect(page.getByRole("heading", { name: "Today’s puzzle" })).toBeVisible();
    await page.locator("main.attempt .cards button").first().waitFor();
    expect(await answer(new Player(page, MOUSE), worth[0]!.choice, MOUSE)).toBe(0);
    await expect(page.locator(".prompt")).toContainText("Nothing is better");
    await expect(page.locator(".streak")).toHaveText("1 day in a row");
  });
});
