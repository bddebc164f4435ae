// What the page really leaves for the board, and what is drawn in it: how far apart spaces are and how large their numbers, on ten
// screens. The unit tests of the board's shape use the same boxes.

import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, test } from "./makker";
import { drawn } from "./player";
import { rehearse } from "./rehearse";

interface Screen {
  screen: [number, number];
  four: [number, number];
  six: [number, number];
}
const SCREENS = JSON.parse(readFileSync(new URL("../src/shape/screens.test.json", import.meta.url), "utf8")) as Screen[];

interface Drawn {
  box: [number, number];
  /** The least distance from one space to another, and the smallest number, in pixels of the screen. */
  apart: number;
  number: number;
  /** Numbers that are wider than their disc. */
  over: string[];
}

function measured(page: Page): Promise<Drawn> {
  return page.evaluate(() => {
    const groups = [...document.querySelectorAll<SVGGElement>('.ground g:has(> use[href="#disc"]), .ground .goal-circle, .ground .gate')];
    const middles = groups.map((group) => new DOMPoint().matrixTransform(group.getScreenCTM()!));
    let apart = Number.POSITIVE_INFINITY;
    for (const [index, a] of middles.entries()) for (const b of middles.slice(index + 1)) apart = Math.min(apart, Math.hypot(a.x - b.x, a.y - b.y));
    const texts = groups.flatMap((group) => [...group.querySelectorAll<SVGTextElement>(":scope > text")]);
    const over = texts.filter((text) => {
      const disc = text.parentElement!.querySelector("use, circle.floor")!.getBoundingClientRect();
      return text.getBoundingClientRect().width > disc.width;
    });
    const size = (text: SVGTextElement) => Number.parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM()!.a;
    const { width, height } = document.querySelector(".where")!.getBoundingClientRect();
    return { box: [Math.floor(width), Math.floor(height)], apart, number: Math.min(...texts.map(size)), over: over.map((text) => text.textContent ?? "") };
  });
}

for (const [kind, edition, count] of [
  ["four", "classic", 4 * 19],
  ["six", "plus-pairs", 6 * 18],
] as const) {
  test(`a board for ${kind} can be read and tapped on ten screens`, async ({ page }) => {
    await rehearse(page, { edition, hand: ["7x1", "swap", "3", "12"] });
    await expect(page.locator('.ground g:has(> use[href="#disc"]), .ground .goal-circle, .ground .gate')).toHaveCount(count);
    for (const wanted of SCREENS) {
      const name = wanted.screen.join(" × ");
      await page.setViewportSize({ width: wanted.screen[0], height: wanted.screen[1] });
      await drawn(page);
      const { box, apart, number, over } = await measured(page);
      expect.soft(Math.abs(box[0] - wanted[kind][0]) + Math.abs(box[1] - wanted[kind][1]), `the box on ${name} is ${box.join(" × ")}`).toBeLessThan(4);
      expect.soft(number, `numbers on ${name}`).toBeGreaterThanOrEqual(9);
      expect.soft(over, `numbers on ${name}`).toEqual([]);
      // A phone of 390 pixels and everything larger.
      if (Math.min(...wanted.screen) >= 390) expect.soft(apart, `neighbours on ${name}`).toBeGreaterThanOrEqual(22);
      else expect.soft(apart, `neighbours on ${name}`).toBeGreaterThanOrEqual(14);
    }
  });
}
