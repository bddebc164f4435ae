// Serves the page where there is no server, or none that answers soon. With a server the page is always the server's, and what is asked under /api is nobody else's business.

import { forgetOld, keepFiles, keepRest, keepShell, keptPage, part } from "./keeping";
import type { Rested } from "./rested";

/** Whoever has a page already does not wait longer than this for another. */
const PATIENCE = 1500;

export function serveOffline(self: ServiceWorkerGlobalScope): void {
  self.addEventListener("install", (event) => {
    // Old pages lose nothing by a new worker: what is kept of their build stays while they are open.
    event.waitUntil(keepShell().then(() => self.skipWaiting()));
  });
  self.addEventListener("activate", (event) => {
    // Pages wait until a worker is active: what is old can be forgotten later.
    event.waitUntil(self.clients.claim());
    void forgetOld().catch(() => {});
  });
  self.addEventListener("message", (event) => {
    const { loaded, all } = (event.data ?? {}) as Partial<Rested>;
    if (!Array.isArray(loaded)) return;
    // What cannot be kept now, for want of room or of a connection, is tried again with the next page.
    const keeping = keepFiles(loaded.filter(isPart)).then(() => (all ? keepRest() : undefined));
    event.waitUntil(Promise.allSettled([keeping, forgetOld()]));
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
