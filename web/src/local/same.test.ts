// The engine in WebAssembly answers to the byte what the program answers: the script of crates/browser/tests/same.rs, and its hashes.
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ENGINE, load } from "../../guards/engine";
import { sha256 } from "../fair/hash";
import { Engine, type Question } from "./engine";

const root = new URL("../../../", import.meta.url);
const lines = readFileSync(new URL("crates/browser/tests/golden/same.txt", root), "utf8").trim().split("\n");

test("there is an engine", () => {
  expect(existsSync(ENGINE), "run `make engine` first").toBe(true);
});

const seal = (text: string) => sha256(`makker seed ${text}`);

/** An engine of its own, and all that it says from now on. */
async function hearing() {
  const engine = await Engine.start(load);
  const heard: string[] = [];
  const ask = (question: Question) => {
    const text = engine.answer(JSON.stringify(question));
    heard.push(`${text}\n`);
    return JSON.parse(text) as { value: never };
  };
  return { engine, ask, seal: () => seal(heard.join("")) };
}

test.each(lines.filter((line) => line.startsWith("game ")).map((line) => line.split(" ")))(
  "%s of %s with bots of level %s",
  async (_, edition, level, steps, expected) => {
    const { engine, ask, seal } = await hearing();
    await engine.bring(edition!);
    ask({ ask: "begin", seed: Array.from({ length: 32 }, (_, byte) => byte) });
    const people = [{ person: "1", seat: "R", name: "Ann" }];
    ask({ ask: "make", table: "local-same", now: 0, people, options: { edition, bots: level } });
    for (let step = 1; step <= Number(steps); step++) {
      const { table } = ask({ ask: "update", table: "local-same", person: "1", now: step }).value as {
        table: { seq: number; prompt: object | null; view: { moves: string[] } };
      };
      if (!table.prompt) ask({ ask: "go", table: "local-same", now: step });
      else {
        const choice = table.view.moves[step % table.view.moves.length];
        ask({ ask: "command", table: "local-same", person: "1", now: step, message: { id: String(step), seq: table.seq, do: "choose", choice } });
      }
    }
    expect(seal()).toBe(expected);
  },
);

test.each(lines.filter((line) => line.startsWith("review ")).map((line) => line.split(" ")))("%s of the record %s", async (_, name, pieces, expected) => {
  const { engine, ask, seal } = await hearing();
  await engine.bring("classic");
  const record = readFileSync(new URL(`docs/fairness/${name}.makker`, root), "utf8");
  ask({ ask: "replay", record });
  ask({ ask: "review", record, pieces: Number(pieces) });
  expect(seal()).toBe(expected);
});
