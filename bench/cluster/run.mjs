// What `make bench-cluster` prints: one to four servers on one PostgreSQL and one NATS, and what each part takes for a move. The four people
// of a table are connected to different servers, where there are several: the worst case for news.

import { busy, end, memory, nats, postgres, server } from "./parts.mjs";
import { Company } from "./people.mjs";

const [program = "target/release/makker", most = 4, tables = 100, moves = 60] = process.argv.slice(2);

const at = (times, part) => times.sort((a, b) => a - b)[Math.floor((times.length - 1) * part)];

async function measure(count, database, bus) {
  const address = database.database();
  const servers = [];
  for (let number = 0; number < count; number++) servers.push(await server(program, address, bus.address));
  const addresses = servers.map((server) => server.address);
  // What the first ones bring about stays, however many follow.
  const first = [];
  for (let number = 0; number < 20; number++) first.push(await Company.sitDown(number, addresses));
  await Promise.all(first.map((company) => company.play()));
  const memories = () => servers.reduce((sum, { id }) => sum + memory(id), 0);
  const before = memories();
  const companies = [];
  for (let number = 100; number < 100 + Number(tables); number++) companies.push(await Company.sitDown(number, addresses));
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
  const each = (part) => Math.round(((done[part] - worked[part]) / times.length) * 1e6);
  const table = ((memories() - before) / Number(tables) / 1000).toFixed(0);
  const share = (done.database - worked.database) / (done.servers - worked.servers + done.database - worked.database + done.bus - worked.bus);
  const row = [count, (times.length / seconds).toFixed(0), at(times, 0.5).toFixed(0), at(times, 0.99).toFixed(0)];
  row.push(each("servers"), each("database"), each("bus"), each("clients"), `${(share * 100).toFixed(0)} %`, table);
  console.log(`| ${row.join(" | ")} |`);
  for (const company of [...first, ...companies]) company.leave();
  for (const server of servers) server.stop();
}

try {
  const [database, bus] = [await postgres(), await nats()];
  console.log(`${tables} tables of four people as fast as they can; milliseconds to all at the table, µs of CPU a move, kB a table with its connections`);
  console.log("| servers | moves/s | p50 | p99 | servers' CPU | database's | NATS's | clients' | database's share | memory |");
  console.log("|---|---|---|---|---|---|---|---|---|---|");
  for (let count = 1; count <= Number(most); count++) await measure(count, database, bus);
} finally {
  end();
}
process.exit();
