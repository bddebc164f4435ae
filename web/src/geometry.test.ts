import { expect, test } from "vitest";
import { distance, geometry } from "./geometry";

for (const [seats, arc] of [
  [["R", "Y", "G", "B"], 14],
  [["R", "O", "Y", "G", "B", "P"], 13],
] as const) {
  test(`${seats.length} seats: nothing lies on anything else, and all of it in the picture`, () => {
    const board = geometry([...seats], arc, "G");
    const points = [...board.spaces.values(), ...[...board.homes.values()].flat()];
    expect(points.length).toBe(seats.length * (arc + 1 + 4 + 4));
    for (const [i, one] of points.entries()) {
      expect(Math.max(Math.abs(one.x), Math.abs(one.y)) + board.radius).toBeLessThan(board.half);
      for (const other of points.slice(i + 1)) expect(distance(one, other)).toBeGreaterThan(board.radius * 1.9);
    }
  });
  test(`${seats.length} seats: the own start is at the bottom and play goes clockwise`, () => {
    const { spaces } = geometry([...seats], arc, "G");
    expect(spaces.get("Gs")!.y).toBeGreaterThan(400);
    expect(spaces.get("G3")!.x).toBeLessThan(spaces.get("Gs")!.x);
  });
}
