// A game shown again: from the end screen, by an address and from a file; by mouse, keys and touch; from any eyes; and what one can send of it.

import { execFileSync } from "node:child_process";
import type { Page } from "@playwright/test";
import axe from "axe-core";
import { expect, PROGRAM, test } from "./makker";
import { TABLE, WON } from "./positions";
import { rehearse } from "./rehearse";

/** A whole game that seats at random have played. */
const RECORD = execFileSync(PROGRAM, ["random", "--seed", "5", "--format", "record"], { encoding: "utf8" });

/** Opens a record by the file button. */
async function open(page: Page, text = RECORD): Promise<void> {
  await page.goto("/#replay");
  await page.locator("input[type=file]").setInputFiles({ name: "game.makker", mimeType: "text/plain", buffer: Buffer.from(text) });
}

const at = (page: Page) => page.locator("main.film").getAttribute("data-moment").then(Number);

/** Keeps what the page gives to be saved. */
async function keepSaved(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const saved: Blob[] = [];
    const make = URL.createObjectURL.bind(URL);
    Object.assign(window, { saved });
    URL.createObjectURL = (blob: Blob) => {
      saved.push(blob);
      return make(blob);
    };
  });
}

/** What is given to be saved, whatever the browser does with it. */
async function save(page: Page, action: string): Promise<Buffer> {
  const before = await page.evaluate(() => (window as unknown as { saved: Blob[] }).saved.length);
  await page.locator(`dialog [data-action=${action}]`).click();
  await page.waitForFunction((before) => (window as unknown as { saved: Blob[] }).saved.length > before, before);
  const text = await page.evaluate(async () => {
    const bytes = new Uint8Array(await (window as unknown as { saved: Blob[] }).saved.at(-1)!.arrayBuffer());
    return Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  });
  return Buffer.from(text, "latin1");
}

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, { resultTypes: ["violations"] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html.slice(0, 140)} ${failureSummary}`).join(" | ")}`);
  });
}

test("a file is shown again: step, scrub, jump, play, and whose eyes", async ({ page }) => {
  await open(page);
  const main = page.locator("main.film");
  await expect(main).toHaveAttribute("data-moment", "0");
  const last = Number(await main.getAttribute("data-last"));
  expect(last).toBeGreaterThan(100);
  // Keys of the page, wherever the focus is.
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(main).toHaveAttribute("data-moment", "2");
  await page.keyboard.press("ArrowLeft");
  await expect(main).toHaveAttribute("data-moment", "1");
  await page.keyboard.press("End");
  await expect(main).toHaveAttribute("data-moment", String(last));
  await page.keyboard.press("Home");
  await expect(main).toHaveAttribute("data-moment", "0");
  // All hands are open after the first deal: sixteen cards, none of them face down.
  await page.keyboard.press("ArrowRight");
  await expect(page.locator(".open .lies.up")).toHaveCount(16);
  await page.locator("[data-eyes=G]").click();
  await expect(page.locator(".open [data-hand=G] .lies.up")).toHaveCount(4);
  await expect(page.locator(".open .lies.up")).toHaveCount(4);
  await page.locator("[data-eyes=all]").click();
  // The line is a slider of the browser's own.
  await page.getByRole("slider").fill("40");
  await expect(main).toHaveAttribute("data-moment", "40");
  await page.locator("[data-jump=bump]").click();
  expect(await at(page)).toBeGreaterThan(40);
  await expect(page.locator("[data-flight]").first()).toBeAttached();
  // It plays by itself, and stops.
  await page.locator("[data-speed=fast]").click();
  const from = await at(page);
  await page.locator("[data-action=play]").click();
  await expect.poll(() => at(page)).toBeGreaterThan(from + 1);
  await page.locator("[data-action=play]").click();
  await expect(main).toHaveAttribute("data-playing", "false");
  // Where one is stands in the address, and is there again after a reload.
  await page.keyboard.press("End");
  await expect(page).toHaveURL(new RegExp(`#replay/file/0/${last}$`));
  await page.reload();
  await expect(main).toHaveAttribute("data-moment", String(last));
  expect.soft(await violations(page)).toEqual([]);
});

test("the record of a game that was opened is saved as it was", async ({ page }) => {
  await keepSaved(page);
  await open(page);
  await page.locator(".tools [data-action=sharing]").click();
  await expect(page.locator("dialog")).toContainText("only in your file");
  expect((await save(page, "record")).toString()).toBe(RECORD);
});

test("what is no game says so, and what is dropped is read", async ({ page }) => {
  await open(page, "Hello");
  await expect(page.getByRole("alert")).toContainText("not a game");
  await page.goto("/");
  await page.locator(".home .main").waitFor();
  const data = await page.evaluateHandle((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], "game.makker"));
    return data;
  }, RECORD);
  await page.dispatchEvent("body", "drop", { dataTransfer: data });
  await expect(page.locator("main.film")).toHaveAttribute("data-moment", "0");
});

test("the end of a game leads to its replay, and the address of a moment leads anyone there; a running game stays shut", async ({ page, browser }) => {
  const running = await rehearse(page, TABLE);
  await page.goto(`/#replay/${running.table}`);
  await expect(page.getByRole("alert")).toContainText("still being played");
  const { table } = await rehearse(page, WON);
  await page.locator("[data-action=every-move]").click();
  const main = page.locator("main.film");
  await expect(main).toHaveAttribute("data-moment", "0");
  await page.keyboard.press("End");
  await expect(page).toHaveURL(new RegExp(`#replay/${table}/1/\\d+$`));
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(page.url());
  await expect(stranger.locator("main.film")).toHaveAttribute("data-moment", (await main.getAttribute("data-last"))!);
  expect(await stranger.locator(".pile, [data-pawn]").count()).toBe(16);
  await stranger.context().close();
});

test("a moment is sent as an address, a record, a drawing and a picture", async ({ page }) => {
  await keepSaved(page);
  await rehearse(page, WON);
  await page.locator("[data-action=every-move]").click();
  await page.keyboard.press("End");
  await page.locator(".tools [data-action=sharing]").click();
  await expect(page.getByRole("textbox")).toContainText("#replay/");
  // A rehearsed game began in the middle, which no record can say: that is told, and nothing is saved.
  await page.locator("dialog [data-action=record]").click();
  await expect(page.locator("dialog [role=status]").last()).toContainText("no file");
  const drawing = (await save(page, "svg")).toString();
  // It needs nothing else: no variables, no addresses, and its typeface inside.
  expect(drawing).toMatch(/^<svg /);
  expect(drawing).not.toMatch(/var\(--/);
  expect(drawing).not.toMatch(/(href|src)="?(https?:|\/)/);
  expect(drawing).toContain("font/woff2;base64,");
  const picture = await save(page, "png");
  expect([...picture.subarray(1, 4)].map((byte) => String.fromCharCode(byte)).join("")).toBe("PNG");
  expect(picture.length).toBeGreaterThan(50_000);
  expect.soft(await violations(page)).toEqual([]);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  for (const language of ["en", "da", "nb", "sv", "fi"])
    test.describe(language, () => {
      test.use({ locale: language });
      test("everything has room and nothing scrolls", async ({ page }) => {
        await open(page);
        await page.locator("[data-action=forth]").tap();
        await expect(page.locator("main.film")).toHaveAttribute("data-moment", "1");
        const cut = await page.evaluate(() => {
          const isOut = ({ left, right, top, bottom }: DOMRect) => left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5;
          const places = [...document.querySelectorAll<HTMLElement>(".transport button, .transport a, .eyes button")].filter((place) => place.offsetWidth > 0);
          const small = places.filter(({ offsetWidth, offsetHeight }) => offsetWidth < 38 || offsetHeight < 38);
          return [...places.filter((place) => isOut(place.getBoundingClientRect())), ...small].map((place) => place.outerHTML.slice(0, 80));
        });
        expect(cut).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);
        if (language === "en") expect.soft(await violations(page)).toEqual([]);
      });
    });
});
