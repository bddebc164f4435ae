// What is felt, where a device can be felt: one's turn, a bump that hits one, a win.
//
// It has a setting of its own, and that alone decides: a system that is set to less motion keeps it, since what does not
// move must be noticed in some other way, and devices have a switch for vibration of their own.

import { settings } from "../person/settings";

const PATTERNS = { turn: [18], bumped: [45, 30, 70], won: [30, 70, 30, 70, 120] };

/** Desktop browsers have the function too, and nothing to shake. */
export const canVibrate = (): boolean => "vibrate" in navigator && matchMedia("(pointer: coarse)").matches;

/** Browsers allow it only after a person has touched the page. */
export function vibrate(why: keyof typeof PATTERNS): void {
  if (settings.value.vibration && canVibrate() && !document.hidden && navigator.userActivation?.hasBeenActive) navigator.vibrate(PATTERNS[why]);
}
