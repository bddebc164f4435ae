// The engine of Makker, and a game in which one person plays with bots. The messages are those of Makker's server.

import type {
  ChosenMessage,
  CommandMessage,
  EditionMessage,
  LevelMessage,
  MadeMessage,
  MineMessage,
  RefusedReason,
  ReplayMessage,
  ReviewProgressMessage,
  ServerMessage,
  TableMessage,
  TableOptions,
  VersionMessage,
} from "./protocol.js";

export type * from "./protocol.js";

/** A line of a table's log: with all of them, the table can be read again. */
export interface Row {
  seq: number;
  at: number;
  body: string;
}

/** Somebody who sits at a table here. */
export interface Place {
  /** By what this person is known here. The first looks after the table. */
  person: string;
  /** The seat's letter: `R`, `Y`, `G`, `B` … */
  seat: string;
  name: string;
  face?: string;
}

interface OfTable {
  table: string;
  /** The time in milliseconds since 1970. */
  now?: number;
}
interface OfPerson extends OfTable {
  person: string;
}
interface OfGame extends OfPerson {
  /** Which game of the evening; the last one if none is named. */
  game?: number;
}

/** What can be asked, with what belongs to it, and what is answered. */
export interface Questions {
  begin: { fields: { seed: number[] }; answer: null };
  editions: { fields: object; answer: EditionMessage[] };
  levels: { fields: object; answer: LevelMessage[] };
  version: { fields: object; answer: VersionMessage };
  make: { fields: OfTable & { people: Place[]; options?: Partial<TableOptions> }; answer: MadeMessage };
  read: { fields: OfTable & { rows: Row[] }; answer: null };
  drop: { fields: OfTable; answer: null };
  command: { fields: OfPerson & { message: CommandMessage }; answer: ServerMessage };
  update: { fields: OfPerson & { seen?: number }; answer: Extract<ServerMessage, { type: "update" }> };
  due: { fields: OfTable; answer: Due };
  go: { fields: OfTable; answer: Due };
  hint: { fields: OfPerson; answer: ChosenMessage };
  history: { fields: OfPerson; answer: unknown };
  record: { fields: OfGame; answer: string };
  whole: { fields: OfTable; answer: string };
  replay: { fields: Partial<OfGame> & { record?: string }; answer: ReplayMessage };
  moment: { fields: OfGame & { event: number }; answer: unknown };
  review: { fields: Partial<OfGame> & { record?: string; deep?: boolean; pieces: number }; answer: ReviewProgressMessage };
  listing: { fields: OfPerson & { changed?: number }; answer: MineMessage };
}

export type Question = { [Word in keyof Questions]: { ask: Word } & Questions[Word]["fields"] }[keyof Questions];

/** When something happens by itself at a table. */
export interface Due {
  /** In so many milliseconds; never if nothing does. */
  wait: number | null;
  /** Has a bot something to decide? */
  bots: boolean;
  /** Whose network has to be brought first. */
  edition: string | null;
}

/** What the engine does not do, with the word for it; the message says why. */
export class Refused extends Error {
  readonly reason: RefusedReason;
}

export interface EngineOptions {
  /** From what all chance comes, 32 bytes: the same give the same games. Without it, some that nobody knows. */
  seed?: ArrayLike<number> & Iterable<number>;
  /** How the files of this package are read, `engine.wasm` or `networks/classic.net`, where they do not lie beside its script. */
  loader?: (name: string) => Promise<BufferSource>;
}

/** Rules, bots and reviews. It thinks where it is asked: ask it in a worker if a page shall not stand still meanwhile. */
export class Engine {
  private constructor();
  /** Loads the engine. */
  static start(options?: EngineOptions): Promise<Engine>;
  /** Asks, and gives the answer. Throws `Refused`. */
  ask<Word extends keyof Questions>(question: { ask: Word } & Questions[Word]["fields"]): Questions[Word]["answer"];
  /** The same with the new lines of the table's log, for those who keep them. */
  tell<Word extends keyof Questions>(
    question: { ask: Word } & Questions[Word]["fields"],
  ): { value: Questions[Word]["answer"]; rows?: Row[] };
  /** Loads what the bots of an edition have learned, which all from `medium` on need. */
  bring(edition: string): Promise<void>;
}

export interface GameOptions extends Partial<Omit<TableOptions, "edition" | "bots">> {
  /** `classic` if none is named; with house rules too: `classic+stay`. */
  edition?: string;
  /** `beginner`, `easy`, `medium`, `hard` or `master`; `hard` if none is named. */
  bots?: string;
  /** The person's seat; red, `R`, if none is named. */
  seat?: string;
  name?: string;
}

/** A game of one person with bots. */
export class Game {
  private constructor();
  /** Begins one. */
  static start(engine: Engine, options?: GameOptions): Promise<Game>;
  /** The table as the person sees it: board, hand, what happened. */
  readonly table: TableMessage;
  /** What the person may choose now, as docs/notation.md writes it; nothing if others decide. */
  readonly moves: string[];
  readonly isOver: boolean;
  /** Does what the person chose, one of `moves`. Throws `Refused`. */
  choose(choice: string): void;
  /** Lets the bots decide whose turn it is, once; false if it is the person's turn or the game is over. */
  step(): boolean;
  /** What `hard` would do in the person's place, and why. */
  hint(): ChosenMessage;
  /** The game as text. */
  record(): string;
}
