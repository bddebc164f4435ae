// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";

document.head.innerHTML = '<meta name="build" content="this one">';
const told: unknown[] = [];
const asked = vi.fn(async (_path: string) => Response.json({ version: "1", protocol: 1, page: "this one" }));
const register = vi.fn(async (): Promise<unknown> => ({ update: async () => {} }));
const worker = { postMessage: (message: unknown) => told.push(message) };
const locks = { request: vi.fn() };
vi.stubGlobal("fetch", asked);
vi.stubGlobal("requestIdleCallback", (act: () => void) => act());
vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ name: "http://makker.test/assets/later.js" }] as unknown as PerformanceEntryList);
const { start } = await import("./start");

const has = (name: string, value: unknown) => Object.defineProperty(navigator, name, { value, configurable: true });

beforeEach(() => {
  told.length = 0;
  vi.clearAllMocks();
  has("serviceWorker", { register, ready: Promise.resolve({ active: worker }), controller: worker, addEventListener: () => {} });
  has("locks", locks);
  has("connection", undefined);
});

test("the worker is told what the page has loaded, may fetch the rest, and the page holds the lock of its build", async () => {
  await start();
  expect(told).toEqual([{ loaded: ["/assets/later.js"], all: true }]);
  expect(locks.request.mock.calls[0]!.slice(0, 2)).toEqual(["makker this one", { mode: "shared" }]);
  expect(asked.mock.calls.map(([path]) => path)).toContain("/api/puzzle");
});

test("whoever saves data keeps only what they have loaded anyway", async () => {
  has("connection", { saveData: true });
  await start();
  expect(told).toEqual([{ loaded: ["/assets/later.js"], all: false }]);
  expect(asked.mock.calls.map(([path]) => path)).toEqual(["/api/version"]);
});

test("where there is no service worker, or none may be, newer pages are still looked for", async () => {
  for (const none of [undefined, { register: async () => undefined }, { register: () => Promise.reject(new Error("forbidden")) }]) {
    asked.mockClear();
    has("serviceWorker", none);
    has("locks", undefined);
    await start();
    expect(asked.mock.calls.map(([path]) => path)).toEqual(["/api/version"]);
  }
  expect(told).toEqual([]);
});
