import { describe, expect, test } from "vitest";
import { distance, type Geometry, geometry, type Point, type Size } from "./geometry";
import { ruler } from "./outline";
import screens from "./screens.test.json";

/** Screens, and what the page leaves of each for the board: e2e/boards.spec.ts measures that these are the real boxes. */
const SCREENS: { screen: [number, number]; four: [number, number]; six: [number, number] }[] = screens as never;
const BOARDS = [
  { seats: ["R", "Y", "G", "B"], arc: 14 },
  { seats: ["R", "O", "Y", "G", "B", "P"], arc: 13 },
];
const circles = ({ spaces, homes }: Geometry): [string, Point][] => [
  ...spaces,
  ...[...homes].flatMap(([seat, places]) => places.map((at, index) => [`${seat}h${index}`, at] as [string, Point])),
];
/** The spaces of the track in their order. */
const track = ({ spaces }: Geometry) => [...spaces].filter(([name]) => !name.includes("g")).map(([, at]) => at);

function overlaps(a: Point & Size, b: Point & Size): boolean {
  return Math.abs(a.x - b.x) < (a.width + b.width) / 2 && Math.abs(a.y - b.y) < (a.height + b.height) / 2;
}

describe.each(BOARDS)("a board for $seats", ({ seats, arc }) => {
  describe.each(SCREENS)("on $screen", ({ four, six }) => {
    const [width, height] = seats.length === 4 ? four : six;
    const board = geometry(seats, arc, "R", { width, height });

    test("every space has its place, and no two touch", () => {
      expect(board.spaces.size).toBe(seats.length * (arc + 1 + 4));
      const all = circles(board);
      for (const [name, a] of all)
        for (const [other, b] of all) if (name < other) expect(distance(a, b), `${name} and ${other}`).toBeGreaterThan(2 * board.radius);
    });

    test("arcs are equally long, and neighbours equally far apart along the track", () => {
      const lengths = seats.map((seat) => ruler(board.arc(seat, 0, arc + 1)).length);
      for (const length of lengths) expect(length / lengths[0]!).toBeCloseTo(1, 1.8);
      const all = track(board);
      for (const [index, at] of all.entries()) {
        const far = distance(at, all[(index + 1) % all.length]!);
        expect(far / board.pitch, `${index}`).toBeGreaterThan(0.93);
        expect(far / board.pitch, `${index}`).toBeLessThan(1.01);
      }
    });

    test("numbers are large enough to be read, and the longest still fits its disc", () => {
      expect(board.numbers).toBeGreaterThanOrEqual(9);
      // Two digits are about 1.16 times as wide as they are large, and 0.72 times as high.
      expect(Math.hypot(board.numbers * 0.58, board.numbers * 0.36)).toBeLessThan(board.radius * 0.95);
    });

    test("every seat's start lies in the middle of its side or bay, and the lanes run straight in", () => {
      for (const [seat, { deep, gate, start }] of board.places) {
        expect(Math.max(Math.abs(deep.x), Math.abs(deep.y)), seat).toBeCloseTo(1, 3);
        expect(distance(gate, start) / board.pitch, seat).toBeCloseTo(1, 2);
      }
    });

    test("nothing is outside, trays, cards and the well lie free", () => {
      for (const [name, at] of circles(board)) {
        expect(Math.abs(at.x) + board.pitch * 0.74, name).toBeLessThan(width / 2);
        expect(Math.abs(at.y) + board.pitch * 0.74, name).toBeLessThan(height / 2);
      }
      for (const [seat, { tray, card }] of board.places) {
        for (const [name, at] of board.spaces) {
          const space = { ...at, width: 2 * board.radius, height: 2 * board.radius };
          expect(overlaps(tray, space), `${seat}: tray on ${name}`).toBe(false);
          expect(overlaps({ ...card, width: board.unit, height: board.unit * 1.4 }, space), `${seat}: card on ${name}`).toBe(false);
        }
        for (const [other, place] of board.places) {
          if (seat === other) continue;
          const size = { width: board.unit, height: board.unit * 1.4 };
          expect(overlaps(tray, place.tray), `trays of ${seat} and ${other}`).toBe(false);
          expect(overlaps({ ...card, ...size }, place.tray), `${seat}'s card on the tray of ${other}`).toBe(false);
          expect(overlaps({ ...card, ...size }, { ...place.card, ...size }), `cards of ${seat} and ${other}`).toBe(false);
        }
      }
      for (const [name, at] of circles(board)) expect(distance(at, { x: 0, y: 0 }) - board.radius, name).toBeGreaterThan(board.well);
    });

    test("numbers can be read, and two digits are not larger than their disc", () => {
      expect(board.numbers).toBeGreaterThanOrEqual(9);
      expect(Math.hypot(1.16 * board.numbers, 0.7 * board.numbers)).toBeLessThan(2 * board.radius);
    });
  });

  test.each(seats)("%s sits at the bottom of its own board", (own) => {
    const board = geometry(seats, arc, own, { width: 600, height: 600 });
    const lowest = Math.max(...[...board.spaces.values()].map(({ y }) => y));
    expect(board.spaces.get(`${own}s`)!.y).toBeCloseTo(lowest, 0);
    expect(Math.abs(board.spaces.get(`${own}s`)!.x)).toBeLessThan(board.pitch);
  });
});

test("where discs are too small for numbers, numbers are too small to be read", () => {
  expect(geometry(BOARDS[1]!.seats, 13, "R", { width: 240, height: 240 }).numbers).toBeLessThan(9);
});

test("six seats on an upright phone are at least 22 pixels apart", () => {
  const [width, height] = SCREENS.find(({ screen }) => screen.join() === "390,844")!.six;
  const board = geometry(BOARDS[1]!.seats, 13, "R", { width, height });
  const all = [...board.spaces.values()];
  for (const [index, a] of all.entries()) for (const b of all.slice(index + 1)) expect(distance(a, b)).toBeGreaterThanOrEqual(22);
});

test.each([
  [2, 14],
  [3, 14],
  [5, 12],
  [6, 9],
  [6, 14],
  [8, 14],
])("%i seats with arcs of %i have equal arcs and room for their lanes", (count, arc) => {
  const seats = [..."ABCDEFGH"].slice(0, count);
  const board = geometry(seats, arc, "A", { width: 500, height: 600 });
  const lengths = seats.map((seat) => ruler(board.arc(seat, 0, arc + 1)).length);
  for (const length of lengths) expect(Math.abs(length / lengths[0]! - 1)).toBeLessThan(0.02);
  for (const [name, at] of board.spaces)
    for (const [other, b] of board.spaces) if (name < other) expect(distance(at, b), `${name} ${other}`).toBeGreaterThan(board.radius);
});

test("a way runs the short way round, and into a goal through its gate", () => {
  const board = geometry(BOARDS[0]!.seats, 14, "R", { width: 600, height: 600 });
  const long = (spaces: string[]) => ruler(board.way(spaces)).length / board.pitch;
  expect(long(["R3", "R8"])).toBeCloseTo(5, 0);
  expect(long(["R2", "B13"])).toBeCloseTo(4, 0);
  expect(long(["B12", "Rg2"])).toBeCloseTo(4, 0);
});
