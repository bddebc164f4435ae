import { expect, test } from "vitest";
import { type Pawn, type Play, perform, place } from "./stage";

const SEATS = ["R", "Y", "G", "B"];
const HOME = "Rh,Rh,Rh,Rh/Yh,Yh,Yh,Yh/Gh,Gh,Gh,Gh/Bh,Bh,Bh,Bh";
const text = (pawns: Pawn[]) =>
  SEATS.map((seat) =>
    pawns
      .filter((pawn) => pawn.seat === seat)
      .map((pawn) => pawn.space)
      .sort()
      .join(","),
  ).join("/");

function check(before: string, play: Omit<Play, "event" | "seat" | "card">, walks: string[]) {
  const { groups, pawns } = perform(place(before, SEATS, []), { event: "play", seat: "R", card: "", ...play });
  expect(groups.map((group) => group.map((walk) => `${walk.pawn} ${walk.how} ${walk.path.join(" ")}${walk.locks ? " for good" : ""}`).join(" + "))).toEqual(
    walks,
  );
  expect(text(pawns)).toBe(play.board);
}

test("a pawn that stays where it was is the same pawn afterwards", () => {
  const first = place(HOME, SEATS, []);
  const out = place(HOME.replace("Rh,Rh,Rh,Rh", "Rh,Rh,Rh,Rs"), SEATS, first);
  const on = place(
    HOME.replace("Rh,Rh,Rh,Rh", "Rh,Rh,Rs,R8"),
    SEATS,
    perform(out, { event: "play", seat: "R", card: "S", move: "", board: "", legs: [{ seat: "R", path: ["Rs", "R8"] }] }).pawns,
  );
  const walker = out.find((pawn) => pawn.space === "Rs")!;
  expect(on.find((pawn) => pawn.id === walker.id)!.space).toBe("R8");
  expect(on.map((pawn) => pawn.id).sort()).toEqual(first.map((pawn) => pawn.id).sort());
});

test("a pawn walks its spaces and sends another one home", () => {
  check(
    "R3,Rh,Rh,Rh/R5,Yh,Yh,Yh/Gh,Gh,Gh,Gh/Bh,Bh,Bh,Bh",
    { move: "2 R3>R5", board: "R5,Rh,Rh,Rh/Yh,Yh,Yh,Yh/Gh,Gh,Gh,Gh/Bh,Bh,Bh,Bh", legs: [{ seat: "R", path: ["R3", "R4", "R5"], bumps: "Y" }] },
    ["R0 step R3 R4 R5", "Y0 bump R5 Yh"],
  );
});

test("a pawn that lands on a wall goes home itself", () => {
  check(
    "R3,Rh,Rh,Rh/R5,R5,Yh,Yh/Gh,Gh,Gh,Gh/Bh,Bh,Bh,Bh",
    { move: "2 R3>R5", board: "Rh,Rh,Rh,Rh/R5,R5,Yh,Yh/Gh,Gh,Gh,Gh/Bh,Bh,Bh,Bh", legs: [{ seat: "R", path: ["R3", "R4", "R5"], bumpedBy: "Y" }] },
    ["R0 step R3 R4 R5", "R0 bump R5 Rh"],
  );
});

test("two pawns that change places do so at the same time", () => {
  check(
    "R3,Rh,Rh,Rh/R5,Yh,Yh,Yh/Gh,Gh,Gh,Gh/Bh,Bh,Bh,Bh",
    {
      move: "swap R3<>R5",
      board: "R5,Rh,Rh,Rh/R3,Yh,Yh,Yh/Gh,Gh,Gh,Gh/Bh,Bh,Bh,Bh",
      legs: [
        { seat: "R", path: ["R3", "R5"] },
        { seat: "Y", path: ["R5", "R3"] },
      ],
    },
    ["R0 swap R3 R5 + Y0 swap R5 R3"],
  );
});

test("the legs of a split come one after the other, also of one and the same pawn", () => {
  check(
    "R3,R9,Rh,Rh/Yh,Yh,Yh,Yh/Gh,Gh,Gh,Gh/Bh,Bh,Bh,Bh",
    {
      move: "7x1 R3>R5, R9>R10",
      board: "R10,R6,Rh,Rh/Yh,Yh,Yh,Yh/Gh,Gh,Gh,Gh/Bh,Bh,Bh,Bh",
      legs: [
        { seat: "R", path: ["R3", "R4", "R5"] },
        { seat: "R", path: ["R9", "R10"] },
        { seat: "R", path: ["R5", "R6"] },
      ],
    },
    ["R0 step R3 R4 R5", "R1 step R9 R10", "R0 step R5 R6"],
  );
});

test("a pawn comes out of its home, and bumps whoever stands on its start", () => {
  check(
    "Rh,Rh,Rh,Rh/Rs,Yh,Yh,Yh/Gh,Gh,Gh,Gh/Bh,Bh,Bh,Bh",
    { move: "S Rh>Rs", board: "Rh,Rh,Rh,Rs/Yh,Yh,Yh,Yh/Gh,Gh,Gh,Gh/Bh,Bh,Bh,Bh", legs: [{ seat: "R", path: ["Rh", "Rs"], bumps: "Y" }] },
    ["R0 out Rh Rs", "Y0 bump Rs Yh"],
  );
});

test("a pawn that locks is known by it, each leg for itself", () => {
  check(
    "B13,B14,Rh,Rh/Yh,Yh,Yh,Yh/Gh,Gh,Gh,Gh/Bh,Bh,Bh,Bh",
    {
      move: "7x1 B14>Rg4, B13>Rg2",
      board: "Rg2,Rg4,Rh,Rh/Yh,Yh,Yh,Yh/Gh,Gh,Gh,Gh/Bh,Bh,Bh,Bh",
      legs: [
        { seat: "R", path: ["B14", "Rg1", "Rg2", "Rg3", "Rg4"], locks: true },
        { seat: "R", path: ["B13", "B14", "Rg1", "Rg2"] },
      ],
    },
    ["R1 step B14 Rg1 Rg2 Rg3 Rg4 for good", "R0 step B13 B14 Rg1 Rg2"],
  );
});
