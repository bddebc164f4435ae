// The tables of this browser, as a server keeps its own: a command is decided by the engine, its lines are kept, and only then is anyone told.
// It runs in a worker, so that the page never waits while bots think.

import type { CommandMessage, MineMessage, ReviewProgressMessage, ServerMessage } from "../protocol";
import type { Engine, Question, Row, Told } from "./engine";
import type { Kept, Store } from "./store";

/** For so long a review is worked on at a time before the page is told how far it is. */
const REVIEWED = 400;
const PIECES = 4;
const TRIES = 5;

/** Somebody of this device who looks at a table. */
export interface Listener {
  table: string;
  person: string;
  /** The last line that they were told of. */
  seen: number | null;
  tell(message: ServerMessage): void;
}

/** Told what others ought to know: that a table has changed, to other tabs; that nothing can be kept, or can again, to the page. */
export interface Neighbours {
  changed(table: string): void;
  cannotKeep(cannot: boolean): void;
}

/** What is refused, with the reason in the protocol's words. */
export class Refusal extends Error {
  constructor(
    readonly reason: string,
    readonly text: string,
  ) {
    super(text);
  }
}

export class House {
  private listeners = new Set<Listener>();
  private alarms = new Map<string, ReturnType<typeof setTimeout>>();
  private open = new Set<string>();
  /** Lines that could not be kept, by table: they are kept with those that come next, so that no log has a gap. */
  private unkept = new Map<string, Row[]>();
  /** What is done at a table is done one after the other. */
  private queues = new Map<string, Promise<unknown>>();

  constructor(
    private engine: Engine,
    private readonly renew: () => Promise<Engine>,
    private readonly store: Pick<Store, "append" | "read">,
    private readonly neighbours: Neighbours,
    /** How long bots take, so that people can follow. */
    private readonly botDelay: number,
  ) {}

  /** Makes a table and starts it; says its id. */
  async make(table: string, people: unknown[], options: unknown): Promise<unknown> {
    return this.inTurn(table, () => this.change(table, { ask: "make", people, options }));
  }

  /** What somebody asks of a table, or of the engine alone. */
  async ask(question: Question): Promise<unknown> {
    const { table } = question;
    if (question.ask === "review") return this.review(question);
    if (!table) return this.told(question);
    return this.inTurn(table, async () => {
      await this.enter(table);
      if (question.ask === "hint") await this.learn(table);
      return this.told({ ...question, now: Date.now() });
    });
  }

  /** Does what somebody wants, and says what became of it. */
  async command(table: string, person: string, message: CommandMessage): Promise<ServerMessage> {
    return this.inTurn(table, async () => {
      await this.enter(table);
      const answer = (await this.change(table, { ask: "command", person, message })) as ServerMessage;
      if (answer.type === "done" && message.do === "emote") this.emote(table, person, message.emote);
      return answer;
    });
  }

  /** Somebody looks at a table from now on, until what is returned is called. */
  async listen(listener: Listener): Promise<() => void> {
    const { table } = listener;
    await this.inTurn(table, () => this.enter(table));
    this.listeners.add(listener);
    this.tell(table);
    void this.inTurn(table, () => this.schedule(table));
    return () => {
      this.listeners.delete(listener);
      if (this.isHeard(table)) return;
      clearTimeout(this.alarms.get(table));
      this.alarms.delete(table);
    };
  }

  /** Another tab has changed a table. */
  async hear(table: string): Promise<void> {
    if (!this.open.has(table)) return;
    await this.inTurn(table, async () => {
      await this.read(table);
      this.tell(table);
      await this.schedule(table);
    });
  }

  private inTurn<T>(table: string, work: () => Promise<T>): Promise<T> {
    const before = this.queues.get(table) ?? Promise.resolve();
    const turn = before.then(work, work);
    const settled = turn.catch(() => {});
    this.queues.set(table, settled);
    return turn;
  }

  /** The engine knows the table from now on. */
  private async enter(table: string): Promise<void> {
    if (!this.open.has(table)) await this.read(table);
  }

  private async read(table: string): Promise<void> {
    const rows = await this.store.read(table);
    const unkept = this.unkept.get(table) ?? [];
    // What another tab has kept in their place counts.
    if (unkept[0]?.seq === rows.length + 1) rows.push(...unkept);
    else this.unkept.delete(table);
    this.open.delete(table);
    if (rows.length === 0) throw new Refusal("noTable", "this browser has no such table");
    this.told({ ask: "read", table, rows });
    this.open.add(table);
  }

  /** Asks what changes a table, keeps what follows, and tells those who look. */
  private async change(table: string, question: Question): Promise<unknown> {
    for (let tries = 0; tries < TRIES; tries++) {
      const told = await this.survive(table, { ...question, table, now: Date.now() });
      if (!told.rows?.length) return told.value;
      this.open.add(table);
      const kept = await this.keep(table, told.rows);
      if (kept === "conflict") {
        await this.read(table);
        continue;
      }
      this.tell(table);
      this.neighbours.changed(table);
      await this.schedule(table);
      return told.value;
    }
    throw new Refusal("unavailable", "this table is changed elsewhere all the time");
  }

  private async keep(table: string, rows: Row[]): Promise<Kept> {
    const changed = Date.now();
    const mine = this.told({ ask: "listing", table, person: "1", now: changed, changed }) as MineMessage;
    const unkept = this.unkept.get(table) ?? [];
    const all = [...unkept, ...rows];
    const kept = await this.store.append({ id: table, changed, mine }, all);
    if (kept === "failed") {
      this.unkept.set(table, all);
      this.neighbours.cannotKeep(true);
    } else if (unkept.length > 0 && kept === "kept") {
      this.unkept.delete(table);
      this.neighbours.cannotKeep(this.unkept.size > 0);
    }
    return kept;
  }

  private tell(table: string): void {
    for (const listener of this.listeners) {
      if (listener.table !== table) continue;
      const update = this.told({ ask: "update", table, person: listener.person, now: Date.now(), seen: listener.seen }) as ServerMessage & { type: "update" };
      listener.seen = update.table.seq;
      listener.tell(update);
    }
  }

  private emote(table: string, person: string, emote: (ServerMessage & { type: "emote" })["emote"]): void {
    const update = this.told({ ask: "update", table, person, now: Date.now() }) as ServerMessage & { type: "update" };
    const seat = update.table.you;
    if (seat) for (const listener of this.listeners) if (listener.table === table) listener.tell({ type: "emote", seat, emote });
  }

  /** Comes back when something happens by itself, as long as somebody looks. */
  private async schedule(table: string): Promise<void> {
    clearTimeout(this.alarms.get(table));
    this.alarms.delete(table);
    if (!this.isHeard(table)) return;
    const { wait, bots } = this.told({ ask: "due", table, now: Date.now() }) as { wait: number | null; bots: boolean };
    if (wait === null) return;
    const go = () => this.inTurn(table, () => this.go(table));
    this.alarms.set(
      table,
      setTimeout(() => void go().catch(() => {}), bots ? this.botDelay : wait),
    );
  }

  private async go(table: string): Promise<void> {
    if (!this.isHeard(table)) return;
    await this.learn(table);
    await this.change(table, { ask: "go" });
  }

  /** What bots need to know is loaded before they are asked. */
  private async learn(table: string): Promise<void> {
    const { edition } = this.told({ ask: "due", table, now: Date.now() }) as { edition: string | null };
    if (edition) await this.engine.bring(edition);
  }

  /** Works on a review for a while, and says how far it is. */
  private async review(question: Question): Promise<unknown> {
    const { table } = question;
    if (table) await this.inTurn(table, () => this.enter(table));
    const until = Date.now() + REVIEWED;
    let progress: ReviewProgressMessage;
    do {
      const told = await this.survive(table ?? "", { ...question, pieces: PIECES });
      progress = told.value as ReviewProgressMessage;
    } while (progress.state !== "done" && Date.now() < until);
    return progress;
  }

  private isHeard(table: string): boolean {
    return [...this.listeners].some((listener) => listener.table === table);
  }

  private told(question: Question): unknown {
    return answered(this.engine.ask(question)).value;
  }

  /** Asks; an engine that has failed is started anew, and the table read again: nothing was kept of what it did. */
  private async survive(table: string, question: Question): Promise<Told> {
    const edition = /bring the network of ([a-z-]+)/;
    try {
      return answered(this.engine.ask(question));
    } catch (error) {
      const wanted = error instanceof Refusal && edition.exec(error.text)?.[1];
      if (wanted) await this.engine.bring(wanted);
      else if (error instanceof WebAssembly.RuntimeError) {
        this.engine = await this.renew();
        this.open.clear();
        if (table) await this.read(table);
      } else throw error;
      return answered(this.engine.ask(question));
    }
  }
}

function answered(told: Told): Told {
  if (told.refused) throw new Refusal(told.refused.reason, told.refused.text);
  return told;
}
