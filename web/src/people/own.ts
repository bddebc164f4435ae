// The face that whoever sits at this browser plays with, kept like the name. Everyone has one from the first visit on.

import { signal } from "@preact/signals";
import { keep, kept } from "../person/kept";
import type { Face } from "../protocol";
import { FACES } from "./faces";

const before = FACES.find((face) => face === kept("face"));
const worn = signal<Face>(before ?? FACES[Math.floor(Math.random() * FACES.length)]!);

export const ownFace = (): Face => worn.value;

export function wear(face: Face): void {
  worn.value = face;
  keep("face", face);
}

if (!before) wear(worn.value);
