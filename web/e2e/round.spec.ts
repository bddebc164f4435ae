// Round one table: a tablet in the middle with the board, and telephones as hands.

import type { Browser, Page } from "@playwright/test";
import { encode } from "uqr";
import { isAccessibleHere } from "./axe";
import { expect, test } from "./makker";
import { drawn, MOUSE, Player } from "./player";
import { PAIRS, SWAP, TABLE, TRIOS, WON } from "./positions";
import { attend, rehearse } from "./rehearse";

const TABLET = { width: 1180, height: 820 };
const PHONE = { width: 390, height: 844 };

/** Somebody scans the code of the tablet, chooses a chair and gives a name. */
async function scan(browser: Browser, address: string, name: string, seat: string): Promise<Player> {
  const page = await (await browser.newContext({ viewport: PHONE, hasTouch: true, reducedMotion: "reduce" })).newPage();
  await page.goto(address);
  await page.getByLabel("Your name").fill(name);
  await page.locator(`[data-action=sit][data-seat=${seat}]`).click();
  await expect(page.locator("main.table")).toHaveAttribute("data-you", seat);
  return new Player(page, MOUSE);
}

/** The path of a code as the page draws it. */
function drawnCode(address: string): string {
  return encode(address, { border: 2 })
    .data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x},${y}h1v1h-1z`] : [])))
    .join("");
}

/** No card of any hand is in the page: none to choose, and none face up but what was played. */
async function showsNoHand(page: Page, played: string[] = []): Promise<void> {
  await expect(page.locator(".hand, .cards, [data-hand], [data-card]")).toHaveCount(0);
  const shown = await page.locator("[data-played]").evaluateAll((cards) => cards.map((card) => (card as SVGElement).dataset.played ?? ""));
  expect(shown.filter((card) => !played.includes(card))).toEqual([]);
}

/** What was played and folded in this game so far. */
async function playedAt(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { table } = await (await fetch(`/api${location.pathname.replace("/t/", "/tables/")}`)).json();
    const events: { event: string; move?: string; cards?: string[] }[] = table.view?.events ?? [];
    return events.flatMap(({ move, cards }) => (move ? [move.split(" ")[0]!] : (cards ?? [])));
  });
}

/** Somebody plays from the hand alone: the card, then the row with what it shall do; where there are too many rows, on the board. */
async function playFromHand(player: Player): Promise<string> {
  const [choice] = await player.advice();
  const [card, ...rest] = choice!.split(" ");
  if (choice !== "fold") await player.takeCard(card!);
  for (const leg of rest.join(" ").split(", ").filter(Boolean)) {
    const spaces = leg.split(/<>|>/);
    const [from, to] = [spaces[0]!, spaces.at(-1)!];
    const isLaidOut = async () => (await player.main.getAttribute("data-legs"))!.split(" ").some((one) => one === `${from}>${to}` || one === `${to}>${from}`);
    if (await isLaidOut()) continue;
    if ((await player.page.locator(".rows").count()) > 0) await player.page.locator(`[data-row="${from}>${to}"]`).click();
    else {
      await player.takePawn(from, to);
      await player.takeTarget(from, to);
    }
    await expect.poll(isLaidOut).toBe(true);
  }
  await player.submit(choice!);
  return choice!;
}

test("a tablet lies in the middle, two telephones scan its code and play from their hands", async ({ page, browser }) => {
  await page.setViewportSize(TABLET);
  await page.goto("/");
  await page.getByRole("link", { name: "Round one table" }).click();
  await page.locator("[data-action=lay]").waitFor();
  await isAccessibleHere(page, "which way");
  await page.locator("[data-action=lay]").click();
  await page.locator(".gathering .qr").waitFor();
  await expect(page).toHaveURL(/\/t\/[^/]+#table$/);
  const address = page.url().replace("#table", "#hand");
  await expect(page.locator(".gathering .qr path")).toHaveAttribute("d", drawnCode(address));
  await isAccessibleHere(page, "gathering");

  const ann = await scan(browser, address, "Ann", "R");
  // Whoever sits down first has the table.
  await expect(page.getByText("Ann starts the game on the phone.")).toBeVisible();
  const bo = await scan(browser, address, "Bo", "G");
  await expect(page.locator(".gathering .seat-G .who", { hasText: "Bo" })).toBeVisible();
  await expect(page.locator(".gathering .count")).toContainText("2 of 4");
  await expect(bo.page.locator("[data-action=start]")).toHaveCount(0);
  await ann.page.locator("[data-action=start]").click();

  for (const player of [ann, bo]) {
    await expect(player.main).toHaveAttribute("data-view", "hand");
    // The cards are large, and all of each is on the screen.
    for (const card of await player.page.locator(".cards button").all()) {
      const box = (await card.boundingBox())!;
      expect(box.width).toBeGreaterThan(95);
      expect(box.y + box.height).toBeLessThanOrEqual(PHONE.height + 1);
    }
  }
  await expect(page.locator(".tableview")).toHaveAttribute("data-status", "playing");
  await showsNoHand(page);
  await isAccessibleHere(page, "the exchange in the middle");
  for (const player of [ann, bo]) {
    await player.page.locator(".cards button").first().click();
    await player.page.locator("[data-choice^=give]").click();
  }
  // A few turns of both, from the hand alone where that can be done.
  for (let turns = 0; turns < 6; turns++) {
    const asked = async () => {
      const prompts = await Promise.all([ann, bo].map(({ main }) => main.getAttribute("data-prompt")));
      return prompts.findIndex((prompt) => prompt === "play" || prompt === "fold");
    };
    await expect.poll(asked).toBeGreaterThanOrEqual(0);
    const who = [ann, bo][await asked()]!;
    const seat = await who.seat();
    if (turns === 0) {
      await expect(page.locator(".tableview")).toHaveAttribute("data-turn", seat);
      await expect(page.locator("[data-rim]")).toHaveAttribute("data-rim", seat);
      await expect(page.locator("[data-medal]")).toHaveAttribute("data-medal", seat);
      await expect(page.locator(`[data-plate=${seat}][data-turn=true]`)).toContainText(who === ann ? "Ann" : "Bo");
      await isAccessibleHere(who.page, "the hand");
      await isAccessibleHere(page, "the middle");
    }
    await playFromHand(who);
    await showsNoHand(page, await playedAt(page));
    // A deal may be over: all give a card again.
    for (const player of [ann, bo]) {
      if ((await player.main.getAttribute("data-prompt")) !== "give") continue;
      const seq = (await player.main.getAttribute("data-seq"))!;
      await player.page.locator(".cards button").first().click();
      await player.page.locator("[data-choice^=give]").click();
      await expect(player.main).not.toHaveAttribute("data-seq", seq);
    }
  }
});

test("a row of the hand shows its way, is picked by one tap and played by the next", async ({ page }) => {
  await page.setViewportSize(PHONE);
  const player = await rehearse(page, TABLE);
  const leave = attend(player.table);
  await page.goto(`/t/${player.table}#hand`);
  await expect(player.main).toHaveAttribute("data-view", "hand");
  // The address gives nothing away that one would send on.
  await expect(page).toHaveURL(/\/t\/[^#]+$/);
  await expect(page.locator(".where")).toHaveCount(0);
  await player.takeCard("10");
  const rows = page.locator(".rows [data-row]");
  await expect(page.getByRole("heading", { name: "With the 10 you can" })).toBeVisible();
  expect(await rows.count()).toBeGreaterThan(1);
  await expect(rows.first().locator(".strip")).toBeVisible();
  await isAccessibleHere(page, "rows");
  await rows.first().click();
  await expect(rows.first()).toHaveAttribute("aria-pressed", "true");
  const seq = (await player.main.getAttribute("data-seq"))!;
  await rows.first().click();
  await expect(player.main).not.toHaveAttribute("data-seq", seq);
  await expect(player.main).toHaveAttribute("data-prompt", "");
  leave();
});

test("where there is much to choose from, the board is in the hand, and one can always ask for it", async ({ page }) => {
  await page.setViewportSize(PHONE);
  const player = await rehearse(page, SWAP);
  const leave = attend(player.table);
  await page.goto(`/t/${player.table}#hand`);
  await expect(page.locator(".handview header")).toBeVisible();
  await expect(page.locator(".board")).toHaveCount(0);
  await page.locator("[data-action=board]").click();
  await expect(page.locator(".board")).toBeVisible();
  await page.locator("[data-action=board]").click();
  await expect(page.locator(".board")).toHaveCount(0);
  await player.prepare("swap R3<>R12");
  await expect(page.locator(".board")).toBeVisible();
  await player.submit("swap R3<>R12");
  leave();
});

test("rows are reached and played by keys alone", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const player = await rehearse(page, TABLE);
  const leave = attend(player.table);
  await page.goto(`/t/${player.table}#hand`);
  await expect(page.locator(".handview header")).toBeVisible();
  await page.locator('[data-card="10"]').focus();
  await page.keyboard.press("Enter");
  const row = page.locator("[data-row]").first();
  await row.focus();
  await page.keyboard.press("Enter");
  await expect(row).toHaveAttribute("aria-pressed", "true");
  const seq = (await player.main.getAttribute("data-seq"))!;
  await row.focus();
  await page.keyboard.press("Enter");
  await expect(player.main).not.toHaveAttribute("data-seq", seq);
  leave();
});

test("one's own device in the middle shows no hand either, and changes back as it was chosen for this table", async ({ page }) => {
  await page.setViewportSize(TABLET);
  const player = await rehearse(page, TABLE);
  const leave = attend(player.table);
  await page.locator("[data-action=menu]").click();
  await page.getByText("How this device shows the table").click();
  await page.locator("dialog [data-view=table]").click();
  await page.locator(".tableview .plate").first().waitFor();
  await showsNoHand(page, await playedAt(page));
  await page.reload();
  await page.locator(".tableview .plate").first().waitFor();
  await showsNoHand(page, await playedAt(page));
  // What somebody else does from their seat is seen, and the own hand is not.
  await page.locator("[data-action=menu]").click();
  await isAccessibleHere(page, "what the middle can do");
  await page.getByRole("switch", { name: "It lies flat" }).click();
  await page.keyboard.press("Escape");
  await expect(page.locator(".tableview")).toHaveAttribute("data-flat", "true");
  const turned = await page.locator("[data-plate=G]").getAttribute("transform");
  expect(turned).toMatch(/rotate\(-?180\)/);
  await page.locator("[data-action=menu]").click();
  await page.locator("dialog [data-action=usual]").click();
  await expect(player.main).toHaveAttribute("data-you", "R");
  await expect(page.locator(".cards button")).toHaveCount(4);
  leave();
});

for (const [name, wanted] of Object.entries({ pairs: PAIRS, trios: TRIOS }))
  test(`six sit round the middle: ${name}`, async ({ page }) => {
    await page.setViewportSize(TABLET);
    const player = await rehearse(page, wanted);
    const leave = attend(player.table);
    await page.goto(`/t/${player.table}#table`);
    await expect(page.locator("[data-plate]")).toHaveCount(6);
    await expect(page.locator(".plates .square")).toHaveCount(1);
    await expect(page.locator(".plate.outer")).toContainText("Anna");
    for (const screen of [TABLET, { width: 820, height: 1180 }]) {
      await page.setViewportSize(screen);
      await drawn(page);
      // Nothing that is read hangs over the edge of the screen.
      for (const text of await page.locator(".plates text, .plates .square").all()) {
        const box = (await text.boundingBox())!;
        expect([box.x >= -1, box.y >= -1, box.x + box.width <= screen.width + 1, box.y + box.height <= screen.height + 1]).toEqual([true, true, true, true]);
      }
    }
    await isAccessibleHere(page, name);
    leave();
  });

test("in the middle a play is seen, and who has won", async ({ page }) => {
  await page.setViewportSize(TABLET);
  const player = await rehearse(page, TABLE);
  const leave = attend(player.table);
  const [choice] = await player.advice();
  await page.goto(`/t/${player.table}#table`);
  const middle = page.locator(".tableview");
  await expect(middle).toHaveAttribute("data-turn", "R");
  const code = page.locator(".plate .square");
  await expect(code).toHaveCount(1);
  await page.evaluate(
    ([table, choice]) =>
      fetch(`/api/tables/${table}/commands`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ id: "from another device", seq: 2 ** 32 - 1, do: "choose", choice }),
      }),
    [player.table, choice!],
  );
  await expect(middle).toHaveAttribute("data-turn", "Y");
  await expect(page.locator("[data-plate=R]")).toContainText("played");
  await expect(page.locator("[role=status]").first()).toHaveText("Holger plays");
  // The code is in nobody's way.
  await expect(page.locator("[data-plate=Y] .square, [data-plate=R] .square")).toHaveCount(0);
  leave();
  const won = await rehearse(page, WON);
  await page.goto(`/t/${won.table}#table`);
  await expect(page.locator(".tableview .band")).toContainText("win");
  await isAccessibleHere(page, "won");
});
