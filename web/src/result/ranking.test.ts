import { expect, test } from "vitest";
import { pawnsHome } from "../game/seen";
import type { TableMessage } from "../protocol";
import { ranking } from "./ranking";

const table = (seats: string, board: string, places: string[][], playOn = false): TableMessage =>
  ({ seats: [...seats].map((seat) => ({ seat })), view: { board, places, playOn } }) as unknown as TableMessage;

test("the winners have everything home, the others what is locked in their goals", () => {
  const over = table("RYGB", "Rg1,Rg2,Rg3,Rg4/Yg2,Yg4,Y3,Yh/Gg1,Gg2,Gg3,Gg4/Bg3,Bg4,Bs,B2", [
    ["R", "G"],
    ["Y", "B"],
  ]);
  expect(pawnsHome(over, "R")).toBe(4);
  expect(
    ranking(over, [
      ["R", "G"],
      ["Y", "B"],
    ]),
  ).toEqual({ winners: ["R", "G"], others: [{ team: ["Y", "B"], home: 3, all: 8, place: null }] });
});

test("of three teams the second stands first among the others, if that was played for", () => {
  const teams = [
    ["R", "G"],
    ["O", "B"],
    ["Y", "P"],
  ];
  const board = "Rg1,Rg2,Rg3,Rg4/Oh,Oh,Oh,Og4/Yh,Yh,Yh,Yh/Gg1,Gg2,Gg3,Gg4/Bh,Bh,Bh,Bh/Ph,Ph,Ph,Ph";
  const places = [
    ["R", "G"],
    ["Y", "P"],
    ["O", "B"],
  ];
  expect(ranking(table("ROYGBP", board, places, true), teams).others.map(({ team, place }) => [team.join(""), place])).toEqual([
    ["YP", 2],
    ["OB", null],
  ]);
  expect(ranking(table("ROYGBP", board, [["R", "G"]]), teams).others.map(({ team }) => team.join(""))).toEqual(["OB", "YP"]);
});

test("a game that was given up has no winners", () => {
  expect(
    ranking(table("RYGB", "Rh,Rh,Rh,Rh/Yh,Yh,Yh,Yh/Gh,Gh,Gh,Gh/Bh,Bh,Bh,Bh", []), [
      ["R", "G"],
      ["Y", "B"],
    ]).winners,
  ).toEqual([]);
});
