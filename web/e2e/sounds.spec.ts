// What every sound is like, rendered by the browser without playing it: loud enough and never too loud, all about as loud as
// each other, none with a hum below it, and each over in time.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import ts from "typescript";
import type { Sound } from "../src/motion/voices";

const TEXT = readFileSync(join(import.meta.dirname, "../src/motion/voices.ts"), "utf8");
const SCRIPT = ts.transpileModule(TEXT, { compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 } }).outputText;
const MODULE = `data:text/javascript;base64,${Buffer.from(SCRIPT).toString("base64")}`;

interface Heard {
  /** The highest sample, of 1. */
  peak: number;
  /** The middle of all samples: 0 unless something pushes the speaker to one side. */
  middle: number;
  /** The loudest eighth of a second, as ears weigh it, in decibels below the loudest there is. */
  loudness: number;
  /** From the first sample that is heard to the last, in seconds. */
  first: number;
  last: number;
}

/** What comes out when these sounds begin at these seconds, softer by these shares. */
function render(page: Page, sounds: [Sound, number, number?][]): Promise<Heard> {
  return page.evaluate(
    async ({ module, sounds }) => {
      const { outlet, sing } = (await import(module)) as typeof import("../src/motion/voices");
      const rate = 44_100;
      const context = new OfflineAudioContext(1, 4 * rate, rate);
      const into = outlet(context);
      for (const [sound, at, softness] of sounds) sing(context, into, sound, at, softness);
      const rendered = await context.startRendering();
      const samples = rendered.getChannelData(0);
      // Ears hear little of what is very low.
      const ear = new OfflineAudioContext(1, 4 * rate, rate);
      const source = new AudioBufferSourceNode(ear, { buffer: rendered });
      const ears = [
        new BiquadFilterNode(ear, { type: "highpass", frequency: 180 }),
        new BiquadFilterNode(ear, { type: "highshelf", frequency: 1500, gain: 3 }),
      ];
      source.connect(ears[0]!).connect(ears[1]!).connect(ear.destination);
      source.start();
      const weighed = (await ear.startRendering()).getChannelData(0);
      const long = rate / 8;
      let most = 0;
      for (let from = 0; from + long <= weighed.length; from += Math.floor(long / 4)) {
        let sum = 0;
        for (let index = from; index < from + long; index++) sum += weighed[index]! ** 2;
        most = Math.max(most, sum / long);
      }
      const isHeard = (sample: number) => Math.abs(sample) > 0.002;
      return {
        peak: samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0),
        middle: samples.reduce((sum, sample) => sum + sample, 0) / samples.length,
        loudness: 10 * Math.log10(most),
        first: samples.findIndex(isHeard) / rate,
        last: samples.findLastIndex(isHeard) / rate,
      };
    },
    { module: MODULE, sounds },
  );
}

/** How long each may take, in seconds, and how loud it is meant to be: what is often heard is soft. */
const WANTED: Record<Sound, { long: number; loud: [number, number] }> = {
  step: { long: 0.15, loud: [-42, -32] },
  out: { long: 0.25, loud: [-38, -28] },
  slide: { long: 0.4, loud: [-42, -32] },
  set: { long: 0.2, loud: [-40, -29] },
  flick: { long: 0.15, loud: [-44, -32] },
  gift: { long: 0.9, loud: [-38, -28] },
  bump: { long: 0.6, loud: [-32, -22] },
  swap: { long: 0.9, loud: [-38, -28] },
  lock: { long: 0.5, loud: [-38, -28] },
  turn: { long: 1, loud: [-32, -24] },
  win: { long: 2.4, loud: [-30, -20] },
  lose: { long: 1.5, loud: [-36, -24] },
};

test("every sound is as it is meant to be", async ({ page }) => {
  for (const sound of Object.keys(WANTED) as Sound[]) {
    const { long, loud } = WANTED[sound];
    const { peak, middle, loudness, first, last } = await render(page, [[sound, 0.1]]);
    const what = `${sound}: peak ${peak.toFixed(2)}, loudness ${loudness.toFixed(1)}, from ${first.toFixed(2)} to ${last.toFixed(2)}`;
    expect.soft(peak, what).toBeLessThan(0.9);
    expect.soft(Math.abs(middle), what).toBeLessThan(0.001);
    expect.soft(loudness, what).toBeGreaterThan(loud[0]);
    expect.soft(loudness, what).toBeLessThan(loud[1]);
    expect.soft(first, what).toBeGreaterThanOrEqual(0.1);
    expect.soft(last - first, what).toBeGreaterThan(0.02);
    expect.soft(last - 0.1, what).toBeLessThan(long);
  }
});

test("whatever sounds at once is never too loud, and a softer sound is softer", async ({ page }) => {
  const all = (Object.keys(WANTED) as Sound[]).flatMap((sound) => [0, 1, 2, 3].map((time): [Sound, number] => [sound, 0.1 + time * 0.01]));
  expect((await render(page, all)).peak).toBeLessThan(0.9);
  const [plain, soft] = await Promise.all([render(page, [["step", 0.1]]), render(page, [["step", 0.1, 0.6]])]);
  expect(plain.loudness - soft.loudness).toBeGreaterThan(4);
});
