// Serves the page where there is no server, or none that answers soon. With a server the page is always the server's, and what is asked under /api is nobody else's business.

import { forgetOld, keepFiles, keepRest, keepShell, keptPage, part } from "./keeping";
import type { Rested } from "./rested";

/** Whoever has a page already does not wait longer than this for another. */
const PATIENCE = 1500;

export function serveOffline(self: ServiceWorkerGlobalScope): void {
  // A new worker waits, as workers do, until no page needs the old one: taken over in the middle of a navigation, Chromium's never came to its end.
  // Nobody is the worse for it, since pages come from the server.
  self.addEventListener("install", (event) => event.waitUntil(keepShell()));
  self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
  self.addEventListener("message", (event) => {
    const { loaded, all } = (event.data ?? {}) as Partial<Rested>;
    if (!Array.isArray(loaded)) return;
    // What cannot be kept now, for want of room or of a connection, is tried again with the next page.
    const keeping = keepFiles(loaded.filter(isPart)).then(() => (all ? keepRest() : undefined));
    // What an older build has kept is taken from there first.
    event.waitUntil(keeping.catch(() => {}).then(() => forgetOld(self.registration)));
  });
  self.addEventListener("fetch", (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== "GET" || origin !== self.location.origin) return;
    if (request.mode === "navigate" && isPage(pathname)) event.respondWith(page(event));
    else if (isPart(pathname)) event.respondWith(part(request));
  });
}

const isPage = (path: string) => path === "/" || /^\/t\/[^/]+$/.test(path);
/** Its name changes with its contents: once kept, it is right for good. */
const isPart = (path: string) => path.startsWith("/assets/");

/** The server's page; the kept one if no server answers soon, or if only a proxy does. */
async function page(event: FetchEvent): Promise<Response> {
  const asked = fetch(event.request);
  // Whoever has waited long enough for it has no use for what it comes to.
  asked.catch(() => {});
  const before = await keptPage().catch(() => undefined);
  if (!before) return asked;
  const patience = new Promise<Response>((resolve) => setTimeout(resolve, PATIENCE, before));
  return Promise.race([patience, asked.then((response) => (response.status < 500 ? response : before)).catch(() => before)]);
}
