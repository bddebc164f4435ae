// Where everything is that moves: in pixels from the middle of the board.

import type { RefObject } from "preact";
import { teammates } from "../game/company";
import { goal, readSpace } from "../game/notation";
import { acts, cardsOf } from "../game/seen";
import type { Pawn } from "../game/stage";
import type { Actor, CardPlace, Theatre } from "../game/theatre";
import type { TableMessage } from "../protocol";
import { lineBetween, lyingOn, wellOf } from "../shape/cord";
import { distance, type Geometry, type Point } from "../shape/geometry";
import { ruler } from "../shape/outline";
import type { Lie } from "./frames";

/** What moves, on what, and where that is. */
export interface Scene {
  theatre: Theatre;
  /** The picture of the board: what moves is hidden there meanwhile. */
  picture: RefObject<SVGSVGElement | null>;
  /** The layer over it, with 0, 0 in the middle. */
  layer: HTMLElement;
  unit: number;
  pawn(pawn: Pawn, space: string): Point;
  /** At the table's edge before a seat's gate. */
  edge(seat: string): Point;
  /** Where a seat's goal begins and ends. */
  lane(seat: string): [Point, Point];
  /** Where a card lies, or will: the next one or one that follows it. */
  card(place: CardPlace, following: number): Lie;
  /** Along the cord from one seat to another. */
  cord(from: string, to: string): { start: Lie; inner: Point[]; end: Lie };
}

export interface Troupe extends Actor {
  /** The table is drawn that has everything where it was brought. */
  settle(): void;
  /** Another stage is shown from now on: whatever is under way here is over at once. */
  stop(): void;
}

export function scene(geometry: Geometry, teams: string[][], at: Pick<Scene, "theatre" | "picture" | "layer">): Scene {
  const { unit, spaces, homes, places } = geometry;
  const shifted = ({ x, y }: Point, by: Point, much: number): Point => ({ x: x + by.x * much, y: y + by.y * much });
  return {
    ...at,
    unit,
    pawn: ({ seat, number }, space) => (readSpace(space).kind === "home" ? homes.get(seat)![number]! : (spaces.get(space) ?? { x: 0, y: 0 })),
    edge: (seat) => shifted(places.get(seat)!.start, places.get(seat)!.deep, -unit * 0.95),
    lane: (seat) => [spaces.get(goal(seat, 1))!, spaces.get(goal(seat, 4))!],
    card(place, following) {
      const [what, seat = ""] = place.split(" ");
      if (what === "pile") return { x: 0, y: 0, width: pileWidth(geometry, teams), turn: pileTurn(pileOf(at.theatre.shown.value).length + following) };
      if (what === "front") return lyingOn(geometry, teams, seat, teammates(teams, seat)[0]!);
      return { ...places.get(seat)!.tray, width: unit * 0.7, turn: 0 };
    },
    cord(from, to) {
      const [start, end] = [lyingOn(geometry, teams, from, to), lyingOn(geometry, teams, to, from)];
      // A back looks the same upside down: it turns no further than it must.
      end.turn += 180 * Math.round((start.turn - end.turn) / 180);
      const { length, at } = ruler(lineBetween(geometry, teams, from, to));
      const inner = Array.from({ length: 13 }, (_, step) => at((length * (step + 0.5)) / 13)).filter(
        (point) => distance(point, start) > unit && distance(point, end) > unit,
      );
      return { start, end, inner };
    },
  };
}

/** All that lies on the pile, the last card on top. */
export const pileOf = (table: TableMessage | null): string[] => (table ? acts(table).flatMap(cardsOf) : []);
/** How the card lies that is this one of the pile. */
export const pileTurn = (index: number): number => ((index * 53 + 7) % 21) - 10;
export const pileWidth = (geometry: Geometry, teams: string[][]): number => (wellOf(geometry, teams) * 1.3) / 1.4;
