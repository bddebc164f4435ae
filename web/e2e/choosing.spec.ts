// How a move is chosen: in any order, leg by leg, from the list in words; and sent once.

import type { Page } from "@playwright/test";
import * as api from "./api";
import { expect, test } from "./makker";
import { MOUSE, type Player } from "./player";
import { ABSENT, EXCHANGE, TABLE } from "./positions";
import { comeAs, rehearse, type Wanted } from "./rehearse";

/** The drawn table with bots, who go on when one has played; and others with a pawn at home, or one that turns in its goal. */
const TURN: Wanted = { ...TABLE, people: {} };
const AT_HOME: Wanted = { board: "B6,G12,Rh,Y3/B10,R6,R6,Yh/Gg4,Gh,Gs,R12/Bh,Bh,G5,Y11", hand: ["S", "S8", "10", "3"] };
const IN_GOAL: Wanted = { ...AT_HOME, board: AT_HOME.board!.replace("B6,G12,Rh,Y3", "Rg2,Rg4,Rh,Y3"), hand: ["2", "10", "swap", "9"] };

/** Anna's turn, and a choice of this kind. */
async function turnWith(page: Page, isWanted: Kind, position: Wanted = TURN): Promise<{ player: Player; choice: string }> {
  const player = await rehearse(page, position);
  await expect(player.main).toHaveAttribute("data-prompt", "play");
  const { view } = (await api.since(page.request, new URL(page.url()).origin, player.table, 0)).table;
  return { player, choice: view!.moves.find((move) => isWanted(move, view!.moves))! };
}

type Kind = (choice: string, moves: string[]) => boolean;
/** Only some of what the card can do: one has to choose. */
const oneOfSome =
  (isWanted: Kind): Kind =>
  (choice, moves) =>
    isWanted(choice, moves) && movesOf(choice, moves).length > 1;
const movesOf = (choice: string, moves: string[]) => moves.filter((move) => move.split(" ")[0] === choice.split(" ")[0]);

const isSingle = (choice: string) => /^\S+ [^,<]+$/.test(choice) && !isInPlace(choice);
const isInPlace = (choice: string) => /^\S+ (\w+)>(\w+>)?\1$/.test(choice);
const isSplit = (choice: string) => /^7\S* [^,]+, [^,]+$/.test(choice);
const parts = (choice: string) => choice.split(/ |, |>/) as [string, string, string, string, string];

test("card, pawn, target; pawn, card, target; pawn, target, card: every order works", async ({ page }) => {
  const { player, choice } = await turnWith(page, oneOfSome(isSingle));
  const [card, from] = parts(choice);
  const to = choice.split(">").at(-1)!;
  const steps = { card: () => player.takeCard(card), pawn: () => player.takePawn(from, to), target: () => player.takeTarget(from, to) };
  for (const order of [
    ["card", "pawn", "target"],
    ["pawn", "card", "target"],
    ["pawn", "target", "card"],
  ] as const) {
    for (const step of order) await test.step(`${order.join(", ")}: ${step}`, steps[step]);
    await expect(player.send(`${card} `)).toBeVisible();
    // Everything afresh: what is picked is not kept.
    await page.reload();
    await expect(player.main).toHaveAttribute("data-prompt", "play");
    await expect(page.locator('[aria-pressed="true"]')).toHaveCount(0);
  }
});

test("one may also point at the target first", async ({ page }) => {
  const { player, choice } = await turnWith(
    page,
    oneOfSome((wanted) => isSingle(wanted) && !wanted.includes("h>")),
  );
  const [card, from] = parts(choice);
  const to = choice.split(">").at(-1)!;
  await player.takeCard(card);
  if ((await player.space(from, '[data-kind="picked"]').count()) > 0) await MOUSE.space(player.space(from));
  await MOUSE.space(player.space(to));
  // If several pawns can go there, one says which.
  if ((await player.send(`${card} `).count()) === 0) await MOUSE.space(player.space(from));
  await player.submit(choice);
});

test("a card that cannot be played says why", async ({ page }) => {
  await turnWith(page, () => true);
  await page.locator('.cards button[data-card="S"]').click({ force: true });
  await expect(page.locator(".prompt")).toHaveText(/: (a|there|its|no|too) /);
  await expect(page.locator('.cards [aria-pressed="true"]')).toHaveCount(0);
});

test("a hint is drawn on the board, marks its card, says why, and is done with one press", async ({ page }) => {
  const { player } = await turnWith(page, () => true);
  const before = (await player.main.getAttribute("data-seq"))!;
  const [advised] = await player.advice();
  await page.locator("[data-action=hint]").click();
  await expect(page.locator(".prompt")).toContainText(/^A bot would play \S+\. [A-Z].+\./);
  await expect(page.locator(".card.advised")).toHaveAttribute("data-card", advised!.split(" ")[0]!);
  await expect(page.locator(".board .advised").first()).toBeVisible();
  // Whoever has another idea forgets it.
  await page.keyboard.press("Escape");
  await expect(page.locator(".advised, [data-action=follow]")).toHaveCount(0);
  await page.locator("[data-action=hint]").click();
  await page.locator("[data-action=follow]").click();
  await expect(player.main).not.toHaveAttribute("data-seq", before);
});

test("a target tapped twice is played, and nothing is played before", async ({ page }) => {
  // One card and one pawn lead there, and nobody stands there who can be meant instead.
  const end = (move: string) => move.split(">").at(-1)!;
  const isOnly: Kind = (wanted, moves) =>
    isSingle(wanted) && moves.filter((move) => move.split(/[ >,]+/).includes(end(wanted))).length === 1 && movesOf(wanted, moves).length > 1;
  const { player, choice } = await turnWith(page, isOnly);
  const before = (await player.main.getAttribute("data-seq"))!;
  const sent: string[] = [];
  page.on("websocket", () => sent.push("another connection"));
  await MOUSE.space(player.space(end(choice)));
  await expect(player.send(choice)).toBeVisible();
  await expect(player.main).toHaveAttribute("data-seq", before);
  await MOUSE.space(player.space(end(choice)));
  await expect(player.main).not.toHaveAttribute("data-seq", before);
  expect(sent).toEqual([]);
});

test("a pawn can be dragged to where it shall go", async ({ page }) => {
  const { player, choice } = await turnWith(
    page,
    oneOfSome((wanted) => isSingle(wanted) && !wanted.includes("h>")),
  );
  const [card, from] = parts(choice);
  await player.takeCard(card);
  const middle = async (space: string) => {
    const box = (await player.space(space).boundingBox())!;
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  await page.mouse.move(...(await middle(from)));
  await page.mouse.down();
  // Only once it is held does the board show where it can go.
  await page.mouse.move(
    ...(await page
      .locator(".board")
      .boundingBox()
      .then((box) => [box!.x + box!.width / 2, box!.y + box!.height / 2] as const)),
    { steps: 5 },
  );
  await player.target(choice.split(">").at(-1)!).waitFor();
  await page.mouse.move(...(await middle(choice.split(">").at(-1)!)), { steps: 5 });
  await page.mouse.up();
  await player.submit(choice);
});

test("a seven is shared leg by leg, and what was done last can be undone", async ({ page }) => {
  const { player, choice } = await turnWith(page, oneOfSome(isSplit));
  const [card, from, to] = parts(choice);
  const undo = page.locator("[data-action=undo]");
  await player.takeCard(card);
  await player.takePawn(from, to);
  const picked = (await player.main.getAttribute("data-legs"))!;
  await MOUSE.space(player.target(to));
  await expect(player.main).toHaveAttribute("data-legs", new RegExp(`^${from}>${to}`));
  await undo.click();
  await expect(player.main).toHaveAttribute("data-legs", picked);
  await player.prepare(choice);
  await player.submit(choice);
});

test("a pawn that comes back to where it stood is its own target", async ({ page }) => {
  const { player, choice } = await turnWith(page, isInPlace, IN_GOAL);
  await player.prepare(choice);
  await player.submit(choice);
});

test("every move can be picked from the list in words", async ({ page }) => {
  const { player, choice } = await turnWith(page, () => true);
  const { view } = (await api.since(page.request, new URL(page.url()).origin, player.table, 0)).table;
  await page.locator("[data-action=moves]").click();
  const listed = page.locator(".moves [data-choice]");
  await expect(listed).toHaveCount(view!.moves.length);
  const before = await player.main.getAttribute("data-seq");
  await page.locator(`.moves [data-choice="${choice}"]`).click();
  // It is either sent at once or laid out to be sent.
  const isSent = page.locator(`main.table:not([data-seq="${before}"])`);
  await isSent.or(player.send(choice)).first().waitFor();
  if (await player.send(choice).isVisible()) await player.submit(choice);
  await expect(player.main).not.toHaveAttribute("data-seq", before!);
});

test("a double click sends one move", async ({ page, makker }) => {
  const { player, choice } = await turnWith(page, isSingle);
  const before = Number(await player.main.getAttribute("data-seq"));
  await player.prepare(choice);
  await player.send(`${choice.split(" ")[0]} `).dblclick();
  await expect(player.main).not.toHaveAttribute("data-seq", String(before));
  await player.asked();
  const { changes } = await api.since(page.request, makker.origin, player.table, before);
  expect(changes.filter(({ what, seat }) => what === "chose" && seat === "R")).toHaveLength(1);
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("a move in one tab is seen in the other", async ({ page, context }) => {
  const { player, choice } = await turnWith(page, isSingle);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.locator("main.table")).toHaveAttribute("data-prompt", "play");
  await other
    .locator(`ul[aria-label="Your cards"] button[data-card="${choice.split(" ")[0]}"]`)
    .first()
    .click();
  await player.prepare(choice);
  await player.submit(choice);
  await player.asked();
  const now = (await player.main.getAttribute("data-seq"))!;
  await expect(other.locator("main.table")).toHaveAttribute("data-seq", now);
  await expect(other.locator('[aria-pressed="true"]')).toHaveCount(0);
});

test.describe("with moves that are seen", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("a deal can be played just as well", async ({ page }) => {
    const player = await rehearse(page, TURN);
    for (let chosen = 0; chosen < 4; chosen++) {
      await player.asked();
      await player.choose();
    }
    await player.asked();
  });

  test("while others give their cards one can choose one's own", async ({ page, browser }) => {
    const friend = await comeAs(browser, await rehearse(page, EXCHANGE), "B");
    await page.locator("main.table[data-prompt=give]").waitFor();
    // Whether one is asked, at every moment at which a card is on its way.
    await page.evaluate(() => {
      const asked = new Set<string>();
      Object.assign(window, { asked });
      const look = () => {
        if (document.querySelector(".moving .carried")) asked.add(document.querySelector<HTMLElement>("main.table")!.dataset.prompt!);
        requestAnimationFrame(look);
      };
      look();
    });
    await friend.choose();
    const asked = () => page.evaluate(() => [...(window as unknown as { asked: Set<string> }).asked]);
    await expect.poll(asked).not.toEqual([]);
    await expect(page.locator(".moving .carried")).toHaveCount(0);
    expect(await asked()).toEqual(["give"]);
    await friend.page.context().close();
  });
});

test("a card with one move is laid out as soon as it is taken: card, Play", async ({ page }) => {
  const { player, choice } = await turnWith(page, (wanted, moves) => isSingle(wanted) && movesOf(wanted, moves).length === 1, AT_HOME);
  await player.takeCard(choice.split(" ")[0]!);
  await expect(page.locator(".prompt")).toContainText(/^Like this\? A pawn /);
  await player.submit(choice);
});

test("where two cards do the same, each can be pressed, on a phone too", async ({ page }) => {
  const legs = (move: string) => move.slice(move.indexOf(" "));
  const isMeantTwice: Kind = (wanted, moves) =>
    isSingle(wanted) && moves.some((move) => legs(move) === legs(wanted) && movesOf(wanted, [move]).length === 0) && /^[^>]+>[^>]+$/.test(wanted);
  const { player, choice } = await turnWith(page, isMeantTwice, AT_HOME);
  const [, from, to] = parts(choice);
  await player.takePawn(from);
  await MOUSE.space(player.target(to));
  await page.setViewportSize({ width: 390, height: 844 });
  const buttons = page.locator(".choices .main");
  await buttons.nth(1).waitFor();
  for (const button of await buttons.all()) await expect(button).toBeInViewport({ ratio: 1 });
  await buttons.first().click();
});

test("a swap asks for a pawn to change places with", async ({ page }) => {
  const { player, choice } = await turnWith(
    page,
    oneOfSome((wanted) => wanted.startsWith("swap ")),
  );
  await player.takeCard("swap");
  await expect(page.locator(".prompt")).toContainText("Two pawns change places.");
  await player.takePawn(choice.slice("swap ".length).split("<>")[0]!);
  await expect(page.locator(".prompt")).toContainText("Choose the pawn to change places with. Two pawns change places.");
});

test("after the first of two pawns there is no talk of a play, and no Play", async ({ page }) => {
  const { player, choice } = await turnWith(
    page,
    // There is more than one other pawn, or way for it.
    (wanted, moves) => /^(6\/3\+3|11\/1\+1|2SS) [^,]+, /.test(wanted) && moves.filter((move) => move.startsWith(`${wanted.split(",")[0]},`)).length > 1,
    { ...AT_HOME, edition: "jubilee", hand: ["6/3+3", "10", "12", "14"] },
  );
  const [card, from, to] = parts(choice);
  await player.takeCard(card);
  await player.takePawn(from, to);
  await player.takeTarget(from, to);
  await expect(page.locator(".prompt")).toContainText(/^(Now |Choose where)/);
  await expect(player.send(`${card} `)).toHaveCount(0);
});

test("the exchange says who the partner is", async ({ page }) => {
  const player = await rehearse(page, EXCHANGE);
  expect(await player.asked()).toBe("give");
  await expect(page.locator(".prompt")).toContainText("Give a card to your partner Freja.");
});

test("cards can be read while others play, and what was played too", async ({ page }) => {
  await rehearse(page, ABSENT);
  await page.locator('main.table[data-prompt=""]').waitFor();
  const card = page.locator('ul[aria-label="Your cards"] button').first();
  await card.click();
  await expect(page.locator(".prompt")).toContainText((await card.getAttribute("title"))!);
  await page.locator(".board [data-played]").last().click();
  await expect(page.locator(".reading")).toContainText(/pawn/);
  // Keys are listened to a moment after it is there.
  await expect(async () => {
    await page.keyboard.press("Escape");
    await expect(page.locator(".reading")).toHaveCount(0, { timeout: 500 });
  }).toPass();
});
