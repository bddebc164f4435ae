// The reader's own browser helps to shuffle, and works out afterwards whether the cards were fair.

import { expect, test } from "./makker";
import { enter, MOUSE } from "./player";

/** Gives the game up, as the only person at the table. */
const giveUp = (id: string) =>
  fetch(`/api/tables/${id}/commands`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ id: String(Math.random()), seq: 1_000_000, do: "abandon", agree: true }),
  }).then((response) => response.status);

test("the result says that the cards were fair, also after a reload and for a rematch, and notices a server that lies", async ({ page }) => {
  await enter(page, MOUSE, "Ann", "Play now");
  const id = page.url().split("/").at(-1)!;
  const verdict = page.locator(".verdict");
  expect(await page.evaluate(giveUp, id)).toBe(200);
  await expect(verdict).toContainText("The cards were fair: your own device helped to shuffle, and checked every deal.");
  await verdict.locator("summary").click();
  await expect(verdict).toContainText("Ann helped to shuffle.");
  await page.reload();
  await expect(verdict).toHaveAttribute("data-verdict", "own");
  // By then the browser has sealed a seed for the next game.
  await page.locator("[data-action=rematch]").click();
  await expect(page.locator("main")).toHaveAttribute("data-status", "playing");
  // The server tells another story now: first other cards, then other promises, each with a proof that fits itself.
  await page.route("**/record?game=2", async (route) => {
    const text = await (await route.fetch()).text();
    await route.fulfill({ body: text.replace(/^shuffle (\S+) (.*)$/m, "shuffle $2 $1") });
  });
  expect(await page.evaluate(giveUp, id)).toBe(200);
  await expect(verdict).toHaveAttribute("data-verdict", "deck");
  await page.route("**/record?game=2", async (route) => {
    const text = await (await page.request.get(`/api/tables/${id}/record?game=1`)).text();
    await route.fulfill({ body: text.replaceAll("game 1", "game 2") });
  });
  await page.reload();
  await expect(verdict.locator("h2")).toHaveText("Something is wrong with the cards");
});
