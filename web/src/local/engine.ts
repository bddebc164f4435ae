// The engine: rules, bots and reviews as WebAssembly, asked in JSON. What the bots of an edition have learned is loaded when it is needed.

/** A line of a table's log. */
export interface Row {
  seq: number;
  at: number;
  body: string;
}

/** What the engine answers. */
export interface Told {
  value: unknown;
  /** New lines of the table's log, to be kept before anyone is told of them. */
  rows?: Row[];
  refused?: { reason: string; text: string };
}

export type Question = { ask: string; table?: string; person?: string; [field: string]: unknown };

interface Border extends WebAssembly.Exports {
  memory: WebAssembly.Memory;
  room(length: number): number;
  answer(): number;
  answered(): number;
  bring(): number;
}

/** How bytes are loaded: over the network in a browser, from a file in tests. */
export type Loader = (what: string) => Promise<BufferSource>;

export class Engine {
  private constructor(
    private readonly border: Border,
    private readonly load: Loader,
  ) {}

  static async start(load: Loader): Promise<Engine> {
    const { instance } = (await WebAssembly.instantiate(await load("engine"), {})) as unknown as WebAssembly.WebAssemblyInstantiatedSource;
    const engine = new Engine(instance.exports as Border, load);
    engine.ask({ ask: "begin", seed: Array.from(crypto.getRandomValues(new Uint8Array(32))) });
    return engine;
  }

  ask(question: Question): Told {
    return JSON.parse(this.answer(JSON.stringify(question))) as Told;
  }

  /** The same as text. */
  answer(question: string): string {
    this.put(new TextEncoder().encode(question));
    const length = this.border.answer();
    return new TextDecoder().decode(new Uint8Array(this.border.memory.buffer, this.border.answered(), length));
  }

  /** Loads what the bots of an edition have learned. */
  async bring(edition: string): Promise<void> {
    const network = new Uint8Array((await this.load(edition)) as ArrayBuffer);
    const name = new TextEncoder().encode(`${edition}\n`);
    const both = new Uint8Array(name.length + network.length);
    both.set(name);
    both.set(network, name.length);
    this.put(both);
    if (this.border.bring() !== 1) throw new Error(`no network of ${edition}`);
  }

  private put(bytes: Uint8Array): void {
    const place = this.border.room(bytes.length);
    new Uint8Array(this.border.memory.buffer, place, bytes.length).set(bytes);
  }
}
