// What is told of the players, beside the board and on a phone above it: who is away, who has given, what is left to win, what is said.

import type { Page } from "@playwright/test";
import type { Emote } from "../src/protocol";
import { expect, test } from "./makker";
import { drawn } from "./player";
import { attend, comeAs, commandAs, rehearse } from "./rehearse";

const SIZES = { desk: { width: 1280, height: 800 }, phone: { width: 390, height: 844 }, side: { width: 844, height: 390 } };
const PEOPLE = { Y: "Emil", G: "Freja", B: "Sigrid" };
const HAND = ["7x1", "swap", "2", "12"];
const BOARD = "R3,R9,Rg1,Rh/Y2,Yh,Yh,Ys/Gh,Gh,Gh,Gs/B7,Bg4,Bh,Bh";

const player = (page: Page, seat: string) => page.locator(`.players li[data-seat=${seat}]`);

/** What else the middle of something is covered by, or which texts it covers. */
async function covers(page: Page, what: string, texts: string): Promise<string[]> {
  return page.evaluate(
    ([what, texts]) => {
      const found: string[] = [];
      for (const one of document.querySelectorAll(what!)) {
        const a = one.getBoundingClientRect();
        for (const other of document.querySelectorAll(texts!)) {
          if (one.contains(other) || !other.checkVisibility({ visibilityProperty: true })) continue;
          const b = other.getBoundingClientRect();
          if (a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom) found.push(`${one.textContent} on ${other.textContent}`);
        }
      }
      return found;
    },
    [what, texts],
  );
}

/** What never changes its place. */
const boxes = async (page: Page) => [
  await page.locator(".where").boundingBox(),
  await page.locator(".hand").boundingBox(),
  await page.locator(".players").boundingBox(),
];
/** What no notice may cover. */
const TEXTS = ".board, .cards, .who, .prompt b, .prompt span, .tools button, .says button, .actions button";

for (const [size, viewport] of Object.entries(SIZES)) {
  test(`whoever is away can be stood in for at once, and nothing moves, ${size}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const ann = await rehearse(page, { people: PEOPLE, board: BOARD, hand: HAND });
    await ann.asked();
    const leave = attend(ann.table, "Y");
    await expect(page.locator(".banner")).toContainText("Emil is away");
    await expect(player(page, "Y").locator(".portrait.away")).toBeVisible();
    await expect(player(page, "G").locator(".portrait.away")).toHaveCount(0);
    const before = await boxes(page);
    expect(await covers(page, ".banner", TEXTS)).toEqual([]);
    await page.locator("[data-action=stand-in]").click();
    await expect(player(page, "Y").locator(".stand-in")).toBeVisible();
    await expect(page.locator(".banner.held")).toContainText("holds Emil’s seat");
    expect(await boxes(page)).toEqual(before);
    leave();
  });
}

test("a lost connection is told in a line that covers and moves nothing", async ({ page, makker }) => {
  await (await rehearse(page, { board: BOARD, hand: HAND })).asked();
  const before: Record<string, object> = {};
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    await drawn(page);
    before[size] = await boxes(page);
  }
  await makker.kill();
  await expect(page.locator(".banner")).toBeVisible();
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    await expect.poll(() => boxes(page), size).toEqual(before[size]);
    expect(await covers(page, ".banner", TEXTS), size).toEqual([]);
  }
});

/** What is said on each screen: another text there is a new one. */
const SAID: Record<string, [Emote, string]> = { desk: ["goodGame", "Good game!"], phone: ["noHurry", "No hurry."], side: ["hooray", "Hooray!"] };

test("what is said covers no name", async ({ page }) => {
  for (const edition of ["classic", "plus-trios"]) {
    const { table } = await rehearse(page, { edition, name: "A name of 24 characters!", people: PEOPLE });
    for (const [size, viewport] of Object.entries(SIZES)) {
      await page.setViewportSize(viewport);
      await drawn(page);
      const [emote, text] = SAID[size]!;
      await Promise.all(Object.keys(PEOPLE).map((seat) => commandAs(table, seat, { do: "emote", emote })));
      await expect(page.locator(".emote", { hasText: text })).toHaveCount(3);
      expect(await covers(page, ".emote", ".who, .tools button, .board"), `${edition}, ${size}`).toEqual([]);
    }
  }
});

test("what one says in its window everybody reads", async ({ page, browser }) => {
  const ann = await rehearse(page, { people: PEOPLE });
  const emil = await comeAs(browser, ann, "Y");
  await emil.page.locator("[data-action=emotes]").click();
  await emil.page.locator("dialog button", { hasText: "Good game!" }).click();
  await expect(player(page, "Y").locator(".emote")).toHaveText("Good game!");
  await emil.page.context().close();
});

test("in the exchange it is told who has given and who has not", async ({ page }) => {
  const ann = await rehearse(page, { people: { G: "Freja" } });
  await ann.asked();
  for (const viewport of Object.values(SIZES)) {
    await page.setViewportSize(viewport);
    await expect(player(page, "R").locator(".does")).toHaveText("Give one");
    await expect(player(page, "Y").locator(".does")).toHaveText("gave");
    await expect(player(page, "Y").locator(".does")).toBeVisible();
    await expect(player(page, "G").locator(".does")).toHaveText(/choosing|away/);
  }
});

test("with all pawns home it is told what is left to win", async ({ page }) => {
  const board = "Rg1,Rg2,Rg3,Rg4/Y2,Yh,Yh,Yg4/Gg4,Gg3,G9,R4/B7,Bg4,Bh,Bh";
  await (await rehearse(page, { board, hand: HAND })).asked();
  await expect(page.locator(".team").first()).toContainText("6 of 8");
  await expect(page.locator(".box h2")).toHaveText("To win");
  await expect(page.locator(".box")).toContainText(/2 of .+ pawns/);
});
