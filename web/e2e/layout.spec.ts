// During play nothing scrolls, nothing is cut off, and whatever is pressed is large enough, on every size of screen.

import type { Page } from "@playwright/test";
import { expect, test } from "./makker";
import { drawn, enter, MOUSE } from "./player";
import { EXCHANGE, LAST_CARDS, TABLE, TRIOS, WON } from "./positions";
import { rehearse, type Wanted } from "./rehearse";

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
    await drawn(page);
    all.push(...(await misfits(page)).map((one) => `${width} × ${height}: ${one}`));
  }
  expect.soft(all, what).toEqual([]);
}

const LONG_NAME = "A name of 24 characters!";

/** What is asked at a table: a card, one of many moves, the hand; and the move that takes the most words. */
const GAMES: Record<string, { give: Wanted; play: Wanted; choice: string }> = {
  classic: { give: EXCHANGE, play: TABLE, choice: "7x1 B6>B10, G12>G13, Y3>Y5" },
  "plus-trios": {
    give: { ...TRIOS, hand: undefined, choices: undefined },
    play: { ...TRIOS, hand: ["7x1", "S13", "swap", "5^"] },
    choice: "7x1 P2>P4, Y5>Y10",
  },
};

for (const [edition, { give, play, choice }] of Object.entries(GAMES)) {
  test(`a game of ${edition} fits on every screen`, async ({ page }) => {
    const player = await rehearse(page, { ...give, name: LONG_NAME });
    expect(await player.asked()).toBe("give");
    await fits(page, "give");
    await player.prepare((await player.advice())[0]!);
    await fits(page, "give, picked");
    const playing = await rehearse(page, { ...play, name: LONG_NAME });
    expect(await playing.asked()).toBe("play");
    await fits(page, "play");
    await playing.prepare(choice);
    await fits(page, "play, about to be sent");
    expect(await (await rehearse(page, { edition, name: LONG_NAME, hand: ["10", "3", "12", "9"] })).asked()).toBe("fold");
    await fits(page, "fold");
  });
}

test("a long past fits on every screen", async ({ page }) => {
  const all = (of: (seat: string) => [string, string]) => ["Y", "G", "B", "R"].map(of);
  const cards: Record<string, string> = { R: "10", Y: "9", G: "12", B: "5" };
  const deal = Object.fromEntries(Object.entries(cards).map(([seat, card]) => [seat, [card, card, card, card]]));
  const past = [...all((seat) => [seat, `give ${cards[seat]}`]), ...all((seat) => [seat, "fold"])];
  const second = { R: ["2", "2", "2", "2"], Y: ["3", "3", "3", "3"], G: ["6", "6", "6", "6"], B: ["-4", "-4", "-4", "-4"] };
  const gifts: Record<string, string> = { R: "2", Y: "3", G: "6", B: "-4" };
  const again = [...all((seat): [string, string] => [seat, `give ${gifts[seat]}`]), ...all((seat) => [seat, "fold"])];
  const people = { Y: LONG_NAME, G: LONG_NAME, B: LONG_NAME };
  const player = await rehearse(page, { name: LONG_NAME, people, dealer: "R", deals: [deal, second], choices: [...past, ...again] });
  expect(await player.asked()).toBe("give");
  await fits(page, "give after a long past");
});

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
      await drawn(page);
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
  await rehearse(page, WON);
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
    await drawn(page);
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
    const player = await rehearse(page, { edition: "jubilee" });
    await player.asked();
    await player.hasRead();
    // Whatever is shifted, also right after a click. Only in the list of what happened a new row is there at once, for those who want nothing to slide.
    await page.evaluate(() => {
      const shifted: string[] = [];
      Object.assign(window, { shifted });
      new PerformanceObserver((list) => {
        for (const { sources } of list.getEntries() as (PerformanceEntry & { sources: { node: Node | null }[] })[])
          for (const { node } of sources) {
            const element = node instanceof Element ? node : node?.parentElement;
            if (element && !element.closest(".history")) shifted.push(`${element.parentElement?.className}: ${element.outerHTML.slice(0, 100)}`);
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
    for (let chosen = 0; chosen < 8; chosen++) {
      await player.asked();
      const [choice] = await player.advice();
      await player.prepare(choice!);
      expect(await boxes(), choice).toEqual(before);
      await player.submit(choice!);
      expect(await boxes(), `after ${choice}`).toEqual(before);
    }
    expect(await page.evaluate(() => (window as unknown as { shifted: string[] }).shifted)).toEqual([]);
  });
}

test.describe("with moves that are seen", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ] as const) {
    test(`nothing at a table moves by itself, at ${width} × ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      const player = await rehearse(page, LAST_CARDS);
      await player.asked();
      await player.hasRead();
      await page.evaluate(() => {
        const shifted: string[] = [];
        Object.assign(window, { shifted });
        new PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries() as (PerformanceEntry & { value: number; sources: { node: Node | null }[] })[])
            shifted.push(`${value}: ${sources.map(({ node }) => (node instanceof Element ? node : node?.parentElement)?.outerHTML.slice(0, 80)).join(" | ")}`);
        }).observe({ type: "layout-shift" });
      });
      // The bots play, fold and are dealt new cards meanwhile.
      for (const what of [/play/, /play|fold/, /give/]) {
        expect(await player.asked()).toMatch(what);
        await player.choose();
      }
      await player.asked();
      expect(await page.evaluate(() => (window as unknown as { shifted: string[] }).shifted)).toEqual([]);
    });
  }
});
