// How long bots think in Chromium, beside the same decisions in the native program: `make bench-browser`. Each game is played several times,
// in turns, and the fastest time of each decision counts: what other programs do on the machine is left out as far as it can be.

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { think } from "./thinking.mjs";

const { chromium } = createRequire(new URL("../../web/package.json", import.meta.url))("@playwright/test");

const REPEATS = Number(process.env.REPEATS ?? 5);
/** Level, steps of the game, and the milliseconds within which it decides in the median. */
const LEVELS = [
  ["medium", 160, 30],
  ["hard", 80, 30],
  ["master", 40, 300],
];
const EDITIONS = process.env.EDITIONS?.split(",") ?? ["classic"];
/** At most so many times as long as the native program. */
const RATIO = 2.5;

const base64 = (path) => readFileSync(new URL(path, import.meta.url)).toString("base64");
const root = new URL("../..", import.meta.url);

function natively(edition, level, steps) {
  const script = [edition, level, steps].join(" ");
  const arguments_ = ["bench", "--quiet", "--package", "makker-browser", "--bench", "thinking", "--", script];
  return JSON.parse(execFileSync("cargo", arguments_, { cwd: root, encoding: "utf8" })).times;
}

const least = (all) => all[0].map((_, index) => Math.min(...all.map((times) => times[index])));
const sorted = (times) => [...times].sort((one, other) => one - other);
const part = (times, share) => sorted(times)[Math.min(times.length - 1, Math.floor(times.length * share))];
const sum = (times) => times.reduce((all, time) => all + time, 0);

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ["--no-sandbox"] });
const page = await browser.newPage();
const wasm = base64("../../web/engine/engine.wasm");
console.log(`Chromium ${browser.version()}, the fastest of ${REPEATS}; milliseconds a decision`);
console.log("edition       level   decisions   browser median      p90  slowest   native median      p90   ratio of sums");
let missed = 0;
for (const edition of EDITIONS) {
  const network = base64(`../../crates/bots/weights/${edition}.net`);
  for (const [level, steps, most] of LEVELS) {
    const [there, here] = [[], []];
    for (let time = 0; time < REPEATS; time++) {
      there.push(await page.evaluate(think, { wasm, network, edition, level, steps }));
      here.push(natively(edition, level, steps));
    }
    const [browsers, natives] = [least(there), least(here)];
    if (browsers.length !== natives.length) throw new Error(`${edition} ${level}: not the same game`);
    const ratio = sum(browsers) / sum(natives);
    const number = (value, width) => value.toFixed(2).padStart(width);
    console.log(
      `${edition.padEnd(13)} ${level.padEnd(9)}${String(natives.length).padStart(8)}${number(part(browsers, 0.5), 17)}${number(part(browsers, 0.9), 9)}` +
        `${number(part(browsers, 1), 9)}${number(part(natives, 0.5), 16)}${number(part(natives, 0.9), 9)}${number(ratio, 16)}`,
    );
    if (part(browsers, 0.5) > most) missed++, console.log(`  ${level} should decide within ${most} ms in the median`);
    // Moments that are over at once are mostly messages.
    if (level !== "medium" && ratio > RATIO) missed++, console.log(`  ${level} should take at most ${RATIO} times as long as natively`);
  }
}
await browser.close();
process.exitCode = missed > 0 ? 1 : 0;
