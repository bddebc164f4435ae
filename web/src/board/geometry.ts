// Where everything lies on the board, for any number of seats: spaces evenly along a rounded square, the reader's own
// start at the bottom, goals towards the middle, a plate for each seat where there is room. Pure numbers, no drawing.

import { arcOf, goalOf, start } from "../game/notation";

export interface Point {
  x: number;
  y: number;
}

/** A box around a middle. */
export interface Box extends Point {
  width: number;
  height: number;
}

export interface Geometry {
  /** Half the width of the picture; the middle is at 0, 0. */
  half: number;
  /** The radius of a space. */
  radius: number;
  /** Every space by its name, homes apart: `Rs`, `R7`, `Rg3`. */
  spaces: Map<string, Point>;
  /** The four places of each home. */
  homes: Map<string, Point[]>;
  /** Where a seat's name and cards are. */
  plates: Map<string, Box>;
}

const HALF = 500;
const RING = 462;
/** 2 would be a circle, much more a square with sharp corners. */
const SQUARENESS = 6;
/** The middle of the board belongs to the pile. */
const PILE: Box = { x: 0, y: 0, width: 150, height: 190 };
/** How finely a place for a plate is looked for, and how far it keeps off circles. */
const GRID = 10;
const MARGIN = 4;

/** `seats` clockwise, `own` at the bottom, arcs of `arc` numbered spaces. */
export function geometry(seats: string[], arc: number, own: string): Geometry {
  const first = Math.max(0, seats.indexOf(own));
  const around = [...seats.slice(first), ...seats.slice(0, first)];
  const perSeat = arc + 1;
  const ring = evenly(around.length * perSeat);
  const step = distance(ring[0]!, ring[1]!);
  const radius = step * 0.43;
  const spaces = new Map<string, Point>();
  const homes = new Map<string, Point[]>();
  around.forEach((seat, index) => {
    const at = (offset: number): Point => ring[(index * perSeat + offset + ring.length) % ring.length]!;
    spaces.set(start(seat), at(0));
    for (const [number, space] of arcOf(seat, arc).entries()) spaces.set(space, at(number + 1));
    const deep = inwards(at(0));
    const inside = (from: Point, down: number, on: number): Point => ({
      x: from.x + (deep.x * down + deep.y * on) * step,
      y: from.y + (deep.y * down - deep.x * on) * step,
    });
    for (const [circle, space] of goalOf(seat).entries()) spaces.set(space, inside(at(-1), (circle + 1) * 1.02, 0));
    homes.set(
      seat,
      [1.55, 2.55].flatMap((down) => [1.2, 2.2].map((on) => inside(at(0), down, on))),
    );
  });
  return { half: HALF, radius, spaces, homes, plates: plates(around, spaces, homes, radius) };
}

/** The free place nearest to each home, looked for on a grid. */
function plates(seats: string[], spaces: Map<string, Point>, homes: Map<string, Point[]>, radius: number): Map<string, Box> {
  const size = seats.length > 4 ? { width: 150, height: 112 } : { width: 232, height: 118 };
  const free = new Map<number, Point>();
  for (let x = -400; x <= 400; x += GRID) for (let y = -400; y <= 400; y += GRID) free.set(x * HALF + y, { x, y });
  /** No plate may have its middle so near to something that it would touch it. */
  const keepOff = (thing: Box) => {
    const [wide, high] = [(thing.width + size.width) / 2, (thing.height + size.height) / 2];
    const first = (from: number) => Math.ceil(from / GRID) * GRID;
    for (let x = first(thing.x - wide); x <= thing.x + wide; x += GRID)
      for (let y = first(thing.y - high); y <= thing.y + high; y += GRID) free.delete(x * HALF + y);
  };
  const around = 2 * (radius + MARGIN);
  for (const at of [...spaces.values(), ...[...homes.values()].flat()]) keepOff({ ...at, width: around, height: around });
  keepOff(PILE);
  const found = new Map<string, Box>();
  for (const seat of seats) {
    const home = middle(homes.get(seat)!);
    let best: Point | null = null;
    for (const at of free.values()) if (!best || distance(at, home) < distance(best, home)) best = at;
    if (!best) continue;
    const plate = { ...best, ...size };
    keepOff(plate);
    found.set(seat, plate);
  }
  return found;
}

function middle(points: Point[]): Point {
  const sum = (pick: (point: Point) => number) => points.reduce((total, point) => total + pick(point), 0) / points.length;
  return { x: sum((point) => point.x), y: sum((point) => point.y) };
}

function evenly(count: number): Point[] {
  const fine = 1200;
  const curve: Point[] = [];
  for (let i = 0; i <= fine; i++) {
    // From the bottom clockwise, as one looks at it.
    const turn = Math.PI / 2 + (2 * Math.PI * i) / fine;
    const power = (value: number) => Math.sign(value) * Math.abs(value) ** (2 / SQUARENESS);
    curve.push({ x: RING * power(Math.cos(turn)), y: RING * power(Math.sin(turn)) });
  }
  const lengths = [0];
  for (let i = 1; i < curve.length; i++) lengths.push(lengths[i - 1]! + distance(curve[i - 1]!, curve[i]!));
  const total = lengths[fine]!;
  const points: Point[] = [];
  let i = 0;
  for (let place = 0; place < count; place++) {
    const wanted = (total * place) / count;
    while (lengths[i + 1]! < wanted) i++;
    const share = (wanted - lengths[i]!) / (lengths[i + 1]! - lengths[i]!);
    const [a, b] = [curve[i]!, curve[i + 1]!];
    points.push({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share });
  }
  return points;
}

/** From a point of the ring straight away from its side, one unit long. */
function inwards(from: Point): Point {
  return Math.abs(from.x) > Math.abs(from.y) ? { x: -Math.sign(from.x), y: 0 } : { x: 0, y: -Math.sign(from.y) };
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
