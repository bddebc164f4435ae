// Makes pawns walk and cards go on the screen, as the theatre asks for it.

import { carrying } from "./carrying";
import type { Scene, Troupe } from "./scene";
import { walking } from "./walking";

export function actor(scene: Scene): Troupe {
  const { walk, lock, celebrate } = walking(scene);
  const { carry, settle } = carrying(scene);
  let isStopped = false;
  /** Whoever is still asked for something after the end does nothing. */
  const unlessStopped =
    <Asked extends unknown[]>(act: (...asked: Asked) => Promise<void>) =>
    async (...asked: Asked) => {
      if (!isStopped) await act(...asked);
    };
  return {
    walk: unlessStopped(walk),
    lock: unlessStopped(lock),
    carry: unlessStopped(carry),
    celebrate: unlessStopped(celebrate),
    settle,
    stop() {
      isStopped = true;
      for (const animation of scene.layer.getAnimations({ subtree: true })) animation.finish();
      settle();
    },
  };
}
