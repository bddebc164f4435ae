// What each part takes for a move, worked out from what run.mjs has measured: the figures that the simulation is given.

import { existsSync, readFileSync } from "node:fs";

/** What was measured last, or what stands in another file. */
export function read(file = new URL("measured.json", import.meta.url)) {
  if (!existsSync(file)) throw new Error("nothing was measured yet: `make bench-cluster` does that");
  return JSON.parse(readFileSync(file, "utf8"));
}

/** By how much this grows from one server to the next, by the line that fits best. */
function slope(rows, of) {
  const mean = (list) => list.reduce((sum, value) => sum + value, 0) / list.length;
  const [x, y] = [mean(rows.map((row) => row.servers)), mean(rows.map(of))];
  return mean(rows.map((row) => (row.servers - x) * (of(row) - y))) / mean(rows.map((row) => (row.servers - x) ** 2));
}

/** Microseconds of CPU, and of the disk. */
export function calibrate({ rows, twice, quiet, compare, flush, thoughts }) {
  const [one] = rows;
  const tell = (twice.cpu.servers - one.cpu.servers) / (twice.connections - one.connections);
  const takes = {
    /** On the server that does a move: reading, deciding, asking the database. */
    decide: one.cpu.servers - one.connections * tell,
    /** On the server of each who is told. */
    tell,
    /** On a server that hears of a move by NATS and reads it from the database, and in the database for that. */
    read: slope(rows, (row) => row.cpu.servers),
    load: slope(rows, (row) => row.cpu.database),
    /** What a connection takes in a second while nothing happens: pings and their answers, mostly. */
    quiet: quiet / one.connections,
    /** In the database for a move, and for a table that is compared every 2 s. */
    append: one.cpu.database,
    compare,
    /** In NATS, for a message in or out: one in, and one out for each server that is reached. */
    message: rows.reduce((sum, row) => sum + row.cpu.bus / (1 + row.servers), 0) / rows.length,
    /** Until the disk has a group of commits. */
    flush,
    /** A client of the benchmark, for a move. */
    client: one.cpu.clients,
    /** kB of a table with four connections, at each server that knows it. */
    table: one.table,
    /** Thinking of a bot. */
    ...thoughts,
  };
  const wrong = Object.entries(takes).filter(([, value]) => !(value > 0));
  if (wrong.length > 0) {
    throw new Error(`${wrong.map(([name, value]) => `${name} would be ${value}`)}: too much else ran on this machine; measure again when it is quiet`);
  }
  return takes;
}
