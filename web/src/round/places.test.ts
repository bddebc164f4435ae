import { expect, test } from "vitest";
import { wellOf } from "../shape/cord";
import { type Geometry, geometry } from "../shape/geometry";
import { type Box, corners, nearest, plates } from "./places";

const FOUR = ["R", "Y", "G", "B"];
const SIX = ["R", "O", "Y", "G", "B", "P"];
const TEAMS = [
  ["R", "G"],
  ["Y", "B"],
];
const SCREENS = [
  { width: 1180, height: 820 },
  { width: 820, height: 1180 },
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

/** How much of the screen a box takes, whichever way it is turned. */
function ends({ x, y, width, height, turn }: Box): { left: number; right: number; top: number; bottom: number } {
  const isAcross = Math.abs(Math.round(turn / 90)) % 2 === 1;
  const [wide, high] = isAcross ? [height, width] : [width, height];
  return { left: x - wide / 2, right: x + wide / 2, top: y - high / 2, bottom: y + high / 2 };
}

const isIn = (box: Box, { x, y }: { x: number; y: number }): boolean => {
  const { left, right, top, bottom } = ends(box);
  return x > left && x < right && y > top && y < bottom;
};

/** All that lies on a board: spaces, homes, the corners of the trays. */
const things = ({ spaces, homes, places }: Geometry) => [
  ...spaces.values(),
  ...[...homes.values()].flat(),
  ...[...places.values()].flatMap(({ tray: { x, y, width, height } }) =>
    [-1, 1].flatMap((a) => [-1, 1].map((b) => ({ x: x + (a * width) / 2, y: y + (b * height) / 2 }))),
  ),
];

test.each(SCREENS)("names of four have room of their own at $width × $height, whichever way they face", (screen) => {
  const board = geometry(FOUR, 14, "R", screen);
  const well = wellOf(board, TEAMS);
  for (const isFlat of [false, true]) {
    const boxes = plates(board, isFlat, well);
    expect([...boxes.keys()]).toEqual(FOUR);
    for (const [seat, box] of boxes) {
      expect(
        things(board).filter((at) => isIn(box, at)),
        seat,
      ).toEqual([]);
      const { left, right, top, bottom } = ends(box);
      // The medallion is clear of it, and it is large enough to be read from a chair.
      expect(Math.hypot(Math.max(left, Math.min(0, right)), Math.max(top, Math.min(0, bottom))), seat).toBeGreaterThanOrEqual(well);
      expect(Math.min(right - left, bottom - top), seat).toBeGreaterThan(1.8 * board.unit);
      // Each lies in the quarter of its own tray.
      const { tray } = board.places.get(seat)!;
      expect([Math.sign(box.x), Math.sign(box.y)]).toEqual([Math.sign(tray.x), Math.sign(tray.y)]);
    }
  }
});

test("on a device that lies flat each name faces its chair, else all face the same way", () => {
  const board = geometry(FOUR, 14, "R", SCREENS[0]!);
  const turns = (isFlat: boolean) => FOUR.map((seat) => Math.round(plates(board, isFlat, 50).get(seat)!.turn));
  expect(turns(false)).toEqual([0, 0, 0, 0]);
  expect(turns(true).map((turn) => (turn + 360) % 360)).toEqual([0, 90, 180, 270]);
});

test.each(SCREENS.slice(0, 3))("six seats leave corners of the screen at $width × $height, where no space lies", (screen) => {
  const board = geometry(SIX, 13, "R", screen);
  const boxes = corners(board);
  expect(boxes.length).toBe(4);
  for (const box of boxes) {
    expect([...board.spaces.values()].filter((at) => isIn(box, at))).toEqual([]);
    const { left, right, top, bottom } = ends(box);
    expect([left >= -screen.width / 2, right <= screen.width / 2, top >= -screen.height / 2, bottom <= screen.height / 2]).toEqual([true, true, true, true]);
  }
  expect(nearest(boxes, { x: -screen.width, y: -screen.height })).toBe(boxes[0]);
});
