// One's own tables in this browser, without the engine: a list shall not wait for it.

import type { MineMessage } from "../protocol";
import { NEWS, Store } from "./store";

/** One's own tables in this browser, those that changed last first. */
export async function listLocal(): Promise<MineMessage[]> {
  const tables = await (await Store.open()).list();
  const now = Date.now();
  const secondsAgo = (changed: number) => Math.max(0, Math.round((now - changed) / 1000));
  // At a table that all have left nobody has a game.
  const latest = tables.filter(({ mine }) => mine).sort((one, other) => other.changed - one.changed);
  return latest.map(({ mine, changed }) => ({ ...mine, table: { ...mine.table, secondsAgo: secondsAgo(changed) } }));
}

/** Forgets a table; another tab that shows it hears of that. */
export async function dropLocal(table: string): Promise<void> {
  await (await Store.open()).drop(table);
  const news = new BroadcastChannel(NEWS);
  news.postMessage(table);
  news.close();
}
