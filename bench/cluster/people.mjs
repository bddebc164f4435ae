// Four people at a table, whose connections go to any of the servers.

import { request } from "node:http";
import { createRequire } from "node:module";

// The library that the yardstick brings along.
const WebSocket = createRequire(new URL("../boardgameio/server.cjs", import.meta.url))("ws");

const key = (table, place) => `somebody-of-the-benchmark-${table}-${place}`;

const post = (address, table, body) =>
  new Promise((answered, failed) => {
    const headers = { "content-type": "application/json", authorization: `Bearer ${key(table, 0)}` };
    const asked = request(`http://${address}/api/tables`, { method: "POST", headers }, (answer) => {
      let text = "";
      answer.on("data", (data) => (text += data));
      answer.on("end", () => (answer.statusCode < 300 ? answered(JSON.parse(text)) : failed(new Error(text))));
    });
    asked.on("error", failed);
    asked.end(JSON.stringify(body));
  });

export class Company {
  seats = [];
  /** Further connections of the same people, on which they only look. */
  tabs = [];
  check = () => {};

  /** Sits down and begins to play; each at the next of these servers, by this number of connections. */
  static async sitDown(number, addresses, connections = 1) {
    const company = new Company();
    const made = await post(addresses[number % addresses.length], number, { id: "bench", name: "Ann", options: { standIn: null } });
    for (let place = 0; place < 4; place++) {
      const address = addresses[(number + place) % addresses.length];
      await company.connect(company.seats, address, made.table, number, place);
      for (let more = 1; more < connections; more++) await company.connect(company.tabs, address, made.table, number, place);
    }
    const letters = company.seats[0].letters;
    for (let place = 1; place < 4; place++) {
      await company.command(place, { do: "sit", seat: letters[place], name: `N${place}` });
    }
    await company.command(0, { do: "start" });
    return company;
  }

  connect(list, address, table, number, place) {
    const seat = { seq: 0, done: 0, choices: [], asked: false };
    list.push(seat);
    const headers = { authorization: `Bearer ${key(number, place)}` };
    seat.socket = new WebSocket(`ws://${address}/api/tables/${table}/socket?deltas=1`, { headers, perMessageDeflate: false });
    seat.socket.on("message", (data) => this.hear(seat, JSON.parse(data)));
    return this.until(() => seat.seq > 0);
  }

  hear(seat, message) {
    if (message.type === "done") seat.done = message.seq;
    if (message.type === "refused") throw new Error(JSON.stringify(message));
    if (message.table) {
      const { table, view } = message;
      seat.seq = table.seq ?? seat.seq;
      seat.over = table.status ? table.status === "over" : seat.over;
      seat.choices = (table.view ?? view)?.moves ?? seat.choices;
      seat.asked = table.prompt === undefined ? seat.asked : table.prompt !== null;
      seat.letters = table.seats?.map(({ seat }) => seat) ?? seat.letters;
    }
    this.check();
  }

  until(so) {
    return new Promise((done) => {
      this.check = () => so() && done();
      this.check();
    });
  }

  /** Does a command, and says how many milliseconds it took until all at the table knew. */
  async command(place, command) {
    const seat = this.seats[place];
    const [before, begin] = [seat.done, performance.now()];
    seat.asked = false;
    seat.socket.send(JSON.stringify({ ...command, id: `after ${seat.seq} ${command.do}`, seq: seat.seq }));
    await this.until(() => seat.done !== before && [...this.seats, ...this.tabs].every((other) => other.seq >= seat.done));
    return performance.now() - begin;
  }

  get isOver() {
    return this.seats[0].over;
  }

  /** Makes any move that may be made. */
  async play() {
    await this.until(() => this.seats.some((seat) => seat.asked));
    const place = this.seats.findIndex((seat) => seat.asked);
    const choices = this.seats[place].choices;
    return this.command(place, { do: "choose", choice: choices[Math.floor(Math.random() * choices.length)] });
  }

  leave() {
    for (const seat of [...this.seats, ...this.tabs]) seat.socket.terminate();
  }
}
