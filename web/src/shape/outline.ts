// The line that the track follows: a rounded rectangle, or one with six bays, in the shape of the screen. Every corner is a
// right angle with a round bend, so that a line beside it, further out or in, is found by moving the corners.

export interface Point {
  x: number;
  y: number;
}

/** How the line runs from the bottom's middle to the left's, seen from the middle of the board; the rest mirrors it. */
export interface Shape {
  /** Half of its width and height. */
  wide: number;
  high: number;
  /** Of the bends. */
  bend: number;
  /** Where the line folds inwards, if it does. */
  bays: Bays | null;
}

export interface Bays {
  /** Half the width of the bays at top and bottom. */
  wide: number;
  /** From the middle to the wall of a side bay that is nearer to it, and to the further one. */
  near: number;
  far: number;
  /** How far from the middle the notch between two side bays ends. */
  floor: number;
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** From one point to the other, one unit long. */
export function towards(a: Point, b: Point): Point {
  const length = distance(a, b) || 1;
  return { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
}

/** The corners clockwise from the bottom, for a line that lies this much further out. */
function corners({ wide, high, bays }: Shape, out: number): Point[] {
  const [x, y] = [-wide - out, high + out];
  const quarter = bays
    ? [
        { x: -bays.wide - out, y },
        { x: -bays.wide - out, y: bays.far + out },
        { x, y: bays.far + out },
        { x, y: bays.near - out },
        { x: -bays.floor - out, y: bays.near - out },
      ]
    : [{ x, y }];
  const left = [...quarter, ...quarter.map(({ x, y }) => ({ x, y: -y })).reverse()];
  return [...left, ...left.map(({ x, y }) => ({ x: -x, y: -y }))];
}

/** The bends of a line: where each begins and ends, how wide it is, whether it bends round the middle. */
function bends(shape: Shape, out: number) {
  const all = corners(shape, out);
  return all.map((corner, index) => {
    const [before, after] = [all.at(index - 1)!, all[(index + 1) % all.length]!];
    const [back, on] = [towards(corner, before), towards(corner, after)];
    const isOutwards = back.x * on.y - back.y * on.x < 0;
    const most = Math.min(distance(corner, before), distance(corner, after)) / 2;
    const radius = Math.max(1, Math.min(shape.bend + (isOutwards ? out : -out), most));
    const at = (way: Point): Point => ({ x: corner.x + way.x * radius, y: corner.y + way.y * radius });
    return { from: at(back), to: at(on), middle: { x: corner.x + (back.x + on.x) * radius, y: corner.y + (back.y + on.y) * radius }, radius, isOutwards };
  });
}

/** As the text of an SVG path. */
export function outline(shape: Shape, out = 0): string {
  const parts = bends(shape, out).map(({ from, to, radius, isOutwards }, index) => {
    return `${index ? "L" : "M"}${text(from)}A${short(radius)} ${short(radius)} 0 0 ${isOutwards ? 1 : 0} ${text(to)}`;
  });
  return `${parts.join("")}Z`;
}

const ROUND = 10;

/** The line as a string of points, from the bottom's middle clockwise and back to it. */
export function trace(shape: Shape): Point[] {
  const start = { x: 0, y: shape.high };
  const points = bends(shape, 0).flatMap(({ from, to, middle, radius }) =>
    Array.from({ length: ROUND + 1 }, (_, step) => {
      // Between the two ends, at the same distance from the bend's middle.
      const angle = (Math.PI / 2) * (step / ROUND);
      const [a, b] = [towards(middle, from), towards(middle, to)];
      return {
        x: middle.x + radius * (a.x * Math.cos(angle) + b.x * Math.sin(angle)),
        y: middle.y + radius * (a.y * Math.cos(angle) + b.y * Math.sin(angle)),
      };
    }),
  );
  return [start, ...points, start];
}

/** Finds points by how far along a line they are. */
export function ruler(points: Point[]): { length: number; at: (along: number) => Point } {
  const lengths = [0];
  for (let i = 1; i < points.length; i++) lengths.push(lengths[i - 1]! + distance(points[i - 1]!, points[i]!));
  const length = lengths.at(-1)!;
  const at = (along: number): Point => {
    const wanted = Math.max(0, Math.min(length, along));
    const next = Math.max(
      1,
      lengths.findIndex((reached) => reached >= wanted),
    );
    const [a, b] = [points[next - 1]!, points[next]!];
    const share = (wanted - lengths[next - 1]!) / (lengths[next]! - lengths[next - 1]! || 1);
    return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
  };
  return { length, at };
}

export const short = (value: number): string => `${Math.round(value * 100) / 100}`;
export const text = ({ x, y }: Point): string => `${short(x)} ${short(y)}`;
/** Straight from point to point. */
export const lines = (points: Point[]): string => `M${points.map(text).join("L")}`;
