// What happens to a half-made choice when the server dies or the network breaks: nothing.

import type { Page } from "@playwright/test";
import * as api from "./api";
import { expect, type Makker, test } from "./makker";
import type { Player } from "./player";
import { TABLE } from "./positions";
import { Network } from "./proxy";
import { rehearse } from "./rehearse";

/** How long the way back may take on a busy machine; people are promised about a second. */
const BACK = { timeout: 10_000 };

/** The person's turn, with a card and a pawn picked. */
async function halfWay(page: Page): Promise<{ player: Player; choice: string; hand: string[] }> {
  const player = await rehearse(page, { ...TABLE, people: {} });
  await expect(player.main).toHaveAttribute("data-prompt", "play");
  const choice = "10 B6>Rg2";
  const [card, from] = choice.split(/[ >,<]/);
  await player.takeCard(card!);
  await player.takePawn(from!);
  await isHalfWay(player, card!, from!);
  return { player, choice, hand: await player.hand() };
}

async function isHalfWay(player: Player, card: string, from: string): Promise<void> {
  await expect(player.card(card)).toHaveAttribute("aria-pressed", "true");
  await expect(player.space(from)).toHaveAttribute("data-kind", "picked");
}

/** Finishes what was begun half way. */
async function finish(player: Player, choice: string): Promise<void> {
  await player.prepare(choice);
  await player.send(`${choice.split(" ")[0]} `).click();
}

/** Once it is the person's turn again, the move that was sent has been made, and made once. */
async function isMadeOnce(player: Player, makker: Makker, before: number, choice: string): Promise<void> {
  await expect.poll(async () => (await news(player, makker, before)).length, BACK).toBeGreaterThan(0);
  await player.asked();
  const made = await news(player, makker, before);
  expect(made).toEqual([choice.split(" ")[0]]);
  await expect(player.page.locator(".banner")).toBeHidden();
}

/** The cards that this seat has played since a change, as the server keeps it. */
async function news(player: Player, makker: Makker, before: number): Promise<string[]> {
  const seat = await player.seat();
  const { changes } = await api.since(player.page.request, makker.origin, player.table, before);
  return changes
    .filter((change) => change.what === "chose" && change.seat === seat)
    .flatMap((change) => change.events!.flatMap((event) => (event.event === "play" ? [event.card] : [])));
}

const seen = async (player: Player) => Number(await player.main.getAttribute("data-seq"));

test("a server that dies in the middle of a move takes nothing with it, and the move goes on when it is back", async ({ page, makker }) => {
  const { player, choice, hand } = await halfWay(page);
  const before = await seen(player);
  const [card, from] = choice.split(/[ >,<]/);
  await makker.kill();
  await expect(page.locator(".banner")).toBeVisible();
  expect(await player.hand()).toEqual(hand);
  await isHalfWay(player, card!, from!);
  await makker.start();
  await expect(page.locator(".banner")).toBeHidden(BACK);
  expect(await player.hand()).toEqual(hand);
  await isHalfWay(player, card!, from!);
  await finish(player, choice);
  await isMadeOnce(player, makker, before, choice);
});

/** A network that the test may cut. */
const withNetwork = test.extend<{ network: Network }>({
  network: async ({ makker }, use) => {
    const network = await Network.to(makker.port);
    await use(network);
    await network.remove();
  },
  baseURL: async ({ network }, use) => use(network.origin),
});

withNetwork("a network that breaks in the middle of a move loses nothing, and what is sent meanwhile arrives once", async ({ page, makker, network }) => {
  const { player, choice, hand } = await halfWay(page);
  const before = await seen(player);
  const [card, from] = choice.split(/[ >,<]/);
  network.cut();
  await expect(page.locator(".banner")).toBeVisible();
  expect(await player.hand()).toEqual(hand);
  await isHalfWay(player, card!, from!);
  await finish(player, choice);
  expect(await news(player, makker, before)).toEqual([]);
  network.restore();
  await isMadeOnce(player, makker, before, choice);
});

withNetwork("a move is not made twice if only its answer was lost", async ({ page, makker, network }) => {
  const { player, choice } = await halfWay(page);
  const before = await seen(player);
  network.deafen();
  await finish(player, choice);
  await expect.poll(() => news(player, makker, before)).toHaveLength(1);
  network.cut();
  await expect(page.locator(".banner")).toBeVisible();
  network.restore();
  await isMadeOnce(player, makker, before, choice);
});

withNetwork("a page that has waited long is back at once when the browser has a network again", async ({ page, network }) => {
  // A page whose clock can be stopped: then it does nothing by itself any more.
  await page.addInitScript(() => {
    const after = setTimeout;
    const isGoing = () => !("isStopped" in window);
    Object.assign(window, { setTimeout: (act: () => void, wait = 0) => after(() => (isGoing() || wait < 50) && act(), wait) });
  });
  await halfWay(page);
  network.cut();
  await expect(page.locator(".banner")).toBeVisible();
  await expect.poll(() => network.refused, { timeout: 30_000 }).toBeGreaterThan(3);
  await page.evaluate(() => Object.assign(window, { isStopped: true }));
  network.restore();
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(page.locator(".banner")).toBeHidden();
});
