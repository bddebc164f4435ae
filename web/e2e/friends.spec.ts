// Four people, each with a browser of their own, from the link to the win.

import type { Browser } from "@playwright/test";
import type { TableMessage } from "../src/protocol";
import * as api from "./api";
import { expect, test } from "./makker";
import { enter, MOUSE, Player, type Shown } from "./player";

const NAMES = ["Ann", "Bo", "Cy", "Di"];

/** What people watch for: a choice of one seat, and how another seat's log tells it. */
const DEEDS: Record<string, { isIt: (choice: string) => boolean; told: (choice: string) => RegExp }> = {
  // Both pawns' ways are told.
  split: { isIt: (choice) => /^7\S* [^,]*, /.test(choice), told: (choice) => naming(targets(choice)) },
  swap: { isIt: (choice) => choice.includes("<>"), told: (choice) => naming(choice.split(" ")[1]!.split("<>")) },
  fold: { isIt: (choice) => choice === "fold", told: () => /fold/i },
};

const SEATS: Record<string, string> = { R: "Red", Y: "Yellow", G: "Green", B: "Blue" };

/** A sentence with all these spaces as people read them. */
function naming(spaces: string[]): RegExp {
  const words = spaces.map((space) => `${SEATS[space[0]!]}\\D{0,20}${/\d*$/.exec(space)![0]}(?!\\d)`);
  return new RegExp(`^${words.map((word) => `(?=.*${word})`).join("")}`);
}

function targets(choice: string): string[] {
  return choice
    .slice(choice.indexOf(" "))
    .split(", ")
    .map((leg) => leg.split(">").at(-1)!);
}

/** One team has most of its eight pawns in their goals. */
function isNearlyOver({ status, view }: TableMessage): boolean {
  const pawns = (view?.board ?? "").split("/").map((seat) => seat.split(","));
  const home = (place: number) => pawns[place]!.filter((space) => space.includes("g")).length;
  return status === "over" || home(0) + home(2) >= 6 || home(1) + home(3) >= 6;
}

/** Everyone at one table: the first makes it, the others follow the link. */
async function sitDown(browser: Browser): Promise<Player[]> {
  const pages = await Promise.all(NAMES.map(async () => (await browser.newContext()).newPage()));
  const host = await enter(pages[0]!, MOUSE, NAMES[0]!, "Play with friends", "classic");
  const link = pages[0]!.url();
  const players = [host];
  for (const page of pages.slice(1)) {
    await page.goto(link);
    const name = page.getByLabel("Your name");
    const free = page.locator("[data-action=sit]").first();
    await free.waitFor();
    if (await name.isVisible()) await name.fill(NAMES[players.length]!);
    await free.click();
    await expect(page.locator("main.table")).not.toHaveAttribute("data-you", "");
    players.push(new Player(page, MOUSE));
  }
  await host.page.locator("[data-action=start]").click();
  return players;
}

/** Whoever is asked now, and what. */
async function whoIsAsked(players: Player[]): Promise<{ who: number; what: Shown }> {
  let found = { who: -1, what: "over" as Shown };
  await expect
    .poll(
      async () => {
        const shown = await Promise.all(players.map(({ main }) => main.evaluate(({ dataset }) => (dataset.status === "over" ? "over" : dataset.prompt))));
        const who = shown.findIndex((what) => what);
        found = { who, what: shown[who] as Shown };
        return who;
      },
      { intervals: [20, 20, 50, 100] },
    )
    .toBeGreaterThanOrEqual(0);
  return found;
}

test("four browsers play together through exchange, split, swap and fold to the win", async ({ browser }) => {
  // Four pages are drawn after every move.
  test.setTimeout(600_000);
  const players = await sitDown(browser);
  const missing = new Set(Object.keys(DEEDS));
  let isExchanged = false;
  let isAhead = false;
  for (let game = 1; ; ) {
    const { who, what } = await whoIsAsked(players);
    if (what === "over") {
      if (missing.size === 0 || game === 3) break;
      // Nobody could do it in this game: another one.
      game++;
      await players[0]!.page.locator("[data-action=rematch]").click();
      for (const { main } of players) await expect(main).toHaveAttribute("data-status", "playing");
      continue;
    }
    if (what === "give" && !isExchanged) {
      await exchange(players);
      isExchanged = true;
      continue;
    }
    if (missing.size === 0 && !isAhead) {
      // What lies between is like the games of the other tests, and takes minutes with four pages.
      await Promise.all(players.map(({ page }) => api.getAhead(page, isNearlyOver)));
      isAhead = true;
      continue;
    }
    const choice = await players[who]!.choose((wanted) => [...missing].some((deed) => DEEDS[deed]!.isIt(wanted)));
    for (const deed of [...missing].filter((deed) => DEEDS[deed]!.isIt(choice))) {
      missing.delete(deed);
      const others = players.filter((_, index) => index !== who);
      for (const { page } of others) await expect(page.locator("ol.log li", { hasText: DEEDS[deed]!.told(choice) }).first(), choice).toBeAttached();
    }
  }
  expect(isExchanged).toBe(true);
  expect([...missing], "what never happened").toEqual([]);
  for (const { page } of players) await expect(page.locator(".over")).toBeVisible();
  await Promise.all(players.map(({ page }) => page.context().close()));
});

/** Everyone gives a card, and each finds the teammate's among their own. */
async function exchange(players: Player[]): Promise<void> {
  const before = await Promise.all(players.map((player) => player.hand()));
  const given: string[] = [];
  for (const [index, player] of players.entries()) {
    expect(await player.asked()).toBe("give");
    given.push((await player.choose()).replace("give ", ""));
    // Whoever has given waits for the others.
    if (index < players.length - 1) await expect(player.main).toHaveAttribute("data-prompt", "");
  }
  for (const [index, player] of players.entries()) {
    const kept = [...before[index]!];
    kept.splice(kept.indexOf(given[index]!), 1);
    const teammate = (index + 2) % 4;
    await expect.poll(async () => (await player.hand()).sort()).toEqual([...kept, given[teammate]!].sort());
  }
}
