// A browser seals and opens once, only what it knows, and not for a server that changes its story.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { SeedsMessage, TableMessage } from "../protocol";
import { sha256 } from "./hash";

const sent: Record<string, string>[] = [];
const kept = new Map<string, string>();
const table = (seeds: SeedsMessage) => ({ id: "t", you: "R", seeds }) as TableMessage;
/** As after the page was loaded. */
const load = async () => {
  vi.resetModules();
  return await import("./seeds");
};

beforeEach(() => {
  sent.length = 0;
  kept.clear();
  vi.stubGlobal("localStorage", { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, text: string) => kept.set(name, text) });
  vi.stubGlobal("fetch", async (_: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)));
    return new Response("{}");
  });
});

afterEach(() => vi.unstubAllGlobals());

test("it seals once for each game, also beside another device", async () => {
  const { takePart } = await load();
  takePart(table({ game: 1, server: null, seals: {} }));
  takePart(table({ game: 1, server: null, seals: { R: "of another device" } }));
  takePart(table({ game: 2, server: null, seals: {} }));
  expect(sent.map(({ do: what }) => what)).toEqual(["seal", "seal"]);
  expect(sent[0]!.seal).not.toBe(sent[1]!.seal);
});

test("it opens what it sealed, also after the page was loaded anew, and remembers what was promised", async () => {
  const seal = (await load()).newSeal()!;
  const { takePart, ownSeed } = await load();
  const asked = { game: 1, server: "s", seals: { R: seal, Y: "y" } };
  takePart(table(asked));
  takePart(table(asked));
  expect(sent.map(({ do: what }) => what)).toEqual(["open"]);
  expect(sha256(`makker seed ${sent[0]!.seed}`)).toBe(seal);
  await vi.waitFor(() => expect(ownSeed("table t game 1\n…")).toMatchObject({ seal, isTaken: true, promised: `table t game 1\nserver s\nR ${seal}\nY y` }));
  expect(ownSeed("table t game 11\n…")).toBeUndefined();
});

test("it opens nothing for a server that asks again with other seals", async () => {
  const first = await load();
  const seal = first.newSeal()!;
  first.takePart(table({ game: 1, server: "s", seals: { R: seal } }));
  (await load()).takePart(table({ game: 1, server: "another", seals: { R: seal } }));
  expect(sent.length).toBe(1);
});

test("it gives no seal away that it could not open on the next page", async () => {
  vi.stubGlobal("localStorage", undefined);
  expect((await load()).newSeal()).toBeUndefined();
});
