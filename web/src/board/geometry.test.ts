import { describe, expect, test } from "vitest";
import { type Box, distance, geometry, type Point } from "./geometry";

const BOARDS = [
  { seats: ["R", "Y", "G", "B"], arc: 14 },
  { seats: ["R", "O", "Y", "G", "B", "P"], arc: 13 },
];

/** How far a point is outside of a box. */
function gap(box: Box, point: Point): number {
  const outside = (middle: number, size: number, at: number) => Math.max(0, Math.abs(at - middle) - size / 2);
  return Math.hypot(outside(box.x, box.width, point.x), outside(box.y, box.height, point.y));
}

function overlaps(a: Box, b: Box): boolean {
  return Math.abs(a.x - b.x) < (a.width + b.width) / 2 && Math.abs(a.y - b.y) < (a.height + b.height) / 2;
}

describe.each(BOARDS)("a board for $seats", ({ seats, arc }) => {
  test.each(seats)("%s sits at the bottom of its own board", (own) => {
    const { spaces } = geometry(seats, arc, own);
    const lowest = Math.max(...[...spaces.values()].map(({ y }) => y));
    expect(spaces.get(`${own}s`)!.y).toBeCloseTo(lowest, 0);
    expect(Math.abs(spaces.get(`${own}s`)!.x)).toBeLessThan(1);
  });

  test("every space has its place, and no two touch", () => {
    const { spaces, homes, radius } = geometry(seats, arc, "R");
    expect(spaces.size).toBe(seats.length * (arc + 1 + 4));
    const all = [...spaces, ...[...homes].flatMap(([seat, places]) => places.map((at, index) => [`${seat}h${index}`, at] as const))];
    for (const [name, a] of all) for (const [other, b] of all) if (name < other) expect(distance(a, b), `${name} and ${other}`).toBeGreaterThan(2 * radius);
  });

  test.each(seats)("for %s nothing is outside of the picture, and plates lie free", (own) => {
    const { spaces, homes, plates, radius, half } = geometry(seats, arc, own);
    const circles = [...spaces.values(), ...[...homes.values()].flat()];
    for (const at of circles) expect(Math.max(Math.abs(at.x), Math.abs(at.y)) + radius).toBeLessThan(half);
    expect([...plates.keys()].sort()).toEqual([...seats].sort());
    for (const [seat, plate] of plates) {
      for (const at of circles) expect(gap(plate, at), seat).toBeGreaterThan(radius);
      for (const [other, box] of plates) expect(seat !== other && overlaps(plate, box), `${seat} and ${other}`).toBe(false);
    }
  });
});
