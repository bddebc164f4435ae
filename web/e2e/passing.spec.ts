// Round one table with one device, which goes from hand to hand: what is a secret of one is never there for another.

import type { Page } from "@playwright/test";
import { isAccessibleHere } from "./axe";
import { expect, test } from "./makker";

// It plays in its browser.
test.use({ engine: true });

const PHONE = { width: 390, height: 844 };

/** Watches all that ever comes into the page: a hand may be there only while whoever said "it is me" has the device. */
async function watchHands(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { wrong: seen });
    let holder = "";
    addEventListener(
      "click",
      (event) => {
        const cover = (event.target as Element).closest("[data-action=me]")?.closest<HTMLElement>("[data-cover]");
        if (cover) holder = cover.dataset.cover!;
      },
      true,
    );
    const look = () => {
      const hand = document.querySelector<HTMLElement>("[data-hand]")?.dataset.hand;
      if (hand && hand !== holder) seen.push(`the hand of ${hand}, while ${holder || "nobody"} has the device`);
      if (document.querySelector("[data-cover]") && document.querySelector("[data-card], [data-hand]")) seen.push("a card beside the cover");
      if (document.querySelector("[data-cover]")) holder = "";
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
  });
}

const wrongHands = (page: Page) => page.evaluate(() => (window as unknown as { wrong: string[] }).wrong);

/** Two or more sit round one device; the rest is bots that do not think long. */
async function passOn(page: Page, people: Record<string, string>): Promise<void> {
  await watchHands(page);
  await page.addInitScript(() => {
    localStorage.setItem("bots", "easy");
    localStorage.setItem("edition", "classic");
    localStorage.setItem("bot-delay", "50");
  });
  await page.goto("/#round");
  await page.locator("[data-action=pass]").waitFor();
  for (const seat of ["R", "Y", "G", "B"]) {
    const sitter = page.locator(`[data-sitter=${seat}]`);
    await sitter.locator("select").selectOption(people[seat] ? "person" : "bot");
    if (people[seat]) await sitter.locator("input").fill(people[seat]);
  }
  await page.locator("[data-action=pass]").click();
  await expect(page).toHaveURL(/\/t\/local-/);
}

/** Whoever is named on the cover says that it is them; says who. */
async function itIsMe(page: Page): Promise<string> {
  const cover = page.locator("[data-cover]");
  await cover.waitFor();
  await expect(page.locator("[data-card], [data-hand], .cards, .hand")).toHaveCount(0);
  await expect(page.locator(".board")).toBeVisible();
  const seat = (await cover.getAttribute("data-cover"))!;
  // Not at once: a second click that was meant for a move does nothing.
  await expect(async () => {
    if ((await cover.count()) > 0) await cover.locator("[data-action=me]").click({ timeout: 1_000 });
    await expect(page.locator("main.table")).toHaveAttribute("data-you", seat, { timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
  await expect(page.locator(`[data-hand=${seat}]`)).toBeVisible();
  return seat;
}

/** Whoever has the device gives a card, plays by the page's advice, or folds. */
async function decide(page: Page): Promise<string> {
  const main = page.locator("main.table");
  await expect(main).toHaveAttribute("data-prompt", /give|play|fold/);
  const kind = (await main.getAttribute("data-prompt"))!;
  const seq = (await main.getAttribute("data-seq"))!;
  if (kind === "give") {
    await page.locator(".cards button").first().click();
    await page.locator("[data-choice^=give]").click();
  } else if (kind === "fold") await page.locator('[data-choice="fold"]').click();
  else {
    // What is the only choice lies there already; else a bot is asked.
    const laid = page.locator(".actions .main[data-choice]");
    const hint = page.locator("[data-action=hint]");
    await laid.or(hint).filter({ visible: true }).first().waitFor();
    // What is laid out just now takes the place of the hint.
    if (!(await laid.first().isVisible())) await laid.or(hint).filter({ visible: true }).first().click();
    // A second click, as which a fast one may count, plays nothing that was laid out by itself.
    await expect(async () => {
      if ((await laid.count()) > 0) await laid.first().click({ timeout: 1_000 });
      await expect(page.locator(`main.table:not([data-seq="${seq}"])`)).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 20_000 });
  }
  await expect(main).not.toHaveAttribute("data-seq", seq);
  return kind;
}

for (const [how, people] of Object.entries<Record<string, string>>({ partners: { R: "Ann", G: "Bo" }, opponents: { R: "Ann", Y: "Bo" } }))
  test(`one device goes from hand to hand between two ${how}: nothing of a hand is there until they say that it is them`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await passOn(page, people);
    const asked: string[] = [];
    await page.locator("[data-cover]").waitFor();
    await isAccessibleHere(page, "the cover");
    // Two give, then each plays at least twice; a deal may end meanwhile.
    let plays = 0;
    while (plays < 4) {
      // Whoever is asked again, because the other has no cards left, keeps the device.
      await page.locator('[data-cover], main.table:is([data-prompt="give"], [data-prompt="play"], [data-prompt="fold"])').first().waitFor();
      if ((await page.locator("[data-cover]").count()) > 0) {
        asked.push(await itIsMe(page));
        if (asked.length === 1) await isAccessibleHere(page, "a hand");
      }
      if ((await decide(page)) !== "give") plays += 1;
    }
    expect(asked.slice(0, 2).sort()).toEqual(Object.keys(people).sort());
    for (const [index, seat] of asked.entries()) expect(seat).not.toBe(asked[index - 1]);
    expect(await wrongHands(page)).toEqual([]);
  });

test("a page that is loaded again is covered, and keys and words are enough", async ({ page }) => {
  await passOn(page, { R: "Ann", Y: "Bo", B: "Cy" });
  const seat = await itIsMe(page);
  await page.reload();
  const cover = page.locator("[data-cover]");
  await expect(cover).toHaveAttribute("data-cover", seat);
  await expect(page.locator("[data-card], [data-hand]")).toHaveCount(0);
  const name = { R: "Ann", Y: "Bo", B: "Cy" }[seat]!;
  // It is told by name, and the focus is there.
  await expect(page.getByRole("region", { name: `Hand this to ${name}` })).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: `Hand this to ${name}` })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: `I am ${name}, show my cards` })).toBeFocused();
  await expect(async () => {
    if ((await cover.count()) > 0) await page.keyboard.press("Enter");
    await expect(page.locator(`[data-hand=${seat}]`)).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
  expect(await page.evaluate(() => document.querySelector("[data-cover]"))).toBeNull();
});

test("the board turns to whoever has the device, or stays as it lies", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await passOn(page, { R: "Ann", Y: "Bo" });
  /** Whose gate is at the bottom. */
  const lowest = () =>
    page.locator(".ground .gate").evaluateAll((gates) => {
      const [last] = gates.sort((one, other) => other.getBoundingClientRect().y - one.getBoundingClientRect().y);
      return last!.getAttribute("class");
    });
  const cover = page.locator("[data-cover]");
  const first = (await cover.getAttribute("data-cover"))!;
  await expect.poll(lowest).toBe(`gate seat-${first}`);
  await itIsMe(page);
  await decide(page);
  await cover.waitFor();
  await expect.poll(lowest).toBe(`gate seat-${first === "R" ? "Y" : "R"}`);
  await page.getByRole("switch", { name: "Turn the board to whoever plays" }).click();
  await expect.poll(lowest).toBe("gate seat-R");
});

test("somebody has gone: a bot plays on, and who is left alone needs no cover", async ({ page }) => {
  await passOn(page, { R: "Ann", G: "Bo" });
  const cover = page.locator("[data-cover]");
  const gone = (await cover.getAttribute("data-cover"))!;
  await cover.locator("[data-action=gone]").click();
  const left = gone === "R" ? "G" : "R";
  await expect(page.locator("main.table")).toHaveAttribute("data-you", left);
  await expect(page.locator(`[data-hand=${left}]`)).toBeVisible();
  await expect(cover).toHaveCount(0);
});

test("a game that is given up together ends, and the next one begins covered with all seats moved on", async ({ page }) => {
  await passOn(page, { R: "Ann", G: "Bo" });
  const main = page.locator("main.table");
  await itIsMe(page);
  await page.locator("[data-action=menu]").click();
  await page.locator("dialog [data-action=give-up]").click();
  await page.locator("dialog [data-action=give-up]").click();
  await decide(page);
  await itIsMe(page);
  await page.locator(".question").getByRole("button", { name: "Yes" }).click();
  await expect(main).toHaveAttribute("data-status", "over");
  await isAccessibleHere(page, "the end");
  await page.locator("[data-action=rotate]").click();
  await page.locator("[data-cover]").waitFor();
  expect(["Y", "B"]).toContain(await page.locator("[data-cover]").getAttribute("data-cover"));
  await itIsMe(page);
  expect(await wrongHands(page)).toEqual([]);
});
