// What happens once a page has come to rest: the service worker is told of, which keeps the page for when there is no server, and newer pages are looked for.

import type { Rested } from "../worker/rested";
import { BUILD } from "./build";
import { puzzleOfTheDay } from "./puzzle";
import { watch } from "./watch";

/** What browsers tell of a connection that is paid for by the byte. */
interface Saving {
  connection?: { saveData?: boolean };
}

export async function start(): Promise<void> {
  if (!BUILD) return;
  await new Promise((idle) => ("requestIdleCallback" in window ? requestIdleCallback(idle, { timeout: 10_000 }) : setTimeout(idle, 2000)));
  // None of this where a page comes over plain HTTP from another machine.
  const { serviceWorker, locks } = navigator as Partial<Navigator>;
  // While it is held, what is kept of this build stays (worker/keeping.ts).
  void locks?.request(`makker ${BUILD}`, { mode: "shared" }, () => new Promise(() => {}));
  const registered = await serviceWorker?.register("/service-worker.js", { updateViaCache: "none" }).catch(() => null);
  watch(() => void registered?.update().catch(() => {}));
  if (!serviceWorker || !registered) return;
  serviceWorker.addEventListener("controllerchange", () => rest(serviceWorker.controller));
  rest((await serviceWorker.ready).active);
}

/** What this page has loaded is in its language: that first. Then all that one can do without a server. */
function rest(worker: ServiceWorker | null): void {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
  const rested: Rested = { loaded, all: !(navigator as Saving).connection?.saveData };
  worker?.postMessage(rested);
  if (rested.all) puzzleOfTheDay().catch(() => {});
}
