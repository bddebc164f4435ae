// A game to its end at phone size in the other engines, Debian's Firefox and WebKit, each by its own remote control, and the beginning of one that is played in the browser: `make engines`.
// It begins late in a game, so that it is short, and leaves pictures in /tmp/makker-engines to look at.

import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";

const ROOT = resolve(import.meta.dirname, "../..");
const PROGRAM = join(process.env.CARGO_TARGET_DIR ?? join(ROOT, "target"), "debug/makker");
const PICTURES = join(tmpdir(), "makker-engines");
const SIZE = { width: 390, height: 844 };
const PATIENCE = 60_000;

/** Asks until the answer is something. */
async function until(what, ask) {
  for (const end = Date.now() + PATIENCE; Date.now() < end; await sleep(100)) {
    const answer = await ask();
    if (answer) return answer;
  }
  throw new Error(`${what}: waited in vain`);
}

/** The last lines that a program says, read until one of them is like this. */
async function said(child, pattern) {
  for (const stream of [child.stdout, child.stderr].filter(Boolean))
    void (async () => {
      for await (const line of createInterface({ input: stream })) child.heard ??= pattern.exec(line);
    })();
  return until(`${child.spawnfile} says ${pattern}`, () => child.heard);
}

/** Firefox speaks WebDriver BiDi over a socket. */
async function firefox() {
  const profile = mkdtempSync(join(tmpdir(), "makker-firefox-"));
  const child = spawn("firefox-esr", ["--headless", "--remote-debugging-port", "0", "--profile", profile], { stdio: ["ignore", "ignore", "pipe"] });
  const [, address] = await said(child, /WebDriver BiDi listening on (ws:\S+)/);
  const socket = new WebSocket(`${address}/session`);
  await new Promise((open, failed) => Object.assign(socket, { onopen: open, onerror: failed }));
  const waiting = new Map();
  let count = 0;
  socket.onmessage = ({ data }) => {
    const { id, result, message } = JSON.parse(data);
    if (message) waiting.get(id)?.failed(new Error(message));
    else waiting.get(id)?.done(result);
  };
  const send = (method, params) =>
    new Promise((done, failed) => {
      waiting.set(++count, { done, failed });
      socket.send(JSON.stringify({ id: count, method, params }));
    });
  await send("session.new", { capabilities: {} });
  const { contexts } = await send("browsingContext.getTree", {});
  const context = contexts[0].context;
  await send("browsingContext.setViewport", { context, viewport: SIZE, devicePixelRatio: 2 });
  return {
    go: (url) => send("browsingContext.navigate", { context, url, wait: "complete" }),
    ask: async (code) => {
      const expression = `(async () => JSON.stringify(await (async () => { ${code} })()) ?? "null")()`;
      const { result, exceptionDetails } = await send("script.evaluate", { expression, target: { context }, awaitPromise: true });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return JSON.parse(result.value);
    },
    tap: (x, y) => send("input.performActions", { context, actions: tapping(x, y) }),
    picture: async () => (await send("browsingContext.captureScreenshot", { context })).data,
    close: () => {
      child.kill();
      rmSync(profile, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

/** WebKit is spoken to by its driver, over HTTP, and needs a screen (`xvfb-run`). */
async function webkit() {
  const library = readdirSync("/usr/lib/x86_64-linux-gnu").find((name) => name.startsWith("webkit2gtk-4"));
  const port = 4900 + (process.pid % 1000);
  // No sandbox and no graphics card, as in a container.
  const env = { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1", WEBKIT_DISABLE_COMPOSITING_MODE: "1", WEBKIT_DISABLE_DMABUF_RENDERER: "1" };
  const child = spawn("WebKitWebDriver", [`--port=${port}`], { stdio: "ignore", env });
  const send = async (method, path, body) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${path}: ${value.error}: ${value.message}`);
    return value;
  };
  await until("WebKitWebDriver", () => send("GET", "/status").catch(() => null));
  const options = { binary: join("/usr/lib/x86_64-linux-gnu", library, "MiniBrowser"), args: ["--automation"] };
  const { sessionId } = await send("POST", "/session", { capabilities: { alwaysMatch: { pageLoadStrategy: "none", "webkitgtk:browserOptions": options } } });
  const path = `/session/${sessionId}`;
  const ask = async (code) => {
    const script = `const done = arguments[0]; (async () => { ${code} })().then((value) => done(JSON.stringify(value) ?? "null"), (error) => done(JSON.stringify({ error: String(error) })));`;
    const answer = JSON.parse(await send("POST", `${path}/execute/async`, { script, args: [] }));
    if (answer?.error) throw new Error(answer.error);
    return answer;
  };
  // The window is larger than the page by its bars.
  await send("POST", `${path}/window/rect`, { x: 0, y: 0, width: 600, height: 1000 });
  await sleep(500);
  const [width, height] = await ask("return [innerWidth, innerHeight]");
  await send("POST", `${path}/window/rect`, { x: 0, y: 0, width: 600 - width + SIZE.width, height: 1000 - height + SIZE.height });
  return {
    go: (url) => send("POST", `${path}/url`, { url }),
    ask,
    tap: (x, y) => send("POST", `${path}/actions`, { actions: tapping(x, y) }),
    picture: () => send("GET", `${path}/screenshot`),
    close: async () => {
      await send("DELETE", path).catch(() => null);
      child.kill();
    },
  };
}

const tapping = (x, y) => [
  {
    type: "pointer",
    id: "hand",
    parameters: { pointerType: "mouse" },
    actions: [
      { type: "pointerMove", x: Math.round(x), y: Math.round(y) },
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ],
  },
];

/** Somebody who plays on the page of an engine. */
class Player {
  constructor(name, engine) {
    Object.assign(this, { name, engine });
  }

  async look(what) {
    await sleep(700);
    writeFileSync(join(PICTURES, `${this.name}-${what}.png`), Buffer.from(await this.engine.picture(), "base64"));
  }

  /** Where something is, once it is there. */
  find(selector) {
    const code = `const all = [...document.querySelectorAll(${JSON.stringify(selector)})].map((one) => one.getBoundingClientRect());
      const box = all.find(({ width }) => width > 0); return box ? [box.x + box.width / 2, box.y + box.height / 2] : null;`;
    return until(`${this.name}: ${selector}`, () => this.engine.ask(code));
  }

  async tap(selector) {
    await this.engine.tap(...(await this.find(selector)));
  }

  has(selector) {
    return this.engine.ask(`return document.querySelector(${JSON.stringify(selector)}) !== null`);
  }

  async space(name, kinds = "") {
    const selector = `.board [role=button][data-space="${name}"]${kinds}`;
    await this.tap(selector);
    // A tap that could mean two spaces magnifies the board, and the next one is clear.
    await sleep(300);
    if (await this.has('.board[data-zoomed="true"]')) await this.tap(selector);
  }

  async choose(choice) {
    const send = choice === "fold" || choice.startsWith("give ") ? choice : `${choice.split(" ")[0]} `;
    if (choice !== "fold") {
      const card = choice.startsWith("give ") ? choice.slice(5) : choice.split(" ")[0];
      const button = `.cards button[data-card="${card}"]`;
      if (!(await this.has(`${button}[aria-pressed=true]`))) await this.tap(`${button}:enabled`);
      await this.find(`${button}[aria-pressed=true]`);
      const legs = choice.startsWith("give ") ? [] : choice.slice(choice.indexOf(" ") + 1).split(", ");
      for (const leg of legs) {
        const spaces = leg.split(/<>|>/);
        const [from, to] = [spaces[0], spaces.at(-1)];
        const isLaidOut = () => this.has(`main.table:is([data-legs~="${from}>${to}"], [data-legs~="${to}>${from}"])`);
        if (await isLaidOut()) continue;
        if (!(await this.has(`.board [role=button][data-space="${from}"]:not([data-kind=pawn])`))) await this.space(from);
        await sleep(200);
        if (!(await isLaidOut())) await this.space(to, from === to ? "" : ":not([data-kind=pawn], [data-kind=picked], [data-kind=reach])");
      }
    }
    const before = await this.engine.ask('return document.querySelector("main.table").dataset.seq');
    await this.tap(`.actions button.main[data-choice^="${send}"]:enabled`);
    await until(`${this.name}: ${choice} is sent`, () => this.has(`main.table:not([data-seq="${before}"])`));
  }
}

/** From the first page to a game that begins late, and to its end. */
async function play(name, engine, origin) {
  const player = new Player(name, engine);
  await engine.go(origin);
  await player.find("[data-action=friends]");
  await player.look("home");
  const table = await engine.ask(`
    const post = async (path, body) => (await fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) })).json();
    await post("/api/people", { cookie: true });
    return (await post("/api/rehearse", { id: "engines", name: "Ann", board: "B11,Rg2,Rg3,Rg4/Y9,Yg4,Yh,Yh/Gg2,Gg3,Gg4,Y11/B7,Bg4,Bh,Bh" })).table;`);
  await engine.go(`${origin}/t/${table}`);
  let count = 0;
  for (;;) {
    const asked = await until(`${name}: it is asked`, () =>
      engine.ask('const { status, prompt } = document.querySelector("main.table")?.dataset ?? {}; return status === "over" ? "over" : prompt'),
    );
    if (count < 2 || asked === "over") await player.look(`${count}-${asked}`);
    if (asked === "over") break;
    const { move } = await engine.ask(`return (await fetch("/api/tables/${table}/hint")).json()`);
    await player.choose(move);
    count++;
  }
  await player.find(".over");
  const errors = await engine.ask("return globalThis.problems ?? []");
  console.log(`${name}: a game of ${count} choices came to its end.`, ...errors);
}

/** Play now is played by the engine in the browser, and is there again when the page is loaded anew. */
async function playHere(name, engine, origin) {
  const player = new Player(name, engine);
  await engine.ask("localStorage.setItem('bot-delay', '0'); localStorage.setItem('name', 'Ann')");
  await engine.go(origin);
  await player.tap("form#play button.main");
  await until(`${name}: a table in the browser`, () => engine.ask("return location.pathname.startsWith('/t/local-')"));
  const asked = () => engine.ask('return document.querySelector("main.table:is([data-prompt=give], [data-prompt=play], [data-prompt=fold])")?.dataset ?? null');
  for (let turn = 0; turn < 6; turn++) {
    const { prompt, seq } = await until(`${name}: it is asked here`, asked);
    if (prompt === "give") await player.tap(".cards button");
    if (prompt === "play" && !(await player.has(".actions button.main[data-choice]"))) await player.tap("[data-action=hint]");
    await until(`${name}: it is done here`, async () => {
      if (await player.has(".actions button.main[data-choice]:enabled")) await player.tap(".actions button.main[data-choice]");
      return player.has(`main.table:not([data-seq="${seq}"])`);
    });
  }
  await player.look("here");
  const [address, before] = [await engine.ask("return location.href"), (await until(`${name}: it is asked again`, asked)).seq];
  await engine.go(address);
  await sleep(500);
  const { seq } = await until(`${name}: it is there again`, asked);
  if (seq !== before) throw new Error(`${name}: the table was at ${before} and is at ${seq}`);
  console.log(`${name}: a game in the browser has ${seq} lines, and is there again.`);
}

mkdirSync(PICTURES, { recursive: true });
const data = mkdtempSync(join(tmpdir(), "makker-engines-"));
const server = spawn(PROGRAM, ["serve", "--address", "127.0.0.1:0", "--data", data, "--bot-delay-ms", "0", "--pace", "10000"], {
  stdio: ["ignore", "pipe", "ignore"],
});
try {
  const [origin] = await said(server, /http:\/\/[\d.:]+/);
  const wanted = process.argv.slice(2);
  for (const [name, start] of Object.entries({ firefox, webkit })) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const engine = await start();
    try {
      await play(name, engine, origin);
      await playHere(name, engine, origin);
    } finally {
      await engine.close();
    }
  }
} finally {
  server.kill();
  rmSync(data, { recursive: true, force: true });
}
process.exit();
