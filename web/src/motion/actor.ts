// Makes pawns walk and cards go on the screen, as the theatre asks for it.

import { carrying } from "./carrying";
import type { Scene, Troupe } from "./scene";
import { walking } from "./walking";

export function actor(scene: Scene): Troupe {
  return { ...walking(scene), ...carrying(scene) };
}
