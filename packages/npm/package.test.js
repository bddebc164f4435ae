// The package as others get it: packed, unpacked elsewhere, and played with.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import test, { after } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";

const here = dirname(fileURLToPath(import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "makker-package-"));
after(() => rmSync(folder, { recursive: true }));

const [packed] = JSON.parse(execFileSync("npm", ["pack", "--json", "--pack-destination", folder], { cwd: here, stdio: ["ignore", "pipe", "ignore"] }));
execFileSync("tar", ["xzf", join(folder, packed.filename), "-C", folder]);
const { Engine, Game, Refused } = await import(pathToFileURL(join(folder, "package/index.js")));

const SEED = Array.from({ length: 32 }, (_, index) => index);

/** Plays with bots, the person as `hard` hints, for so many decisions of the person. */
async function play(options, decisions) {
  const game = await Game.start(await Engine.start({ seed: SEED }), options);
  const chosen = [];
  while (chosen.length < decisions && !game.isOver) {
    if (game.step()) continue;
    chosen.push(game.hint().move);
    game.choose(chosen.at(-1));
  }
  return { game, chosen };
}

test("everything that is needed is in it, and nothing else", () => {
  const editions = ["classic", "english", "jubilee", "nordic", "plus-pairs", "plus-trios"];
  const expected = ["LICENSE", "README.md", "engine.wasm", "example.html", "index.d.ts", "index.js"];
  const networks = editions.map((edition) => `networks/${edition}.net`);
  assert.deepEqual(packed.files.map(({ path }) => path).sort(), [...expected, ...networks, "package.json", "protocol.d.ts"]);
});

test("one plays against hard, and the same seed gives the same game", async () => {
  const [one, other] = [await play({ bots: "hard" }, 5), await play({ bots: "hard" }, 5)];
  assert.equal(one.chosen.length, 5);
  assert.deepEqual(one.chosen, other.chosen);
  assert.equal(one.game.table.view.board, other.game.table.view.board);
  assert.match(one.game.record(), /^\[/);
});

test("every edition has its network, house rules play with it", async () => {
  for (const edition of (await Engine.start()).ask({ ask: "editions" })) {
    const { game, chosen } = await play({ edition: edition.name, bots: "medium" }, 2);
    assert.equal(game.table.seats.length, edition.seats.length);
    assert.equal(chosen.length, 2);
  }
  assert.equal((await play({ edition: "classic+start-counts", bots: "medium" }, 2)).chosen.length, 2);
});

test("what cannot be is refused with a reason, and the game goes on", async () => {
  const { game } = await play({ bots: "easy" }, 1);
  while (game.step());
  const before = game.table.seq;
  assert.throws(() => game.choose("no move at all"), (error) => error instanceof Refused && error.reason.length > 0 && error.message.length > 0);
  assert.equal(game.table.seq, before);
  game.choose(game.moves[0]);
  await assert.rejects(Game.start(await Engine.start(), { edition: "chess" }), Refused);
});

test("engine and network of classic are at most 350 kB by gzip", () => {
  const sent = (file) => gzipSync(readFileSync(join(folder, "package", file)), { level: 9 }).length;
  const size = sent("engine.wasm") + sent("networks/classic.net");
  assert.ok(size <= 350_000, `${size} bytes`);
});
