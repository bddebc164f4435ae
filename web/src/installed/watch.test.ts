// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { PROTOCOL } from "../protocol";

document.head.innerHTML = '<meta name="build" content="this one">';
const renew = vi.hoisted(() => vi.fn());
vi.mock(import("../net/renewal"), async (original) => ({ ...(await original()), renew }));
let version: { protocol: number; page?: string } = { protocol: PROTOCOL };
vi.stubGlobal("fetch", async () => Response.json(version));
vi.useFakeTimers();
const { BACK, engaged, renewal } = await import("../net/renewal");
const { watch } = await import("./watch");
let isHidden = false;
vi.spyOn(document, "hidden", "get").mockImplementation(() => isHidden);
const newer = vi.fn();
watch(newer);
let builds = 0;

/** A server comes back that has another page, or another protocol; is it taken within this many seconds? */
async function isTaken(seconds: number, protocol = PROTOCOL): Promise<boolean> {
  version = { protocol, page: `build ${++builds}` };
  dispatchEvent(new Event(BACK));
  await vi.advanceTimersByTimeAsync(seconds * 1000);
  return renew.mock.calls.length > 0;
}

const touch = () => dispatchEvent(new Event("pointerdown"));

beforeEach(async () => {
  version = { protocol: PROTOCOL, page: "this one" };
  dispatchEvent(new Event(BACK));
  engaged.value = "no";
  isHidden = false;
  location.hash = "";
  document.body.innerHTML = "";
  await vi.advanceTimersByTimeAsync(120_000);
  vi.clearAllMocks();
});

test("the same page is left as it is, and so is one whose server has none", async () => {
  expect(renewal.value).toBe("none");
  version = { protocol: PROTOCOL };
  dispatchEvent(new Event(BACK));
  await vi.advanceTimersByTimeAsync(600_000);
  expect([renewal.value, renew.mock.calls.length, newer.mock.calls.length]).toEqual(["none", 0, 0]);
});

test("a page that nobody has touched takes the newer one at once, and the worker learns of it", async () => {
  expect(await isTaken(2)).toBe(true);
  expect([renewal.value, newer.mock.calls.length]).toEqual(["offered", 1]);
});

test("whoever has touched it is left alone for a minute, or until they look away", async () => {
  touch();
  expect(await isTaken(50)).toBe(false);
  expect(await isTaken(12)).toBe(true);
  renew.mockClear();
  touch();
  isHidden = true;
  expect(await isTaken(8)).toBe(false);
  expect(await isTaken(4)).toBe(true);
});

test("in a game it is never taken, seen or not, nor on the way to one", async () => {
  for (const game of ["server", "local"] as const) {
    engaged.value = game;
    expect(await isTaken(600)).toBe(false);
    isHidden = true;
    expect(await isTaken(600)).toBe(false);
    isHidden = false;
  }
  engaged.value = "no";
  await vi.advanceTimersByTimeAsync(2000);
  expect(renew).toHaveBeenCalled();
});

test("lessons, rules and replays are left alone until nobody looks, and so is an open window or a field", async () => {
  location.hash = "#learn/first";
  expect(await isTaken(600)).toBe(false);
  location.hash = "";
  document.body.innerHTML = "<dialog open></dialog>";
  expect(await isTaken(600)).toBe(false);
  document.body.innerHTML = "<input>";
  document.querySelector("input")!.focus();
  expect(await isTaken(600)).toBe(false);
  location.hash = "#learn/first";
  isHidden = true;
  expect(await isTaken(2)).toBe(true);
});

test("a server of another protocol is given way to after three seconds, in a game on a server too, but not in a local one", async () => {
  engaged.value = "server";
  expect(await isTaken(2, PROTOCOL + 1)).toBe(false);
  expect(renewal.value).toBe("needed");
  await vi.advanceTimersByTimeAsync(2000);
  expect(renew).toHaveBeenCalled();
  renew.mockClear();
  engaged.value = "local";
  expect(await isTaken(600, PROTOCOL + 1)).toBe(false);
});

test("the same page is tried once: servers of two builds do not send a tab to and fro", async () => {
  expect(await isTaken(2)).toBe(true);
  renew.mockClear();
  dispatchEvent(new Event(BACK));
  await vi.advanceTimersByTimeAsync(600_000);
  expect([renew.mock.calls.length, renewal.value]).toEqual([0, "offered"]);
});
