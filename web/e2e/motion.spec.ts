// What moves: it ends where it should, shifts nothing else, leaves nothing behind, and does not move where nothing shall.

import type { Page } from "@playwright/test";
import { expect, test } from "./makker";
import { enter, MOUSE } from "./player";
import { Puppet } from "./puppet";

const HOME = "Rh,Rh,Rh,Rh/Yh,Yh,Yh,Yh/Gh,Gh,Gh,Gh/Bh,Bh,Bh,Bh";
const DEAL = { event: "deal", dealer: "B", number: 2 } as const;

/** A game at its first question, and from there a server that says what the test wants. */
async function onStage(page: Page): Promise<Puppet> {
  const puppet = await Puppet.of(page);
  await enter(page, MOUSE, "Ann", "Play now", "classic");
  await page.locator("main.table[data-prompt=give]").waitFor();
  puppet.hold();
  return puppet;
}

/** Until the page shows what was told, and nothing moves any more. */
async function settled(page: Page, puppet: Puppet): Promise<void> {
  await page.locator(`main.table[data-seq="${puppet.table.seq}"]`).waitFor();
  await expect(page.locator(".moving > *")).toHaveCount(0);
}

/** A whole round: a deal, gifts, a bump, a lock, a fold. */
async function round(page: Page, puppet: Puppet): Promise<void> {
  const hand = [...puppet.table.view!.hand];
  const hands = { R: hand, Y: ["?", "?", "?", "?"], G: ["?", "?", "?", "?"], B: ["?", "?", "?", "?"] };
  puppet.tell([], { hand: [], phase: "play", board: HOME, events: [] });
  puppet.tell([{ ...DEAL, hands }], { hand, phase: "exchange", events: [DEAL], given: null, received: null }, {}, "dealt");
  await settled(page, puppet);
  const events: object[] = [DEAL];
  const kept = hand.slice(1);
  for (const [seat, to] of ["RG", "YB", "GR", "BY"].map((pair) => [...pair] as [string, string])) {
    events.push({ event: "give", seat, to });
    const isLast = seat === "B";
    const view = isLast ? { hand: [...kept, "7x1"], received: "7x1", phase: "play" } : { hand: kept, given: hand[0] };
    puppet.tell([{ event: "give", seat, card: seat === "R" ? hand[0]! : "?", to }], { ...view, events: [...events] });
  }
  await settled(page, puppet);
  const play = async (seat: string, card: string, legs: { seat: string; path: string[]; bumps?: string; locks?: boolean }[], board: string) => {
    const move = `${card} ${legs.map(({ path }) => `${path[0]}>${path.at(-1)}`).join(", ")}`;
    events.push({ event: "play", seat, move });
    puppet.tell([{ event: "play", seat, card, move, board, legs }], { board, events: [...events], hand: puppet.table.view!.hand.slice(1) });
    await settled(page, puppet);
  };
  puppet.place("R3,Rg3,Rh,Rh/R5,Yh,Yh,Yh/Gh,Gh,Gh,Gh/Bh,Bh,Bh,Bh");
  const after = "R5,Rg3,Rh,Rh/Yh,Yh,Yh,Yh/Gh,Gh,Gh,Gh/Bh,Bh,Bh,Bh";
  await play("R", puppet.table.view!.hand[0]!, [{ seat: "R", path: ["R3", "R4", "R5"], bumps: "Y" }], after);
  await play("R", puppet.table.view!.hand[0]!, [{ seat: "R", path: ["Rg3", "Rg4"], locks: true }], after.replace("Rg3", "Rg4"));
  puppet.tell([{ event: "fold", seat: "R", cards: puppet.table.view!.hand }], { hand: [] });
  await settled(page, puppet);
}

/** Where a pawn is drawn, in pixels from the left upper corner of its board. */
const drawnAt = (page: Page, pawn: string) =>
  page.locator(`.board [data-pawn="${pawn}"]`).evaluate((element) => {
    const [box, board] = [element.getBoundingClientRect(), element.closest("svg")!.getBoundingClientRect()];
    return { x: Math.round(box.x - board.x), y: Math.round(box.y - board.y), isSeen: getComputedStyle(element).visibility === "visible" };
  });

test.describe("where things move", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("a round of everything shifts nothing, ends where it should and leaves nothing behind", async ({ page }) => {
    const puppet = await onStage(page);
    await page.evaluate(() => {
      const shifts: string[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { sources: { node: Element | null }[] })[])
          shifts.push(...entry.sources.map(({ node }) => node?.outerHTML?.slice(0, 90) ?? "a text"));
      }).observe({ type: "layout-shift" });
    });
    await round(page, puppet);
    expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([]);
    const bumped = await drawnAt(page, "Y0");
    puppet.place(puppet.table.view!.board);
    await settled(page, puppet);
    await expect.poll(() => drawnAt(page, "Y0")).toEqual(bumped);
    const hidden = () =>
      page
        .locator(".board [data-pawn], .board [data-gift], .cards .card")
        .evaluateAll((all) => all.filter((one) => !one.checkVisibility({ visibilityProperty: true, opacityProperty: true })).length);
    await expect.poll(hidden).toBe(0);
    // Nothing goes on and on but what says that one can act.
    const loops = await page.evaluate(() => {
      const endless = (animation: Animation) => animation.playState === "running" && animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
      return document.getAnimations().flatMap((animation) => (endless(animation) ? [(animation as CSSAnimation).animationName] : []));
    });
    expect(loops.filter((name) => name !== "breathe")).toEqual([]);
  });

  test("a win is celebrated once, a loss is not", async ({ page }) => {
    const puppet = await onStage(page);
    const end = (winners: string[]) => {
      puppet.tell([{ event: "end", winners, places: [winners], reason: "won" }], { phase: "over", places: [winners] }, { status: "over" });
      return page.locator(`main.table[data-seq="${puppet.table.seq}"]`).waitFor();
    };
    await page.evaluate(() => {
      Object.assign(window, { confetti: 0 });
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes) if (node instanceof HTMLElement && node.matches(".confetti")) (window as unknown as { confetti: number }).confetti++;
      }).observe(document.body, { childList: true });
    });
    const seen = () => page.evaluate(() => (window as unknown as { confetti: number }).confetti);
    await end(["Y", "B"]);
    puppet.tell([], {}, { status: "playing" });
    await end(["R", "G"]);
    // The confetti is loaded when it is wanted: once it has come and gone, the loss before it had its time too.
    await expect.poll(seen).toBeGreaterThan(0);
    await expect(page.locator(".confetti")).toHaveCount(0);
    expect(await seen()).toBe(1);
  });

  test("a bump that hits one is felt, on a device that can be felt, unless one does not want it", async ({ browser, makker }) => {
    const context = await browser.newContext({
      baseURL: makker.origin,
      reducedMotion: "no-preference",
      hasTouch: true,
      isMobile: true,
      viewport: { width: 390, height: 844 },
    });
    const page = await context.newPage();
    await page.addInitScript(() => {
      const felt: number[][] = [];
      Object.assign(window, { felt });
      Object.defineProperty(navigator, "vibrate", { value: (pattern: number[]) => felt.push(pattern) > 0 });
    });
    const felt = () => page.evaluate(() => (window as unknown as { felt: number[][] }).felt.length);
    const puppet = await onStage(page);
    await page.locator(".prompt").tap();
    const before = await felt();
    const bump = async () => {
      puppet.place("R5,Rh,Rh,Rh/R4,Yh,Yh,Yh/Gh,Gh,Gh,Gh/Bh,Bh,Bh,Bh");
      const board = "Rh,Rh,Rh,Rh/R5,Yh,Yh,Yh/Gh,Gh,Gh,Gh/Bh,Bh,Bh,Bh";
      puppet.tell([{ event: "play", seat: "Y", card: "2", move: "2 R4>R5", board, legs: [{ seat: "Y", path: ["R4", "R5"], bumps: "R" }] }], { board });
      await settled(page, puppet);
    };
    await bump();
    expect(await felt()).toBe(before + 1);
    await page.locator("[data-action=menu]").tap();
    await page.locator("[data-action=settings]").tap();
    await page.getByLabel("Vibration").uncheck();
    await page.keyboard.press("Escape");
    await bump();
    expect(await felt()).toBe(before + 1);
    await context.close();
  });
});

test("where nothing shall move nothing does", async ({ page }) => {
  const puppet = await onStage(page);
  await page.evaluate(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
      moved.push(this.outerHTML.slice(0, 80));
      return animate.apply(this, how);
    };
  });
  await round(page, puppet);
  puppet.tell([{ event: "end", winners: ["R", "G"], places: [["R", "G"]], reason: "won" }], { phase: "over", places: [["R", "G"]] }, { status: "over" });
  await settled(page, puppet);
  expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
});
