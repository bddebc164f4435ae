// A cluster on paper, made to run: tables whose people move now and then, servers, a database that commits in groups, NATS, and bots that
// think. What each part takes for a move was measured (calibration.mjs); what follows for other numbers of tables and machines is worked out
// here. report.mjs prints the cases of docs/scaling.md.
//
//     node bench/cluster/simulate.mjs tables=20000 servers=8 cores=4   a case of your own

import { calibrate, read } from "./calibration.mjs";

const USUAL = {
  /** Live tables, with so many people at each; the other seats are bots. */
  tables: 1000,
  people: 4,
  bots: "hard",
  /** Seconds between two moves at a table. */
  pace: 5,
  /** Machines and their processors. */
  servers: 2,
  cores: 4,
  databases: 1,
  databaseCores: 8,
  natsCores: 2,
  workers: 0,
  /** Does a table's people come to the same server? */
  together: 0,
  /** Does everything, the clients too, share the processors of one machine? So it is measured by run.mjs. */
  shared: 0,
  seconds: 8,
};

/** Some processors that do what is asked in order. */
class Processors {
  constructor(count) {
    this.free = new Float64Array(count);
    this.busy = 0;
  }

  /** When work is done that takes so many microseconds and is asked for at this time. */
  work(now, takes) {
    let first = 0;
    for (let core = 1; core < this.free.length; core++) if (this.free[core] < this.free[first]) first = core;
    const end = Math.max(now, this.free[first]) + takes;
    this.free[first] = end;
    this.busy += takes;
    return end;
  }
}

/** A disk that writes one group of commits at a time; those that come meanwhile are the next group. */
class Disk {
  until = 0;
  next = 0;
  busy = 0;

  constructor(flush) {
    this.flush = flush;
  }

  commit(now) {
    if (now >= this.next) {
      [this.until, this.next] = [now, now + this.flush];
      this.busy += this.flush;
    } else if (now >= this.until) {
      // One group is being written: this commit opens the group after it.
      [this.until, this.next] = [this.next, this.next + this.flush];
      this.busy += this.flush;
    }
    return this.next;
  }
}

/** Events in the order of their times. */
class Agenda {
  heap = [];

  add(time, what) {
    const heap = this.heap;
    let at = heap.push({ time, what }) - 1;
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (heap[above].time <= heap[at].time) break;
      [heap[above], heap[at]] = [heap[at], heap[above]];
      at = above;
    }
  }

  next() {
    const heap = this.heap;
    const first = heap[0];
    const last = heap.pop();
    if (heap.length > 0) {
      heap[0] = last;
      for (let at = 0; ; ) {
        let least = 2 * at + 1;
        if (least >= heap.length) break;
        if (least + 1 < heap.length && heap[least + 1].time < heap[least].time) least += 1;
        if (heap[at].time <= heap[least].time) break;
        [heap[at], heap[least]] = [heap[least], heap[at]];
        at = least;
      }
    }
    return first;
  }
}

/** What comes of it: how busy each part is, and how long it takes until all at a table know of a move. */
export function simulate(chosen, takes) {
  const set = { ...USUAL, ...chosen };
  // The same every time.
  let state = 12345;
  const chance = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
  const some = (mean) => -Math.log(1 - chance()) * mean;
  const machine = set.shared ? new Processors(set.cores) : null;
  const servers = Array.from({ length: set.servers }, () => machine ?? new Processors(set.cores));
  const workers = set.workers > 0 ? new Processors(set.workers * set.cores) : null;
  const databases = Array.from({ length: set.databases }, () => ({ cpu: machine ?? new Processors(set.databaseCores), disk: new Disk(takes.flush) }));
  const bus = machine ?? new Processors(set.natsCores);
  const agenda = new Agenda();
  const end = set.seconds * 1e6;
  const times = [];
  for (let table = 0; table < set.tables; table++) agenda.add(some(set.pace * 1e6), { step: "asked", table });
  // What happens although nobody moves: pings, and the comparison of tables.
  const quiet = (set.tables * set.people * takes.quiet) / set.servers;
  const compared = (set.tables * takes.compare * Math.min(set.people, set.servers)) / 2 / set.databases;
  for (let second = 0; second < set.seconds; second++) {
    for (let part = 0; part < 50; part++) agenda.add((second + part / 50) * 1e6, { step: "quiet" });
  }
  let moves = 0;
  while (agenda.heap.length > 0) {
    const { time, what } = agenda.next();
    if (time > end) break;
    if (what.step === "quiet") {
      for (const server of servers) server.work(time, quiet / 50);
      for (const { cpu } of databases) cpu.work(time, compared / 50);
      continue;
    }
    const { table } = what;
    const place = (seat) => servers[(table + (set.together ? 0 : seat)) % servers.length];
    const database = databases[table % databases.length];
    if (what.step === "asked") {
      // Of four seats so many are people's; bots' moves are thought about first, where a worker or the server has time for it.
      const isBot = chance() * 4 >= set.people;
      const mover = Math.floor(chance() * 4);
      const thought = isBot ? (workers ?? place(mover)).work(time, some(takes[set.bots])) : time;
      agenda.add(thought, { step: "decides", table, mover, asked: time, thought });
    } else if (what.step === "decides") {
      agenda.add(place(what.mover).work(time, takes.decide), { ...what, step: "appends" });
    } else if (what.step === "appends") {
      agenda.add(database.cpu.work(time, takes.append), { ...what, step: "commits" });
    } else if (what.step === "commits") {
      agenda.add(database.disk.commit(time), { ...what, step: "kept" });
    } else {
      const reached = Math.min(set.people, set.together ? 1 : set.servers);
      const told = bus.work(time, takes.message * (1 + reached));
      // The server that did the move knows it; each other one reads it.
      let known = told;
      for (let other = 1; other < reached; other++) {
        known = Math.max(known, place(what.mover + other).work(database.cpu.work(told, takes.load), takes.read));
      }
      let all = known;
      for (let seat = 0; seat < set.people; seat++) all = Math.max(all, place(seat).work(known, takes.tell));
      if (machine) all = machine.work(all, takes.client);
      moves += 1;
      times.push(all - what.thought);
      agenda.add(all + some(set.pace * 1e6), { step: "asked", table });
    }
  }
  times.sort((a, b) => a - b);
  const at = (part) => times[Math.floor((times.length - 1) * part)] / 1000;
  const part = (busy, cores) => busy / cores / end;
  const sum = (list, of) => list.reduce((total, one) => total + of(one), 0);
  return {
    moves: moves / set.seconds,
    p50: at(0.5),
    p99: at(0.99),
    servers: part(sum(servers, (server) => server.busy), set.servers * set.cores),
    workers: workers ? part(workers.busy, set.workers * set.cores) : 0,
    database: part(sum(databases, ({ cpu }) => cpu.busy), set.databases * set.databaseCores),
    disk: part(sum(databases, ({ disk }) => disk.busy), set.databases),
    bus: part(bus.busy, set.natsCores),
    memory: (set.tables * takes.table * Math.min(set.people, set.together ? 1 : set.servers)) / 1e6 / set.servers,
  };
}

if (process.argv[1]?.endsWith("simulate.mjs")) {
  const value = (text) => (Number.isNaN(Number(text)) ? text : Number(text));
  const chosen = Object.fromEntries(process.argv.slice(2).map((text) => text.split("=")).map(([name, text]) => [name, value(text)]));
  console.log(simulate(chosen, calibrate(read())));
}
