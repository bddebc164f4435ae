// The rules: found by words and by keys, opened over a game by a card or by what stops it, and printed on two pages.

import type { Page } from "@playwright/test";
import axe from "axe-core";
import { expect, test } from "./makker";
import { FOLD, TABLE } from "./positions";
import { rehearse } from "./rehearse";

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };
const EDITIONS = ["classic", "jubilee", "english", "nordic", "plus-pairs", "plus-trios"];

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, { resultTypes: ["violations"] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(" | ")}`);
  });
}

/** How far something is wider than the screen. */
const wider = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test("a question is found by what one types, by keys alone, and answered as the edition does", async ({ page }) => {
  await page.goto("/");
  await page.locator("footer [data-action=rules]").click();
  await page.locator(".rulebook").waitFor();
  expect(new URL(page.url()).hash).toBe("#rules/classic");
  await page.getByRole("searchbox").focus();
  await page.keyboard.type("START somebody else");
  await expect(page.getByText("Nothing found")).toBeVisible();
  await page.getByRole("searchbox").fill("someone start");
  await expect(page.locator(".count")).toHaveText("1 answer");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-question=stand-on-start] .verdict b")).toHaveText("No.");
  await expect(page.locator(".leaf h2")).toBeFocused();
  // Before, after, and what the other edition does.
  await expect(page.locator(".ruling .crop")).toHaveCount(3);
  await expect(page.locator(".elsewhere")).toContainText("Nordic");
  await expect(page.locator(".differences .marked")).toContainText("May I stand on someone else’s start?");
  await page.locator(".editions a", { hasText: "Nordic" }).click();
  await expect(page.locator("[data-question=stand-on-start] .verdict b")).toHaveText("Yes.");
  expect(new URL(page.url()).hash).toBe("#rules/nordic/stand-on-start");
});

test("house rules have answers of their own, and an address leads to them", async ({ page }) => {
  await page.goto("/#rules/classic+start-counts+stay/turn-spot");
  await expect(page.locator(".verdict b")).toHaveText("No.");
  await expect(page.locator(".editions [aria-current]")).toHaveText("Classic, with house rules");
  await page.goto("/#rules/classic+start-counts+stay/stand-on-start");
  await expect(page.locator(".verdict b")).toHaveText("Yes.");
});

test.describe("in Danish", () => {
  test.use({ locale: "da" });
  test("letters are found without their marks", async ({ page }) => {
    await page.goto("/#rules/classic");
    await page.getByRole("searchbox").fill("spaerring forbi");
    await expect(page.locator(".contents nav a").first()).toContainText("spærring");
    await expect(page.locator(".contents mark").first()).toBeVisible();
  });
});

test("every question and every card can be shown, and fits on a phone", async ({ page }) => {
  const failed: string[] = [];
  page.on("pageerror", ({ message }) => failed.push(message));
  await page.setViewportSize(PHONE);
  for (const edition of ["classic", "jubilee", "plus-trios"]) {
    await page.goto(`/#rules/${edition}`);
    await page.locator(`.editions [aria-current][href="/#rules/${edition}"]`).waitFor();
    const links = await page.locator(".contents section a, .deck-of-cards a").evaluateAll((all) => all.map((link) => link.getAttribute("href")!));
    expect(links.length).toBeGreaterThan(40);
    const wide = await page.evaluate(async (links) => {
      const found: string[] = [];
      for (const link of links) {
        location.hash = link.slice(1);
        await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
        if (!document.querySelector(".ruling h2")?.textContent) found.push(`${link} is empty`);
        if (document.documentElement.scrollWidth > innerWidth) found.push(`${link} is too wide`);
      }
      return found;
    }, links);
    expect(wide).toEqual([]);
  }
  expect(failed).toEqual([]);
});

for (const [size, viewport] of Object.entries({ phone: PHONE, desk: DESK })) {
  test(`what stops a card leads to the very ruling, and the game goes on behind it: ${size}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await rehearse(page, FOLD);
    const card = page.locator(".cards [data-card][aria-disabled=true]").filter({ hasText: "wall" }).first();
    // It says that it cannot be played, and can be tapped all the same.
    await card.click({ force: true });
    await page.locator(".prompt [data-rules='why/wall']").click();
    await expect(page.locator("dialog.rules [data-question=pass-wall] .verdict b")).toHaveText("No.");
    expect(await violations(page)).toEqual([]);
    expect(await wider(page)).toBe(0);
    await page.locator("dialog.rules .deck-of-cards [data-card='7x1']").click();
    await expect(page.locator("[data-rules-of='7x1']")).toContainText("May I share the steps");
    await page.keyboard.press("Escape");
    await expect(page.locator("dialog")).toHaveCount(0);
    await expect(page.locator("[data-prompt=fold]")).toBeVisible();
  });
}

test("a card that is played, the menu and the help lead to the rules of the table", async ({ page }) => {
  await rehearse(page, TABLE);
  const played = page.locator(".board [data-played]").last();
  const code = await played.getAttribute("data-played");
  await played.dispatchEvent("click");
  await page.locator(".reading [data-action=rules]").click();
  await expect(page.locator(`[data-rules-of="${code}"]`)).toBeVisible();
  await page.keyboard.press("Escape");
  for (const way of [
    ["menu", "rules"],
    ["help", "rules"],
  ] as const) {
    for (const action of way) await page.locator(`[data-action=${action}]:visible`).first().click();
    await expect(page.locator("dialog.rules .editions [aria-current]")).toHaveText("Classic");
    await page.keyboard.press("Escape");
    await expect(page.locator("dialog")).toHaveCount(0);
  }
});

for (const [theme, colorScheme] of Object.entries({ light: "light", dark: "dark" } as const)) {
  test(`nothing is in anybody's way: ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    for (const viewport of [PHONE, DESK]) {
      await page.setViewportSize(viewport);
      for (const place of ["classic", "nordic/stand-on-start", "jubilee/card/4x1", "plus-trios/print"]) {
        await page.goto(`/#rules/${place}`);
        await page.locator(".rulebook, .sheet").waitFor();
        expect.soft(await violations(page), place).toEqual([]);
        expect.soft(await wider(page), place).toBe(0);
      }
    }
  });
}

for (const locale of ["en", "da", "nb", "sv", "fi"]) {
  test.describe(locale, () => {
    test.use({ locale });
    test("the rules of each edition are two pages of paper", async ({ page }) => {
      for (const edition of [...EDITIONS, "classic+start-counts+swap-from-start+turn-once+stay+lock-or-leave+rest-may-lapse+fresh-decks"]) {
        await page.goto(`/#rules/${edition}/print`);
        await page.locator(`[data-sheet="${edition}"]`).waitFor();
        await page.evaluate(() => document.fonts.ready);
        const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString("latin1");
        expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length, edition).toBe(2);
      }
    });
  });
}
