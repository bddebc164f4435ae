// During play nothing scrolls, nothing is cut off, and whatever is pressed is large enough, on every size of screen.

import type { Page } from "@playwright/test";
import * as api from "./api";
import { expect, test } from "./makker";
import { enter, MOUSE } from "./player";
import { rehearse } from "./rehearse";

const SIZES = [
  [390, 844],
  [844, 390],
  [667, 375],
  [320, 568],
  [768, 1024],
  [1024, 768],
  [1280, 720],
  [1280, 800],
  [1366, 768],
  [1920, 1080],
] as const;

/** What does not fit, in words. */
async function misfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const root = document.documentElement;
    if (root.scrollHeight > innerHeight) found.push(`the page is ${root.scrollHeight} high`);
    if (root.scrollWidth > innerWidth) found.push(`the page is ${root.scrollWidth} wide`);
    const name = (element: Element) => `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""} ${element.textContent?.trim().slice(0, 20)}`;
    // What is in a list that scrolls by itself may be outside of it; the list may not.
    const parts = document.querySelectorAll("main.table :is(button, .board, .hand, .actions, .players, .team, .history, [role=status], summary)");
    for (const part of parts) {
      if (!part.checkVisibility({ visibilityProperty: true })) continue;
      const box = part.getBoundingClientRect();
      // Nothing, or only for screen readers.
      if (box.width <= 1 || box.height <= 1) continue;
      if (part.tagName === "BUTTON" && (box.width < 43.9 || box.height < 43.9))
        found.push(`${name(part)} is ${Math.round(box.width)} × ${Math.round(box.height)}`);
      if (part.closest(".moves, .history, dialog") && !part.matches(".moves, .history, dialog")) continue;
      const isInside = box.left >= -0.5 && box.top >= -0.5 && box.right <= innerWidth + 0.5 && box.bottom <= innerHeight + 0.5;
      if (!isInside)
        found.push(`${name(part)} reaches from ${Math.round(box.left)}, ${Math.round(box.top)} to ${Math.round(box.right)}, ${Math.round(box.bottom)}`);
    }
    // What is pressed to play must not lie under something else.
    for (const button of document.querySelectorAll("main.table :is(.hand, .actions, ul[aria-label]) button:enabled")) {
      const box = button.getBoundingClientRect();
      const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      if (box.width > 0 && !(top && button.contains(top)) && !button.closest(".moves, dialog")) found.push(`${name(button)} is covered by ${top && name(top)}`);
    }
    const board = document.querySelector(".board")!.getBoundingClientRect();
    const shorter = Math.min(innerWidth, innerHeight);
    if (Math.min(board.width, board.height) < shorter * 0.6) found.push(`the board is only ${Math.round(board.width)} × ${Math.round(board.height)}`);
    return found;
  });
}

async function fits(page: Page, what: string): Promise<void> {
  const all: string[] = [];
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    // Drawn anew for this size.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    all.push(...(await misfits(page)).map((one) => `${width} × ${height}: ${one}`));
  }
  expect.soft(all, what).toEqual([]);
}

for (const edition of ["classic", "plus-trios"]) {
  test(`a game of ${edition} fits on every screen`, async ({ page }) => {
    const player = await enter(page, MOUSE, "A name of 24 characters!", "Play now", edition);
    expect(await player.asked()).toBe("give");
    await fits(page, "give");
    await player.prepare((await player.advice())[0]!);
    await fits(page, "give, picked");
    // Late in the game the log is full, and a move with three legs takes the most words.
    const legs = (choice: string) => choice.split(", ").length;
    let plays = 0;
    const { view } = await api.getAhead(page, (table) => table.prompt?.kind === "play" && plays++ > 8 && table.view!.moves.some((move) => legs(move) === 3));
    await fits(page, "play");
    await player.prepare(view!.moves.find((move) => legs(move) === 3)!);
    await fits(page, "play, about to be sent");
    await api.getAhead(page, (table) => table.prompt?.kind === "fold");
    await fits(page, "fold");
  });
}

test("all buttons of the other pages are large enough, and nothing is wider than the screen", async ({ page }) => {
  const small = () =>
    page.evaluate(() => {
      const isSmall = ({ width, height }: DOMRect) => width > 0 && (width < 43.9 || height < 43.9);
      const buttons = [...document.querySelectorAll("button, select, input:not([type=checkbox], [type=radio])")].filter((button) =>
        isSmall(button.getBoundingClientRect()),
      );
      const wide = document.documentElement.scrollWidth > innerWidth ? [`the page is ${document.documentElement.scrollWidth} wide`] : [];
      return [...buttons.map((button) => button.outerHTML.slice(0, 100)), ...wide];
    });
  const check = async (what: string) => {
    const all: string[] = [];
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      all.push(...(await small()).map((one) => `${width} × ${height}: ${one}`));
    }
    expect.soft(all, what).toEqual([]);
  };
  await page.goto("/");
  await page.getByRole("button", { name: /^Play now/ }).waitFor();
  await check("home");
  await enter(page, MOUSE, "Ann", "Play with friends");
  await page.locator("[data-action=start]").waitFor();
  await check("waiting");
  await page.locator("[data-action=start]").click();
  await api.getAhead(page, (table) => table.status === "over");
  await page.locator(".over").waitFor();
  await check("over");
});

test("magnified three or four times, the page scrolls and everything on it can be reached", async ({ page }) => {
  const player = await rehearse(page, { edition: "plus-pairs", hand: ["7x1", "swap", "3", "12"] });
  await player.asked();
  for (const [width, height] of [
    [427, 267],
    [320, 200],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const hidden = await page.evaluate(() => {
      const found = document.documentElement.scrollWidth > innerWidth ? ["the page is too wide"] : [];
      for (const part of document.querySelectorAll("main.table :is(button, a, .board, .player)")) {
        if (!part.checkVisibility({ visibilityProperty: true })) continue;
        part.scrollIntoView({ block: "center" });
        const { x, y, width, height } = part.getBoundingClientRect();
        const top = document.elementFromPoint(x + width / 2, Math.max(1, Math.min(innerHeight - 1, y + height / 2)));
        if (!(top && part.contains(top))) found.push(`${part.outerHTML.slice(0, 80)} is covered by ${top?.outerHTML.slice(0, 80)}`);
      }
      const { width, height } = document.querySelector(".board")!.getBoundingClientRect();
      return Math.min(width, height) < 240 ? [...found, `the board is ${width} × ${height}`] : found;
    });
    expect(hidden, `${width} × ${height}`).toEqual([]);
  }
});

/** The zones of a table, and what never changes its place in them. */
const ZONES = [".players", ".team", ".team li", ".portrait", ".where", ".lower", ".hand", ".cards", ".history", ".tools", ".says"];

for (const [width, height] of [
  [390, 844],
  [1280, 800],
  [844, 390],
] as const) {
  test(`nothing moves by itself within a game, at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const player = await enter(page, MOUSE, "Ann", "Play now", "jubilee");
    await player.asked();
    // Whatever is shifted, also right after a click. Only buttons come and go, and in the list of what happened one thing moves on.
    await page.evaluate(() => {
      const shifted: string[] = [];
      Object.assign(window, { shifted });
      new PerformanceObserver((list) => {
        for (const { sources } of list.getEntries() as (PerformanceEntry & { sources: { node: Node | null }[] })[])
          for (const { node } of sources) {
            const element = node instanceof Element ? node : node?.parentElement;
            if (element && !element.closest(".history, .actions")) shifted.push(`${element.parentElement?.className}: ${element.outerHTML.slice(0, 100)}`);
          }
      }).observe({ type: "layout-shift" });
    });
    const boxes = () =>
      page.evaluate((zones) => {
        const all = zones.flatMap((zone) => [...document.querySelectorAll(`main.table ${zone}`)].map((element) => [zone, element] as const));
        return all.map(([zone, element]) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return [zone, ...[x, y, width, height].map(Math.round)].join(" ");
        });
      }, ZONES);
    const before = await boxes();
    expect(before.length).toBeGreaterThan(ZONES.length);
    for (let chosen = 0; chosen < 8 && (await player.asked()) !== "over"; chosen++) {
      const [choice] = await player.advice();
      await player.prepare(choice!);
      expect(await boxes(), choice).toEqual(before);
      await player.submit(choice!);
      expect(await boxes(), `after ${choice}`).toEqual(before);
    }
    expect(await page.evaluate(() => (window as unknown as { shifted: string[] }).shifted)).toEqual([]);
  });
}
