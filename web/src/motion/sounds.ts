// Sounds, made here: no files of them to load. Browsers allow them only after a person has touched the page, and until then, or
// for people who want none, nothing of it is loaded or made.

import { settings } from "../person/settings";
import type { Sound } from "./voices";

interface How {
  /** In thousandths of a second from now. */
  after?: number;
  /** From 0, as it is, to 1, not heard at all. */
  softness?: number;
}

/** The same sound is not heard twice within less, in seconds. */
const APART = 0.03;
/** What comes later than this, since the voices were still being loaded, is not heard any more; in thousandths of a second. */
const TOO_LATE = 250;

let isHushed = false;
let made: ReturnType<typeof make> | null = null;
const last = new Map<Sound, number>();

/** For a page that moves by itself: from now on nothing sounds. */
export function hush(): void {
  isHushed = true;
}

export function play(sound: Sound, { after = 0, softness = 0 }: How = {}): void {
  if (isHushed || !settings.value.sound || document.hidden || !navigator.userActivation?.hasBeenActive) return;
  const asked = performance.now();
  made ??= make();
  made
    .then(({ context, into, sing }) => {
      const left = after - (performance.now() - asked);
      if (left < -TOO_LATE) return;
      // A phone that was locked has stopped it.
      if (context.state !== "running") void context.resume();
      const at = context.currentTime + 0.005 + Math.max(0, left) / 1000;
      if (Math.abs(at - (last.get(sound) ?? Number.NEGATIVE_INFINITY)) < APART) return;
      last.set(sound, at);
      sing(context, into, sound, at, softness);
    })
    .catch(() => {
      // The next sound tries again.
      made = null;
    });
}

async function make() {
  const { outlet, sing } = await import("./voices");
  const context = new AudioContext();
  return { context, into: outlet(context), sing };
}
