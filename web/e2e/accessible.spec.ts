// axe-core finds nothing on any page.

import type { Page } from "@playwright/test";
import * as api from "./api";
import { isAccessible, SIZES } from "./axe";
import { holdThePast } from "./held";
import { expect, test } from "./makker";
import { enter, MOUSE, type Player } from "./player";
import { ABSENT, AWAY, EXCHANGE, FOLD, PAIRS, PARTNER, SWAP, TABLE, TRIOS, WON } from "./positions";
import { chooseAs, rehearse, type Wanted } from "./rehearse";

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

for (const edition of ["classic", "plus-pairs"]) {
  test(`a table of ${edition} that waits is accessible to its host and to a guest`, async ({ page, browser }) => {
    await rehearse(page, { edition, people: { G: "Emil" }, bots: { B: "medium" }, waiting: true });
    await page.locator("[data-action=start]").waitFor();
    await isAccessible(page, "waiting, host");
    const guest = await (await browser.newContext()).newPage();
    await guest.goto(page.url());
    await guest.locator("[data-action=sit]").first().waitFor();
    await isAccessible(guest, "waiting, guest");
    await guest.context().close();
  });
}

/** Every screen of a table: where it begins, and what is done there. */
const SCREENS: Record<string, [Wanted, (player: Player) => Promise<void>]> = {
  "a card is given": [EXCHANGE, (player) => player.takeCard("S13")],
  "a move is chosen": [TABLE, async () => {}],
  "a seven is shared": [TABLE, (player) => player.prepare("7x1 B6>B9, Y3>Y7")],
  "the list of moves": [TABLE, (player) => openList(player)],
  "pawns are swapped": [SWAP, (player) => player.prepare("swap R3<>R12")],
  "nothing can be played": [FOLD, async () => {}],
  "the partner's pawns": [PARTNER, (player) => player.takeCard("5")],
  "somebody is away": [ABSENT, ({ page }) => standIn(page)],
  "the history": [TABLE, ({ page }) => openHistory(page)],
  "six in pairs": [PAIRS, (player) => player.takeCard("S13")],
  "six in trios": [TRIOS, (player) => player.takeCard("S13")],
  "the end": [WON, ({ page }) => page.locator(".over").waitFor()],
};

async function standIn(page: Page): Promise<void> {
  // Whoever is away and has nobody in their place would be told of first.
  for (const seat of ["Y", "G", "B"]) await api.command(page, { do: "standIn", seat });
  await page.locator(".banner.held").waitFor();
}

async function openList({ page }: Player): Promise<void> {
  await page.locator("[data-action=moves]").click();
  await page.locator(".moves [data-choice]").first().waitFor();
}

/** On a phone it is a sheet; on a desk it is always there. */
async function openHistory(page: Page): Promise<void> {
  await page.setViewportSize(SIZES.phone);
  await page.locator("[data-action=history] .icon").click();
  await page.locator("[data-action=close-history]").waitFor();
}

for (const [name, [wanted, act]] of Object.entries(SCREENS)) {
  test(`a table is accessible: ${name}`, async ({ page }) => {
    await act(await rehearse(page, wanted));
    await isAccessible(page, name);
  });
}

test("what happened since one was away is accessible", async ({ page }) => {
  const player = await rehearse(page, AWAY);
  await player.hasRead();
  const { table } = player;
  await page.goto("/");
  await chooseAs(table, "Y", "5 R1>R6");
  await chooseAs(table, "G", "S8 Gh>Gs");
  await chooseAs(table, "B", "9 Y2>Y11");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await holdThePast(page);
  await page.goto(`/t/${table}`);
  await page.locator("[data-action=pause]").waitFor();
  await isAccessible(page, "since one was away");
});

test("every window over a table is accessible", async ({ page }) => {
  await rehearse(page, TABLE);
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
