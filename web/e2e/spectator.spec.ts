// Somebody who only watches: nothing that is sent to them holds a hidden card.

import type { Page } from "@playwright/test";
import * as api from "./api";
import { holdThePast } from "./held";
import { expect, test } from "./makker";
import { enter, MOUSE } from "./player";
import { TABLE } from "./positions";
import { rehearse } from "./rehearse";

/** Everything that a page is sent. */
function traffic(page: Page): { sockets: string[]; bodies: Promise<string>[] } {
  const heard = { sockets: [] as string[], bodies: [] as Promise<string>[] };
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => heard.sockets.push(String(payload))));
  page.on("response", (response) => {
    if (new URL(response.url()).pathname.startsWith("/api/")) heard.bodies.push(response.text().catch(() => ""));
  });
  return heard;
}

const isNothing = (value: unknown) => value === null;
const isEmpty = (value: unknown) => (value as unknown[]).length === 0;
const isCovered = (cards: unknown[]) => cards.every((card) => card === "?");

/** What a spectator may find in each field that could hold a secret. */
const OPEN: Record<string, (value: unknown, event: unknown) => boolean> = {
  you: isNothing,
  prompt: isNothing,
  given: isNothing,
  received: isNothing,
  hand: isEmpty,
  moves: isEmpty,
  hands: (value) => isCovered(Object.values(value as object).flat()),
  deck: (value, event) => event !== "shuffle" || isCovered(value as unknown[]),
  // What is played lies open; a gift does not.
  card: (value, event) => event !== "give" || isCovered([value]),
};

/** What in a message tells a card that lies face down, or what somebody may choose. */
function secrets(message: unknown, at = ""): string[] {
  if (typeof message !== "object" || message === null) return [];
  return Object.entries(message).flatMap(([key, value]) => {
    const isOpen = OPEN[key]?.(value, "event" in message ? message.event : null) ?? true;
    return isOpen ? secrets(value, `${at}.${key}`) : [`${at}.${key} = ${JSON.stringify(value)}`];
  });
}

test("a spectator sees a game go by and is never sent a hidden card", async ({ browser, page }) => {
  const players = await Promise.all(["Ann", "Bo"].map(async () => (await browser.newContext()).newPage()));
  const [ann, bo] = players as [Page, Page];
  await enter(ann, MOUSE, "Ann", "Play with friends");
  await bo.goto(ann.url());
  await bo.locator("[data-action=sit]").first().click();
  await expect(bo.locator("main.table")).not.toHaveAttribute("data-you", "");
  const heard = traffic(page);
  await page.goto(ann.url());
  const main = page.locator("main.table");
  await expect(main).toHaveAttribute("data-status", "waiting");
  await ann.locator("[data-action=start]").click();
  await expect(main).toHaveAttribute("data-status", "playing");

  // By the fifth deal everything has happened: gifts, plays, folds, another dealer.
  let deals = 0;
  let last = "";
  await Promise.all(
    players.map((player) =>
      api.getAhead(player, (table) => {
        const deal = `${table.view?.dealer} ${table.view?.deal}`;
        if (deal !== last) deals++;
        last = deal;
        return deals > 4;
      }),
    ),
  );
  const { origin, pathname } = new URL(page.url());
  const { seq } = (await api.since(page.request, origin, pathname.replace("/t/", ""), 0)).table;
  await expect.poll(async () => Number(await main.getAttribute("data-seq"))).toBeGreaterThanOrEqual(seq);

  await expect(page.locator('ul[aria-label="Your cards"] button')).toHaveCount(0);
  expect(await main.getAttribute("data-you")).toBe("");
  const bodies = await Promise.all(heard.bodies);
  const messages = [...heard.sockets, ...bodies].filter((text) => /^[[{]/.test(text)).map((text) => JSON.parse(text) as unknown);
  expect(messages.flatMap((message) => secrets(message))).toEqual([]);
  // The test can see what it looks for: gifts, plays and deals went by, and Ann is told what the spectator is not.
  const all = heard.sockets.join("\n");
  for (const event of ["deal", "give", "play"]) expect(all).toContain(`"event":"${event}"`);
  const anns = await ann.request.get(ann.url().replace("/t/", "/api/tables/"));
  expect(secrets(await anns.json())).not.toEqual([]);
  await Promise.all(players.map((player) => player.context().close()));
});

test("whoever watches is asked for a name only when they want to sit, knocks, and sits down at the next deal", async ({ page, browser }) => {
  await rehearse(page, { ...TABLE, people: {} });
  const hand = () => page.locator(".hand").boundingBox();
  const before = await hand();
  const watcher = await (await browser.newContext()).newPage();
  await watcher.goto(page.url());
  await watcher.locator("[data-action=take-seat]").waitFor();
  await expect(watcher.getByLabel("Your name")).toHaveCount(0);
  await watcher.locator("[data-action=take-seat]").click();
  await watcher.getByLabel("Your name").fill("Cy");
  await watcher.locator('[data-action=sit][data-seat="G"]').click();
  await expect(watcher.locator(".watching")).toContainText("You have asked to sit down.");
  await expect(page.locator(".questions[aria-live]").getByText("Cy would like to play.")).toBeVisible();
  expect(await hand()).toEqual(before);
  // On a phone the notice covers nothing that one plays with.
  await page.setViewportSize({ width: 360, height: 640 });
  const [notice, board] = [await page.locator(".questions").boundingBox(), await page.locator(".board").boundingBox()];
  expect(notice!.y + notice!.height).toBeLessThanOrEqual(board!.y + 1);
  await page.locator("[data-action=let-in]").press("Enter");
  await expect(watcher.locator(".watching")).toContainText("You sit down at the next deal, as Green.");
  await expect(watcher.locator("main.table")).toHaveAttribute("data-you", "");
  await expect(page.locator(".players li[data-seat=G]")).toContainText("next deal: Cy");
  await watcher.locator("[data-action=get-up]").click();
  await expect(watcher.locator(".watching")).toContainText("You are watching.");
  await watcher.context().close();
});

test("a watcher who sees a move again finds the way back to the present", async ({ page, browser }) => {
  await rehearse(page, TABLE);
  const watcher = await (await browser.newContext({ reducedMotion: "no-preference" })).newPage();
  await watcher.goto(page.url());
  await holdThePast(watcher);
  await watcher.locator(".history [data-move]").first().click();
  await expect(watcher.locator(".watching")).toContainText("Seen again: Sigrid plays 9");
  await watcher.getByRole("button", { name: "Back to the game" }).click();
  await expect(watcher.locator("main.table")).not.toHaveAttribute("data-past");
  await watcher.context().close();
});
