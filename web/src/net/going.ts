// Going to a table of this browser without loading the page anew: the engine is there already, and where nothing can be kept the game is
// nowhere else.

const GONE = "makker-gone";

let shown = location.pathname;

export function goTo(address: string): void {
  history.pushState(null, "", address);
  shown = location.pathname;
  dispatchEvent(new Event(GONE));
}

/** Somebody has gone to another address of the page. Going back loads it anew. */
export function onGone(show: () => void): void {
  addEventListener(GONE, show);
  addEventListener("popstate", () => {
    if (location.pathname !== shown) location.reload();
  });
}
