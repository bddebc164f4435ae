import { expect, test } from "vitest";
import { bumped, type Frames, hops, out, slide, swapped } from "./frames";

const A = { x: 0, y: 0 };
const B = { x: 100, y: 0 };

/** Where the ground is at the beginning and at the end. */
const ends = ({ ground }: Frames) => [ground[0]!.transform, ground.at(-1)!.transform];
/** How high the body is at each of its keyframes. */
const heights = ({ body }: Frames) => body.map(({ transform }) => -Number(/translateY\((-?[\d.]+)px/.exec(String(transform))![1]));

const ALL: [string, Frames][] = [
  ["a walk", hops([A, { x: 50, y: 0 }, B], 10, 0.1)],
  ["a bump", bumped(A, B, 40)],
  ["coming out", out(A, { x: 90, y: 20 }, B, 40)],
  ["a swap", swapped(A, B, 40)],
];

test.each(ALL)("%s begins and ends on the ground, where it should, and is up in between", (_, frames) => {
  expect(ends(frames)).toEqual(["translate(0px, 0px)", "translate(100px, 0px)"]);
  const high = heights(frames);
  expect([high[0], high.at(-1)]).toEqual([-0, -0]);
  expect(Math.max(...high)).toBeGreaterThan(9);
});

test.each(ALL)("%s moves only what needs no painting, in the order of time", (_, frames) => {
  for (const some of [frames.ground, frames.body, frames.shadow]) {
    for (const frame of some) for (const name of Object.keys(frame)) expect(["transform", "opacity", "offset", "easing"]).toContain(name);
    const offsets = some.flatMap(({ offset }) => (typeof offset === "number" ? [offset] : []));
    expect(offsets).toEqual([...offsets].sort((a, b) => a - b));
    expect(offsets.every((offset) => offset >= 0 && offset <= 1)).toBe(true);
  }
});

test("a walk hops once for each step, and the shadow stays on the ground", () => {
  const frames = hops([A, { x: 30, y: 0 }, { x: 60, y: 0 }, { x: 90, y: 0 }], 12, 0.1);
  expect(heights(frames).filter((height) => height === 12)).toHaveLength(3);
  for (const { transform } of frames.shadow) expect(Number(/translate\([\d.]+px, ([\d.]+)px/.exec(String(transform))![1])).toBeLessThan(12 / 4);
});

test("two that change places keep to different sides, never far from the line between them", () => {
  const middle = ({ ground }: Frames) => Number(/, (-?[\d.]+)px/.exec(String(ground[Math.floor(ground.length / 2)]!.transform))![1]);
  const [there, back] = [middle(swapped(A, { x: 600, y: 0 }, 40)), middle(swapped({ x: 600, y: 0 }, A, 40))];
  expect(there * back).toBeLessThan(0);
  expect(Math.abs(there)).toBeLessThan(40 * 2);
});

test("a card goes by way of the points of the cord, and is as large and as turned as where it comes to", () => {
  const frames = slide({ x: 0, y: 0, width: 120, turn: 0 }, { x: 10, y: 20, width: 60, turn: 8 }, [{ x: 5, y: 5 }]);
  expect(frames.map(({ transform }) => transform)).toEqual([
    "translate(0px, 0px) rotate(0deg) scale(1.000)",
    "translate(5px, 5px) rotate(4deg) scale(0.750)",
    "translate(10px, 20px) rotate(8deg) scale(0.500)",
  ]);
});
