// The game that the board of the first page plays by itself: the end of one that bots played, as `makker replay` tells it.
// docs/page.md says how it is made anew. Tables of it look like those of a server, so that the real board shows them.

import type { ChangeMessage, EditionMessage, EventMessage, SeenMessage, TableMessage } from "../protocol";

type Line = Extract<EventMessage, { event: "play" | "fold" | "end" }>;

export const EDITION = "classic";

/** Its first line: the board that everyone sees at once. The rest comes while they look at it. */
export const FIRST: Line = {
  event: "play",
  seat: "B",
  card: "7x1",
  move: "7x1 R3>R9, Y11>Y12",
  board: "G5,Rg1,Rg3,Rg4/R14,Yg2,Yh,Yh/G8,Gg3,Gg4,R11/Bg3,Bg4,R9,Y12",
  legs: [
    { seat: "B", path: ["R3", "R4", "R5", "R6", "R7", "R8", "R9"] },
    { seat: "B", path: ["Y11", "Y12"] },
  ],
};

let whole: Line[] = [FIRST];

/** All of it, loaded when it is first asked for; what does not come now may come later. */
export async function wholeGame(): Promise<Line[]> {
  if (whole.length === 1) whole = await import("./game.jsonl?raw").then(({ default: text }) => readGame(text)).catch(() => whole);
  return whole;
}

/** The lines of a game: one event each. */
export function readGame(text: string): Line[] {
  return text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Line);
}

/** The board after these lines. */
export function boardOf(lines: Line[]): string {
  return lines.findLast((line) => line.event === "play")?.board ?? "";
}

const seen = (line: Line): SeenMessage[] => (line.event === "end" ? [] : [line]);

/** The table once this many lines have been shown. */
export function tableAfter(edition: EditionMessage, lines: Line[], count: number): TableMessage {
  const past = lines.slice(0, count);
  const next = lines[count];
  const turn = next && next.event !== "end" ? next.seat : null;
  return {
    ...{
      id: "",
      seq: count,
      status: "playing",
      you: null,
      game: 1,
      prompt: null,
      leftMs: null,
      takeBack: null,
      abandon: null,
      door: "knock",
      shown: [],
      muted: [],
      score: [],
      seeds: null,
    },
    options: { edition: edition.name, playOn: false, public: false, clock: null, bots: "", hints: false, takeBack: false, standIn: null },
    seats: edition.seats.map((seat) => ({ seat, name: null, bot: null, botName: null, botFace: null, face: null, here: true, host: false })),
    deciding: turn ? [turn] : [],
    view: {
      ...{ edition: edition.name, playOn: false, seat: null, phase: "play", turn, dealer: edition.seats[0]!, deal: 1, round: 1, dealtOn: null },
      ...{ hand: [], given: null, received: null, toGive: [], cardsLeft: {}, places: [], moves: [] },
      board: boardOf(past),
      events: past.flatMap(seen),
    },
  };
}

/** What a server would tell of this line, but for the end: nobody who came here has won. */
export function changeOf(lines: Line[], count: number): ChangeMessage {
  return { seq: count, what: "chose", events: lines.slice(count - 1, count).filter(({ event }) => event !== "end") };
}
