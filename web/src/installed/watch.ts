// Looks for newer pages and takes one at a calm moment: never in a game, and never under somebody's fingers.

import { effect } from "@preact/signals";
import { version } from "../net/api";
import { BACK, engaged, renew, renewal } from "../net/renewal";
import { PROTOCOL } from "../protocol";
import { BUILD } from "./build";

/** Servers are replaced now and then; most often that is noticed by a connection that comes back. */
const AGAIN = 20 * 60_000;
/** Whoever has touched the page is left alone for so long. */
const QUIET = 60_000;
/** And a page that nobody looks at for so long. */
const HIDDEN_QUIET = 10_000;
/** A sentence is read in this time. */
const READ = 3000;
/** How often a calm moment is looked for while a newer page is there. */
const LOOK = 1000;
/** For which page this tab has been loaded again: it is tried once. Servers of two builds side by side would else send it to and fro. */
const TRIED = "renewed for";

/** When somebody touched the page last; it may have been before anyone watched. */
let touched = navigator.userActivation?.hasBeenActive ? Date.now() : Number.NEGATIVE_INFINITY;
let told = "";
let since = 0;
let looking: ReturnType<typeof setInterval> | undefined;

export function watch(onNewer: () => void): void {
  for (const kind of ["pointerdown", "keydown", "input"]) addEventListener(kind, () => (touched = Date.now()), { capture: true, passive: true });
  const ask = async () => {
    const now = await version().catch(() => null);
    if (!now) return;
    const isNeeded = now.protocol !== PROTOCOL;
    const isOther = now.page !== undefined && now.page !== BUILD;
    const next = isNeeded ? "needed" : isOther ? "offered" : "none";
    if (next !== renewal.value) since = Date.now();
    told = `${now.protocol} ${now.page}`;
    renewal.value = next;
    if (next !== "none") onNewer();
  };
  addEventListener(BACK, ask);
  addEventListener("online", ask);
  document.addEventListener("visibilitychange", () => !document.hidden && void ask());
  setInterval(ask, AGAIN);
  effect(() => {
    clearInterval(looking);
    if (renewal.value === "none") return;
    looking = setInterval(take, LOOK);
  });
  void ask();
}

function take(): void {
  if (wasTried() || !isCalm()) return;
  try {
    sessionStorage.setItem(TRIED, told);
  } catch {
    // Then it is offered, and taken by whoever wants it.
    return;
  }
  renew();
}

function wasTried(): boolean {
  try {
    return sessionStorage.getItem(TRIED) === told;
  } catch {
    return true;
  }
}

function isCalm(): boolean {
  const now = Date.now();
  if (engaged.value === "local") return false;
  // What such a page sends may not be understood; of a game on a server nothing is lost.
  if (renewal.value === "needed") return now - since >= READ;
  if (engaged.value !== "no" || document.querySelector("dialog[open]")) return false;
  if (document.hidden) return now - touched > HIDDEN_QUIET;
  // What is half written would be lost.
  if (document.activeElement?.matches("input, select")) return false;
  // Lessons, rules, a game looked back at: somebody is reading.
  return location.hash === "" && now - touched > QUIET;
}
