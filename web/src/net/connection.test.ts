import { expect, test } from "vitest";
import type { SeenMessage, ServerMessage, TableMessage } from "../protocol";
import { merged } from "./connection";

const event = (seat: string): SeenMessage => ({ event: "give", seat, to: "R" });
const view = { board: "before", turn: "R", events: [event("R"), event("Y")] };
const table = { id: "t", seq: 7, prompt: null, view } as unknown as TableMessage;
const delta = (fields: object) => merged(table, { type: "delta", changes: [], ...fields } as unknown as Extract<ServerMessage, { type: "delta" }>);

test("what changes is put over the table, and what does not stays", () => {
  const now = delta({ table: { seq: 8 }, view: { turn: "Y" } });
  expect(now).toEqual({ ...table, seq: 8, view: { ...view, turn: "Y" } });
  expect(now.view?.events).toBe(view.events);
});

test("of what was seen so much stays as is said, and the rest follows", () => {
  expect(delta({ table: {}, kept: 2, events: [event("G")] }).view?.events).toEqual([event("R"), event("Y"), event("G")]);
  expect(delta({ table: {}, kept: 1 }).view?.events).toEqual([event("R")]);
  expect(delta({ table: {}, kept: 0, events: [event("B")] }).view?.events).toEqual([event("B")]);
});
