// Partners are tied by a cord of as many strands as they are, each in the colour of its seat: two from goal to goal under the
// pile, three and more by a ring round it with an arm to each. Only lines, computed once for each shape of the board.

import { goal } from "../game/notation";
import type { Geometry } from "./geometry";
import { distance, lines, type Point, ruler, towards } from "./outline";

/** A strand all along, and the parts of it that lie on top. */
export interface Strand {
  seat: string;
  whole: string;
  over: string;
}

/** Where the well in the middle ends: a ring of three strands needs room round it. */
export function wellOf({ well }: Geometry, teams: string[][]): number {
  return isPairs(teams) ? well : well * 0.74;
}

export const isPairs = (teams: string[][]): boolean => teams.every((team) => team.length < 3);

/** How much thicker a cord is along which something goes. */
const SWELL = 1.45;

/** The strands of all teams, those below first. The cords of these seats are swollen. */
export function cords(board: Geometry, teams: string[][], swollen: string): (Strand & { width: number })[] {
  const { unit } = board;
  return inOrder(board, teams).flatMap((team) => {
    const swell = team.some((seat) => swollen.includes(seat)) ? SWELL : 1;
    if (isPairs(teams)) {
      const [a, b] = team;
      const strands = a && b ? twist(lineBetween(board, teams, a, b), team, unit * 0.115 * swell, unit * 0.92 * swell) : [];
      return strands.map((strand) => ({ ...strand, width: unit * 0.105 * swell }));
    }
    // The rings lie too close for cords that are much thicker.
    const [amplitude, width] = [unit * 0.15, unit * (swell > 1 ? 0.135 : 0.112)];
    const radius = ringOf(board, teams, team);
    const turns = Math.round((2 * Math.PI * radius) / unit);
    const ring = Array.from({ length: 73 }, (_, step) => onCircle(radius, (step / 36) * Math.PI));
    const arms = team.flatMap((seat) => twist(arm(board, seat, radius).points, team, amplitude, unit));
    return [...arms, ...twist(ring, team, amplitude, (2 * Math.PI * radius) / turns)].map((strand) => ({ ...strand, width }));
  });
}

/** The line of the cord from the goal of one seat to that of a teammate. */
export function lineBetween(board: Geometry, teams: string[][], from: string, to: string): Point[] {
  const team = teams.find((some) => some.includes(from)) ?? [];
  if (isPairs(teams)) {
    const [a, b] = [end(board, from), end(board, to)];
    return bow(a.at, a.deep, b.at, b.deep, distance(a.at, b.at) * 0.36);
  }
  const radius = ringOf(board, teams, team);
  const [out, home] = [arm(board, from, radius), arm(board, to, radius)];
  const turn = home.angle - out.angle;
  const short = turn - 2 * Math.PI * Math.round(turn / (2 * Math.PI));
  const round = Array.from({ length: 25 }, (_, step) => onCircle(radius, out.angle + (short * step) / 24));
  return [...out.points, ...round, ...home.points.reverse()];
}

/** A card on a cord: its middle, how far it is turned, how wide it is, and where on the line it ends. */
export interface Lying extends Point {
  turn: number;
  width: number;
  end: number;
}

/** Where a card lies that goes from a seat to a teammate: at this seat's end of their cord; across it, if that is short. */
export function lyingOn(board: Geometry, teams: string[][], from: string, to: string): Lying {
  const { unit } = board;
  const isOwn = from === [...board.places.keys()][0];
  const { length, at } = ruler(lineBetween(board, teams, from, to));
  const team = teams.find((some) => some.includes(from)) ?? [];
  const room = isPairs(teams) ? length / 2 : ruler(arm(board, from, ringOf(board, teams, team)).points).length + unit * 1.2;
  const upright = isOwn ? Math.min(1.9 * unit, room * 0.56) : Math.min(1.38 * unit, room * 0.45);
  const isAcross = upright < unit * 1.1;
  const width = isAcross ? Math.min((isOwn ? 1.4 : 1.1) * unit, room * 0.6) : upright;
  const half = (isAcross ? width : width * HIGH) / 2;
  const along = half + unit * (isOwn ? 0.2 : 0.05);
  const ahead = towards(at(0), at(along));
  const turn = (Math.atan2(ahead.y, ahead.x) * 180) / Math.PI + (isAcross ? 180 : 90) + (isOwn ? -3 : 4);
  return { ...at(along), turn, width, end: along + half };
}

/** The height of a card of width 1. */
const HIGH = 1.4;

/** The reader's own team last, so that its cord lies on top. */
function inOrder({ places }: Geometry, teams: string[][]): string[][] {
  const own = [...places.keys()][0]!;
  return [...teams.filter((team) => !team.includes(own)), ...teams.filter((team) => team.includes(own))];
}

/** How large the ring of a team is: the own one is the inner one. */
function ringOf(board: Geometry, teams: string[][], team: string[]): number {
  const isOwn = team.includes([...board.places.keys()][0]!);
  return wellOf(board, teams) + board.unit * (isOwn ? 0.36 : 0.84);
}

/** Behind the last circle of a goal. */
function end({ places, spaces, unit }: Geometry, seat: string): { at: Point; deep: Point } {
  const { deep } = places.get(seat)!;
  const last = spaces.get(goal(seat, 4))!;
  return { at: { x: last.x + deep.x * unit * 0.62, y: last.y + deep.y * unit * 0.62 }, deep };
}

/** From a goal to its team's ring, and where it comes to it. */
function arm(board: Geometry, seat: string, radius: number): { points: Point[]; angle: number } {
  const { at, deep } = end(board, seat);
  const angle = Math.abs(deep.y) > 0.5 ? Math.atan2(-deep.y, 0) : Math.atan2(at.y, at.x);
  const to = onCircle(radius, angle);
  return { points: bow(at, deep, to, onCircle(1, angle), distance(at, to) * 0.45), angle };
}

function onCircle(radius: number, angle: number): Point {
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
}

/** From one end to the other, each left in its own direction. */
export function bow(a: Point, from: Point, b: Point, to: Point, pull: number): Point[] {
  const [c, d] = [
    { x: a.x + from.x * pull, y: a.y + from.y * pull },
    { x: b.x + to.x * pull, y: b.y + to.y * pull },
  ];
  return Array.from({ length: 41 }, (_, step) => {
    const t = step / 40;
    const u = 1 - t;
    const mix = (p: number, q: number, r: number, s: number) => u * u * u * p + 3 * u * u * t * q + 3 * u * t * t * r + t * t * t * s;
    return { x: mix(a.x, c.x, d.x, b.x), y: mix(a.y, c.y, d.y, b.y) };
  });
}

/** Strands twisted round a line: as far apart as `amplitude`, each coming round again after `wave`. */
export function twist(line: Point[], team: string[], amplitude: number, wave: number): Strand[] {
  const { length, at } = ruler(line);
  return team.map((seat, index) => {
    const point = (along: number): Point => {
      const [here, ahead] = [at(along), towards(at(along - 1), at(along + 1))];
      const side = amplitude * Math.sin(2 * Math.PI * (along / wave + index / team.length));
      return { x: here.x - ahead.y * side, y: here.y + ahead.x * side };
    };
    const part = (from: number, to: number): string => {
      const [first, last] = [Math.max(0, from), Math.min(length, to)];
      const steps = Math.ceil((last - first) / (wave / 12));
      return steps < 1 ? "" : lines(Array.from({ length: steps + 1 }, (_, step) => point(first + ((last - first) * step) / steps)));
    };
    let over = "";
    for (let along = -(index / team.length) * wave; along < length + wave; along += wave) over += part(along - wave * 0.2, along + wave * 0.2);
    return { seat, whole: part(0, length), over };
  });
}
