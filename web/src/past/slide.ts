// New rows of the history come in at the top: what stood there slides down instead of jumping, and so nothing shifts.

import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { pace } from "../person/settings";

const SLIDE = 180;

/** How far deals lie below the top of the list, and rows below that of their deal. */
function places(list: HTMLElement): Map<HTMLElement, number> {
  return new Map([...list.querySelectorAll<HTMLElement>(".deal, .deal li")].map((part) => [part, part.offsetTop]));
}

/** Slides whatever has another place than when it was drawn last. */
export function useSlide(list: RefObject<HTMLElement | null>): void {
  const before = useRef(new Map<HTMLElement, number>());
  useLayoutEffect(() => {
    const now = places(list.current!);
    for (const [part, top] of now) {
      const way = (before.current.get(part) ?? top) - top;
      // For a moment at least: what has moved in one frame has jumped.
      if (way !== 0) part.animate({ transform: [`translateY(${way}px)`, "none"] }, { duration: Math.max(1, SLIDE * pace()), easing: "ease-out" });
    }
    before.current = now;
  });
}
