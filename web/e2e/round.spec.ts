// Round one table: a tablet in the middle with the board, and telephones as hands; and one device that goes from hand to hand.

import type { Browser, Page } from "@playwright/test";
import axe from "axe-core";
import { encode } from "uqr";
import { expect, test } from "./makker";
import { drawn, MOUSE, Player } from "./player";
import { PAIRS, SWAP, TABLE, TRIOS, WON } from "./positions";
import { attend, rehearse } from "./rehearse";

// A device that is passed on plays in its browser.
test.use({ engine: true });

const TABLET = { width: 1180, height: 820 };
const PHONE = { width: 390, height: 844 };

/** axe finds nothing on the page as it is now, by day and by night. */
async function isAccessible(page: Page, what: string): Promise<void> {
  await page.evaluate(axe.source);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const found = await page.evaluate(async () => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, { resultTypes: ["violations"] });
      return violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`);
    });
    expect.soft(found, `${what}, ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
}

/** Somebody scans the code of the tablet, chooses a chair and gives a name. */
async function scan(browser: Browser, address: string, name: string, seat: string): Promise<Player> {
  const page = await (await browser.newContext({ viewport: PHONE, hasTouch: true, reducedMotion: "reduce" })).newPage();
  await page.goto(address);
  await page.getByLabel("Your name").fill(name);
  await page.locator(`[data-action=sit][data-seat=${seat}]`).click();
  await expect(page.locator("main.table")).toHaveAttribute("data-you", seat);
  return new Player(page, MOUSE);
}

/** The path of a code as the page draws it. */
function drawnCode(address: string): string {
  return encode(address, { border: 2 })
    .data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x},${y}h1v1h-1z`] : [])))
    .join("");
}

/** No card of any hand is in the page: none to choose, and none face up but what was played. */
async function showsNoHand(page: Page, played: string[] = []): Promise<void> {
  await expect(page.locator(".hand, .cards, [data-hand], [data-card]")).toHaveCount(0);
  const shown = await page.locator("[data-played]").evaluateAll((cards) => cards.map((card) => (card as SVGElement).dataset.played ?? ""));
  expect(shown.filter((card) => !played.includes(card))).toEqual([]);
}

/** What was played and folded in this game so far. */
async function playedAt(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { table } = await (await fetch(`/api${location.pathname.replace("/t/", "/tables/")}`)).json();
    const events: { event: string; move?: string; cards?: string[] }[] = table.view?.events ?? [];
    return events.flatMap(({ move, cards }) => (move ? [move.split(" ")[0]!] : (cards ?? [])));
  });
}

/** Somebody plays from the hand alone: the card, then the row with what it shall do; where there are too many rows, on the board. */
async function playFromHand(player: Player): Promise<string> {
  const [choice] = await player.advice();
  const [card, ...rest] = choice!.split(" ");
  if (choice !== "fold") await player.takeCard(card!);
  for (const leg of rest.join(" ").split(", ").filter(Boolean)) {
    const spaces = leg.split(/<>|>/);
    const [from, to] = [spaces[0]!, spaces.at(-1)!];
    const isLaidOut = async () => (await player.main.getAttribute("data-legs"))!.split(" ").some((one) => one === `${from}>${to}` || one === `${to}>${from}`);
    if (await isLaidOut()) continue;
    if ((await player.page.locator(".rows").count()) > 0) await player.page.locator(`[data-row="${from}>${to}"]`).click();
    else {
      await player.takePawn(from, to);
      await player.takeTarget(from, to);
    }
    await expect.poll(isLaidOut).toBe(true);
  }
  await player.submit(choice!);
  return choice!;
}

test("a tablet lies in the middle, two telephones scan its code and play from their hands", async ({ page, browser }) => {
  await page.setViewportSize(TABLET);
  await page.goto("/");
  await page.getByRole("link", { name: "Round one table" }).click();
  await page.locator("[data-action=lay]").waitFor();
  await isAccessible(page, "which way");
  await page.locator("[data-action=lay]").click();
  await page.locator(".gathering .qr").waitFor();
  await expect(page).toHaveURL(/\/t\/[^/]+#table$/);
  const address = page.url().replace("#table", "#hand");
  await expect(page.locator(".gathering .qr path")).toHaveAttribute("d", drawnCode(address));
  await isAccessible(page, "gathering");

  const ann = await scan(browser, address, "Ann", "R");
  // Whoever sits down first has the table.
  await expect(page.getByText("Ann starts the game on the phone.")).toBeVisible();
  const bo = await scan(browser, address, "Bo", "G");
  await expect(page.locator(".gathering .seat-G .who", { hasText: "Bo" })).toBeVisible();
  await expect(page.locator(".gathering .count")).toContainText("2 of 4");
  await expect(bo.page.locator("[data-action=start]")).toHaveCount(0);
  await ann.page.locator("[data-action=start]").click();

  for (const player of [ann, bo]) {
    await expect(player.main).toHaveAttribute("data-view", "hand");
    // The cards are large, and all of each is on the screen.
    for (const card of await player.page.locator(".cards button").all()) {
      const box = (await card.boundingBox())!;
      expect(box.width).toBeGreaterThan(95);
      expect(box.y + box.height).toBeLessThanOrEqual(PHONE.height + 1);
    }
  }
  await expect(page.locator(".tableview")).toHaveAttribute("data-status", "playing");
  await showsNoHand(page);
  await isAccessible(page, "the exchange in the middle");
  for (const player of [ann, bo]) {
    await player.page.locator(".cards button").first().click();
    await player.page.locator("[data-choice^=give]").click();
  }
  // A few turns of both, from the hand alone where that can be done.
  for (let turns = 0; turns < 6; turns++) {
    const asked = async () => {
      const prompts = await Promise.all([ann, bo].map(({ main }) => main.getAttribute("data-prompt")));
      return prompts.findIndex((prompt) => prompt === "play" || prompt === "fold");
    };
    await expect.poll(asked).toBeGreaterThanOrEqual(0);
    const who = [ann, bo][await asked()]!;
    const seat = await who.seat();
    if (turns === 0) {
      await expect(page.locator(".tableview")).toHaveAttribute("data-turn", seat);
      await expect(page.locator("[data-rim]")).toHaveAttribute("data-rim", seat);
      await expect(page.locator("[data-medal]")).toHaveAttribute("data-medal", seat);
      await expect(page.locator(`[data-plate=${seat}][data-turn=true]`)).toContainText(who === ann ? "Ann" : "Bo");
      await isAccessible(who.page, "the hand");
      await isAccessible(page, "the middle");
    }
    await playFromHand(who);
    await showsNoHand(page, await playedAt(page));
    // A deal may be over: all give a card again.
    for (const player of [ann, bo]) {
      if ((await player.main.getAttribute("data-prompt")) !== "give") continue;
      const seq = (await player.main.getAttribute("data-seq"))!;
      await player.page.locator(".cards button").first().click();
      await player.page.locator("[data-choice^=give]").click();
      await expect(player.main).not.toHaveAttribute("data-seq", seq);
    }
  }
});

test("a row of the hand shows its way, is picked by one tap and played by the next", async ({ page }) => {
  await page.setViewportSize(PHONE);
  const player = await rehearse(page, TABLE);
  const leave = attend(player.table);
  await page.goto(`/t/${player.table}#hand`);
  await expect(player.main).toHaveAttribute("data-view", "hand");
  // The address gives nothing away that one would send on.
  await expect(page).toHaveURL(/\/t\/[^#]+$/);
  await expect(page.locator(".where")).toHaveCount(0);
  await player.takeCard("10");
  const rows = page.locator(".rows [data-row]");
  await expect(page.getByRole("heading", { name: "With the 10 you can" })).toBeVisible();
  expect(await rows.count()).toBeGreaterThan(1);
  await expect(rows.first().locator(".strip")).toBeVisible();
  await isAccessible(page, "rows");
  await rows.first().click();
  await expect(rows.first()).toHaveAttribute("aria-pressed", "true");
  const seq = (await player.main.getAttribute("data-seq"))!;
  await rows.first().click();
  await expect(player.main).not.toHaveAttribute("data-seq", seq);
  await expect(player.main).toHaveAttribute("data-prompt", "");
  leave();
});

test("where there is much to choose from, the board is in the hand, and one can always ask for it", async ({ page }) => {
  await page.setViewportSize(PHONE);
  const player = await rehearse(page, SWAP);
  const leave = attend(player.table);
  await page.goto(`/t/${player.table}#hand`);
  await expect(page.locator(".handview header")).toBeVisible();
  await expect(page.locator(".board")).toHaveCount(0);
  await page.locator("[data-action=board]").click();
  await expect(page.locator(".board")).toBeVisible();
  await page.locator("[data-action=board]").click();
  await expect(page.locator(".board")).toHaveCount(0);
  await player.prepare("swap R3<>R12");
  await expect(page.locator(".board")).toBeVisible();
  await player.submit("swap R3<>R12");
  leave();
});

test("rows are reached and played by keys alone", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const player = await rehearse(page, TABLE);
  const leave = attend(player.table);
  await page.goto(`/t/${player.table}#hand`);
  await expect(page.locator(".handview header")).toBeVisible();
  await page.locator('[data-card="10"]').focus();
  await page.keyboard.press("Enter");
  const row = page.locator("[data-row]").first();
  await row.focus();
  await page.keyboard.press("Enter");
  await expect(row).toHaveAttribute("aria-pressed", "true");
  const seq = (await player.main.getAttribute("data-seq"))!;
  await row.focus();
  await page.keyboard.press("Enter");
  await expect(player.main).not.toHaveAttribute("data-seq", seq);
  leave();
});

test("one's own device in the middle shows no hand either, and changes back as it was chosen for this table", async ({ page }) => {
  await page.setViewportSize(TABLET);
  const player = await rehearse(page, TABLE);
  const leave = attend(player.table);
  await page.locator("[data-action=menu]").click();
  await page.getByText("How this device shows the table").click();
  await page.locator("dialog [data-view=table]").click();
  await page.locator(".tableview .plate").first().waitFor();
  await showsNoHand(page, await playedAt(page));
  await page.reload();
  await page.locator(".tableview .plate").first().waitFor();
  await showsNoHand(page, await playedAt(page));
  // What somebody else does from their seat is seen, and the own hand is not.
  await page.locator("[data-action=menu]").click();
  await isAccessible(page, "what the middle can do");
  await page.getByRole("switch", { name: "It lies flat" }).click();
  await page.keyboard.press("Escape");
  await expect(page.locator(".tableview")).toHaveAttribute("data-flat", "true");
  const turned = await page.locator("[data-plate=G]").getAttribute("transform");
  expect(turned).toMatch(/rotate\(-?180\)/);
  await page.locator("[data-action=menu]").click();
  await page.locator("dialog [data-action=usual]").click();
  await expect(player.main).toHaveAttribute("data-you", "R");
  await expect(page.locator(".cards button")).toHaveCount(4);
  leave();
});

for (const [name, wanted] of Object.entries({ pairs: PAIRS, trios: TRIOS }))
  test(`six sit round the middle: ${name}`, async ({ page }) => {
    await page.setViewportSize(TABLET);
    const player = await rehearse(page, wanted);
    const leave = attend(player.table);
    await page.goto(`/t/${player.table}#table`);
    await expect(page.locator("[data-plate]")).toHaveCount(6);
    await expect(page.locator(".plates .square")).toHaveCount(1);
    await expect(page.locator(".plate.outer")).toContainText("Anna");
    for (const screen of [TABLET, { width: 820, height: 1180 }]) {
      await page.setViewportSize(screen);
      await drawn(page);
      // Nothing that is read hangs over the edge of the screen.
      for (const text of await page.locator(".plates text, .plates .square").all()) {
        const box = (await text.boundingBox())!;
        expect([box.x >= -1, box.y >= -1, box.x + box.width <= screen.width + 1, box.y + box.height <= screen.height + 1]).toEqual([true, true, true, true]);
      }
    }
    await isAccessible(page, name);
    leave();
  });

test("in the middle a play is seen, and who has won", async ({ page }) => {
  await page.setViewportSize(TABLET);
  const player = await rehearse(page, TABLE);
  const leave = attend(player.table);
  const [choice] = await player.advice();
  await page.goto(`/t/${player.table}#table`);
  const middle = page.locator(".tableview");
  await expect(middle).toHaveAttribute("data-turn", "R");
  const code = page.locator(".plate .square");
  await expect(code).toHaveCount(1);
  await page.evaluate(
    ([table, choice]) =>
      fetch(`/api/tables/${table}/commands`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ id: "from another device", seq: 2 ** 32 - 1, do: "choose", choice }),
      }),
    [player.table, choice!],
  );
  await expect(middle).toHaveAttribute("data-turn", "Y");
  await expect(page.locator("[data-plate=R]")).toContainText("played");
  await expect(page.locator("[role=status]").first()).toHaveText("Holger plays");
  // The code is in nobody's way.
  await expect(page.locator("[data-plate=Y] .square, [data-plate=R] .square")).toHaveCount(0);
  leave();
  const won = await rehearse(page, WON);
  await page.goto(`/t/${won.table}#table`);
  await expect(page.locator(".tableview .band")).toContainText("win");
  await isAccessible(page, "won");
});

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
    if (!(await laid.first().isVisible())) await hint.click();
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
    await isAccessible(page, "the cover");
    // Two give, then each plays at least twice; a deal may end meanwhile.
    let plays = 0;
    while (plays < 4) {
      // Whoever is asked again, because the other has no cards left, keeps the device.
      await page.locator('[data-cover], main.table:is([data-prompt="give"], [data-prompt="play"], [data-prompt="fold"])').first().waitFor();
      if ((await page.locator("[data-cover]").count()) > 0) {
        asked.push(await itIsMe(page));
        if (asked.length === 1) await isAccessible(page, "a hand");
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
  await isAccessible(page, "the end");
  await page.locator("[data-action=rotate]").click();
  await page.locator("[data-cover]").waitFor();
  expect(["Y", "B"]).toContain(await page.locator("[data-cover]").getAttribute("data-cover"));
  await itIsMe(page);
  expect(await wrongHands(page)).toEqual([]);
});
