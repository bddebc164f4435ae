// What the service worker does with a message: shows it, opens the table, ends it.

import { beforeEach, expect, test, vi } from "vitest";
import { tellTurns } from "./push";

const NOTICE = { table: "k3v9pd7wq2xm", title: "Your turn", body: "With Pia, against Bo and Cai", stop: "Stop these" };

interface Shown {
  title: string;
  tag: string;
  data: unknown;
  actions: unknown;
  close: () => void;
}

/** A worker's surroundings, as far as messages need them. */
function scope() {
  const listeners = new Map<string, (event: unknown) => void>();
  const shown: Shown[] = [];
  const subscription = { endpoint: "https://push.example.net/secret", unsubscribe: vi.fn(async () => true) };
  const clients = { matchAll: vi.fn(async () => [] as { url: string; focused: boolean; focus: () => Promise<void> }[]), openWindow: vi.fn(async () => null) };
  const setAppBadge = vi.fn(async () => {});
  const registration = {
    showNotification: async (title: string, options: Omit<Shown, "title" | "close">) => {
      const notification: Shown = { title, ...options, close: () => shown.splice(shown.indexOf(notification), 1) };
      const before = shown.findIndex(({ tag }) => tag === options.tag);
      if (before >= 0) shown.splice(before, 1);
      shown.push(notification);
    },
    getNotifications: async () => [...shown],
    pushManager: { getSubscription: vi.fn(async () => subscription as typeof subscription | null) },
  };
  const self = {
    addEventListener: (kind: string, hear: (event: unknown) => void) => listeners.set(kind, hear),
    registration,
    clients,
    navigator: { setAppBadge },
  };
  tellTurns(self as never);
  /** Something happens, and all that comes of it. */
  const happens = async (kind: string, event: object) => {
    const work: Promise<unknown>[] = [];
    listeners.get(kind)!({ ...event, waitUntil: (promise: Promise<unknown>) => work.push(promise) });
    await Promise.all(work);
  };
  const push = (data: unknown) => happens("push", { data: data === undefined ? null : { json: () => JSON.parse(JSON.stringify(data)) } });
  const tap = (action = "") => happens("notificationclick", { action, notification: shown[0] });
  return { shown, push, tap, clients, subscription, registration, setAppBadge };
}

/** What is noted for the next page. */
const noted = vi.fn(async () => {});
const fetched = vi.fn(async () => new Response("{}"));
beforeEach(() => {
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("caches", { open: async () => ({ put: noted }) });
  fetched.mockClear();
});

test("a message is shown with one button, a later one of the same table takes its place, and the badge counts tables", async () => {
  const { shown, push, setAppBadge } = scope();
  await push(NOTICE);
  await push({ ...NOTICE, body: "again" });
  expect(shown).toMatchObject([
    { title: "Your turn", body: "again", tag: "turn k3v9pd7wq2xm", data: { table: "k3v9pd7wq2xm" }, actions: [{ action: "stop", title: "Stop these" }] },
  ]);
  await push({ ...NOTICE, table: "another" });
  expect(setAppBadge.mock.calls).toEqual([[1], [1], [2]]);
});

test("what is no message of ours is not shown", async () => {
  const { shown, push } = scope();
  for (const data of [undefined, null, 7, {}, { ...NOTICE, table: "../evil" }, { ...NOTICE, title: 7 }, { ...NOTICE, table: undefined }]) await push(data);
  expect(shown).toEqual([]);
});

test("whoever has the table before their eyes is not told", async () => {
  const { shown, push, clients } = scope();
  const page = { url: "https://makker.example.net/t/k3v9pd7wq2xm", focused: true, focus: async () => {} };
  clients.matchAll.mockResolvedValue([page]);
  await push(NOTICE);
  expect(shown).toEqual([]);
  clients.matchAll.mockResolvedValue([{ ...page, focused: false }]);
  await push(NOTICE);
  expect(shown.length).toBe(1);
});

test("a tap opens the table, in the tab that has it if one does", async () => {
  const { push, tap, clients, shown } = scope();
  await push(NOTICE);
  await tap();
  expect(clients.openWindow).toHaveBeenCalledWith("/t/k3v9pd7wq2xm");
  expect(shown).toEqual([]);
  const focus = vi.fn(async () => {});
  clients.matchAll.mockResolvedValue([{ url: "https://makker.example.net/t/k3v9pd7wq2xm", focused: false, focus }]);
  await push(NOTICE);
  await tap();
  expect(focus).toHaveBeenCalledOnce();
  expect(clients.openWindow).toHaveBeenCalledOnce();
});

test("one tap ends all of it, also when the server is gone", async () => {
  const { push, tap, shown, subscription, registration, setAppBadge } = scope();
  await push(NOTICE);
  await push({ ...NOTICE, table: "another" });
  fetched.mockRejectedValueOnce(new Error("no server"));
  await tap("stop");
  expect(fetched).toHaveBeenCalledWith("/api/push/unsubscribe", expect.objectContaining({ body: '{"endpoint":"https://push.example.net/secret"}' }));
  expect(subscription.unsubscribe).toHaveBeenCalledOnce();
  expect(noted).toHaveBeenCalledOnce();
  expect(shown).toEqual([]);
  expect(setAppBadge).toHaveBeenLastCalledWith(0);
  registration.pushManager.getSubscription.mockResolvedValue(null);
  await push(NOTICE);
  await tap("stop");
  expect(shown).toEqual([]);
});
