// Partners are tied by a cord of as many strands as they are, each in the colour of its seat: two from goal to goal under the
// pile, three and more by a ring round it with an arm to each. Only paths, computed once for each shape of the board.

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

/** The strands of all teams, those below first. */
export function cords(board: Geometry, teams: string[][]): Strand[] {
  const { unit, places, spaces } = board;
  /** Behind the last circle of a goal. */
  const end = (seat: string): { at: Point; deep: Point } => {
    const { deep } = places.get(seat)!;
    const last = spaces.get(goal(seat, 4))!;
    return { at: { x: last.x + deep.x * unit * 0.62, y: last.y + deep.y * unit * 0.62 }, deep };
  };
  const own = [...places.keys()][0]!;
  const inner = teams.filter((team) => team.includes(own));
  const outer = teams.filter((team) => !team.includes(own));
  if (isPairs(teams)) {
    return [...outer, ...inner].flatMap((team) => {
      const [a, b] = team.map(end);
      if (!a || !b) return [];
      return twist(bow(a.at, a.deep, b.at, b.deep, distance(a.at, b.at) * 0.36), team, unit * 0.115, unit * 0.92);
    });
  }
  return [...outer, ...inner].flatMap((team) => {
    const radius = wellOf(board, teams) + unit * (inner.includes(team) ? 0.36 : 0.84);
    const turns = Math.round((2 * Math.PI * radius) / unit);
    const ring = Array.from({ length: 73 }, (_, step) => onCircle(radius, (step / 36) * Math.PI));
    const arms = team.flatMap((seat) => {
      const { at, deep } = end(seat);
      const angle = Math.abs(deep.y) > 0.5 ? Math.atan2(-deep.y, 0) : Math.atan2(at.y, at.x);
      const to = onCircle(radius, angle);
      return twist(bow(at, deep, to, onCircle(1, angle), distance(at, to) * 0.45), team, unit * 0.15, unit);
    });
    return [...arms, ...twist(ring, team, unit * 0.15, (2 * Math.PI * radius) / turns)];
  });
}

function onCircle(radius: number, angle: number): Point {
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
}

/** From one end to the other, each left in its own direction. */
function bow(a: Point, from: Point, b: Point, to: Point, pull: number): Point[] {
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
