// The server as the person on a page may ask it: for advice, and to get ahead in a game without clicking through all of it.

import { type APIRequestContext, expect, type Page } from "@playwright/test";
import type { ChosenMessage, EditionMessage, ServerMessage, TableMessage } from "../src/protocol";

async function get<T>(request: APIRequestContext, address: string): Promise<T> {
  const answer = await request.get(address);
  if (!answer.ok()) throw new Error(`${address}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as T;
}

export const editions = (request: APIRequestContext, origin: string) => get<EditionMessage[]>(request, `${origin}/api/editions`);

/** What a bot would choose in one's place, and then all else that it considered. */
export async function advice(request: APIRequestContext, origin: string, table: string): Promise<string[]> {
  const chosen = await get<ChosenMessage>(request, `${origin}/api/tables/${table}/hint`);
  return [chosen.move, ...(chosen.considered ?? []).map(({ move }) => move)];
}

type Update = Extract<ServerMessage, { type: "update" }>;

/** Everything that has happened since a change, and the table now. */
export const since = (request: APIRequestContext, origin: string, table: string, seen: number) =>
  get<Update>(request, `${origin}/api/tables/${table}/updates?seen=${seen}&wait=0`);

/** Sends a command that has seen everything. */
export async function command(page: Page, body: object): Promise<void> {
  const address = `${page.url()}/commands`.replace("/t/", "/api/tables/");
  const id = `ahead ${Date.now()} ${Math.random()}`.slice(0, 64);
  const answer = await page.request.post(address, { data: { id, seq: 2 ** 32 - 1, ...body } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Plays the seat of this page, a host's, without the page's help until the table is like this, in another game if it never came up
 *  in this one. Then the page shows that or more. */
export async function getAhead(page: Page, isThere: (table: TableMessage) => boolean): Promise<TableMessage> {
  const { origin, pathname } = new URL(page.url());
  const id = pathname.replace("/t/", "");
  let { table } = await get<Update>(page.request, `${origin}/api/tables/${id}`);
  while (!isThere(table)) {
    if (table.status === "over") await command(page, { do: "rematch", rotate: false });
    else if (table.prompt) await command(page, { do: "choose", choice: (await advice(page.request, origin, id))[0] });
    ({ table } = await get<Update>(page.request, `${origin}/api/tables/${id}/updates?seen=${table.seq}&wait=20`));
  }
  await expect.poll(async () => Number(await page.locator("main.table").getAttribute("data-seq"))).toBeGreaterThanOrEqual(table.seq);
  return table;
}
