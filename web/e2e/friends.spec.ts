// Four people, each with a browser of their own: from the link to the first cards, and late in a game to the win.

import type { Browser } from "@playwright/test";
import { expect, test } from "./makker";
import { enter, MOUSE, Player, type Shown } from "./player";
import { comeAs, rehearse, type Wanted } from "./rehearse";

const NAMES = ["Ann", "Bo", "Cy", "Di"];

/** Late in a game: red can share a seven, yellow has to fold, green goes on, blue can swap, and red wins with its partner's pawn. */
const GAME: Wanted = {
  people: { Y: "Bo", G: "Cy", B: "Di" },
  board: "B10,B14,Rg3,Rg4/Yh,Yh,Yh,Yh/Gg2,Gg3,Gg4,Y11/Bg4,Bh,G5,Y12",
  dealer: "B",
  deals: [{ R: ["7x1", "3", "10", "2"], Y: ["9", "10", "12", "9"], G: ["6", "5", "3", "12"], B: ["swap", "5", "6", "10"] }],
  choices: [
    ["R", "give 2"],
    ["Y", "give 9"],
    ["G", "give 12"],
    ["B", "give 10"],
  ],
};

/** One choice after the other, and how the logs of the other seats tell it. */
const DEEDS: { isIt: (choice: string) => boolean; told: (choice: string) => RegExp }[] = [
  // Both pawns' ways are told.
  { isIt: (choice) => /^7x1 B10>Rg., B14>Rg.$/.test(choice), told: (choice) => naming(targets(choice)) },
  { isIt: (choice) => choice === "fold", told: () => /fold/i },
  { isIt: (choice) => choice === "3 Y11>Y14", told: (choice) => naming(targets(choice)) },
  { isIt: (choice) => /^swap (Y12<>Y14|Y14<>Y12)$/.test(choice), told: (choice) => naming(choice.split(" ")[1]!.split("<>")) },
  { isIt: (choice) => choice === "3 Y12>Gg1", told: () => /Ann/ },
];

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
  // Once the host has seen the last one sit down.
  await expect(host.page.locator("[data-action=start]")).toHaveText("Start the game");
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

test("four browsers meet by a link, and everyone finds a teammate's card among their own", async ({ browser }) => {
  const players = await sitDown(browser);
  await exchange(players);
  await Promise.all(players.map(({ page }) => page.context().close()));
});

test("four browsers play together through split, fold and swap to the win", async ({ page, browser }) => {
  const host = await rehearse(page, GAME);
  const players = [host, ...(await Promise.all(["Y", "G", "B"].map((seat) => comeAs(browser, host, seat))))];
  for (const [turn, { isIt, told }] of DEEDS.entries()) {
    const { who } = await whoIsAsked(players);
    expect(who).toBe(turn % players.length);
    const choice = await players[who]!.choose(isIt);
    expect(isIt(choice), choice).toBe(true);
    const others = players.filter((_, index) => index !== who);
    for (const { page } of others) await expect(page.locator("ol.log li", { hasText: told(choice) }).first(), choice).toBeAttached();
  }
  expect((await whoIsAsked(players)).what).toBe("over");
  for (const { page } of players) await expect(page.locator(".over")).toBeVisible();
  await Promise.all(players.slice(1).map(({ page }) => page.context().close()));
});

/** Everyone gives a card, and each finds the teammate's among their own. */
async function exchange(players: Player[]): Promise<void> {
  await Promise.all(players.map((player) => player.asked()));
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
