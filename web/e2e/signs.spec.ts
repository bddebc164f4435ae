// What the board shows, as a browser paints it: colours of a palette, the focus, cards on the cord, taps on a crowded board.

import { expect, test } from "./makker";
import { isInside, MOUSE } from "./player";
import { EXCHANGE, PAIRS, TABLE } from "./positions";
import { rehearse } from "./rehearse";

test("a palette leaves nothing in a seat's usual colour", async ({ page }) => {
  await rehearse(page, TABLE);
  await page.locator(".board [data-pawn]").first().waitFor({ state: "attached" });
  /** The things that are painted in one of the six usual colours. */
  const usual = (palette: string) =>
    page.evaluate((palette) => {
      const root = document.documentElement;
      delete root.dataset.palette;
      const probe = document.body.appendChild(document.createElement("i"));
      const seats = ["red", "orange", "yellow", "green", "blue", "purple"].map((seat) => {
        probe.style.color = `var(--${seat})`;
        return getComputedStyle(probe).color;
      });
      probe.remove();
      root.dataset.palette = palette;
      return [...document.querySelectorAll("*")].filter((element) => {
        const { fill, stroke, color, backgroundColor, stopColor, borderLeftColor } = getComputedStyle(element);
        return [fill, stroke, color, backgroundColor, stopColor, borderLeftColor].some((one) => seats.includes(one));
      }).length;
    }, palette);
  expect(await usual("standard")).toBeGreaterThan(50);
  for (const palette of ["red-green", "blue-yellow"]) await expect.poll(() => usual(palette), palette).toBe(0);
});

test("a mouse leaves no sign of the focus on the board; keys show a ring", async ({ page }) => {
  const player = await rehearse(page, TABLE);
  await player.takeCard("10");
  await MOUSE.space(player.space("B6"));
  const rings = () =>
    page.locator(".board .button").evaluateAll((all) =>
      all.flatMap((one) => {
        const { outlineStyle, stroke } = getComputedStyle(one);
        return outlineStyle === "none" && stroke === "none" ? [] : [`${outlineStyle} ${stroke}`];
      }),
    );
  expect(await rings()).toEqual([]);
  await page.locator(".board .button[tabindex='0']").first().press("ArrowRight");
  await expect.poll(rings).toEqual([expect.stringMatching(/^none rgb/)]);
});

test("a chosen card lies on the cord, and its place in the hand says to whom it goes", async ({ page }) => {
  await rehearse(page, EXCHANGE);
  const gift = (seat: string) => page.locator(`[data-gift=${seat}]`);
  await expect(gift("R")).toHaveAttribute("data-state", "missing");
  await expect(gift("G")).toHaveAttribute("data-state", "given");
  await page.locator('.cards [data-card="S13"]').click();
  await expect(gift("R")).toHaveAttribute("data-state", "chosen");
  await expect(page.locator(".card.given")).toContainText("to Freja");
  // Another card takes its place.
  await page.locator('.cards [data-card="3"]').click();
  await expect(page.locator(".card.given")).toHaveAttribute("data-card", "3");
  await page.locator("[data-choice='give 3']").click();
  await expect(gift("R")).toHaveAttribute("data-state", "given");
});

test.describe("six seats on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a tap takes the nearest target, and one between two magnifies until it is clear", async ({ page }) => {
    const player = await rehearse(page, { ...PAIRS, hand: ["7x1", "S13", "swap", "5^"] });
    await player.takeCard("7x1");
    await page.locator('.board [data-space="P2"]').dispatchEvent("click");
    const board = page.locator(".board");
    const target = (name: string) => board.locator(`[data-space="${name}"]`);
    const middle = async (name: string) => {
      const { x, y, width, height } = (await target(name).boundingBox())!;
      return { x: x + width / 2, y: y + height / 2 };
    };
    const [four, five] = [await middle("P4"), await middle("P5")];
    expect(Math.hypot(four.x - five.x, four.y - five.y)).toBeGreaterThanOrEqual(22);
    await page.touchscreen.tap((four.x + five.x) / 2, (four.y + five.y) / 2);
    await expect(board).toHaveAttribute("data-zoomed", "true");
    for (const name of ["P4", "P5"]) expect(await isInside(target(name), board), name).toBe(true);
    const near = await middle("P5");
    await page.touchscreen.tap(near.x + 8, near.y + 8);
    await expect(board).toHaveAttribute("data-zoomed", "false");
    // The pawn would come to the one that was meant.
    const ghost = (await board.locator(".token.ghost circle").first().boundingBox())!;
    expect(Math.hypot(ghost.x + ghost.width / 2 - five.x, ghost.y + ghost.height / 2 - five.y)).toBeLessThan(8);
  });
});
