// @vitest-environment jsdom
import { render } from "preact";
import { afterEach, beforeAll, expect, test } from "vitest";
import editions from "../cards/editions.test.json";
import { learnCards } from "../game/cards";
import { Theatre } from "../game/theatre";
import type { EditionMessage, LegMessage, SeenMessage, TableMessage } from "../protocol";
import { geometry } from "../shape/geometry";
import type { Mark } from "../shape/mark";
import { Board } from "./board";

const EDITIONS = editions as unknown as EditionMessage[];
beforeAll(() => {
  learnCards(EDITIONS);
  // Nothing moves here.
  Element.prototype.getAnimations = () => [];
});
let place: HTMLElement;
afterEach(() => render(null, place));

interface Wanted {
  edition?: string;
  board: string;
  view?: object;
  events?: SeenMessage[];
  prompt?: object | null;
  more?: Partial<Parameters<typeof Board>[0]>;
}

/** The board on a desktop, with red at the bottom. */
function draw({ edition = "classic", board, view, events = [], prompt = null, more }: Wanted): HTMLElement {
  const { seats, arc, teams } = EDITIONS.find(({ name }) => name === edition)!;
  const all = seats.map((seat) => ({ seat, name: seat, bot: null, here: true, host: seat === "R" }));
  const cardsLeft = Object.fromEntries(seats.map((seat) => [seat, 4]));
  const shown = { board, phase: "play", dealer: "R", cardsLeft, events: [{ event: "deal", dealer: "R", number: 1 }, ...events], ...view };
  const table = { status: "playing", you: "R", seats: all, deciding: ["R"], prompt, view: shown } as unknown as TableMessage;
  const theatre = new Theatre({ onEvent: () => {}, onChange: () => {}, pace: () => 0 });
  theatre.hear([], table);
  place = document.createElement("div");
  const lies = geometry(seats, arc, "R", { width: 780, height: 620 });
  render(<Board table={table} theatre={theatre} geometry={lies} teams={teams} marks={[]} ghosts={[]} onTap={() => {}} {...more} />, place);
  return place;
}
const all = (selector: string) => [...place.querySelectorAll<SVGElement>(selector)];
const HOME = "Rh,Rh,Rh,Rh/Yh,Yh,Yh,Yh/Gh,Gh,Gh,Gh/Bh,Bh,Bh,Bh";
const mark = (space: string, kind: Mark["kind"]): Mark => ({ space, kind, label: space });
const play = (seat: string, move: string): SeenMessage => ({ event: "play", seat, move });

test("in the exchange it is nobody's turn: cards lie on the cords, missing ones have a place, the well is lit and empty", () => {
  const events: SeenMessage[] = [play("Y", "5 Y1>Y6"), { event: "deal", dealer: "R", number: 2 }, { event: "give", seat: "G", to: "R" }];
  const wanted: Wanted = { board: HOME, view: { phase: "exchange" }, events, prompt: { kind: "give", to: "G", cards: [], why: [], legs: [], nodes: [] } };
  const states = () => Object.fromEntries(all("[data-gift]").map(({ dataset }) => [dataset.gift, dataset.state]));
  draw(wanted);
  expect(states()).toEqual({ R: "missing", Y: "missing", G: "given", B: "missing" });
  expect(all("[data-turn=true], .lies.up")).toEqual([]);
  expect(all("[data-gift=G] .tick, [data-gift=G] .piece")).toHaveLength(2);
  expect(all("[fill='url(#lamp)']")).toHaveLength(1);
  draw({ ...wanted, more: { isGiving: true } });
  expect(states()).toEqual({ R: "chosen", Y: "missing", G: "given", B: "missing" });
  expect(all("[data-gift=R] .band, [data-gift=R] .arrowheads")).toHaveLength(2);
});

test("three pass their cards round: an arrowhead between each two", () => {
  const board = [...HOME.split("/"), "Oh,Oh,Oh,Oh", "Ph,Ph,Ph,Ph"].join("/");
  draw({ edition: "plus-trios", board, view: { phase: "exchange" }, events: [{ event: "give", seat: "Y", to: "B" }] });
  expect(all(".arrowheads")).toHaveLength(6);
});

test("two pawns that would change places: a comet and a small pawn for each, and both stay where they are", () => {
  const ghosts: LegMessage[] = [
    { seat: "R", path: ["R3", "Y12"] },
    { seat: "Y", path: ["Y12", "R3"] },
  ];
  draw({ board: "R3,Rh,Rh,Rh/Y12,Yh,Yh,Yh/Gh,Gh,Gh,Gh/Bh,Bh,Bh,Bh", more: { ghosts } });
  expect(all("[data-comet]").map(({ dataset }) => dataset.comet)).toEqual(["R", "Y"]);
  expect(all(".token.ghost")).toHaveLength(2);
  expect(all(".token.leaving, .way")).toEqual([]);
  expect(all(".mark.picked")).toHaveLength(2);
});

test("if a wall is why nothing can be played, its bars grow: the one ahead, or behind for a card that goes back", () => {
  const board = "G9,G3,Rh,Rh/Ys,Yh,Yh,Yh/Gs,Gh,Gh,Gh/Bs,Bh,Bh,Bh";
  const why = (card: string) => ({ kind: "fold", to: null, cards: [], legs: [], nodes: [], why: [{ card, reason: "wall" }] });
  const grown = () => all("[data-wall=grown]").map((wall) => wall.getAttribute("class"));
  draw({ board, prompt: why("6") });
  expect(all("[data-wall]")).toHaveLength(3);
  expect(grown()).toEqual(["seat-B"]);
  draw({ board, prompt: why("-4") });
  expect(grown()).toEqual(["seat-G"]);
});

test("a full goal is closed with one padlock, and the partner's pawns that can go wear the reader's token", () => {
  const marks = [mark("Y11", "pawn"), mark("Gg2", "lock")];
  draw({ board: "Rg1,Rg2,Rg3,Rg4/Yg4,Yh,Yh,Yh/Gg4,Y11,B9,Gh/Bh,Bh,Bh,Bh", more: { marks } });
  expect(all(".sealed > *").map((lane) => lane.getAttribute("class"))).toEqual(["seat-R"]);
  expect(all("[data-pawn^=R] [href='#padlock']")).toHaveLength(1);
  expect(all(".ground .arrowheads > *")).toHaveLength(4);
  expect(all(".tag")).toHaveLength(1);
  expect(all(".tag .piece")[0]!.getAttribute("href")).toBe("#token-R");
  // A target that locks says so.
  expect(all(".board > [href='#padlock']")).toHaveLength(1);
});

test("a last move stays until that seat moves again, in the next deal too, with the flight of whom it sent home", () => {
  const board = "R9,Rh,Rh,Rh/Y6,Yh,Yh,Yh/Gh,Gh,Gh,Gh/Bh,Bh,Bh,Bh";
  const events: SeenMessage[] = [play("Y", "5 Y1>Y6"), { event: "fold", seat: "Y", cards: ["2"] }, { event: "deal", dealer: "R", number: 2 }];
  const legs: LegMessage[] = [{ seat: "Y", path: ["Y1", "Y2", "Y3", "Y4", "Y5", "Y6"], bumps: "G" }];
  const plays = [{ event: "play" as const, seat: "Y", card: "5", move: "5 Y1>Y6", board, legs }];
  draw({ board, events, more: { plays } });
  expect(all("[data-trail]").map(({ dataset }) => dataset.trail)).toEqual(["Y"]);
  expect(all(".origins > *")).toHaveLength(1);
  expect(all("[data-flight]").map(({ dataset }) => dataset.flight)).toEqual(["G"]);
  draw({ board, events: [...events, play("Y", "swap Y6<>R9")], more: { plays } });
  expect(all("[data-trail], [data-flight]")).toEqual([]);
});

test("no sign covers the number of pawns on a space: it is drawn last, and signs keep to the other corner", () => {
  const board = "R3,Rh,Rh,Rh/R6,R6,Yh,Yh/Gh,Gh,Gh,Gh/Bh,Bh,Bh,Bh";
  draw({ board, more: { marks: [mark("R3", "picked"), mark("R6", "bump")] } });
  const [count, badge] = [all(".tall")[0]!, all(".badge")[0]!];
  expect(count.textContent).toBe("2");
  expect(badge.compareDocumentPosition(count) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  const at = (element: SVGElement) => /translate\(([-\d.]+) ([-\d.]+)\)/.exec(element.getAttribute("transform")!)!.slice(1).map(Number) as [number, number];
  expect(Math.hypot(at(count)[0] - at(badge)[0], at(count)[1] - at(badge)[1])).toBeGreaterThan(20);
  // Whoever would come to stand there is counted.
  draw({ board: board.replace("R6,R6", "R3,Yh"), more: { ghosts: [{ seat: "R", path: ["Rh", "R3"] }] } });
  expect(all(".tall")[0]!.textContent).toBe("3");
});

test("a pawn at home that is about to leave is no target any more, the next one is", () => {
  const button = () => all(".button[data-space=Rh]").map((circle) => `${circle.getAttribute("cx")} ${circle.getAttribute("cy")}`)[0];
  draw({ board: HOME, more: { marks: [mark("Rh", "pawn")] } });
  const first = button();
  draw({ board: HOME, more: { marks: [mark("Rh", "pawn")], ghosts: [{ seat: "R", path: ["Rh", "Rs"] }] } });
  expect(button()).not.toBe(first);
});

test("what is advised is sewn beside the track: stitches, an arrowhead, a burst for a bump", () => {
  const hinted: LegMessage[] = [
    { seat: "R", path: ["R3", "R4", "R5", "R6"], bumps: "Y" },
    { seat: "R", path: ["Rh", "Rs"] },
  ];
  draw({ board: "R3,Rh,Rh,Rh/R6,Yh,Yh,Yh/Gh,Gh,Gh,Gh/Bh,Bh,Bh,Bh", more: { hinted } });
  expect(all("[data-advised]")).toHaveLength(2);
  expect(all(".advised .thread .burst")).toHaveLength(1);
  expect(all(".advised .tip")).toHaveLength(2);
  expect(place.innerHTML).not.toMatch(/NaN|undefined|Infinity/);
});
