// The real program in a process of its own, on a free port, with its tables in a folder of its own.

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { test as base } from "@playwright/test";

const ROOT = resolve(import.meta.dirname, "../..");
export const PROGRAM = join(process.env.CARGO_TARGET_DIR ?? join(ROOT, "target"), "debug/makker");

export class Makker {
  private child: ChildProcess | null = null;
  private readonly data = mkdtempSync(join(tmpdir(), "makker-browser-"));
  /** Free until the first start, and the same from then on. */
  port = 0;

  static async start(): Promise<Makker> {
    if (!existsSync(PROGRAM)) throw new Error(`There is no ${PROGRAM}: run \`make browser\`, which builds it.`);
    const makker = new Makker();
    await makker.start();
    return makker;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Starts it, again on the same tables and the same port. Bots do not wait, and nobody is too fast. */
  async start(): Promise<void> {
    const options = ["--address", `127.0.0.1:${this.port}`, "--data", this.data, "--bot-delay-ms", "0", "--pace", "10000"];
    const child = spawn(PROGRAM, ["serve", ...options], { stdio: ["ignore", "pipe", "ignore"] });
    this.child = child;
    for await (const line of createInterface({ input: child.stdout })) {
      const port = /http:\/\/127\.0\.0\.1:(\d+)\//.exec(line)?.[1];
      if (!port) continue;
      this.port = Number(port);
      return;
    }
    throw new Error("The server ended before it said where it is.");
  }

  /** Ends it without warning, as a power cut would. */
  async kill(): Promise<void> {
    const child = this.child;
    this.child = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
  }

  /** Ends it for good. */
  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.data, { recursive: true, force: true });
  }
}

/** A test with a server of its own: whoever plays now must not meet the people of another test. Without the engine in the browser, which
 *  `test.use({ engine: true })` lets it have, everything is played on that server; and without `test.use({ puzzle: true })` pages have a puzzle of
 *  the day already, since a server that is asked for one is busy with it for half a minute. */
export const test = base.extend<{ makker: Makker; engine: boolean; puzzle: boolean }>({
  engine: [false, { option: true }],
  puzzle: [false, { option: true }],
  context: async ({ context, engine, puzzle }, use) => {
    if (!engine) await context.route(/\/engine-[^/]*\.wasm$/, (route) => route.abort());
    // Bots do not wait here either.
    await context.addInitScript(() => localStorage.setItem("bot-delay", "0"));
    if (!puzzle) await context.addInitScript(() => localStorage.setItem("puzzle of the day", JSON.stringify({ day: new Date().toISOString().slice(0, 10) })));
    await use(context);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from this pattern what a fixture needs, here nothing
  makker: async ({}, use) => {
    const makker = await Makker.start();
    await use(makker);
    await makker.remove();
  },
  baseURL: async ({ makker }, use) => use(makker.origin),
});

export { expect } from "@playwright/test";
