// A game that people have played on one device to its end: who has won, every move of it, its review, and the next one; no server is asked.

import { expect, test } from "./makker";
import { openPlayed } from "./played";

test.use({ engine: true, viewport: { width: 390, height: 844 } });

const TWO = { edition: "classic", people: { R: "Ann", Y: "Bo" } };
const SIX = { edition: "plus-trios", people: { R: "Ann", O: "Bo", Y: "Cai", G: "Dot", B: "Eva", P: "Finn" } };

for (const [name, { edition, people }] of Object.entries<{ edition: string; people: Record<string, string> }>({ two: TWO, six: SIX }))
  test(`${name} on one device see who has won and every move, and begin the next game covered`, async ({ page, context }) => {
    await openPlayed(page, edition, people);
    await context.route("**/api/**", (route) => route.abort());
    await expect(page.locator("h1, h2").filter({ hasText: / won$/ })).toBeVisible();
    await page.locator("[data-action=every-move]").click();
    const film = page.locator("main.film");
    await expect(film).toHaveAttribute("data-moment", "0");
    await page.keyboard.press("End");
    await expect(film).toHaveAttribute("data-moment", (await film.getAttribute("data-last"))!);
    await page.goto("/t/local-played");
    await page.locator("[data-action=rematch]").click();
    const cover = page.locator("[data-cover]");
    await cover.waitFor();
    await expect(page.locator("[data-card], [data-hand]")).toHaveCount(0);
    const seat = (await cover.getAttribute("data-cover"))!;
    await expect(cover).toContainText(people[seat]!);
    // Not at once: a second click that was meant for something else does nothing.
    await expect(async () => {
      if ((await cover.count()) > 0) await cover.locator("[data-action=me]").click({ timeout: 1_000 });
      await expect(page.locator(`[data-hand=${seat}]`)).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 20_000 });
  });

test("the review of a game on this device is made here", async ({ page, context }) => {
  await openPlayed(page, TWO.edition, TWO.people);
  await context.route("**/api/**", (route) => route.abort());
  await page.locator("[data-action=review]").click();
  await page.locator("main.reviewed").waitFor({ timeout: 120_000 });
  await page.getByRole("slider").press("End");
  await page.locator("[data-window=game]").click();
  await expect(page.locator(".knot text")).toHaveText(/^(0|100)$/);
});
