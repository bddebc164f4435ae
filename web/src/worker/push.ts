// What the server tells while no page is open: that it is one's turn. A tap on it opens the table, and one of its buttons ends these messages.

import type { EndSubscription, NoticeMessage } from "../protocol";
import { markEnded } from "./ended";

/** What a message of a table is known by, so that a later one takes its place; pages close it when the table is opened (push/badge.ts). */
const TAG = "turn ";
const STOP = "stop";

export function tellTurns(self: ServiceWorkerGlobalScope): void {
  self.addEventListener("push", (event) => {
    const notice = read(event.data);
    if (notice) event.waitUntil(show(self, notice));
  });
  self.addEventListener("notificationclick", (event) => {
    event.notification.close();
    const table = (event.notification.data as { table?: string } | null)?.table;
    event.waitUntil(event.action === STOP ? stop(self) : open(self, table ? `/t/${table}` : "/").then(() => count(self)));
  });
}

/** Whatever else comes is no message of ours. */
function read(data: PushMessageData | null): NoticeMessage | null {
  try {
    const notice = (data?.json() ?? {}) as NoticeMessage;
    const { table, title, body, stop } = notice;
    const isText = [table, title, body, stop].every((text) => typeof text === "string");
    return isText && /^[a-z0-9]+$/.test(table) ? notice : null;
  } catch {
    return null;
  }
}

/** What newer browsers know of messages. */
interface Newer extends NotificationOptions {
  actions?: { action: string; title: string }[];
  renotify?: boolean;
}

async function show(self: ServiceWorkerGlobalScope, { table, title, body, stop }: NoticeMessage): Promise<void> {
  const pages = await self.clients.matchAll({ type: "window" });
  // Whoever has it before their eyes sees it.
  if (pages.some((page) => page.focused && new URL(page.url).pathname === `/t/${table}`)) return;
  const options: Newer = {
    body,
    tag: TAG + table,
    renotify: true,
    icon: "/icons/icon-192.png",
    data: { table },
    actions: [{ action: STOP, title: stop }],
  };
  await self.registration.showNotification(title, options);
  await count(self);
}

/** The badge counts the tables that wait, as far as the worker knows: a page knows better. */
async function count(self: ServiceWorkerGlobalScope): Promise<void> {
  const waiting = await self.registration.getNotifications();
  await (self.navigator as Partial<Pick<Navigator, "setAppBadge">>).setAppBadge?.(waiting.length).catch(() => {});
}

/** The table in the tab that has it, or in a new one. */
async function open(self: ServiceWorkerGlobalScope, path: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  await (there ? there.focus() : self.clients.openWindow(path));
}

/** Ends it: here, which alone makes the address worthless, and at the server, which need not find that out. */
async function stop(self: ServiceWorkerGlobalScope): Promise<void> {
  await markEnded().catch(() => {});
  const subscription = await self.registration.pushManager.getSubscription();
  if (subscription) {
    const end: EndSubscription = { endpoint: subscription.endpoint };
    const told = fetch("/api/push/unsubscribe", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(end) });
    await Promise.allSettled([told, subscription.unsubscribe()]);
  }
  for (const waiting of await self.registration.getNotifications()) waiting.close();
  await count(self);
}
