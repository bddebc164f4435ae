// Pictures of every screen, on a phone and on a desk, light and dark, named as in the design's drawings: the real program in rehearsed
// positions. Look at them before you commit them. They are WebP, which Chromium writes itself and which is a tenth of the size.

import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Page } from "@playwright/test";
import { createServer } from "vite";
import * as api from "./api";
import { type Makker, test } from "./makker";
import { enter, MOUSE, type Player } from "./player";
import { ABSENT, AWAY, EXCHANGE, FOLD, PAIRS, PARTNER, SWAP, TABLE, TRIOS, WON } from "./positions";
import { attend, chooseAs, rehearse, type Wanted } from "./rehearse";

const FOLDER = resolve(import.meta.dirname, "../../docs/pictures");
const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const SIZES = { desktop: DESK, phone: PHONE };
const QUALITY = 78;

/** Takes a picture of each size and theme, of what there is after something was done at that size. */
async function draw(
  page: Page,
  name: string,
  sizes: Record<string, { width: number; height: number }> = SIZES,
  act: (size: string) => Promise<void> = async () => {},
) {
  const chromium = await page.context().newCDPSession(page);
  for (const [size, viewport] of Object.entries(sizes)) {
    await page.setViewportSize(viewport);
    await act(size);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await page.mouse.move(0, 0);
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await page.evaluate(() => document.fonts.ready);
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      const { data } = await chromium.send("Page.captureScreenshot", { format: "webp", quality: QUALITY });
      writeFileSync(`${FOLDER}/${name}-${size}${colorScheme === "dark" ? "-dark" : ""}.webp`, Buffer.from(data, "base64"));
    }
  }
}

/** A rehearsed table at which everyone is there, after something was done. */
function drawTable(name: string, wanted: Wanted, act: (player: Player) => Promise<void> = async () => {}, sizes?: Parameters<typeof draw>[2]): void {
  test(name, async ({ page }) => {
    const player = await rehearse(page, wanted);
    const leave = attend(player.table);
    await page.locator(".away").first().waitFor({ state: "detached" });
    await act(player);
    await draw(page, name, sizes);
    leave();
  });
}

const share = async (player: Player) => {
  await player.takeCard("7x1");
  await player.takePawn("B6");
};

drawTable("table-4", TABLE, share);
drawTable("split", TABLE, async (player) => {
  await share(player);
  await player.takeTarget("B6", "B9");
});
drawTable("swap", SWAP, (player) => player.prepare("swap R3<>R12"));
drawTable("fold", FOLD);
drawTable("exchange", EXCHANGE, (player) => player.takeCard("S13"));
drawTable("partner-home", PARTNER, (player) => player.takeCard("5"));
drawTable("table-6", PAIRS, async (player) => {
  await player.takeCard("S13");
  await player.takePawn("P2");
});
drawTable("six-trios", TRIOS, async (player) => {
  await player.takeCard("S13");
  await player.takePawn("P2");
});
drawTable("landscape", TABLE, share, { side: { width: 844, height: 390 } });
drawTable("end", WON);

/** The first page once it has come to rest, for somebody who knows the game. */
async function rested(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem("learned", "first"));
  const asked = page.waitForResponse("**/api/version");
  await page.goto("/");
  await asked;
}

test("home-offline", async ({ page }) => {
  await rested(page);
  await page.route("**/api/**", (route) => route.abort());
  await page.evaluate(() => dispatchEvent(new Event("offline")));
  await page.locator("[data-action=find]:disabled").waitFor();
  await draw(page, "home-offline");
});

test("home-install", async ({ page }) => {
  await rested(page);
  await page.evaluate(() => dispatchEvent(new Event("beforeinstallprompt")));
  await page.locator("[data-action=install]").waitFor();
  await draw(page, "home-install");
});

test("home-renewal", async ({ page }) => {
  await rested(page);
  // Whoever has touched it is asked.
  await page.keyboard.press("Shift");
  await page.route("**/api/version", (route) => route.fulfill({ json: { version: "2", protocol: 1, page: "a newer one" } }));
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await page.locator("[data-action=renew]").waitFor();
  await draw(page, "home-renewal");
});

test("absent", async ({ page }) => {
  const { table } = await rehearse(page, ABSENT);
  const leave = attend(table, "Y");
  await page.locator("[data-seat=B] .away").waitFor({ state: "detached" });
  await api.command(page, { do: "standIn", seat: "Y" });
  await page.locator("[data-seat=Y] .away").waitFor();
  await draw(page, "absent");
  leave();
});

test("history", async ({ page }) => {
  const player = await rehearse(page, { ...TABLE, people: {} });
  // A deal goes by with bots, so that there is something to read.
  await api.getAhead(page, (table) => table.prompt?.kind === "play" && (table.view!.deal ?? 1) > 1);
  await player.asked();
  await draw(page, "history", SIZES, async (size) => {
    if (size === "phone") await page.locator("[data-action=history]").click();
  });
});

test("replay", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const { table } = await rehearse(page, AWAY);
  const leave = attend(table);
  await page.goto("/");
  await chooseAs(table, "Y", "5 R1>R6");
  await chooseAs(table, "G", "S8 Gh>Gs");
  await chooseAs(table, "B", "9 Y2>Y11");
  await page.goto(`/t/${table}`);
  await page.locator("[data-action=pause]").click();
  await page.locator("[data-action=skip]").click();
  await draw(page, "replay");
  leave();
});

test("replay-game and review", async ({ page }) => {
  test.setTimeout(900_000);
  const { table } = await rehearse(page, { name: "Anna", faces: { R: "braids" } });
  await api.getAhead(page, ({ status }) => status === "over");
  await page.goto(`/#review/${table}`);
  await page.locator("main.reviewed").waitFor({ timeout: 600_000 });
  await draw(page, "review");
  await page.goto(`/#replay/${table}/1/40`);
  await page.locator("main.film .curve").waitFor();
  await draw(page, "replay-game");
});

for (const [name, wanted] of [
  ["waiting", { name: "Anna", people: { G: "Emil" }, bots: { B: "medium" } }],
  ["waiting-6", { name: "Anna", people: { G: "Emil", B: "Sigrid" }, bots: { O: "easy" }, edition: "plus-pairs" }],
] as [string, Wanted][]) {
  test(name, async ({ page }) => {
    const player = await rehearse(page, { ...wanted, waiting: true });
    const leave = attend(player.table);
    await page.locator("[data-action=start]").waitFor();
    await draw(page, name);
    leave();
  });
}

test("home", async ({ page }) => {
  await page.goto("/");
  await page.getByLabel("Your name").fill("Anna");
  await draw(page, "home");
});

/** In the middle of the table: a tablet, as it stands and as it lies, and a desk. */
const MIDDLES = { tablet: { width: 1180, height: 820 }, phone: PHONE };

for (const [name, wanted, isFlat] of [
  ["tableview", TABLE, false],
  ["tableview-flat", EXCHANGE, true],
  ["tableview-6", PAIRS, false],
] as [string, Wanted, boolean][]) {
  test(name, async ({ page }) => {
    const { table } = await rehearse(page, wanted);
    const leave = attend(table);
    await page.evaluate((flat) => localStorage.setItem("middle", JSON.stringify({ isFlat: flat })), isFlat);
    await page.goto(`/t/${table}#table`);
    await page.locator(".plates .square").waitFor();
    await page.locator(".tableview .away").first().waitFor({ state: "detached" });
    await draw(page, name, MIDDLES);
    leave();
  });
}

test("gathering", async ({ page }) => {
  await page.goto("/#round");
  await page.locator("[data-action=pass]").waitFor();
  await page.locator("[data-sitter=R] input").fill("Anna");
  await page.locator("[data-sitter=G] input").fill("Freja");
  await draw(page, "round");
  await page.locator("[data-action=lay]").click();
  await page.locator(".gathering .qr").waitFor();
  await draw(page, "gathering", MIDDLES);
});

test("handview", async ({ page }) => {
  const player = await rehearse(page, TABLE);
  const leave = attend(player.table);
  await page.goto(`/t/${player.table}#hand`);
  await page.locator(".handview header").waitFor();
  await player.takeCard("10");
  await draw(page, "handview");
  leave();
});

test.describe("where the engine plays", () => {
  test.use({ engine: true });
  test("pass", async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("bots", "easy"));
    await page.goto("/#round");
    await page.locator("[data-action=pass]").waitFor();
    await page.locator("[data-sitter=R] input").fill("Anna");
    await page.locator("[data-sitter=G] input").fill("Freja");
    await page.locator("[data-action=pass]").click();
    await page.locator("[data-cover]").waitFor();
    await draw(page, "pass");
  });
});

for (const [name, cards, last] of [
  ["tutorial-1", [], "S"],
  ["tutorial-4", ["S", "10", "5"], "S8"],
] as [string, string[], string][]) {
  test(name, async ({ page }) => {
    await page.goto("/#learn/first");
    for (const card of cards) {
      await page.locator(`.cards [data-card="${card}"]`).click();
      await page.locator(".actions .main").click();
      await page.locator("[data-action=next]").click();
    }
    await page.locator(`.cards .lit [data-card="${last}"]`).click();
    await draw(page, name);
  });
}

test("exercises", async ({ page }) => {
  await page.goto("/#learn");
  await page.locator(".exercises li a.next").click();
  await page.locator('.cards [data-card="5"]').click();
  await MOUSE.space(page.locator('.board [data-space="G5"]'));
  await page.locator(".actions .main[data-choice]").click();
  await page.locator("[data-action=next]").waitFor();
  await draw(page, "exercise");
  await page.goto("/#learn");
  await page.locator(".exercises .foot .done").waitFor();
  await draw(page, "exercises");
});

test("my-games", async ({ page }) => {
  await rehearse(page, WON);
  await rehearse(page, { ...TABLE, people: {} });
  await rehearse(page, { ...EXCHANGE, people: { G: "Freja" }, choices: [] });
  await page.goto("/");
  await page.locator('a[href^="/t/"]').first().waitFor();
  await draw(page, "my-games");
});

test("settings and help", async ({ page }) => {
  await enter(page, MOUSE, "Anna", "Play now");
  for (const name of ["settings", "help"]) {
    await page.setViewportSize(DESK);
    await page.locator("[data-action=menu]").first().click();
    await page.locator(`dialog[open] [data-action=${name}]`).click();
    await draw(page, name);
    await page.keyboard.press("Escape");
  }
});

test("rules", async ({ page }) => {
  await page.goto("/#rules/classic/stand-on-start");
  await page.locator(".rulebook").waitFor();
  await page.getByRole("searchbox").fill("start");
  await draw(page, "rules", SIZES, async (size) => {
    // On a phone what was found stands before the answer.
    if (size === "phone") await page.getByRole("searchbox").fill("");
  });
});

test("cards", async ({ page, makker }) => {
  const sheet = await serveSheet(makker);
  await page.goto(`${sheet.resolvedUrls!.local[0]!}e2e/cards.html`);
  await page.locator(".all svg").last().waitFor();
  await draw(page, "cards");
  await sheet.close();
});

/** The sheet of all cards is no page of the program: Vite serves it. */
async function serveSheet(makker: Makker) {
  const server = await createServer({ root: resolve(import.meta.dirname, ".."), server: { port: 0, proxy: { "/api": makker.origin } }, logLevel: "error" });
  return server.listen();
}
