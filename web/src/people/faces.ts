// Who there is to look like: each face by its word, and the parts it is made of. Clothes and hats take the colour of the seat.

import type { Face } from "../protocol";
import type { Extra, Hair } from "./parts";

export interface Look {
  skin: string;
  hair: string;
  style: Hair;
  /** What else one sees, drawn in this order. */
  extras: readonly Extra[];
}

const look = (skin: string, hair: string, style: Hair, ...extras: Extra[]): Look => ({ skin, hair, style, extras });

const LOOKS: Record<Face, Look> = {
  braids: look("#f3c9a5", "#8a4a22", "braids", "yoke", "freckles"),
  beard: look("#efbf9a", "#dcd8cf", "bald", "collar", "lines", "beard", "glasses"),
  bun: look("#f6d3b3", "#e2b65a", "bun", "lashes"),
  curls: look("#8d5a3a", "#2a1d18", "curls", "lashes", "earrings"),
  hat: look("#dca57a", "#3b2618", "hat", "yoke", "stubble"),
  bob: look("#f0c6a4", "#2f2530", "bob", "stripes", "glasses"),
  short: look("#f1c7a2", "#5b3a1e", "short", "stripes"),
  silver: look("#f2cdb0", "#cfcdd0", "set", "collar", "lines", "earrings", "lashes", "glasses"),
  scarf: look("#d8a277", "#33241c", "scarf", "lashes"),
  long: look("#eec39a", "#1f1b1e", "long", "lashes"),
  moustache: look("#c98f63", "#2b211c", "parted", "collar", "moustache"),
  fade: look("#6f4529", "#1c1512", "fade", "beard", "grin"),
  freckles: look("#f8d5b8", "#cf6b2a", "tousled", "stripes", "freckles", "grin"),
  turban: look("#b87f52", "#231a16", "turban", "beard"),
  puffs: look("#7b4c2e", "#221814", "puffs", "yoke", "grin", "lashes"),
  waves: look("#f7d6bd", "#b5532a", "waves", "freckles", "lashes"),
};

export const FACES = Object.keys(LOOKS) as Face[];

/** How a face looks; a word from a newer server looks like somebody, too. */
export function lookOf(face: string): Look {
  return LOOKS[face as Face] ?? LOOKS[FACES[[...face].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % FACES.length]!];
}
