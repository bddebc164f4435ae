// How things move, as keyframes: only transformations and opacity, so that the browser can move them without painting
// anything again. A pawn is its place on the ground with a shadow on it, and a body that can rise above that.

import { distance, type Point } from "../shape/geometry";

/** The keyframes of a pawn, all for the same time. */
export interface Frames {
  ground: Keyframe[];
  body: Keyframe[];
  shadow: Keyframe[];
}

/** Up is quick at first and slow at the top, down the other way round. */
const UP = "cubic-bezier(0.2, 0.7, 0.5, 1)";
const DOWN = "cubic-bezier(0.5, 0, 0.8, 0.3)";

const at = ({ x, y }: Point): string => `translate(${round(x)}px, ${round(y)}px)`;
const round = (value: number): number => Math.round(value * 10) / 10;

/** The body this high above the ground: nearer to whoever looks, so it is larger. */
const high = (height: number): string => `translateY(${round(-height)}px) scale(${(1 + Math.min(0.3, height / 180)).toFixed(3)})`;
const FLAT = "translateY(0px) scale(1)";
/** Pressed by its own weight. */
const PRESSED = "translateY(1px) scale(1.08, 0.92)";
/** Light falls from the upper left. */
const cast = (height: number): Keyframe => ({ transform: `translate(${round(height * 0.22)}px, ${round(height * 0.16)}px) scale(0.92)`, opacity: 0.6 });
const LYING: Keyframe = { transform: "translate(0px, 0px) scale(1)", opacity: 1 };

/** From the first point to the last one by a hop for each; then it stands, and its weight is seen for the rest of the time. */
export function hops(points: Point[], height: number, rest: number): Frames {
  const steps = points.length - 1;
  const when = (step: number) => (step / steps) * (1 - rest);
  const inner = points.slice(1).map((_, index) => index);
  return {
    ground: [
      ...points.map((point, index) => ({ transform: at(point), offset: when(index), easing: "ease-in-out" })),
      { transform: at(points[steps]!), offset: 1 },
    ],
    body: [
      ...inner.flatMap((index) => [
        { transform: index ? PRESSED : FLAT, offset: when(index), easing: UP },
        { transform: high(height), offset: when(index + 0.5), easing: DOWN },
      ]),
      { transform: PRESSED, offset: when(steps), easing: "ease-out" },
      { transform: FLAT, offset: 1 },
    ],
    shadow: [
      ...inner.flatMap((index) => [
        { ...LYING, offset: when(index), easing: UP },
        { ...cast(height), offset: when(index + 0.5), easing: DOWN },
      ]),
      { ...LYING, offset: when(steps) },
      { ...LYING, offset: 1 },
    ],
  };
}

/** Hit, it shakes where it stands, and then flies in an arc. */
export function bumped(from: Point, to: Point, size: number): Frames {
  const off = 0.22;
  const height = Math.max(size * 1.5, distance(from, to) * 0.24);
  const shaken = [0.9, -0.7, 0.4].map((side, index) => ({ transform: at({ x: from.x + side * size * 0.22, y: from.y }), offset: ((index + 1) / 4) * off }));
  return {
    ground: [
      { transform: at(from), offset: 0 },
      ...shaken,
      { transform: at(from), offset: off },
      { transform: at(to), offset: 0.9 },
      { transform: at(to), offset: 1 },
    ],
    body: [
      { transform: FLAT, offset: 0 },
      { transform: PRESSED, offset: off, easing: UP },
      { transform: `${high(height)} rotate(-18deg)`, offset: (off + 0.9) / 2, easing: DOWN },
      { transform: PRESSED, offset: 0.9, easing: "ease-out" },
      { transform: FLAT, offset: 1 },
    ],
    shadow: [
      { ...LYING, offset: 0 },
      { ...LYING, offset: off, easing: UP },
      { ...cast(height), offset: (off + 0.9) / 2, easing: DOWN },
      { ...LYING, offset: 0.9 },
      { ...LYING, offset: 1 },
    ],
  };
}

/** Out of its tray and over the edge, then through the gate to its start. */
export function out(from: Point, edge: Point, to: Point, size: number): Frames {
  const height = Math.max(size, distance(from, edge) * 0.3);
  return {
    ground: [
      { transform: at(from), offset: 0, easing: "ease-in-out" },
      { transform: at(edge), offset: 0.6, easing: "ease-in-out" },
      { transform: at(to), offset: 0.92 },
      { transform: at(to), offset: 1 },
    ],
    body: [
      { transform: FLAT, offset: 0, easing: UP },
      { transform: high(height), offset: 0.3, easing: DOWN },
      { transform: PRESSED, offset: 0.6, easing: "ease-out" },
      { transform: FLAT, offset: 0.72 },
      { transform: FLAT, offset: 0.9 },
      { transform: PRESSED, offset: 0.94 },
      { transform: FLAT, offset: 1 },
    ],
    shadow: [
      { ...LYING, offset: 0, easing: UP },
      { ...cast(height), offset: 0.3, easing: DOWN },
      { ...LYING, offset: 0.6 },
      { ...LYING, offset: 1 },
    ],
  };
}

/** Two that change places fly round each other: each keeps to its own right. */
export function swapped(from: Point, to: Point, size: number): Frames {
  const [across, height] = [{ x: -(to.y - from.y), y: to.x - from.x }, size * 1.4];
  const bow = Math.min(0.3, (size * 1.8) / (distance(from, to) || 1));
  const way = bent(from, { x: (from.x + to.x) / 2 + across.x * bow * 2, y: (from.y + to.y) / 2 + across.y * bow * 2 }, to);
  return {
    ground: way.map((point) => ({ transform: at(point) })),
    body: [
      { transform: FLAT, offset: 0, easing: UP },
      { transform: high(height), offset: 0.5, easing: DOWN },
      { transform: PRESSED, offset: 0.93, easing: "ease-out" },
      { transform: FLAT, offset: 1 },
    ],
    shadow: [
      { ...LYING, offset: 0, easing: UP },
      { ...cast(height), offset: 0.5, easing: DOWN },
      { ...LYING, offset: 0.93 },
      { ...LYING, offset: 1 },
    ],
  };
}

/** Points of a line from one point to another that a third one pulls at. */
function bent(a: Point, pull: Point, b: Point): Point[] {
  return Array.from({ length: 13 }, (_, step) => {
    // Slow at both ends.
    const t = (1 - Math.cos((step / 12) * Math.PI)) / 2;
    const mix = (p: number, q: number, r: number) => (1 - t) ** 2 * p + 2 * (1 - t) * t * q + t ** 2 * r;
    return { x: mix(a.x, pull.x, b.x), y: mix(a.y, pull.y, b.y) };
  });
}

/** Where a card lies, how wide it is, how it is turned. */
export interface Lie extends Point {
  width: number;
  turn: number;
}

/** As wide as a card is drawn that moves: the largest one, so that it is only ever made smaller. */
export const WIDE = 120;

const lying = ({ x, y, width, turn }: Lie): string => `${at({ x, y })} rotate(${round(turn)}deg) scale(${(width / WIDE).toFixed(3)})`;

/** A card from one place to another, by way of these points. */
export function slide(from: Lie, to: Lie, way: Point[] = []): Keyframe[] {
  const along = way.map((point, index): Lie => {
    const share = (index + 1) / (way.length + 1);
    return { ...point, width: from.width + (to.width - from.width) * share, turn: from.turn + (to.turn - from.turn) * share };
  });
  return [from, ...along, to].map((lie) => ({ transform: lying(lie), opacity: 1 }));
}
