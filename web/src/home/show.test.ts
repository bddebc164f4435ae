import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { perform, place } from "../game/stage";
import { boardOf, FIRST, readGame } from "./show";

const SEATS = ["R", "Y", "G", "B"];
const GAME = readGame(readFileSync(new URL("game.jsonl", import.meta.url), "utf8"));
const spaces = (pawns: { space: string }[]) => pawns.map(({ space }) => space).sort();

test("the game on the first page goes from board to board as its plays say, with four pawns of each colour, to a win", () => {
  expect(GAME.length).toBeGreaterThan(40);
  let pawns = place(boardOf(GAME.slice(0, 1)), SEATS, []);
  for (const [index, line] of GAME.entries()) {
    for (const seat of SEATS) expect(pawns.filter((pawn) => pawn.seat === seat)).toHaveLength(4);
    if (index === 0 || line.event !== "play") continue;
    const told = place(line.board, SEATS, pawns);
    expect(spaces(perform(pawns, line).pawns), line.move).toEqual(spaces(told));
    pawns = told;
  }
  expect(GAME.at(-1)).toMatchObject({ event: "end", reason: "won" });
});

test("what is seen at once is the beginning of the game", () => {
  expect(GAME[0]).toEqual(FIRST);
});
