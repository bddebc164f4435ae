// Makes pawns walk and cards fly in the picture of the board.

import type { Signal } from "@preact/signals";
import type { RefObject } from "preact";
import type { Pawn } from "../game/stage";
import type { Actor, Carried, Theatre } from "../game/theatre";
import type { Point } from "../shape/geometry";
import { play } from "./sounds";

const STEP = 110;
const FLIGHT = 420;
/** Long ways are walked faster. */
const LONGEST = 900;

export function actor(
  picture: RefObject<SVGSVGElement | null>,
  pointOf: (pawn: Pawn, space: string) => Point,
  theatre: Theatre,
  carried: Signal<Carried[]>,
): Actor {
  let isStopped = false;
  let running: Animation[] = [];
  return {
    async walk(walks, pace) {
      if (isStopped) return;
      const animations = walks.flatMap(({ pawn: id, path, how }) => {
        const element = picture.current?.querySelector<SVGElement>(`[data-pawn="${id}"]`);
        const pawn = theatre.pawns.value.find((other) => other.id === id);
        if (!element || !pawn) return [];
        const points = path.map((space) => pointOf(pawn, space));
        const steps = points.length - 1;
        const duration = (how === "fly" ? FLIGHT : Math.min(steps * STEP, LONGEST)) * pace;
        if (how === "step") for (let step = 1; step <= steps; step++) setTimeout(() => play("step"), (duration / steps) * (step - 0.4));
        else play(walks.length > 1 ? "swap" : "bump");
        const frames = points.flatMap(({ x, y }, index) => {
          const there = { transform: `translate(${x}px, ${y}px)`, offset: index / steps, easing: "ease-in-out" };
          const before = points[index - 1];
          if (!before) return [there];
          // A hop: a little larger half way, and a flight is an arc.
          const rise = how === "fly" ? Math.hypot(x - before.x, y - before.y) * 0.16 : 0;
          const half = {
            transform: `translate(${(x + before.x) / 2}px, ${(y + before.y) / 2 - rise}px) scale(${how === "fly" ? 1.35 : 1.12})`,
            offset: (index - 0.5) / steps,
          };
          return [half, there];
        });
        return [element.animate(frames, { duration, fill: "forwards" })];
      });
      running = animations;
      // In a tab that nobody sees nothing would ever arrive.
      const arrive = () => {
        for (const animation of animations) animation.finish();
      };
      document.addEventListener("visibilitychange", arrive, { once: true });
      await Promise.all(animations.map((animation) => animation.finished.catch(() => {})));
      document.removeEventListener("visibilitychange", arrive);
      // The pawns are drawn where they came to in this very frame.
      requestAnimationFrame(() => {
        for (const animation of animations) animation.cancel();
      });
    },
    async carry(cards, pace) {
      if (isStopped) return;
      play("card");
      picture.current?.style.setProperty("--carry", `${FLIGHT * pace}ms`);
      carried.value = [...carried.value, ...cards];
      await new Promise((done) => setTimeout(done, FLIGHT * pace));
    },
    stop() {
      isStopped = true;
      for (const animation of running) animation.cancel();
      carried.value = [];
    },
  };
}
