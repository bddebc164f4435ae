// Where the names stand on a board that all look at: in the quarter of each seat what its tray leaves free, of six seats in the
// corners that the bays leave. Pure numbers, no drawing.

import { distance, type Geometry, type Point, type Size } from "../shape/geometry";

/** A box with its middle, and how far it is turned. */
export interface Box extends Point, Size {
  turn: number;
}

interface Room {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** In units: between a name and what lies near it, and from the line of the track to the felt. */
const GAP = 0.35;
const TRACK = 1.05;
const LANE = 0.75;

const area = ({ left, right, top, bottom }: Room): number => Math.max(0, right - left) * Math.max(0, bottom - top);

/** The way that a seat looks: towards the middle is up for whoever sits there. */
function facing({ places }: Geometry, seat: string): number {
  const { deep } = places.get(seat)!;
  return (Math.atan2(deep.x, -deep.y) * 180) / Math.PI;
}

/** To a box, as a reader sees it who looks from there. */
function boxed({ left, right, top, bottom }: Room, turn: number): Box {
  const isAcross = Math.abs(Math.round(turn / 90)) % 2 === 1;
  const [wide, high] = [right - left, bottom - top];
  return { x: (left + right) / 2, y: (top + bottom) / 2, width: isAcross ? high : wide, height: isAcross ? wide : high, turn };
}

/** The places of the names by seat, turned to their chairs if the device lies flat. */
export function plates(geometry: Geometry, isFlat: boolean, well: number): Map<string, Box> {
  const seats = [...geometry.places.keys()];
  const turn = (seat: string) => (isFlat ? facing(geometry, seat) : 0);
  if (seats.length > 4) return new Map(seats.map((seat) => [seat, boxed(beside(geometry, seat), 0)]));
  return new Map(seats.map((seat) => [seat, boxed(quarter(geometry, seat, well), turn(seat))]));
}

/** What a tray leaves free of the quarter in which it lies: beside it or above it, whichever is larger, and clear of the medallion. */
function quarter({ unit, spaces, places }: Geometry, seat: string, well: number): Room {
  const { tray } = places.get(seat)!;
  const [far, high] = (["x", "y"] as const).map((axis) => Math.max(...[...spaces.values()].map((at) => Math.abs(at[axis]))) - TRACK * unit) as [number, number];
  const [right, down] = [tray.x > 0, tray.y > 0];
  const whole: Room = {
    left: right ? LANE * unit : -far,
    right: right ? far : -LANE * unit,
    top: down ? LANE * unit : -high,
    bottom: down ? high : -LANE * unit,
  };
  // Lanes do not run through the very middle: each seat's lies a little beside it.
  for (const { gate, deep } of places.values()) {
    const side = LANE * unit;
    const isUpright = Math.abs(deep.y) > 0.5;
    if (isUpright && gate.y > 0 === down) {
      if (right) whole.left = Math.max(whole.left, gate.x + side);
      else whole.right = Math.min(whole.right, gate.x - side);
    } else if (!isUpright && gate.x > 0 === right) {
      if (down) whole.top = Math.max(whole.top, gate.y + side);
      else whole.bottom = Math.min(whole.bottom, gate.y - side);
    }
  }
  const gap = GAP * unit;
  const [wide, tall] = [tray.width / 2 + gap, tray.height / 2 + gap];
  const rooms: Room[] = [
    { ...whole, right: tray.x - wide },
    { ...whole, left: tray.x + wide },
    { ...whole, bottom: tray.y - tall },
    { ...whole, top: tray.y + tall },
  ];
  return rooms.flatMap((room) => clear(room, well + gap)).reduce((best, other) => (area(other) > area(best) ? other : best));
}

/** A room without what the medallion takes of it: cut from either side. */
function clear(room: Room, well: number): Room[] {
  const near = { x: Math.max(room.left, Math.min(0, room.right)), y: Math.max(room.top, Math.min(0, room.bottom)) };
  if (distance(near, { x: 0, y: 0 }) >= well) return [room];
  const across = Math.sqrt(Math.max(0, well * well - near.y * near.y));
  const along = Math.sqrt(Math.max(0, well * well - near.x * near.x));
  return [
    near.x > 0 || room.left >= 0 ? { ...room, left: across } : { ...room, right: -across },
    near.y > 0 || room.top >= 0 ? { ...room, top: along } : { ...room, bottom: -along },
  ];
}

/** Six seats: a name has its place at the end of its tray. */
function beside({ unit, names, places }: Geometry, seat: string): Room {
  const { name, deep } = places.get(seat)!;
  // At the top and the bottom it keeps off the track.
  const middle = name.y + deep.y * 0.35 * unit;
  const [wide, high] = [Math.max(name.room, 2 * unit) * 1.15, Math.max(names * 2.9, unit * 1.5)];
  const left = name.anchor === "start" ? name.x : name.anchor === "end" ? name.x - wide : name.x - wide / 2;
  return { left, right: left + wide, top: middle - high / 2, bottom: middle + high / 2 };
}

/** The largest boxes in the corners of the screen that no space of the board lies in; none where there is no room. */
export function corners({ width, height, unit, spaces }: Geometry): Box[] {
  const points = [...spaces.values()];
  const far = TRACK * unit;
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].flatMap(([x, y]) => {
    // Measured from the corner: what is nearer than a space in one way must not be as near in the other.
    const from = points.map((at) => ({ x: width / 2 - x! * at.x - far, y: height / 2 - y! * at.y - far }));
    const sizes = from.map(({ x: wide }) => ({
      width: Math.min(wide, width / 2),
      height: Math.min(height / 2, ...from.filter((other) => other.x < wide - 0.5).map((other) => other.y)),
    }));
    const room = sizes.filter((size) => size.width > 0 && size.height > 0);
    const best = room.reduce<Size | null>((most, size) => (!most || size.width * size.height > most.width * most.height ? size : most), null);
    if (!best) return [];
    return [{ ...best, x: (x! * (width - best.width)) / 2, y: (y! * (height - best.height)) / 2, turn: 0 }];
  });
}

/** The box of these that lies nearest to a point. */
export function nearest(boxes: Box[], { x, y }: Point): Box | null {
  const far = (box: Box) => distance(box, { x, y });
  return boxes.reduce<Box | null>((best, box) => (!best || far(box) < far(best) ? box : best), null);
}
