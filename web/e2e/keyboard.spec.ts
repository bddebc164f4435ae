// Without a mouse, from the first page to the end of a game.

import type { Page } from "@playwright/test";
import { pressKey, reach } from "./keyboard";
import { expect, test } from "./makker";
import { KEYBOARD, Player } from "./player";
import { EXCHANGE, FOLD, SOON, SWAP, TABLE } from "./positions";
import { rehearse, type Wanted } from "./rehearse";

test("the keyboard alone leads from the first page into a game, and the focus is always seen", async ({ page }) => {
  await page.goto("/");
  await reach(page.getByLabel("Your name"));
  await page.keyboard.type("Ann");
  await pressKey(page.getByRole("button", { name: /^Play now/ }), "Enter");
  await page.waitForURL("**/t/*");
  const player = new Player(page, KEYBOARD);
  expect(await player.asked()).toBe("give");
  await player.choose();
});

test("the keyboard alone leads to the end of the game and into another one", async ({ page }) => {
  const player = await rehearse(page, SOON, KEYBOARD);
  await player.playToEnd();
  await expect(page.locator(".over")).toBeVisible();
  await pressKey(page.locator("[data-action=rematch]"), "Enter");
  await expect(player.main).toHaveAttribute("data-prompt", "give");
});

test("whoever has sent something by keyboard does not have to begin at the top of the page again", async ({ page }) => {
  const player = await rehearse(page, { ...TABLE, people: {} }, KEYBOARD);
  for (let chosen = 0; chosen < 4; chosen++) {
    await player.asked();
    await player.choose();
    await player.asked();
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest("main.table") !== null), "the focus is kept").toBe(true);
  }
});

/** What has the focus, in words. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const now = document.activeElement as HTMLElement;
    const { dataset } = now;
    return [now.getAttribute("class"), dataset.card, dataset.space, dataset.kind, dataset.choice].filter((word) => typeof word === "string").join(" ");
  });

const DECISIONS: [string, Wanted, string | null, RegExp][] = [
  ["a card with a pawn and a target", { ...TABLE, people: {} }, "10", /^10 /],
  ["a card that pawns share", { ...TABLE, people: {} }, "7x1", /^7x1 .+, /],
  ["a swap", { ...SWAP, people: {} }, "swap", /^swap /],
  ["a gift", { ...EXCHANGE, people: {} }, "S13", /^give S13$/],
  ["a fold", { ...FOLD, people: {} }, null, /^fold$/],
];
for (const [kind, position, card, choice] of DECISIONS) {
  test(`${kind}: Enter alone leads on from what has the focus, and nothing is sent before its button`, async ({ page }) => {
    const player = await rehearse(page, position, KEYBOARD);
    await player.asked();
    const before = (await player.main.getAttribute("data-seq"))!;
    if (card) await page.keyboard.press(`${(await player.hand()).indexOf(card) + 1}`);
    const main = page.locator(".actions .main");
    // The focus goes on by itself on the board, from one thing that can be chosen to the next, until the choice is whole.
    let last = "";
    const goesOn = async () => {
      const now = await focused(page);
      if ((await main.count()) > 0) return "whole";
      // What was just picked has the focus until the page has drawn what comes next.
      const hasGoneOn = now.startsWith("button") && !/\bpicked\b/.test(now) && now !== last;
      return hasGoneOn ? now : "nowhere";
    };
    for (let step = 0; step < 6; step++) {
      let next = "";
      await expect.poll(async () => (next = await goesOn())).not.toBe("nowhere");
      if (next === "whole") break;
      last = next;
      await page.keyboard.press("Enter");
    }
    await expect(main).toHaveAttribute("data-choice", choice);
    if (card) await expect(main).toBeFocused();
    await expect(player.main).toHaveAttribute("data-seq", before);
    await page.keyboard.press("Enter");
    await expect(player.main).not.toHaveAttribute("data-seq", before);
  });
}

test("a key that is held lays a move out and does not play it", async ({ page }) => {
  const player = await rehearse(page, { ...TABLE, people: {} }, KEYBOARD);
  await player.asked();
  const before = (await player.main.getAttribute("data-seq"))!;
  await page.keyboard.press(`${(await player.hand()).indexOf("10") + 1}`);
  await expect.poll(() => focused(page)).toMatch(/^button/);
  for (let held = 0; held < 8; held++) await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  await expect(player.main).toHaveAttribute("data-prompt", "play");
  await expect(player.main).toHaveAttribute("data-seq", before);
});

test("windows open and close by keys, what is read first is their title, and the focus comes back", async ({ page }) => {
  await rehearse(page, { ...TABLE, people: {} }, KEYBOARD);
  await reach(page.locator(".cards button").first());
  const from = await focused(page);
  for (const [key, title] of [
    ["?", "How to play"],
    ["l", /^All moves/],
    ["b", "The board in words"],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.locator("dialog h2")).toBeFocused();
    await expect(page.locator("dialog h2")).toHaveText(title);
    await page.keyboard.press("Escape");
    await expect(page.locator("dialog")).toHaveCount(0);
    await expect.poll(() => focused(page)).toBe(from);
  }
  await pressKey(page.locator("[data-action=menu]"), "Enter");
  await pressKey(page.locator("dialog [data-action=settings]"), "Enter");
  await expect(page.locator("dialog h2")).toHaveText("Settings");
  await page.keyboard.press("Escape");
  await expect(page.locator("[data-action=menu]")).toBeFocused();
});
