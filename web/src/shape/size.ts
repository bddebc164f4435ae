// How much room there is for the board.

import type { RefObject } from "preact";
import { useLayoutEffect, useMemo, useState } from "preact/hooks";
import type { EditionMessage } from "../protocol";
import { type Geometry, geometry, type Size } from "./geometry";

/** The size of an element in whole pixels, as long as it is there; null until it is known. */
export function useSize(element: RefObject<HTMLElement | null>, isThere: boolean): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const place = element.current;
    if (!place) return;
    const measure = () => {
      const { width, height } = place.getBoundingClientRect();
      const [wide, high] = [Math.floor(width), Math.floor(height)];
      if (wide > 0 && high > 0) setSize((before) => (before?.width === wide && before.height === high ? before : { width: wide, height: high }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(place);
    return () => observer.disconnect();
  }, [isThere]);
  return size;
}

/** The board of an edition in the shape of an element, one seat's side at the bottom; null until that is known. */
export function useGeometry(element: RefObject<HTMLElement | null>, { seats, arc }: EditionMessage, own: string): Geometry | null {
  const size = useSize(element, true);
  return useMemo(() => size && geometry(seats, arc, own, size), [seats, arc, own, size]);
}
