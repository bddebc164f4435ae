// Tables as they are wanted: where the pawns stand, who holds what, what was played. The program is told by a switch that no released
// one has (`crates/server/src/hub/rehearsal.rs`); it deals and decides by the rules all the same, and refuses a past that they forbid.

import { type Browser, type BrowserContext, expect, type Page } from "@playwright/test";
import type { Command, EditionMessage, TableOptions } from "../src/protocol";
import * as api from "./api";
import { type Hands, MOUSE, Player } from "./player";

/** What a table shall be like; what is left out is as usual, or drawn by the seed. */
export interface Wanted {
  edition?: string;
  options?: Partial<TableOptions>;
  /** The name and the seat of the person on this page. */
  name?: string;
  seat?: string;
  /** Who else sits where. Nobody has come yet: `comeAs` opens a page for one of them. */
  people?: Record<string, string>;
  /** What they look like. */
  faces?: Record<string, string>;
  /** Bots of another level than the table's. */
  bots?: Record<string, string>;
  /** The game has not begun. */
  waiting?: boolean;
  /** Where the pawns stand at first, as `docs/notation.md` writes it. */
  board?: string;
  dealer?: string;
  /** What this seat holds when the choices, all of the first deal, have been made after the exchange; the last card is the teammate's.
   *  Who deals follows from whose turn it was first, or else it is this seat's. Without a hand: */
  hand?: string[];
  /** What is dealt in the first deals; the rest of each hand is drawn. */
  deals?: Record<string, string[]>[];
  /** What was chosen: seat and choice. */
  choices?: [string, string][];
  seed?: number;
}

/** Where a table that was rehearsed is, and the keys of the other people there, by seat. */
const rehearsed = new Map<string, { origin: string; keys: Record<string, string> }>();

/** Brings a page to a table as it is wanted. */
export async function rehearse(page: Page, wanted: Wanted, hands: Hands = MOUSE): Promise<Player> {
  const { edition = "classic", name = "Ann", hand, options, ...others } = wanted;
  const seat = wanted.seat ?? "R";
  // Whoever is not there is waited for, unless the test wants otherwise.
  const data = { id: `${Date.now()} ${Math.random()}`, name, ...others, seat, options: { edition, standIn: null, ...options } };
  if (hand) {
    const all = await api.editions(page.request, "");
    Object.assign(data, inHand(all.find((one) => one.name === edition.split("+")[0])!, seat, hand, wanted.choices ?? []));
  }
  expect((await page.request.post("/api/people", { data: { cookie: true } })).ok()).toBe(true);
  const answer = await page.request.post("/api/rehearse", { data });
  if (answer.status() === 404) throw new Error("This program cannot rehearse: run `make browser`, which builds one that can.");
  if (!answer.ok()) throw new Error(await answer.text());
  const made = (await answer.json()) as { table: string; keys: Record<string, string> };
  await page.goto(`/t/${made.table}`);
  rehearsed.set(made.table, { origin: new URL(page.url()).origin, keys: made.keys });
  await page.locator("main.table").waitFor();
  // In another typeface everything is a little wider or narrower.
  await page.evaluate(() => document.fonts.load('1em "Albert Sans"').then(() => null));
  return new Player(page, hands);
}

/** Another person of the same table, in a browser of their own. */
export async function comeAs(browser: Browser, player: Player, seat: string, context?: Parameters<Browser["newContext"]>[0]): Promise<Player> {
  const other: BrowserContext = await browser.newContext(context);
  await other.addCookies([{ name: "makker", value: rehearsed.get(player.table)!.keys[seat]!, url: new URL(player.page.url()).origin }]);
  const page = await other.newPage();
  await page.goto(player.page.url());
  await expect(page.locator("main.table")).toHaveAttribute("data-you", seat);
  return new Player(page, MOUSE);
}

/** The other people of a table are there but for one, though no page of theirs is opened, until this is called off. */
export function attend(table: string, absent?: string): () => void {
  const { origin, keys } = rehearsed.get(table)!;
  const gone = new AbortController();
  for (const [seat, key] of Object.entries(keys)) {
    if (seat === absent) continue;
    const wait = async (): Promise<void> => {
      const { seq } = await ask<{ seq: number }>(key, `${origin}/api/tables/${table}`).then(({ table }) => table);
      await ask(key, `${origin}/api/tables/${table}/updates?seen=${seq}&wait=25`, { signal: gone.signal });
      if (!gone.signal.aborted) await wait();
    };
    // When the table has gone, too.
    void wait().catch(() => null);
  }
  return () => gone.abort();
}

/** Chooses for one of the other people. */
export function chooseAs(table: string, seat: string, choice: string): Promise<void> {
  return commandAs(table, seat, { do: "choose", choice });
}

/** One of the other people does something. */
export async function commandAs(table: string, seat: string, command: Command): Promise<void> {
  const { origin, keys } = rehearsed.get(table)!;
  const body = JSON.stringify({ id: `${Date.now()} ${Math.random()}`, seq: 2 ** 32 - 1, ...command });
  await ask(keys[seat]!, `${origin}/api/tables/${table}/commands`, { method: "POST", body });
}

async function ask<T>(key: string, address: string, init: RequestInit = {}): Promise<{ table: T }> {
  const answer = await fetch(address, { ...init, headers: { authorization: `Bearer ${key}`, "content-type": "application/json" } });
  if (!answer.ok) throw new Error(`${address}: ${await answer.text()}`);
  return (await answer.json()) as { table: T };
}

/** A first deal with its exchange in which all have what they play, and this seat is left with a hand. */
function inHand(
  { seats, teams, deck }: EditionMessage,
  seat: string,
  hand: string[],
  played: [string, string][],
): Pick<Wanted, "dealer" | "deals" | "choices"> {
  const count = seats.length;
  const before = (of: string, places: number) => seats[(seats.indexOf(of) + count - places) % count]!;
  const giver = before(seat, teams.length);
  // What the others give is of no interest; each gives a card of which there are enough.
  const left = Object.keys(deck).filter((card) => !hand.includes(card));
  const gift = (of: string) => (of === giver ? hand.at(-1)! : left[seats.indexOf(of) % left.length]!);
  const cards = (of: string) => played.filter(([other, choice]) => other === of && choice !== "fold").map(([, choice]) => choice.split(" ")[0]!);
  const dealt = (of: string) => [...cards(of), ...(of === seat ? hand.slice(0, -1) : []), gift(of)];
  return {
    dealer: before(played[0]?.[0] ?? seat, 1),
    deals: [Object.fromEntries(seats.map((of) => [of, dealt(of)]))],
    choices: [...seats.map((of): [string, string] => [of, `give ${gift(of)}`]), ...played],
  };
}
