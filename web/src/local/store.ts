// Where local tables are kept: in IndexedDB, line by line. A line is added under a number that must be free, as on a server: of two tabs that
// write at once, the second one is told so and decides again.

import type { MineMessage } from "../protocol";
import type { Row } from "./engine";

/** What is known of a table without its log. */
export interface KeptTable {
  id: string;
  /** When something last happened there, in milliseconds since 1970. */
  changed: number;
  /** What lists show of it, as the first of its people sees it. */
  mine: MineMessage;
}

/** What became of lines that were to be kept. */
export type Kept = "kept" | "conflict" | "failed";

/** On this channel tabs tell each other which table has changed. */
export const NEWS = "makker-tables";

const ROWS = "rows";
const TABLES = "tables";

export class Store {
  private constructor(private readonly database: IDBDatabase | null) {}

  /** Opens it. Where a browser has no storage, or forbids it, nothing is kept, and that is told when something should be. */
  static open(): Promise<Store> {
    return new Promise((resolve) => {
      try {
        const opening = indexedDB.open("makker", 1);
        opening.onupgradeneeded = () => {
          opening.result.createObjectStore(ROWS, { keyPath: ["table", "seq"] });
          opening.result.createObjectStore(TABLES, { keyPath: "id" });
        };
        opening.onsuccess = () => {
          // A newer page in another tab must not wait for this one.
          opening.result.onversionchange = () => opening.result.close();
          resolve(new Store(opening.result));
        };
        opening.onerror = opening.onblocked = () => resolve(new Store(null));
      } catch {
        resolve(new Store(null));
      }
    });
  }

  /** Adds lines to a table's log, all or none. */
  append(table: KeptTable, rows: Row[]): Promise<Kept> {
    return this.write((transaction) => {
      const log = transaction.objectStore(ROWS);
      for (const row of rows) log.add({ ...row, table: table.id });
      transaction.objectStore(TABLES).put(table);
    });
  }

  /** A table's log; empty if there is no such table. */
  read(table: string): Promise<Row[]> {
    return this.look<Row[]>(ROWS, (rows) => rows.getAll(logOf(table)), []);
  }

  list(): Promise<KeptTable[]> {
    return this.look<KeptTable[]>(TABLES, (tables) => tables.getAll(), []);
  }

  drop(table: string): Promise<Kept> {
    return this.write((transaction) => {
      transaction.objectStore(ROWS).delete(logOf(table));
      transaction.objectStore(TABLES).delete(table);
    });
  }

  private look<T>(store: string, ask: (store: IDBObjectStore) => IDBRequest<T>, nothing: T): Promise<T> {
    return new Promise((resolve) => {
      try {
        const asked = ask(this.database!.transaction(store).objectStore(store));
        asked.onsuccess = () => resolve(asked.result);
        asked.onerror = () => resolve(nothing);
      } catch {
        resolve(nothing);
      }
    });
  }

  private write(change: (transaction: IDBTransaction) => void): Promise<Kept> {
    return new Promise((resolve) => {
      try {
        // A game shall survive a battery that dies: the disk is waited for.
        const transaction = this.database!.transaction([ROWS, TABLES], "readwrite", { durability: "strict" });
        transaction.oncomplete = () => resolve("kept");
        transaction.onabort = () => resolve(transaction.error?.name === "ConstraintError" ? "conflict" : "failed");
        change(transaction);
      } catch {
        resolve("failed");
      }
    });
  }
}

const logOf = (table: string) => IDBKeyRange.bound([table, 0], [table, Number.MAX_SAFE_INTEGER]);
