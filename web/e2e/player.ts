// Someone who plays on the page by mouse, touch or keyboard, and reads only what it shows. What to play is the bot's advice, so
// that games come to an end; each move is put together as a person does it: card, then pawn, then target.

import { expect, type Locator, type Page, test } from "@playwright/test";
import * as api from "./api";
import { pressKey } from "./keyboard";

/** How somebody reaches a button, and a space of the board. */
export interface Hands {
  button: (button: Locator) => Promise<void>;
  space: (space: Locator) => Promise<void>;
}

/** The middle of a space: small spaces are hit by whoever taps near them, so nothing asks what lies there. */
async function middle(space: Locator): Promise<[number, number]> {
  await space.waitFor();
  const box = (await space.boundingBox())!;
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** Is the middle of something inside of something else? */
export async function isInside(thing: Locator, frame: Locator): Promise<boolean> {
  const [x, y] = await middle(thing);
  const box = (await frame.boundingBox())!;
  return x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
}

/** Until the page has drawn itself for the size that it has now. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    (size) =>
      new Promise((done) => {
        const look = () => (size && innerWidth !== size.width ? requestAnimationFrame(look) : requestAnimationFrame(() => requestAnimationFrame(done)));
        look();
      }),
    page.viewportSize(),
  );
}

export const MOUSE: Hands = {
  button: (button) => button.click(),
  space: async (space) => space.page().mouse.click(...(await middle(space))),
};

export const TOUCH: Hands = {
  button: (button) => button.tap(),
  space: async (space) => {
    const page = space.page();
    // Whether the board is magnified, once it has felt the finger go and is drawn again.
    const watch = () =>
      page.locator(".board").evaluate((board) => {
        const drawn = new Promise((done) => {
          board.addEventListener("pointerup", () => requestAnimationFrame(() => requestAnimationFrame(done)), { once: true });
          setTimeout(done, 5_000);
        });
        Object.assign(window, { felt: drawn.then(() => document.querySelector<HTMLElement>(".board")?.dataset.zoomed === "true") });
      });
    await watch();
    await page.touchscreen.tap(...(await middle(space)));
    // A tap that could mean two spaces magnifies the board, and the next one is clear.
    if (await page.evaluate(() => (window as unknown as { felt: Promise<boolean> }).felt)) {
      expect(await isInside(space, page.locator(".board")), "what was meant is still there").toBe(true);
      await page.touchscreen.tap(...(await middle(space)));
    }
  },
};

export const KEYBOARD: Hands = { button: (button) => pressKey(button, "Enter"), space: (space) => pressKey(space, "Space") };

export type Shown = "give" | "play" | "fold" | "over";

export class Player {
  readonly main: Locator;

  constructor(
    readonly page: Page,
    private readonly hands: Hands,
  ) {
    this.main = page.locator("main.table");
  }

  get table(): string {
    return new URL(this.page.url()).pathname.replace("/t/", "");
  }

  /** The seat's letter. */
  async seat(): Promise<string> {
    return (await this.main.getAttribute("data-you")) ?? "";
  }

  card(code: string): Locator {
    return this.page.locator(`ul[aria-label="Your cards"] button[data-card="${code}"]:enabled`).first();
  }

  /** The codes of the cards in hand. */
  async hand(): Promise<string[]> {
    const cards = this.page.locator('ul[aria-label="Your cards"] button');
    return cards.evaluateAll((all) => all.map((card) => (card as HTMLElement).dataset.card ?? ""));
  }

  space(name: string, kinds = ""): Locator {
    return this.page.locator(`.board [role=button][data-space="${name}"]${kinds}`);
  }

  send(start: string): Locator {
    return this.page.locator(`.actions button.main[data-choice^="${start}"]`);
  }

  /** What the page asks for, once it asks or the game is over. */
  async asked(): Promise<Shown> {
    await this.page.locator('main.table:is([data-status="over"], [data-prompt="give"], [data-prompt="play"], [data-prompt="fold"])').waitFor();
    return this.main.evaluate((main) => (main.dataset.status === "over" ? "over" : (main.dataset.prompt as Shown)));
  }

  /** Waits until the page has all that happened, which comes later than the board: only then what one has seen is kept. */
  async hasRead(): Promise<void> {
    await expect.poll(() => this.page.evaluate((table) => localStorage.getItem(`seen ${table}`), this.table)).not.toBeNull();
  }

  /** What could be chosen, best first. */
  async advice(): Promise<string[]> {
    return api.advice(this.page.request, this.origin, this.table);
  }

  private get origin(): string {
    return new URL(this.page.url()).origin;
  }

  /** Puts a choice together without sending it. */
  async prepare(choice: string): Promise<void> {
    if (choice === "fold") return;
    const [card, legs] = parts(choice);
    await this.takeCard(card);
    for (const [from, to] of legs) {
      if (await this.isLaidOut(from, to)) continue;
      await this.takePawn(from, to);
      await this.takeTarget(from, to);
    }
  }

  /** What is the only choice is laid out by itself. A pawn that turns in its goal may come back to where it stood: it is its own target. */
  async takeTarget(from: string, to: string): Promise<void> {
    if (!(await this.isLaidOut(from, to))) await this.hands.space(from === to ? this.space(to) : this.target(to));
  }

  /** Is a leg among those that are picked? A swap may have been told from its other side. */
  private async isLaidOut(from: string, to: string): Promise<boolean> {
    const legs = (await this.main.getAttribute("data-legs"))!.split(" ");
    return legs.includes(`${from}>${to}`) || ((await this.card("swap").count()) > 0 && legs.includes(`${to}>${from}`));
  }

  async takeCard(card: string): Promise<void> {
    const button = this.card(card);
    // An only card is taken by the page itself: a press at that very moment lays it back.
    await expect(async () => {
      if ((await button.getAttribute("aria-pressed")) !== "true") await this.hands.button(button);
      await button.and(this.page.locator('[aria-pressed="true"]')).waitFor({ timeout: 2_000 });
    }).toPass({ timeout: 20_000 });
  }

  /** If only one pawn can go, the page has taken it already. A pawn that is its own target looks like one. */
  async takePawn(from: string, to = ""): Promise<void> {
    const picked = this.space(from, ':not([data-kind="pawn"])');
    if ((await picked.count()) === 0) await this.hands.space(this.space(from));
    await picked
      .or(this.page.locator(`main.table[data-legs~="${from}>${to}"]`))
      .first()
      .waitFor();
  }

  target(to: string): Locator {
    return this.space(to, ':not([data-kind="pawn"], [data-kind="picked"], [data-kind="reach"])');
  }

  /** Sends what has been put together. */
  async submit(choice: string): Promise<void> {
    const start = choice === "fold" || choice.startsWith("give ") ? choice : `${choice.split(" ")[0]} `;
    const before = (await this.main.getAttribute("data-seq"))!;
    // What was laid out by itself does not hear the second click of a double one, as which a fast press may count.
    await expect(async () => {
      const isThere = (await this.main.getAttribute("data-seq")) === before && (await this.send(start).count()) > 0;
      if (isThere) await this.hands.button(this.send(start));
      await this.page.locator(`main.table:not([data-seq="${before}"])`).waitFor({ timeout: 2_000 });
    }).toPass();
  }

  /** Makes a choice: the best of those that are wanted, or else the best. */
  async choose(isWanted: (choice: string) => boolean = () => false): Promise<string> {
    const choices = await this.advice();
    const choice = choices.find(isWanted) ?? choices[0]!;
    await test.step(choice, async () => {
      await this.prepare(choice);
      await this.submit(choice);
    });
    return choice;
  }

  /** Plays until the game is over, and says what was chosen. */
  async playToEnd(): Promise<string[]> {
    const chosen: string[] = [];
    while ((await this.asked()) !== "over") chosen.push(await this.choose());
    return chosen;
  }
}

/** The card of a choice, and from where to where its pawns go. */
function parts(choice: string): [string, [string, string][]] {
  if (choice.startsWith("give ")) return [choice.slice("give ".length), []];
  const blank = choice.indexOf(" ");
  const legs = choice.slice(blank + 1).split(", ");
  return [choice.slice(0, blank), legs.map((leg) => leg.split(/<>|>/)).map((spaces) => [spaces[0]!, spaces.at(-1)!])];
}

/** From the first page to a table, by the button that begins with this text. */
export async function enter(page: Page, hands: Hands, name: string, button: string, edition?: string): Promise<Player> {
  await page.goto("/");
  await page.getByLabel("Your name").fill(name);
  if (edition) {
    const choices = page.locator("select[name=edition]");
    const folded = page.locator("details:not([open])", { has: choices });
    if ((await folded.count()) > 0) await hands.button(folded.locator("summary"));
    await choices.selectOption(edition);
  }
  await hands.button(page.getByRole("button", { name: new RegExp(`^${button}`) }));
  await page.waitForURL("**/t/*");
  await page.locator("main.table").waitFor();
  return new Player(page, hands);
}
