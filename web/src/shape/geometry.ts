// Where everything lies on the board, for any number of seats, any arc and any shape of screen: spaces evenly along the
// track, the reader's own start at the bottom, goals towards the middle, homes beside them. Pure numbers, no drawing.

import { arcOf, goalOf, readSpace, start } from "../game/notation";
import { outline, type Point, ruler, type Shape, towards, trace } from "./outline";

export { distance, type Point } from "./outline";

export interface Size {
  width: number;
  height: number;
}

/** What belongs to a seat. */
export interface Place {
  start: Point;
  /** The last space of the track before it, where the way into the goal begins. */
  gate: Point;
  /** One unit along the track, and one towards the inside. */
  on: Point;
  deep: Point;
  /** The tray of its home: its middle and size. */
  tray: Point & Size;
  /** Where its last card lies. */
  card: Point;
  /** Where its name stands, how long it may be, and to which side it is written. */
  name: Point & { room: number; anchor: "start" | "middle" | "end" };
}

export interface Geometry extends Size {
  /** The middle is at 0, 0. From one space to the next along the track, and what lanes, pawns and cards are measured in. */
  pitch: number;
  unit: number;
  /** How far the line of the track keeps from the edge. */
  margin: number;
  /** The radius of a space. */
  radius: number;
  /** Every space by its name, homes apart: `Rs`, `R7`, `Rg3`. */
  spaces: Map<string, Point>;
  /** The four places of each home. */
  homes: Map<string, Point[]>;
  places: Map<string, Place>;
  /** The radius of the well in the middle. */
  well: number;
  /** How large numbers and names are written. */
  numbers: number;
  names: number;
  /** The track's line, or one that lies this much further out. */
  line: (out: number) => string;
  /** The points from one place of the track to another, as shares of an arc behind the start of a seat. */
  arc: (seat: string, from: number, to: number, out?: number) => Point[];
  /** From space to space along the track or so far beside it, the short way, and into a goal through its gate. */
  way: (spaces: string[], out?: number) => Point[];
  /** One unit from a space towards the inside of the board. */
  inwards: (space: string) => Point;
}

/** In pitches: the line keeps this far from the edge; its bends; the walls of side bays; the least from the middle. */
const MARGIN = 0.8;
const BEND = 2.6;
const NOTCH = 0.95;
const BAY = 4.05;
const LEAST = 6.2;
/** Two digits are no larger than this many radii of their space. */
const LARGEST = 1.4;
/** How much shorter a bend is than its corner, for one unit of its radius. */
const SAVED = 2 - Math.PI / 2;

/** `seats` clockwise, `own` at the bottom, arcs of `arc` numbered spaces. */
export function geometry(seats: string[], arc: number, own: string, { width, height }: Size): Geometry {
  const first = Math.max(0, seats.indexOf(own));
  const around = [...seats.slice(first), ...seats.slice(0, first)];
  const perSeat = arc + 1;
  const hasBays = around.length === 6;
  const { shape, pitch } = hasBays ? withBays(perSeat, width, height) : plain(around.length * perSeat, width, height);
  const { length, at } = ruler(trace(shape));
  const round = (along: number) => at(((along % length) + length) % length);
  const step = length / (around.length * perSeat);
  const unit = Math.min(pitch, Math.min(shape.wide, shape.high) / LEAST);
  const spaces = new Map<string, Point>();
  const homes = new Map<string, Point[]>();
  const places = new Map<string, Place>();
  const radius = unit * 0.435;
  const numbers = Math.min(Math.max(9, pitch * 0.37), radius * LARGEST);
  const names = Math.max(11.5, Math.min(16, unit * 0.4));
  for (const [index, seat] of around.entries()) {
    // The gate and the start lie on either side of the middle of a bay.
    const on = (number: number) => round((index * perSeat + number + 0.5) * step);
    spaces.set(start(seat), on(0));
    for (const [number, space] of arcOf(seat, arc).entries()) spaces.set(space, on(number + 1));
    const [gate, from] = [on(-1), on(0)];
    const along = towards(gate, from);
    const deep = { x: -along.y, y: along.x };
    const middle = { x: (gate.x + from.x) / 2, y: (gate.y + from.y) / 2 };
    const inside = (origin: Point, ahead: number, down: number): Point => ({
      x: origin.x + (along.x * ahead + deep.x * down) * unit,
      y: origin.y + (along.y * ahead + deep.y * down) * unit,
    });
    for (const [circle, space] of goalOf(seat).entries()) spaces.set(space, inside(gate, 0, circle + 1));
    const spot = (ahead: number, down: number) => inside(middle, ahead, down);
    const isSide = Math.abs(deep.x) > 0.5;
    const isRoomy = shape.wide > 9.6 * pitch;
    if (hasBays) {
      homes.set(
        seat,
        [0, 1, 2, 3].map((place) => spot(0.86, 1.28 + place * 0.94)),
      );
      const [long, across] = [3.88 * unit, 1.06 * unit];
      const tray = { ...spot(0.86, 2.69), width: isSide ? long : across, height: isSide ? across : long };
      // Two of the four side bays have more room before their lane than behind it.
      const isBefore = index % 3 === 1;
      const beside = isRoomy ? spot(-1.45, 7.3) : spot(-2.35, (shape.wide - shape.bays!.wide) / unit + 1.4);
      const behind = isRoomy ? spot(0.86, 7.6) : spot(0.95, 5.7);
      const card = !isSide ? spot(-2.25, 1.9) : isBefore ? beside : behind;
      const name = isSide ? spot(0.86, 5) : spot(2.4, 1.22);
      places.set(seat, {
        ...{ start: from, gate, on: along, deep, tray, card },
        name: { ...name, room: (isSide ? 2.1 : 2) * unit, anchor: isSide ? (deep.x > 0 ? "start" : "end") : "middle" },
      });
    } else {
      const centre = spot(2.5, 2.35);
      homes.set(
        seat,
        [-0.5, 0.5].flatMap((down) => [-0.5, 0.5].map((right) => ({ x: centre.x + right * 0.98 * unit, y: centre.y + down * 0.98 * unit }))),
      );
      const size = 2.16 * unit;
      const isAbove = deep.y < -0.5 || deep.x > 0.5;
      const name = { x: centre.x, y: centre.y + (isAbove ? -1 : 1) * (size / 2 + names * 0.75) };
      places.set(seat, {
        ...{ start: from, gate, on: along, deep, tray: { ...centre, width: size, height: size }, card: spot(-2.4, 2.25) },
        name: { ...name, room: 4.2 * unit, anchor: "middle" },
      });
    }
  }
  const free = hasBays ? Math.min(shape.bays!.floor - 0.57 * pitch, shape.high - 4.6 * unit) : Math.min(shape.wide, shape.high) - 4.6 * unit;
  const onTrack = (space: string): number => {
    const { seat, number, kind } = readSpace(space);
    const place = around.indexOf(seat) * perSeat;
    return (kind === "goal" ? place - 1 : place + number) + 0.5;
  };
  /** Along the track, so far beside it. */
  const run = (from: number, to: number, out: number): Point[] => {
    const count = Math.max(1, Math.ceil(Math.abs(to - from) * 4));
    return Array.from({ length: count + 1 }, (_, index) => {
      const along = (from + ((to - from) * index) / count) * step;
      const [here, ahead] = [round(along), towards(round(along - 1), round(along + 1))];
      return { x: here.x + ahead.y * out, y: here.y - ahead.x * out };
    });
  };
  return {
    ...{ width, height, pitch, unit, margin: MARGIN * pitch, radius, spaces, homes, places, numbers, names },
    well: Math.max(unit, Math.min(2.15 * unit, free - (hasBays ? 0.4 : 0.45) * unit)),
    line: (out) => outline(shape, out),
    arc(seat, from, to, out = 0) {
      const base = around.indexOf(seat) * perSeat + 0.5;
      return run(base + from, base + to, out);
    },
    inwards(space) {
      const { seat, kind } = readSpace(space);
      if (kind !== "track") return places.get(seat)!.deep;
      const here = onTrack(space);
      const ahead = towards(round((here - 0.2) * step), round((here + 0.2) * step));
      return { x: -ahead.y, y: ahead.x };
    },
    way(names, out = 0) {
      const all = around.length * perSeat;
      return names.slice(1).flatMap((to, index) => {
        const from = names[index]!;
        const [a, b] = [spaces.get(from), spaces.get(to)];
        if (!a || !b) return [];
        if (readSpace(from).kind === "goal") return [a, b];
        let ahead = onTrack(to) - onTrack(from);
        ahead -= Math.round(ahead / all) * all;
        const points = run(onTrack(from), onTrack(from) + ahead, out);
        return readSpace(to).kind === "goal" ? [...points, b] : points;
      });
    },
  };
}

/** A rounded rectangle with room for this many spaces. It is no longer and no wider than lanes from all sides allow. */
function plain(count: number, width: number, height: number): { shape: Shape; pitch: number } {
  const line = count / 4 + SAVED * BEND;
  const least = Math.min(LEAST, line / 2) + MARGIN;
  const sum = line + 2 * MARGIN;
  const { pitch, wide, high } = fit(sum, least, least, width, height);
  return { pitch, shape: { wide: wide - MARGIN * pitch, high: high - MARGIN * pitch, bend: BEND * pitch, bays: null } };
}

/** Six bays: one at the top, one at the bottom, two at each side. All arcs are equally long since the notch between the
 *  side bays is as deep as that takes. */
function withBays(perSeat: number, width: number, height: number): { shape: Shape; pitch: number } {
  const far = NOTCH + BAY;
  // From the bottom's middle to that of a side bay there are three bends, from bay to bay four, two of them narrower.
  const line = perSeat + NOTCH + BAY / 2 + 3 * SAVED;
  const depth = (perSeat + SAVED * (2 + 2 * NOTCH) - BAY - 2 * NOTCH) / 2;
  const { pitch, wide, high } = fit(line + 2 * MARGIN, Math.max(0, depth) + 2.3 + MARGIN, far + 2.1 + MARGIN, width, height);
  const half = wide - MARGIN * pitch;
  return {
    pitch,
    shape: {
      ...{ wide: half, high: high - MARGIN * pitch, bend: pitch },
      bays: {
        wide: Math.max(3.45 * pitch, Math.min(4.8 * pitch, half * 0.48)),
        near: NOTCH * pitch,
        far: far * pitch,
        floor: half - depth * pitch,
      },
    },
  };
}

/** Half of width and height that make a sum of so many pitches, in the shape of the screen as far as it may be. */
function fit(sum: number, leastWide: number, leastHigh: number, width: number, height: number) {
  const pitch = Math.min((width + height) / 2 / sum, width / 2 / leastWide, height / 2 / leastHigh);
  const wide = Math.min(width / 2, (sum - leastHigh) * pitch);
  const high = Math.min(height / 2, sum * pitch - wide);
  return { pitch, wide: sum * pitch - high, high };
}
