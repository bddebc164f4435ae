// Tables that are played in this browser, without a server: how their ids are told from others.

const LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";

/** Is this a table of this browser? No server gives such an id. */
export const isLocal = (table: string) => table.startsWith("local-");

export function newLocalId(): string {
  return `local-${Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => LETTERS[byte % LETTERS.length]).join("")}`;
}
