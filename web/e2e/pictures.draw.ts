// The pictures of the README: real games on the real program, each at desktop and at phone size. Look at them before you commit them.

import { resolve } from "node:path";
import type { Browser, Page } from "@playwright/test";
import type { TableMessage } from "../src/protocol";
import * as api from "./api";
import { test } from "./makker";

const FOLDER = resolve(import.meta.dirname, "../../docs/pictures");
const SIZES = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };
const NAMES = ["Anna", "Bo", "Clara", "David", "Emma", "Finn"];

async function draw(page: Page, name: string): Promise<void> {
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    await page.mouse.move(0, 0);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    await page.screenshot({ path: `${FOLDER}/${name}-${size}.png` });
  }
}

/** Friends at a table; the first one is Anna, whose page is drawn. */
async function sitDown(browser: Browser, edition: string): Promise<Page[]> {
  const open = async () => (await browser.newContext({ reducedMotion: "reduce", viewport: SIZES.desktop })).newPage();
  const host = await open();
  await host.goto("/");
  await host.getByLabel("Your name").fill(NAMES[0]!);
  await host.locator(".home summary").click();
  await host.locator("select[name=edition]").selectOption(edition);
  await host.locator("[data-action=friends]").click();
  await host.locator("[data-action=seat-bot]").first().waitFor();
  const pages = [host];
  while ((await host.locator("[data-action=seat-bot]").count()) > 0) {
    const seat = await host.locator("[data-action=seat-bot]").first().getAttribute("data-seat");
    const page = await open();
    await page.goto(host.url());
    await page.getByLabel("Your name").fill(NAMES[pages.length]!);
    await page.locator(`[data-action=sit][data-seat=${seat}]`).click();
    await host.locator(`[data-action=seat-bot][data-seat=${seat}]`).waitFor({ state: "detached" });
    pages.push(page);
  }
  await host.locator("[data-action=start]").click();
  return pages;
}

/** Everyone plays as a bot would, in as many games as it takes, until Anna's table is like this. */
async function playUntil(pages: Page[], isThere: (table: TableMessage) => boolean): Promise<void> {
  for (;;) {
    for (const page of pages) {
      const { origin, pathname } = new URL(page.url());
      const id = pathname.replace("/t/", "");
      const { table } = await api.since(page.request, origin, id, 0);
      if (page === pages[0] && isThere(table)) {
        await page.locator(`main.table[data-seq="${table.seq}"]`).waitFor();
        return;
      }
      if (table.status === "over" && page === pages[0]) await api.command(page, { do: "rematch", rotate: false });
      if (table.prompt) await api.command(page, { do: "choose", choice: (await api.advice(page.request, origin, id))[0] });
    }
  }
}

const isLate = (table: TableMessage) => (table.view?.board.match(/[A-Z]g/g) ?? []).length > 4 && (table.view?.board.match(/[A-Z]h/g) ?? []).length < 8;
const bumps = (table: TableMessage) => table.prompt?.legs.some((leg) => leg.travels.some((way) => way.bumps && way.seat === table.you)) ?? false;
const fullHand = (table: TableMessage, atLeast: number) => (table.view?.hand.length ?? 0) >= atLeast;

/** Picks the first leg of a move that can be seen well. */
async function point(page: Page, card: string, from?: string): Promise<void> {
  await page.locator(`.cards button[data-card="${card}"]`).first().click();
  const pawn = page.locator(from ? `.board [data-space="${from}"][data-kind=pawn]` : ".board [data-kind=pawn]").first();
  if ((await page.locator(".board [data-kind=picked]").count()) === 0) await pawn.dispatchEvent("click");
}

test("home", async ({ browser }) => {
  const pages = await sitDown(browser, "classic");
  const page = pages[0]!;
  await page.goto("/");
  await page.locator(".tables a").first().waitFor();
  await draw(page, "home");
});

for (const [name, edition] of [
  ["table-4", "classic"],
  ["table-6", "plus-pairs"],
] as const) {
  test(name, async ({ browser }) => {
    const pages = await sitDown(browser, edition);
    const page = pages[0]!;
    await playUntil(pages, (table) => table.prompt?.kind === "play" && isLate(table) && bumps(table) && fullHand(table, 3));
    const { origin, pathname } = new URL(page.url());
    const { table } = await api.since(page.request, origin, pathname.replace("/t/", ""), 0);
    const leg = table.prompt!.legs.findIndex((leg) => leg.travels.some((way) => way.bumps && way.seat === table.you));
    const card =
      table.prompt!.cards.find(({ node }) => node !== null && table.prompt!.nodes[node]!.legs.some((edge) => edge.leg === leg)) ?? table.prompt!.cards[0]!;
    await point(page, card.card, table.prompt!.legs[leg]!.text.split(/<>|>/)[0]);
    await draw(page, name);
  });
}

test("split", async ({ browser }) => {
  const pages = await sitDown(browser, "classic");
  const page = pages[0]!;
  const isSplit = (table: TableMessage) =>
    table.prompt?.kind === "play" &&
    fullHand(table, 3) &&
    new Set((table.view?.moves ?? []).filter((move) => /^7x1 .*, /.test(move)).map((move) => move.split(/[ >]/)[1])).size > 1;
  await playUntil(pages, isSplit);
  await page.locator('.cards button[data-card="7x1"]').first().click();
  await page.locator(".board [data-kind=pawn]").first().dispatchEvent("click");
  // Not the whole seven: a step is left for another pawn.
  for (const target of await page.locator(".board [data-space]:not([data-kind=pawn]):not([data-kind=picked])").all()) {
    await target.dispatchEvent("click");
    if (/step/.test((await page.locator(".prompt").textContent()) ?? "")) break;
    await page.locator("[data-action=undo]").click();
    await page.locator(".board [data-kind=pawn]").first().dispatchEvent("click");
  }
  await draw(page, "split");
});

test("end", async ({ browser }) => {
  const pages = await sitDown(browser, "classic");
  await playUntil(pages, (table) => table.status === "over" && table.game >= 2 && table.view!.places[0]!.includes("R") && table.shown.length > 5);
  await draw(pages[0]!, "end");
});
