// House rules: the tournament's, which are offered by name, and those that one puts together.

import * as api from "./api";
import { expect, test } from "./makker";
import { enter, MOUSE } from "./player";
import { TABLE } from "./positions";
import { rehearse } from "./rehearse";

const TOURNAMENT = "classic+lock-or-leave";
const LOCK_OR_LEAVE = /already in the goal must end its move locked or out on the track/;
const BOTS = /The bots know Classic/;

test("a tournament table says what it changes", async ({ page }) => {
  await enter(page, MOUSE, "Ann", "Play with friends", TOURNAMENT);
  await expect(page.locator(".waiting")).toContainText("Tournament");
  await expect(page.locator(".waiting .house-rules")).toHaveText(LOCK_OR_LEAVE);
  await expect(page.locator(".waiting .house-rules")).toHaveText(BOTS);
});

test("cards are played by the tournament's rules, which the help tells", async ({ page, makker }) => {
  const player = await rehearse(page, { ...TABLE, edition: TOURNAMENT, people: {} });
  expect(await player.asked()).toBe("play");
  const choice = await player.choose();
  const { table, changes } = await api.since(page.request, makker.origin, player.table, 0);
  expect(table.options.edition).toBe(TOURNAMENT);
  expect(table.view!.edition).toBe(TOURNAMENT);
  const plays = changes.flatMap(({ events }) => events ?? []).filter((event) => event.event === "play");
  expect(plays.some(({ seat, card }) => seat === table.you && card === choice.split(" ")[0])).toBe(true);
  await page.locator("[data-action=help]").first().click();
  await expect(page.locator("dialog.help .house-rules")).toHaveText(LOCK_OR_LEAVE);
});

test("house rules are put together under Seats and rules, and the lobby says so", async ({ page, makker }) => {
  await page.goto("/");
  await page.getByLabel("Your name").fill("Ann");
  await page.locator(".home summary").click();
  const edition = page.locator("select[name=edition]");
  await edition.selectOption(TOURNAMENT);
  await expect(page.getByLabel(LOCK_OR_LEAVE)).toBeChecked();
  await page.getByLabel(/shuffled before every deal/).check();
  await page.getByLabel(/Start spaces count as steps/).check();
  const name = "classic+start-counts+lock-or-leave+fresh-decks";
  await expect(edition).toHaveValue(name);
  await expect(page.locator(".knobs")).toContainText(BOTS);
  // Another edition begins without.
  await edition.selectOption("jubilee");
  await expect(page.locator(".knobs input:checked")).toHaveCount(0);
  await expect(page.locator(".knobs")).not.toContainText("The bots know");
  await page.getByLabel(/may end its move on any free circle/).check();
  await page.getByLabel("Strangers may join").check();
  await page.getByRole("button", { name: /^Play with friends/ }).click();
  await page.waitForURL("**/t/*");
  await expect(page.locator(".waiting")).toContainText("Jubilee, with house rules");
  const other = await (await page.context().browser()!.newContext()).newPage();
  await other.goto(makker.origin);
  await expect(other.locator(".tables a")).toContainText("Jubilee, with house rules");
  await expect(other.locator(".tables a")).toContainText("may end its move on any free circle");
  await other.context().close();
});
