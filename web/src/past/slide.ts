// New rows of the history come in at the top: what stood there slides down instead of jumping, and so nothing shifts.

import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { pace } from "../person/settings";

const SLIDE = 180;

/** How far deals lie below the top of the list, their rows together below that of the deal, and each row below the first. */
function places(list: HTMLElement): Map<HTMLElement, number> {
  return new Map([...list.querySelectorAll<HTMLElement>(".deal, .deal ol, .deal li")].map((part) => [part, part.offsetTop]));
}

/** Slides whatever has another place than when it was drawn last, from where it is seen. */
export function useSlide(list: RefObject<HTMLElement | null>): void {
  const before = useRef(new Map<HTMLElement, number>());
  const sliding = useRef(new Map<HTMLElement, Animation>());
  useLayoutEffect(() => {
    const now = places(list.current!);
    for (const [part, top] of now) {
      const earlier = sliding.current.get(part);
      const isUnderWay = earlier?.playState === "running" || earlier?.playState === "paused";
      const way = (before.current.get(part) ?? top) - top + (isUnderWay ? new DOMMatrix(getComputedStyle(part).transform).m42 : 0);
      if (way === 0) continue;
      earlier?.cancel();
      if (pace() === 0) continue;
      const frames = { transform: [`translateY(${way}px)`, "translateY(0)"] };
      // Added to what is there, it is moved with the rest of the page: what goes on by itself is ahead of where the browser believes
      // it to be, which is a shift when another row comes.
      const slide = part.animate(frames, { duration: SLIDE * pace(), easing: "ease-out", composite: "add" });
      // It waits until it is drawn where it begins: on a slow device much of its time may have gone by then.
      slide.pause();
      requestAnimationFrame(() => requestAnimationFrame(() => slide.playState === "paused" && slide.play()));
      sliding.current.set(part, slide);
    }
    for (const part of sliding.current.keys()) if (!now.has(part)) sliding.current.delete(part);
    before.current = now;
  });
}
