// What a service worker keeps of the page, for tests in which the server goes.

import { expect, type Page } from "@playwright/test";

/** Everything that the service worker of the server keeps is kept, and it serves this page. */
export async function isKept(page: Page): Promise<void> {
  const missing = () =>
    page.evaluate(async () => {
      const worker = await (await fetch("/service-worker.js")).text();
      // The file in which small parts come is none of them.
      const files = ["/", ...(worker.match(/\/assets\/[\w.-]+(?<!\.json)(?![\w.-])/g) ?? [])];
      const found = await Promise.all(files.map((file) => caches.match(file)));
      return navigator.serviceWorker.controller ? files.filter((_, index) => !found[index]) : ["no service worker"];
    });
  await expect.poll(missing, { timeout: 60_000 }).toEqual([]);
}
