// Reads and writes the texts of the game: spaces, boards, moves. No other file knows how they are written.

export const KINDS = ["home", "start", "track", "goal"] as const;

/** A space of the board. Four pawns have room at a home; the numbers of arcs and goals begin with 1, the others have none. */
export interface Space {
  seat: string;
  kind: (typeof KINDS)[number];
  number: number;
}

/** `Rh`, `Rs`, `R7`, `Rg3`. */
export function readSpace(space: string): Space {
  const seat = space.slice(0, 1);
  const rest = space.slice(1);
  if (rest === "h") return { seat, kind: "home", number: 0 };
  if (rest === "s") return { seat, kind: "start", number: 0 };
  return rest.startsWith("g") ? { seat, kind: "goal", number: Number(rest.slice(1)) } : { seat, kind: "track", number: Number(rest) };
}

export const isHome = (space: string) => readSpace(space).kind === "home";
export const isOnTrack = (space: string) => ["start", "track"].includes(readSpace(space).kind);
export const home = (seat: string) => `${seat}h`;
export const start = (seat: string) => `${seat}s`;
export const track = (seat: string, number: number) => `${seat}${number}`;
export const goal = (seat: string, number: number) => `${seat}g${number}`;

const PAWNS = 4;
const GOAL = 4;

/** The numbered spaces behind a seat's start. */
export function arcOf(seat: string, arc: number): string[] {
  return Array.from({ length: arc }, (_, index) => track(seat, index + 1));
}

/** The circles of a seat's goal. */
export function goalOf(seat: string): string[] {
  return Array.from({ length: GOAL }, (_, index) => goal(seat, index + 1));
}

/** Does a pawn stand in its goal for good? Nothing is free further in. */
export function isDone(space: string, pawns: string[]): boolean {
  const { seat, kind, number } = readSpace(space);
  const deeper = goalOf(seat).slice(number);
  return kind === "goal" && deeper.every((circle) => pawns.includes(circle));
}

/** Where the pawns of each seat stand, in the order of the seats. */
export function readBoard(board: string): string[][] {
  return board.split("/").map((pawns) => pawns.split(",").filter(Boolean));
}

/** The board before a game. */
export function allAtHome(seats: string[]): string {
  return seats.map((seat) => Array(PAWNS).fill(home(seat)).join(",")).join("/");
}

/** A leg of a move. */
export interface Leg {
  /** From where to where, and where it turned, if it did. */
  spaces: string[];
  /** Do the pawns on two spaces change places? */
  isSwap: boolean;
}

/** `R3>R6`, `R3>R5>R14`, `R3<>Y2`. */
export function readLeg(leg: string): Leg {
  return { spaces: leg.split(/<>|>/), isSwap: leg.includes("<>") };
}

/** A card and its legs: `7x1 R3>R6, R12>Y2`. */
export function readMove(move: string): { card: string; legs: string[] } {
  const blank = move.indexOf(" ");
  return blank < 0 ? { card: move, legs: [] } : { card: move.slice(0, blank), legs: move.slice(blank + 1).split(", ") };
}

export function writeMove(card: string, legs: string[]): string {
  return `${card} ${legs.join(", ")}`;
}

/** A choice of the exchange. */
export const giving = (card: string) => `give ${card}`;
export const FOLD = "fold";

/** What a choice of the list is. */
export type Choice = { kind: "fold" } | { kind: "give"; card: string } | { kind: "play"; card: string; legs: string[] };

export function readChoice(choice: string): Choice {
  if (choice === FOLD) return { kind: "fold" };
  if (choice.startsWith(giving(""))) return { kind: "give", card: choice.slice(giving("").length) };
  return { kind: "play", ...readMove(choice) };
}
