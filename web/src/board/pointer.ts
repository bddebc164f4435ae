// What fingers and mice do on the board: they tap the nearest space that means something, drag a pawn, drop a card.

import { type Signal, useSignal } from "@preact/signals";
import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { readSpace } from "../game/notation";
import type { Pawn } from "../game/stage";
import { sink } from "../motion/movers";
import { distance, type Geometry, type Point } from "../shape/geometry";
import type { Mark } from "../shape/mark";
import { type Aim, aim, type Spot } from "../shape/pointing";
import { dropped } from "./drag";

/** A finger is this much less sure than a mouse, in pixels of the screen. */
const DOUBT = 11;
const REACH = 30;

/** Where the spaces of a mark are: at a home, where pawns stand. */
function spotsOf({ spaces, homes }: Geometry, some: Mark[], pawns: Pawn[]): Spot[] {
  return some.flatMap(({ space }) => {
    const { seat, kind } = readSpace(space);
    const places = kind === "home" ? pawns.flatMap((pawn) => (pawn.space === space ? [homes.get(seat)?.[pawn.number]] : [])) : [spaces.get(space)];
    return places.flatMap((at) => (at ? [{ space, at }] : []));
  });
}

interface Pointer {
  /** What is magnified, if it was unclear what was meant. */
  zoom: Signal<Point | null>;
  /** The pawn that is being dragged, and where it is. */
  held: { from: string; at: Point } | null;
  handlers: Record<"onPointerDown" | "onPointerMove" | "onPointerUp" | "onPointerCancel", (event: PointerEvent) => void>;
}

export function usePointer(
  picture: RefObject<SVGSVGElement | null>,
  geometry: Geometry,
  marks: Mark[],
  pawns: Pawn[],
  onTap: (space: string, isDropped?: boolean) => void,
): Pointer {
  const { radius } = geometry;
  const zoom = useSignal<Point | null>(null);
  const held = useSignal<{ from: string; start: Point; at: Point } | null>(null);
  const isDragging = useRef(false);
  /** Was it pressed here? What was pressed elsewhere and let go here means nothing. */
  const isPressed = useRef(false);
  const isPicked = (space: string) => marks.some((mark) => mark.space === space && mark.kind === "picked");

  /** What is only within reach is meant where nothing else is. */
  const meant = (at: Point, reach: number, doubt: number): Aim => {
    const found = aim(
      spotsOf(
        geometry,
        marks.filter(({ kind }) => kind !== "reach"),
        pawns,
      ),
      at,
      reach,
      doubt,
    );
    return found.kind === "nothing" ? aim(spotsOf(geometry, marks, pawns), at, reach, doubt) : found;
  };
  /** Where on the board that is, and how many units a pixel has there. */
  const locate = (event: { x: number; y: number }): { at: Point; unit: number } => {
    const matrix = picture.current!.getScreenCTM()!.inverse();
    const { x, y } = new DOMPoint(event.x, event.y).matrixTransform(matrix);
    return { at: { x, y }, unit: matrix.a };
  };
  const point = (event: PointerEvent): Aim => {
    const { at, unit } = locate(event);
    const isSure = event.pointerType === "mouse" || zoom.value !== null || isDragging.current;
    return meant(at, Math.max(radius * 1.3, REACH * unit), isSure ? 0 : DOUBT * unit);
  };

  // A card was dropped here, and what it can do is marked by now.
  useEffect(() => {
    if (!dropped.value) return;
    const { at, unit } = locate(dropped.value);
    dropped.value = null;
    const found = meant(at, Math.max(radius * 2, REACH * unit), 0);
    if (found.kind === "space" && !isPicked(found.space)) onTap(found.space, true);
  });

  const letGo = () => {
    held.value = null;
    isDragging.current = false;
  };
  // Read in any case, so that whoever draws the board draws it again when this changes.
  const now = held.value;
  return {
    zoom,
    held: isDragging.current ? now : null,
    handlers: {
      onPointerDown(event) {
        isPressed.current = true;
        addEventListener("pointerup", () => (isPressed.current = false), { once: true });
        const found = point(event);
        const mark = found.kind === "space" && marks.find(({ space }) => space === found.space);
        const { at } = locate(event);
        for (const pawn of pawns) if (mark && pawn.space === mark.space) sink(picture.current!.querySelector(`[data-pawn="${pawn.id}"]`));
        if (mark && (mark.kind === "pawn" || mark.kind === "picked")) held.value = { from: mark.space, start: at, at };
      },
      onPointerMove(event) {
        const drag = held.value;
        if (!drag || !event.buttons) return;
        const { at } = locate(event);
        if (!isDragging.current) {
          if (distance(at, drag.start) < radius * 1.5) return;
          isDragging.current = true;
          picture.current!.setPointerCapture(event.pointerId);
          if (!isPicked(drag.from)) onTap(drag.from);
        }
        held.value = { ...drag, at };
      },
      onPointerUp(event) {
        if (!isPressed.current) return;
        const found = point(event);
        const drag = isDragging.current ? held.value : null;
        letGo();
        if (found.kind === "unclear") zoom.value = found.at;
        else zoom.value = null;
        if (found.kind === "space" && found.space !== drag?.from) onTap(found.space, drag !== null);
      },
      onPointerCancel: letGo,
    },
  };
}
