// Writes guards/prompts.jsonl: what bots were asked and chose in whole games of all editions, for tests that must know real
// prompts. Start a server first: `makker serve --address 127.0.0.1:8080 --bot-delay-ms 0 --pace 10000`, then
// `node e2e/prompts.mjs http://127.0.0.1:8080`.

import { writeFileSync } from "node:fs";
import { join } from "node:path";

/** So many decisions of one game, from its beginning to its end. */
const EACH = 36;
const [origin] = process.argv.slice(2);
let cookie = "";
let count = 0;

async function ask(path, body) {
  const init = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
  const answer = await fetch(`${origin}/api/${path}`, { ...init, headers: { "content-type": "application/json", cookie } });
  cookie ||= answer.headers.get("set-cookie")?.split(";")[0] ?? "";
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return answer.json();
}

/** Each leg is its text, whose pawns go, and how many steps the first of them. */
const leg = ({ text, travels }) => [text, travels.map(({ seat }) => seat).join(""), travels[0].path.length - 1].join(" ");
const node = ({ done, legs }) => [done ? 1 : 0, ...legs.flatMap((edge) => [edge.leg, edge.node])];

/** Everything that a seat is asked in a game, and what a bot chose. */
async function game(edition) {
  const { table: id } = await ask("play-now", { id: `prompts ${count++}`, name: "Ann", options: { edition, bots: "medium" } });
  const all = [];
  let { table } = await ask(`tables/${id}`);
  while (table.status === "playing") {
    if (table.prompt) {
      const { kind, to, cards, why, legs, nodes } = table.prompt;
      const { move } = await ask(`tables/${id}/hint`);
      all.push({
        edition,
        kind,
        to,
        chosen: move,
        cards: cards.map((one) => [one.card, one.node]),
        why: why.map(({ card, reason }) => [card, reason]),
        legs: legs.map(leg),
        nodes: nodes.map(node),
      });
      await ask(`tables/${id}/commands`, { id: `choose ${count++}`, seq: 2 ** 32 - 1, do: "choose", choice: move });
    }
    ({ table } = await ask(`tables/${id}/updates?seen=${table.seq}&wait=20`));
  }
  return all;
}

await ask("people", { cookie: true });
const lines = [];
for (const { name } of await ask("editions")) {
  const all = await game(name);
  console.info(`${name}: ${all.length}`);
  const some = Array.from({ length: Math.min(EACH, all.length) }, (_, index) => all[Math.floor((index * all.length) / Math.min(EACH, all.length))]);
  lines.push(...some.map((one) => JSON.stringify(one)));
}
writeFileSync(join(import.meta.dirname, "../guards/prompts.jsonl"), `${lines.join("\n")}\n`);
