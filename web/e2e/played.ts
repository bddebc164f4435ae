// A game that was played on a device to its end: the engine plays it here, and its lines are put where the page keeps its own.

import type { Page } from "@playwright/test";
import { load } from "../guards/engine";
import { Engine, type Question, type Row } from "../src/local/engine";
import type { ChosenMessage, MineMessage, ServerMessage } from "../src/protocol";

/** Plays a game of these people with bots, everyone as a bot would: the lines of its log, and what lists show of it. */
async function playOut(table: string, edition: string, people: Record<string, string>): Promise<{ rows: Row[]; mine: MineMessage }> {
  const engine = await Engine.start(load);
  const rows: Row[] = [];
  const ask = <T>(question: Question) => {
    const told = engine.ask({ ...question, table, now: Date.now() });
    if (told.refused) throw new Error(told.refused.text);
    rows.push(...(told.rows ?? []));
    return told.value as T;
  };
  await engine.bring(edition);
  const sitters = Object.entries(people).map(([seat, name], place) => ({ person: `${place + 1}`, seat, name }));
  ask({ ask: "make", people: sitters, options: { edition, bots: "easy" } });
  for (let step = 0; ; step++) {
    if (ask<{ bots: boolean }>({ ask: "due" }).bots) ask({ ask: "go" });
    for (const { person } of sitters) {
      const update = ask<ServerMessage & { type: "update" }>({ ask: "update", person });
      if (update.table.status === "over") return { rows, mine: ask({ ask: "listing", person: "1", changed: Date.now() }) };
      const moves = update.table.view?.moves ?? [];
      if (moves.length === 0) continue;
      const { move: choice } = ask<ChosenMessage>({ ask: "hint", person });
      ask({ ask: "command", person, message: { id: `${step} ${person}`, seq: update.table.seq, do: "choose", choice } });
    }
  }
}

/** Opens a game that these people have played on this device to its end. */
export async function openPlayed(page: Page, edition: string, people: Record<string, string>): Promise<void> {
  const table = "local-played";
  const played = await playOut(table, edition, people);
  await page.goto("/");
  await page.evaluate(
    async ({ table, rows, mine }) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open("makker", 1);
        opening.onupgradeneeded = () => {
          opening.result.createObjectStore("rows", { keyPath: ["table", "seq"] });
          opening.result.createObjectStore("tables", { keyPath: "id" });
        };
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      const transaction = database.transaction(["rows", "tables"], "readwrite");
      for (const row of rows) transaction.objectStore("rows").add({ ...row, table });
      transaction.objectStore("tables").put({ id: table, changed: Date.now(), mine });
      await new Promise((resolve) => (transaction.oncomplete = resolve));
      database.close();
    },
    { table, ...played },
  );
  await page.goto(`/t/${table}`);
}
