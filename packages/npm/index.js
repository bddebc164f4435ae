// The engine of Makker: WebAssembly that is asked in JSON, and a game in which one person plays with bots.

/** What the engine does not do, with the word for it and why. */
export class Refused extends Error {
  constructor({ reason, text }) {
    super(text);
    this.name = "Refused";
    this.reason = reason;
  }
}

/** Reads a file of this package: over the network in a browser, from the disk elsewhere. */
async function load(name) {
  const address = new URL(name, import.meta.url);
  if (address.protocol === "file:") return (await import("node:fs/promises")).readFile(address);
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.arrayBuffer();
}

export class Engine {
  #border;
  #load;
  #brought = new Set();

  constructor(border, loader) {
    this.#border = border;
    this.#load = loader;
  }

  /** Loads the engine. */
  static async start({ seed = crypto.getRandomValues(new Uint8Array(32)), loader = load } = {}) {
    const { instance } = await WebAssembly.instantiate(await loader("engine.wasm"), {});
    const engine = new Engine(instance.exports, loader);
    engine.ask({ ask: "begin", seed: Array.from(seed) });
    return engine;
  }

  /** Asks, and gives the answer with the new lines of the table's log. */
  tell(question) {
    this.#put(new TextEncoder().encode(JSON.stringify(question)));
    const length = this.#border.answer();
    const told = JSON.parse(new TextDecoder().decode(new Uint8Array(this.#border.memory.buffer, this.#border.answered(), length)));
    if (told.refused) throw new Refused(told.refused);
    return told;
  }

  /** Asks, and gives the answer alone. */
  ask(question) {
    return this.tell(question).value;
  }

  /** Loads what the bots of an edition have learned, once. */
  async bring(edition) {
    if (this.#brought.has(edition)) return;
    const network = new Uint8Array(await this.#load(`networks/${edition}.net`));
    const name = new TextEncoder().encode(`${edition}\n`);
    const both = new Uint8Array(name.length + network.length);
    both.set(name);
    both.set(network, name.length);
    this.#put(both);
    if (this.#border.bring() !== 1) throw new Error(`${edition}: this is not its network`);
    this.#brought.add(edition);
  }

  #put(bytes) {
    const place = this.#border.room(bytes.length);
    new Uint8Array(this.#border.memory.buffer, place, bytes.length).set(bytes);
  }
}

/** How many games were begun in each engine: what is drawn depends on a table's id too. */
const begun = new WeakMap();

export class Game {
  #engine;
  #id;
  #commands = 0;
  #table;

  constructor(engine) {
    const number = (begun.get(engine) ?? 0) + 1;
    begun.set(engine, number);
    this.#engine = engine;
    this.#id = `game-${number}`;
  }

  /** Begins a game of one person with bots. */
  static async start(engine, { edition = "classic", bots = "hard", seat = "R", name = "You", ...options } = {}) {
    const game = new Game(engine);
    game.#ask("make", { people: [{ person: "1", seat, name }], options: { edition, bots, ...options } });
    // House rules are played by what was learned of their edition.
    const { edition: needed } = game.#ask("due");
    if (needed) await engine.bring(needed);
    game.#look();
    return game;
  }

  /** The table as the person sees it: board, hand, what happened. */
  get table() {
    return this.#table;
  }

  /** What the person may choose now; nothing if others decide. */
  get moves() {
    return this.#table.prompt ? this.#table.view.moves : [];
  }

  get isOver() {
    return this.#table.status === "over";
  }

  /** Does what the person chose, one of `moves`. */
  choose(choice) {
    const told = this.#ask("command", { message: { id: `c${++this.#commands}`, seq: this.#table.seq, do: "choose", choice } });
    if (told.type === "refused") throw new Refused(told);
    this.#look();
  }

  /** Lets the bots decide whose turn it is, once; false if it is the person's turn or the game is over. */
  step() {
    if (this.isOver || this.moves.length > 0) return false;
    this.#ask("go");
    this.#look();
    return true;
  }

  /** What `hard` would do in the person's place, and how likely each choice wins. */
  hint() {
    return this.#ask("hint");
  }

  /** The game as text, for `makker replay` and `makker review`. */
  record() {
    return this.#ask("record");
  }

  #ask(ask, fields = {}) {
    return this.#engine.ask({ ask, table: this.#id, person: "1", now: Date.now(), ...fields });
  }

  #look() {
    this.#table = this.#ask("update").table;
  }
}
