// What `make bench-cluster` prints, in the order and the form of docs/scaling.md: what was measured, what a move costs, what follows, and how far
// to trust it.
//
//     node bench/cluster/report.mjs           from measured.json, as docs/scaling.md is
//     node bench/cluster/report.mjs another   from what run.mjs has written to another file

import { calibrate, read } from "./calibration.mjs";
import { simulate } from "./simulate.mjs";

const measured = read(process.argv[2]);

const percent = (part) => `${(part * 100).toFixed(0)} %`;
const line = (cells) => console.log(`| ${cells.join(" | ")} |`);
const head = (...cells) => {
  line(cells);
  console.log(`|${"---|".repeat(cells.length)}`);
};
const micros = (value) => `${value.toFixed(value < 10 ? 1 : 0)} µs`;

const { when, parts, processors, load, tables, rows, twice } = measured;
console.log(`## Measured

${when}, ${parts.join(", ")}, ${processors} processors; load before: ${load.toFixed(1)} (a quiet machine has less than 0.3). ${tables} tables.
`);
head("servers", "moves/s", "p50 ms", "p99 ms", "servers' CPU a move", "database's", "NATS's", "clients'", "database's share", "kB a table");
for (const row of [...rows, twice]) {
  const { servers, database, bus, clients } = row.cpu;
  const name = row === twice ? `${row.servers}, each person connected twice` : row.servers;
  const times = [row.moves, row.p50, row.p99].map((value) => value.toFixed(0));
  line([name, ...times, ...[servers, database, bus, clients].map(micros), percent(database / (servers + database + bus)), row.table.toFixed(0)]);
}
const takes = calibrate(measured);
console.log(`
So a move costs: ${micros(takes.decide)} to decide it, ${micros(takes.tell)} for each who is told, ${micros(takes.append)} in the database, ${micros(takes.message)} for each message through NATS; and for each
further server that it reaches ${micros(takes.read)} there and ${micros(takes.load)} in the database. A quiet table costs ${micros(measured.quiet)} of CPU a second, its comparison with the database ${micros(takes.compare)} there.
\`fdatasync\` took ${micros(takes.flush)}; bots think ${micros(takes.easy)} (easy), ${(takes.hard / 1000).toFixed(1)} ms (hard), ${(takes.master / 1000).toFixed(0)} ms (master).

## What 100,000 live tables need
`);
head("case", "moves/s", "p50 ms", "p99 ms", "servers", "workers", "database", "its disk", "NATS", "memory a server");
const row = (name, chosen) => {
  const { moves, p50, p99, servers, workers, database, disk, bus, memory } = simulate(chosen, takes);
  line([name, moves.toFixed(0), p50.toFixed(1), p99.toFixed(1), ...[servers, workers, database, disk, bus].map(percent), `${memory.toFixed(1)} GB`]);
};
row("1,000 tables, 1 server", { tables: 1000, servers: 1 });
row("10,000 tables, 2 servers", { tables: 10_000, servers: 2 });
row("30,000 tables, 4 servers", { tables: 30_000, servers: 4 });
row("100,000 tables, 8 servers", { tables: 100_000, servers: 8 });
row("… a table's people at one server", { tables: 100_000, servers: 8, together: 1 });
row("… two databases", { tables: 100_000, servers: 8, databases: 2 });
row("… a person and three easy bots", { tables: 100_000, servers: 8, databases: 2, people: 1, bots: "easy" });
row("… a person and three hard bots, no workers", { tables: 100_000, servers: 8, databases: 2, people: 1, bots: "hard" });
row("… 24 workers for them", { tables: 100_000, servers: 8, databases: 2, people: 1, bots: "hard", workers: 24 });

console.log(`
## How far to trust this

The simulation against the measurement, with everything on ${processors} processors:
`);
head("servers", "moves/s measured", "simulated", "p50 ms measured", "simulated");
for (const { servers, moves, p50 } of rows) {
  const paper = simulate({ tables, pace: 1e-4, servers, cores: processors, shared: 1 }, takes);
  line([servers, moves.toFixed(0), paper.moves.toFixed(0), p50.toFixed(0), paper.p50.toFixed(0)]);
}
