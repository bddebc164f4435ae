// The measured half of `make bench-cluster`: one to four servers on one PostgreSQL and one NATS, and what each part takes for a move. The four
// people of a table are connected to different servers, where there are several: the worst case for news. What was measured goes into a file,
// from which report.mjs and simulate.mjs go on.

import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { busy, end, flush, memory, nats, postgres, server } from "./parts.mjs";
import { Company } from "./people.mjs";

const [program = "target/release/makker", file = "bench/cluster/measured.json", most = 4, tables = 100, moves = 60] = process.argv.slice(2);

/** For how many seconds it is looked what is done while nothing happens. */
const QUIET = 20;

const at = (times, part) => times.sort((a, b) => a - b)[Math.floor((times.length - 1) * part)];

const nap = (ms) => new Promise((done) => setTimeout(done, ms));

/** So many servers with tables whose people have so many connections each. */
async function measure(database, bus, count, connections = 1) {
  console.error(`${count} ${count === 1 ? "server" : "servers"}, ${connections} ${connections === 1 ? "connection" : "connections"} a person`);
  const address = database.database();
  const servers = [];
  for (let number = 0; number < count; number++) servers.push(await server(program, address, bus.address));
  const addresses = servers.map((server) => server.address);
  // What the first ones bring about stays, however many follow.
  const first = [];
  for (let number = 0; number < 20; number++) first.push(await Company.sitDown(number, addresses, connections));
  await Promise.all(first.map((company) => company.play()));
  const memories = () => servers.reduce((sum, { id }) => sum + memory(id), 0);
  const before = memories();
  const companies = [];
  for (let number = 100; number < 100 + Number(tables); number++) companies.push(await Company.sitDown(number, addresses, connections));
  const parts = () => ({
    servers: servers.reduce((sum, { id }) => sum + busy(id), 0),
    database: busy(database.id),
    bus: busy(bus.id),
    clients: process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6,
  });
  const [start, worked, times] = [performance.now(), parts(), []];
  const play = async (company) => {
    for (let move = 0; move < Number(moves) && !company.isOver; move++) times.push(await company.play());
  };
  await Promise.all(companies.map(play));
  const seconds = (performance.now() - start) / 1000;
  const done = parts();
  const each = (part) => ((done[part] - worked[part]) / times.length) * 1e6;
  const row = {
    servers: count,
    connections: 4 * connections,
    moves: times.length / seconds,
    p50: at(times, 0.5),
    p99: at(times, 0.99),
    cpu: { servers: each("servers"), database: each("database"), bus: each("bus"), clients: each("clients") },
    table: (memories() - before) / Number(tables) / 1000,
  };
  const more = { compare: database.compare(address) };
  if (count === 1 && connections === 1) {
    const rest = parts();
    await nap(QUIET * 1000);
    more.quiet = ((parts().servers - rest.servers) / QUIET / (first.length + companies.length)) * 1e6;
  }
  for (const company of [...first, ...companies]) company.leave();
  for (const server of servers) server.stop();
  return { row, ...more };
}

/** How many microseconds bots think, by level. */
function thoughts() {
  console.error("bots");
  const lines = execFileSync(program, ["bench", "--bots", "--edition", "classic"], { encoding: "utf8" }).split("\n");
  const mean = (level) => Number(lines.find((line) => line.startsWith(`${level} `)).split(/\s+/)[3]);
  return { easy: mean("easy"), hard: mean("hard"), master: mean("master") };
}

let measured;
try {
  const load = loadavg()[0];
  const [database, bus] = [await postgres(), await nats()];
  const rows = [];
  const first = await measure(database, bus, 1);
  rows.push(first.row);
  for (let count = 2; count <= Number(most); count++) rows.push((await measure(database, bus, count)).row);
  const twice = (await measure(database, bus, 1, 2)).row;
  measured = {
    when: new Date().toISOString().slice(0, 10),
    parts: [database.name, bus.name],
    processors: cpus().length,
    /** How much else the machine had to do before. */
    load,
    tables: Number(tables),
    rows,
    /** The same as the first row with two connections a person: what it takes to tell one more. */
    twice,
    /** Microseconds of CPU in a second at a table where nothing happens. */
    quiet: first.quiet,
    compare: first.compare,
    flush: flush(),
    thoughts: thoughts(),
  };
} finally {
  end();
}
writeFileSync(file, `${JSON.stringify(measured, null, 2)}\n`);
process.exit();
