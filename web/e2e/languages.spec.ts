// Every language, on a phone: it is chosen in the middle of whatever one does, at once, and nothing is too long for its place.

import type { Page } from "@playwright/test";
import { LANGUAGES } from "../src/text/languages";
import { expect, test } from "./makker";
import { drawn, type Player } from "./player";
import { ABSENT, EXCHANGE, FOLD, PARTNER, SWAP, TABLE, TRIOS, WON } from "./positions";
import { rehearse, type Wanted } from "./rehearse";

test.use({ viewport: { width: 360, height: 740 } });

/** Texts that do not fit where they stand: they reach out of their button, or are cut off. */
function misfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const isSeen = (part: Element) => part.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !part.closest(".heard");
    for (const part of document.querySelectorAll(
      "button, a.button, summary, .pill, .prompt, .says, .puck, .tiles > *, h1, h2, label, .label, .banner, .does",
    )) {
      if (!isSeen(part)) continue;
      const box = part.getBoundingClientRect();
      if (box.width <= 1 || box.height <= 1) continue;
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      const told = `<${part.tagName.toLowerCase()} ${part.className}> ${part.textContent?.trim().slice(0, 80)}`;
      for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        // Names are people's own.
        if (!text.textContent?.trim() || !isSeen(text.parentElement!) || text.parentElement!.closest(".name, .who, svg, select")) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const reach = range.getBoundingClientRect();
        if (reach.width <= 1) continue;
        // Lines may be set closer than a typeface asks for.
        const leading = Number.parseFloat(getComputedStyle(text.parentElement!).fontSize) * 0.25;
        if (reach.left < box.left - 1 || reach.right > box.right + 1 || reach.top < box.top - leading || reach.bottom > box.bottom + leading) {
          found.push(
            `${told}: out of its place by ${[box.left - reach.left, reach.right - box.right, box.top - reach.top, reach.bottom - box.bottom].map(Math.round)}`,
          );
          break;
        }
      }
    }
    const wide = document.documentElement.scrollWidth;
    return wide > innerWidth ? [...found, `the page is ${wide} wide`] : found;
  });
}

/** Nothing on the page as it is now is too long, in the language that it is in. */
async function fits(page: Page, what: string): Promise<void> {
  await drawn(page);
  const language = await page.evaluate(() => document.documentElement.lang);
  expect.soft(await misfits(page), `${language}: ${what}`).toEqual([]);
}

/** Opens the settings, over whatever is shown. */
async function openSettings(page: Page): Promise<void> {
  await page.locator(".tools [data-action=menu]").click();
  await page.locator("dialog[open] [data-action=settings]").click();
  await page.locator(`dialog[open] select:has(option[value="fi"])`).waitFor();
}

/** Changes the language in the settings, at once for all that lies behind them too. */
async function choose(page: Page, tag: string): Promise<void> {
  await page.locator(`dialog[open] select:has(option[value="${tag}"])`).selectOption(tag);
  await expect(page.locator("html")).toHaveAttribute("lang", tag);
}

const SCREENS: Record<string, [Wanted, (player: Player) => Promise<void>]> = {
  "a card is given": [EXCHANGE, (player) => player.takeCard("S13")],
  "a seven is shared": [TABLE, (player) => player.prepare("7x1 B6>B9, Y3>Y7")],
  "pawns are swapped": [SWAP, (player) => player.prepare("swap R3<>R12")],
  "nothing can be played": [FOLD, async () => {}],
  "the partner's pawns": [PARTNER, (player) => player.takeCard("5")],
  "somebody is away": [ABSENT, ({ page }) => page.locator(".banner.gone").waitFor()],
  "six in trios": [TRIOS, (player) => player.takeCard("S13")],
  "before a game": [{ people: { G: "Emil" }, bots: { B: "medium" }, waiting: true }, ({ page }) => page.locator("[data-action=start]").waitFor()],
  "the end": [WON, ({ page }) => page.locator(".over").waitFor()],
};

for (const [what, [wanted, act]] of Object.entries(SCREENS)) {
  test(`all languages fit, and change at once: ${what}`, async ({ page }) => {
    const player = await rehearse(page, wanted);
    await act(player);
    await openSettings(page);
    const seen = new Set<string>();
    for (const tag of Object.keys(LANGUAGES)) {
      await choose(page, tag);
      await fits(page, `${what}, and settings`);
      seen.add((await page.locator("main.table").textContent()) ?? "");
    }
    expect(seen.size).toBe(Object.keys(LANGUAGES).length);
  });
}

test("all languages fit, and change at once: the menu", async ({ page }) => {
  await rehearse(page, TABLE);
  for (const tag of Object.keys(LANGUAGES)) {
    await openSettings(page);
    await choose(page, tag);
    await page.keyboard.press("Escape");
    await expect(page.locator("dialog[open]")).toHaveCount(0);
    await page.locator(".tools [data-action=menu]").click();
    await page.locator("dialog[open] [data-action=settings]").waitFor();
    await fits(page, "menu");
    await page.locator("dialog[open] [data-action=help]").click();
    await page.locator("dialog.help").waitFor();
    await fits(page, "help");
    await page.keyboard.press("Escape");
    await expect(page.locator("dialog[open]")).toHaveCount(0);
  }
});

test("all languages fit, and change at once: the first page with what it opens", async ({ page }) => {
  await page.goto("/");
  const title = page.locator("h1");
  await title.waitFor();
  for (const details of await page.locator("details:not([open]) > summary").all()) await details.click();
  const seen = new Set<string>();
  for (const tag of Object.keys(LANGUAGES)) {
    if ((await page.locator("html").getAttribute("lang")) !== tag) await page.locator(`footer [data-action=language][lang=${tag}]`).click();
    await expect(page.locator("html")).toHaveAttribute("lang", tag);
    await fits(page, "home");
    seen.add((await title.textContent()) ?? "");
    await page.locator("footer [data-action=rules]").click();
    await page.locator(".rulebook").waitFor();
    await fits(page, "rules");
    await page.locator(".contents a[href$=unused-steps]").click();
    await page.locator("[data-question=unused-steps]").waitFor();
    await fits(page, "an answer of the rules");
    await page.goto("/");
    await title.waitFor();
    for (const details of await page.locator("details:not([open]) > summary").all()) await details.click();
  }
  expect(seen.size).toBe(Object.keys(LANGUAGES).length);
});

test("the browser's language comes first, and what is chosen is kept", async ({ browser, makker }) => {
  const context = await browser.newContext({ locale: "nn-NO", baseURL: makker.origin });
  const page = await context.newPage();
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "nb");
  await page.locator("footer [data-action=language][lang=fi]").click();
  await expect(page.locator("html")).toHaveAttribute("lang", "fi");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "fi");
  await context.close();
});
