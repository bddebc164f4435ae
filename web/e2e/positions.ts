// Positions that tests and pictures begin from, most of them as drawn in the design: see docs/page.md.

import type { Wanted } from "./rehearse";

const FACES = { R: "braids", Y: "beard", G: "bun", B: "curls" };
const FOUR = { name: "Anna", people: { Y: "Holger", G: "Freja", B: "Sigrid" }, faces: FACES };
const SIX = { name: "Anna", people: { O: "Bo", Y: "Holger", G: "Freja", B: "Sigrid", P: "Maja" }, faces: { ...FACES, O: "hat", P: "long" } };

/** Anna's turn with a seven that two pawns or three may share, a ten, a swap and a start. */
export const TABLE: Wanted = {
  ...FOUR,
  board: "B6,G12,Rg4,Y3/B10,R1,R6,Yh/Gg4,Gh,Gh,R12/Bh,Bh,G5,Y2",
  choices: [
    ["Y", "5 R1>R6"],
    ["G", "S8 Gh>Gs"],
    ["B", "9 Y2>Y11"],
  ],
  hand: ["10", "7x1", "swap", "S"],
};

/** Everyone has to give a card. */
export const EXCHANGE: Wanted = {
  ...FOUR,
  board: "B11,G12,Rg4,Rh/R6,R6,Yg4,Yh/Gg4,Gh,Gs,R12/Bh,Bh,G5,Y11",
  dealer: "Y",
  deals: [{ R: ["10", "-4", "S13", "3"], Y: ["2"], G: ["5"] }],
  choices: [
    ["Y", "give 2"],
    ["G", "give 5"],
  ],
};

/** Two pawns of Anna's that may change places with others. */
export const SWAP: Wanted = {
  ...FOUR,
  board: "R3,Rg4,Rh,Y2/B10,R1,R12,R6/Gg4,Gh,Gs,R5/B3,Bh,Bh,Y3",
  choices: [
    ["R", "6 Y2>Y8"],
    ["Y", "5 R1>R6"],
    ["G", "10 R5>Y1"],
    ["B", "9 Y3>Y12"],
  ],
  hand: ["10", "swap", "S"],
};

/** A wall at blue's start, and nothing that Anna could play. */
export const FOLD: Wanted = {
  ...FOUR,
  board: "G13,G9,Rg3,Rg4/B10,R1,R6,Yh/Gg4,Gh,R12,R8/Bh,Bh,Bh,Y11",
  choices: [
    ["Y", "5 R1>R6"],
    ["G", "12 R8>Y6"],
    ["B", "S8 Bh>Bs"],
  ],
  hand: ["6", "12", "7x1", "S"],
};

/** All of Anna's pawns are locked: she plays her partner's. */
export const PARTNER: Wanted = {
  ...FOUR,
  board: "B12,Rg2,Rg3,Rg4/Y7,Yg2,Yg3,Yg4/B9,Gg3,Gg4,Y5/B14,Bg3,Bg4,Bh",
  choices: [
    ["R", "3 B12>Rg1"],
    ["Y", "12 Y7>G5"],
    ["G", "6 Y5>Y11"],
    ["B", "10 B14>R10"],
  ],
  hand: ["3", "5", "-4"],
};

/** Emil has gone; it is his turn. */
export const ABSENT: Wanted = {
  ...FOUR,
  people: { Y: "Emil", G: "Freja", B: "Sigrid" },
  board: "B6,G2,Rg4,Y3/B10,R1,R6,Yh/Gg4,Gh,Gh,R12/Bh,Bh,G5,Y2",
  choices: [
    ["Y", "5 R1>R6"],
    ["G", "S8 Gh>Gs"],
    ["B", "9 Y2>Y11"],
    ["R", "10 G2>G12"],
  ],
  hand: ["7x1", "swap", "S"],
};

/** Anna has played a ten; the others have a five, an eight and a nine. */
export const AWAY: Wanted = {
  ...FOUR,
  board: ABSENT.board!,
  dealer: "B",
  deals: [{ R: ["10", "7x1", "swap", "2"], Y: ["5", "6"], G: ["S8", "S"], B: ["9", "6"] }],
  choices: [
    ["R", "give 2"],
    ["Y", "give 6"],
    ["G", "give S"],
    ["B", "give 6"],
    ["R", "10 G2>G12"],
  ],
};

/** Six seats in three pairs. */
export const PAIRS: Wanted = {
  ...SIX,
  edition: "plus-pairs",
  board: "P2,Rg4,Rh,Y5/G2,O12,Oh,Oh/R4,R4,R9,Yg4/Gg4,Gh,Gh,O2/B6,B9,Bg4,Bh/G4,Ph,Ph,Ps",
  choices: [
    ["O", "S8 Oh>Os"],
    ["Y", "swap R9<>O12"],
    ["G", "1/14 O2>O3"],
    ["B", "-4 B6>B2"],
    ["P", "6 G4>G10"],
  ],
  hand: ["10", "S13", "swap", "5^"],
};

/** The same in two teams of three. */
export const TRIOS: Wanted = { ...PAIRS, edition: "plus-trios" };

/** A game that ends in this deal, unless others come in between: four steps to go, and the cards for them. */
export const SOON: Wanted = {
  board: "B11,Rg2,Rg3,Rg4/Y9,Yg4,Yh,Yh/Gg1,Gg2,Gg3,Gg4/B7,Bg4,Bh,Bh",
  dealer: "B",
  deals: [{ R: ["2", "2", "10", "S"], Y: ["6", "6", "9", "S8"], B: ["5", "5", "9", "S8"] }],
};

/** The last two cards of a deal: soon everyone is dealt new ones. */
export const LAST_CARDS: Wanted = {
  ...TABLE,
  people: {},
  choices: [
    ...TABLE.choices!,
    ["R", "10 B6>Rg2"],
    ["Y", "3 R6>R9"],
    ["G", "2 R12>R14"],
    ["B", "6 G5>G11"],
    ["R", "2 Y3>Y5"],
    ["Y", "9 B10>R5"],
    ["G", "6 R14>Y6"],
    ["B", "3 G11>G14"],
  ],
  hand: ["swap", "S"],
};

/** One step from the win: the last move of the game is Anna's one. */
export const LAST: Wanted = { ...FOUR, board: "B14,Rg2,Rg3,Rg4/Y9,Yg3,Yg4,Yh/Gg1,Gg2,Gg3,Gg4/B7,Bg3,Bg4,Bh", hand: ["5", "swap", "1/14", "10"] };

/** The game is over, and Anna has won. */
export const WON: Wanted = { ...LAST, hand: ["5", "swap", "10"], choices: [["R", "1/14 B14>Rg1"]] };

/** The game is over: Anna could have won with her first card, went back instead, and won all the same. */
export const SLIPPED: Wanted = {
  ...LAST,
  choices: [
    ["R", "-4 B14>B10"],
    ["Y", "6 Y9>G1"],
    ["G", "2 B10>B12"],
    ["B", "6 B7>B13"],
    ["R", "3 B12>Rg1"],
  ],
  hand: ["1/14", "10"],
};
