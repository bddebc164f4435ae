// Learning by playing: on a phone in every language, by touch and by keyboard, and offered only once.

import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import axe from "axe-core";
import { expect, test } from "./makker";
import { MOUSE, TOUCH } from "./player";

/** What is picked in each of the five moments: the card, and then a pawn. */
const FIRST = [["S"], ["10"], ["5"], ["S8"], ["5", "B12"]] as const;
const PHONE = { width: 360, height: 640 };

/** Texts that are cut off, and buttons that are not on the screen as a whole. */
const cut = (page: Page) =>
  page.evaluate(() => {
    const isCut = (place: Element) => place.scrollHeight > place.clientHeight + 1 || place.scrollWidth > place.clientWidth + 1;
    const isOut = ({ left, right, top, bottom }: DOMRect) => left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5;
    const places = [...document.querySelectorAll(".prompt, .actions button, .skip")];
    return places.filter((place) => isCut(place) || isOut(place.getBoundingClientRect())).map((place) => place.textContent);
  });

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, { resultTypes: ["violations"] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(" | ")}`);
  });
}

for (const language of readdirSync(join(import.meta.dirname, "../../messages"))) {
  test.describe(language, () => {
    test.use({ locale: language, viewport: PHONE, hasTouch: true });
    test("whoever is new learns the five moments on a phone and goes on to a real game", async ({ page }) => {
      await page.goto("/");
      await page.locator(".offer a").tap();
      for (const [index, [card, pawn]] of FIRST.entries()) {
        await expect(page.locator("[aria-current=step] .bead")).toHaveText(String(index + 1));
        await expect(page.locator(`.cards .lit [data-card="${card}"]`)).toBeVisible();
        expect.soft(await cut(page), `moment ${index + 1}`).toEqual([]);
        await TOUCH.button(page.locator(`.cards [data-card="${card}"]`));
        if (pawn) await TOUCH.space(page.locator(`.board [data-space="${pawn}"]`));
        await TOUCH.button(page.locator(".actions .main"));
        await page.locator("[data-action=next]").waitFor();
        expect.soft(await cut(page), `after moment ${index + 1}`).toEqual([]);
        if (language === "en") expect.soft(await violations(page), `after moment ${index + 1}`).toEqual([]);
        await TOUCH.button(page.locator("[data-action=next]"));
      }
      expect.soft(await violations(page), "the end").toEqual([]);
      await TOUCH.button(page.locator(".learned .main"));
      await page.waitForURL(/\/t\//);
      await page.goto("/");
      await page.locator(".home .main").waitFor();
      await expect(page.locator(".offer")).toHaveCount(0);
    });
  });
}

/** What is picked in each exercise: the card, and then on the board. */
const SECOND: Record<string, string[]> = {
  wall: ["5", "G5"],
  stack: ["6", "R12"],
  back: ["-4"],
  turn: ["9", "Rg2"],
  seven: ["7x1", "Rg1"],
  swap: ["swap", "R2", "B11"],
  gift: ["2"],
  help: ["5", "Y11"],
  count: ["6", "B6"],
  fold: [],
  must: ["swap", "R5", "Y2"],
};

test("the ten exercises can be solved one after the other, and what is done is kept", async ({ page }) => {
  await page.goto("/#learn");
  await page.locator(".exercises li a.next").click();
  for (const [task, [card, ...spaces]] of Object.entries(SECOND)) {
    await page.locator(`main[data-task=${task}][data-done=false]`).waitFor();
    if (card) await page.locator(`.cards [data-card="${card}"]`).click();
    for (const space of spaces) await MOUSE.space(page.locator(`.board [data-space="${space}"]`));
    await page.locator(".actions .main[data-choice]").click();
    await page.locator("[data-action=next]").click();
  }
  await expect(page.locator(".exercises .foot .done")).toHaveCount(Object.keys(SECOND).length);
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await expect(page.locator(".exercises .foot .done")).toHaveCount(Object.keys(SECOND).length);
});

test("what is wrong is told, and can be tried again", async ({ page }) => {
  await page.goto("/#learn/first");
  for (const card of ["S", "3"]) {
    await page.locator(`.cards [data-card="${card}"]`).click();
    await page.locator(".actions .main").click();
    await page.locator("[data-action=next]").click();
  }
  await page.locator('.cards [data-card="3"]').click();
  await page.locator(".actions .main").click();
  await expect(page.locator(".prompt")).toContainText("Not far enough");
  await expect(page.locator("main.learn")).toHaveAttribute("data-done", "false");
  expect(await violations(page)).toEqual([]);
  await MOUSE.button(page.locator('.cards [data-card="5"]'));
  await page.locator(".actions .main").click();
  await expect(page.locator("main.learn")).toHaveAttribute("data-done", "true");
});

test("by keyboard alone: the focus goes on to what comes next", async ({ page }) => {
  await page.goto("/#learn/first");
  await page.locator(".cards .lit").waitFor();
  await page.keyboard.press("4");
  await expect(page.locator(".actions .main")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-action=next]")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("[aria-current=step] .bead")).toHaveText("2");
  await expect(page.locator('.cards [data-card="10"]')).toBeFocused();
});

test("whoever knows the game refuses once, and skips at any time", async ({ page }) => {
  await page.goto("/");
  await page.locator(".offer button").click();
  await expect(page.locator(".offer")).toHaveCount(0);
  await page.reload();
  await page.locator(".home .main").waitFor();
  await expect(page.locator(".offer")).toHaveCount(0);
  await page.goto("/#learn/first");
  await page.locator(".skip").click();
  await page.locator(".home .main").waitFor();
});
