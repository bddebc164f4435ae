// Read by the compiler only: the types say what can be asked, and refuse the rest.

import { Engine, Game, type ReviewProgressMessage, type Row, type TableMessage } from "./index.js";

export async function use(): Promise<[TableMessage, string, Row[] | undefined, ReviewProgressMessage]> {
  const engine = await Engine.start({ seed: new Uint8Array(32) });
  const game = await Game.start(engine, { edition: "classic", bots: "hard", hints: true });
  const record: string = engine.ask({ ask: "record", table: "game-1", person: "1" });
  const { rows } = engine.tell({ ask: "go", table: "game-1" });
  // @ts-expect-error: there is no such question.
  engine.ask({ ask: "nothing" });
  // @ts-expect-error: it has to be said whose.
  engine.ask({ ask: "hint" });
  // @ts-expect-error: what is chosen is text.
  game.choose(1);
  return [game.table, record, rows, engine.ask({ ask: "review", record, pieces: 4 })];
}
