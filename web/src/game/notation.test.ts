import { expect, test } from "vitest";
import {
  allAtHome,
  arcOf,
  FOLD,
  giving,
  goal,
  goalOf,
  home,
  readBoard,
  readChoice,
  readLeg,
  readMove,
  readSpace,
  type Space,
  start,
  track,
  writeMove,
} from "./notation";

test("a space that is written is read as what it was", () => {
  const check = (text: string, space: Space) => expect(readSpace(text), text).toEqual(space);
  check(home("Y"), { seat: "Y", kind: "home", number: 0 });
  check(start("Y"), { seat: "Y", kind: "start", number: 0 });
  check(track("R", 14), { seat: "R", kind: "track", number: 14 });
  check(goal("Y", 1), { seat: "Y", kind: "goal", number: 1 });
  expect([home("Y"), start("Y"), ...arcOf("R", 2), ...goalOf("B")]).toEqual(["Yh", "Ys", "R1", "R2", "Bg1", "Bg2", "Bg3", "Bg4"]);
});

test("a board is read seat by seat", () => {
  expect(allAtHome(["R", "Y"])).toBe("Rh,Rh,Rh,Rh/Yh,Yh,Yh,Yh");
  expect(readBoard("Rs,R7,Rg3,Rh/Yh,Yh,Yh,Yh")).toEqual([
    ["Rs", "R7", "Rg3", "Rh"],
    ["Yh", "Yh", "Yh", "Yh"],
  ]);
});

test("moves and other choices are read as their parts", () => {
  expect(readMove("7x1 R3>R6, R12>Y2")).toEqual({ card: "7x1", legs: ["R3>R6", "R12>Y2"] });
  expect(writeMove("7x1", ["R3>R6", "R12>Y2"])).toBe("7x1 R3>R6, R12>Y2");
  expect(readLeg("R3>R5>R14")).toEqual({ spaces: ["R3", "R5", "R14"], isSwap: false });
  expect(readLeg("R3<>Y2")).toEqual({ spaces: ["R3", "Y2"], isSwap: true });
  expect(readChoice("swap R3<>Y2")).toEqual({ kind: "play", card: "swap", legs: ["R3<>Y2"] });
  expect(readChoice(giving("2SS"))).toEqual({ kind: "give", card: "2SS" });
  expect(readChoice(FOLD)).toEqual({ kind: "fold" });
});
