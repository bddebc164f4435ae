// Sounds, made here: no files to load. Browsers allow them only after a person has touched the page, and until then, or for
// people who want none, nothing of it is made.

import { settings } from "../person/settings";
import { outlet, type Sound, sing } from "./voices";

interface How {
  /** In thousandths of a second from now. */
  after?: number;
  /** From 0, as it is, to 1, not heard at all. */
  softness?: number;
}

/** The same sound is not heard twice within less, in seconds. */
const APART = 0.03;

let isHushed = false;
let made: { context: AudioContext; into: AudioNode } | null = null;
const last = new Map<Sound, number>();

/** For a page that moves by itself: from now on nothing sounds. */
export function hush(): void {
  isHushed = true;
}

export function play(sound: Sound, { after = 0, softness = 0 }: How = {}): void {
  if (isHushed || !settings.value.sound || document.hidden || !navigator.userActivation?.hasBeenActive) return;
  if (!made) {
    const context = new AudioContext();
    made = { context, into: outlet(context) };
  }
  const { context, into } = made;
  // A phone that was locked has stopped it.
  if (context.state !== "running") void context.resume();
  const at = context.currentTime + 0.005 + after / 1000;
  if (Math.abs(at - (last.get(sound) ?? Number.NEGATIVE_INFINITY)) < APART) return;
  last.set(sound, at);
  sing(context, into, sound, at, softness);
}
