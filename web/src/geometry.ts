// Where everything lies on the board, for any number of seats: spaces evenly along a rounded square, the reader's own
// start at the bottom, goals towards the middle. Pure numbers, no drawing.

export interface Point {
  x: number;
  y: number;
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
  /** Where a seat's name stands. */
  names: Map<string, Point>;
}

const HALF = 500;
const RING = 440;
/** 2 would be a circle, much more a square with sharp corners. */
const SQUARENESS = 4.2;

/** `seats` clockwise, `own` at the bottom, arcs of `arc` numbered spaces. */
export function geometry(seats: string[], arc: number, own: string): Geometry {
  const first = Math.max(0, seats.indexOf(own));
  const around = [...seats.slice(first), ...seats.slice(0, first)];
  const perSeat = arc + 1;
  const ring = evenly(around.length * perSeat);
  const step = distance(ring[0]!, ring[1]!);
  const spaces = new Map<string, Point>();
  const homes = new Map<string, Point[]>();
  const names = new Map<string, Point>();
  around.forEach((seat, index) => {
    const at = (offset: number): Point => ring[(index * perSeat + offset + ring.length) % ring.length]!;
    spaces.set(`${seat}s`, at(0));
    for (let number = 1; number <= arc; number++) spaces.set(`${seat}${number}`, at(number));
    const deep = inwards(at(0), step);
    const side = { x: -deep.y, y: deep.x };
    const inside = (from: Point, down: number, across: number): Point => ({
      x: from.x + deep.x * down + side.x * across,
      y: from.y + deep.y * down + side.y * across,
    });
    for (let circle = 1; circle <= 4; circle++) spaces.set(`${seat}g${circle}`, inside(at(-1), circle * 1.08, 0));
    const places = [-0.55, 0.55].flatMap((down) => [-0.55, 0.55].map((across) => inside(at(0), 2.7 + down, -1.9 + across)));
    homes.set(seat, places);
    names.set(seat, inside(at(0), 4.6, -1.9));
  });
  return { half: HALF, radius: step * 0.4, spaces, homes, names };
}

function evenly(count: number): Point[] {
  const fine = 4000;
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
    while (lengths[i + 1]! < (total * place) / count) i++;
    points.push(curve[i]!);
  }
  return points;
}

/** A step of this length from a point towards the middle. */
function inwards(from: Point, length: number): Point {
  const far = Math.hypot(from.x, from.y);
  return { x: (-from.x / far) * length, y: (-from.y / far) * length };
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
