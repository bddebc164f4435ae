import { expect, test, vi } from "vitest";
import type { ChangeMessage, TableMessage } from "../protocol";
import type { Walk } from "./stage";
import { Theatre } from "./theatre";

const HOME = "Rh,Rh,Rh,Rh/Yh,Yh,Yh,Yh";
const table = (seq: number, board: string) => ({ seq, seats: [{ seat: "R" }, { seat: "Y" }], view: { board } }) as unknown as TableMessage;
const step = (seq: number, from: string, to: string, board: string): ChangeMessage => ({
  seq,
  what: "chose",
  events: [{ event: "play", seat: "R", card: "1", move: `1 ${from}>${to}`, board, legs: [{ seat: "R", path: [from, to] }] }],
});
const behind = (to: string) => HOME.replace("Rh,Rh,Rh,Rh", `${to},Rh,Rh,Rh`);

function theatre(pace = 1) {
  const walks: string[] = [];
  const told: string[] = [];
  const made = new Theatre({ onEvent: (event) => void told.push(event.event), onChange: () => {}, pace: () => pace });
  made.actor = {
    walk: async (group: Walk[]) => void walks.push(...group.map((walk) => walk.path.join(">"))),
    carry: async () => {},
    stop: () => {},
  };
  return { made, walks, told };
}

test("the first table is simply there", async () => {
  const { made, walks } = theatre();
  made.hear([], table(1, behind("Rs")));
  await vi.waitFor(() => expect(made.isPlaying.value).toBe(false));
  expect(walks).toEqual([]);
  expect(made.pawns.value.filter((pawn) => pawn.space === "Rs")).toHaveLength(1);
});

test("what happens afterwards is walked, and ends where the server says", async () => {
  const { made, walks, told } = theatre();
  made.hear([], table(1, behind("Rs")));
  made.hear([step(2, "Rs", "R1", behind("R1"))], table(2, behind("R1")));
  made.hear([step(3, "R1", "R2", behind("R2"))], table(3, behind("R2")));
  expect(made.shown.value?.seq).toBeLessThan(3);
  await vi.waitFor(() => expect(made.shown.value?.seq).toBe(3));
  expect(walks).toEqual(["Rs>R1", "R1>R2"]);
  expect(told).toEqual(["play", "play"]);
  expect(made.pawns.value.filter((pawn) => pawn.space === "R2")).toHaveLength(1);
});

test("whoever comes back late sees the end at once", async () => {
  const { made, walks } = theatre();
  made.hear([], table(1, behind("Rs")));
  const missed = Array.from({ length: 9 }, (_, index) => step(index + 2, index ? `R${index}` : "Rs", `R${index + 1}`, behind(`R${index + 1}`)));
  made.hear(missed, table(10, behind("R9")));
  await vi.waitFor(() => expect(made.shown.value?.seq).toBe(10));
  expect(walks).toEqual([]);
  expect(made.pawns.value.filter((pawn) => pawn.space === "R9")).toHaveLength(1);
});

test("nothing walks where nothing shall move", async () => {
  const { made, walks } = theatre(0);
  made.hear([], table(1, behind("Rs")));
  made.hear([step(2, "Rs", "R1", behind("R1"))], table(2, behind("R1")));
  await vi.waitFor(() => expect(made.shown.value?.seq).toBe(2));
  expect(walks).toEqual([]);
});
