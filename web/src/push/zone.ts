// How far clocks are ahead of UTC where this device is, now and after each change of them in the next year and a month: so much the device knows
// of its zone, wherever it is, and it tells the server at every visit.

import type { ZoneStep } from "../protocol";

const DAY = 86_400;
const DAYS = 400;
/** What the server takes. */
const MOST = 8;

export function zone(now = Math.floor(Date.now() / 1000), ahead = minutes): ZoneStep[] {
  const steps: ZoneStep[] = [{ since: now, minutes: ahead(now) }];
  for (let day = 1; day <= DAYS && steps.length < MOST; day++) {
    let [before, after] = [now + (day - 1) * DAY, now + day * DAY];
    if (ahead(before) === ahead(after)) continue;
    // Just when: clocks change at a full minute.
    while (after - before > 1) {
      const middle = Math.floor((before + after) / 2);
      if (ahead(middle) === ahead(before)) before = middle;
      else after = middle;
    }
    steps.push({ since: after, minutes: ahead(after) });
  }
  return steps;
}

function minutes(seconds: number): number {
  // Not minus zero.
  return -new Date(seconds * 1000).getTimezoneOffset() || 0;
}
