// Tables of a browser whose storage fails and comes back: nothing of a game is lost, and its log has no gaps.
import { expect, test } from "vitest";
import { load } from "../../guards/engine";
import type { Face, ServerMessage } from "../protocol";
import { Engine, type Row } from "./engine";
import { House } from "./house";
import type { Kept, KeptTable } from "./store";

const start = () => Engine.start(load);

/** A storage that is full when it is told so. */
class Shelf {
  rows: Row[] = [];
  isFull = false;

  append(_: KeptTable, rows: Row[]): Promise<Kept> {
    if (this.isFull) return Promise.resolve("failed");
    if (rows.some(({ seq }) => seq <= (this.rows.at(-1)?.seq ?? 0))) return Promise.resolve("conflict");
    this.rows.push(...rows);
    return Promise.resolve("kept");
  }

  read(): Promise<Row[]> {
    return Promise.resolve([...this.rows]);
  }
}

const TABLE = "local-shelf";

async function visit(shelf: Shelf) {
  const warnings: boolean[] = [];
  const engine = await start();
  const house = new House(engine, start, shelf, { changed: () => {}, cannotKeep: (cannot) => warnings.push(cannot) }, 0);
  let told: ServerMessage & { type: "update" };
  const tell = (message: ServerMessage) => {
    if (message.type === "update") told = message;
  };
  const look = () => house.listen({ table: TABLE, person: "1", seen: null, tell });
  let sent = 0;
  /** Changes something that the log holds. */
  const wear = (face: Face) => house.command(TABLE, "1", { id: `${sent++}`, seq: told.table.seq, do: "face", face });
  const face = () => told.table.seats.find(({ seat }) => seat === told.table.you)!.face;
  return { engine, house, warnings, look, wear, face };
}

const people = [
  { person: "1", seat: "R", name: "Ann" },
  { person: "2", seat: "B", name: "Bo" },
  { person: "3", seat: "G", name: "Cai" },
  { person: "4", seat: "Y", name: "Dot" },
];

test("what could not be kept is kept with what comes after it", async () => {
  const shelf = new Shelf();
  const { house, warnings, look, wear } = await visit(shelf);
  await house.make(TABLE, people, { edition: "classic" });
  await look();
  shelf.isFull = true;
  await wear("bun");
  await wear("hat");
  shelf.isFull = false;
  await wear("bob");
  expect(warnings).toEqual([true, true, false]);
  expect(shelf.rows.map(({ seq }) => seq)).toEqual(shelf.rows.map((_, place) => place + 1));
  const later = await visit(shelf);
  await later.look();
  expect(later.face()).toBe("bob");
});

test("an engine that fails loses nothing that could not be kept", async () => {
  const shelf = new Shelf();
  const { engine, house, look, wear, face } = await visit(shelf);
  await house.make(TABLE, people, { edition: "classic" });
  await look();
  shelf.isFull = true;
  await wear("bun");
  const ask = engine.ask.bind(engine);
  engine.ask = (question) => {
    if (question.ask === "command") throw new WebAssembly.RuntimeError("unreachable");
    return ask(question);
  };
  await house.command(TABLE, "2", { id: "b", seq: 1, do: "face", face: "hat" });
  expect(face()).toBe("bun");
});
