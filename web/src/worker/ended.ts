// That somebody has ended messages by the button of one: the service worker notes it for the next page. A subscription that is gone without it was dropped by
// the browser, which now and then does so by itself, and is made anew.

const NOTE = "/turns-ended";
const notes = () => caches.open("turns");

export const markEnded = async () => (await notes()).put(NOTE, new Response());
/** Says it once. */
export const wasEnded = async () => (await notes()).delete(NOTE);
