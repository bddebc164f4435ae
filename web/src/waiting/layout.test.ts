import { expect, test } from "vitest";
import { distance } from "../shape/outline";
import { layout, SIDE } from "./layout";

const SEATS = ["R", "O", "Y", "G", "B", "P"];

test.each([4, 6])("a table for %i has one's own chair at the bottom and room for all", (count) => {
  const seats = SEATS.slice(0, count);
  const { chairs, radius, scale } = layout(seats, "Y", () => true);
  const own = chairs.get("Y")!;
  expect(own.at.y).toBeGreaterThan(radius);
  expect(Math.abs(own.at.x)).toBeLessThan(1);
  // Clockwise: the next seat is on the left.
  expect(chairs.get(seats[(seats.indexOf("Y") + 1) % count]!)!.at.x).toBeLessThan(0);
  const places = [...chairs.values()];
  for (const [index, place] of places.entries()) {
    expect(Math.hypot(place.at.x, place.at.y) + 66 * scale).toBeLessThan(SIDE / 2);
    for (const other of places.slice(index + 1)) expect(distance(place.at, other.at)).toBeGreaterThan(140 * scale);
  }
});

test("a free chair is drawn out and turned", () => {
  const { chairs } = layout(SEATS, "R", (seat) => seat === "R");
  const [taken, free] = [chairs.get("R")!, chairs.get("G")!];
  expect(taken.turn).toBe(0);
  expect(free.turn).toBe(193);
  expect(Math.hypot(free.at.x, free.at.y)).toBeGreaterThan(Math.hypot(taken.at.x, taken.at.y));
});
