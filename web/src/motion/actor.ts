// Makes pawns walk and cards go on the screen, as the theatre asks for it.

import { carrying } from "./carrying";
import type { Scene, Troupe } from "./scene";
import { walking } from "./walking";

export function actor(scene: Scene): Troupe {
  const cards = carrying(scene);
  const stop = () => {
    for (const animation of scene.layer.getAnimations({ subtree: true })) animation.finish();
    cards.settle();
  };
  return { ...walking(scene), ...cards, stop };
}
