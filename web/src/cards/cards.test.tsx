// @vitest-environment jsdom
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { render } from "preact";
import { beforeAll, describe, expect, test } from "vitest";
import { learnCards } from "../game/cards";
import type { CardMessage, EditionMessage, EffectMessage } from "../protocol";
import { loadMessages } from "../text/messages";
import { CardPicture, SmallPicture } from "./card";
import { type Family, family } from "./family";

/** What the server tells of all editions: `curl …/api/editions`. */
const EDITIONS = JSON.parse(readFileSync(join(import.meta.dirname, "editions.test.json"), "utf8")) as EditionMessage[];
const CARDS = new Map(EDITIONS.flatMap(({ cards }) => cards).map((card) => [card.code, card]));

beforeAll(async () => {
  learnCards(EDITIONS);
  await loadMessages("en");
});

function drawn(code: string): SVGSVGElement {
  const place = document.createElement("div");
  render(<CardPicture card={code} />, place);
  return place.querySelector("svg")!;
}

/** The families of the halves of a picture. */
function halves(code: string): string[] {
  return [...drawn(code).querySelectorAll(".face > g:last-of-type > g")].map((half) => half.getAttribute("class")!.replace("family-", ""));
}

test("there are cards in all editions, and the families are theirs", () => {
  expect(EDITIONS).toHaveLength(6);
  expect(CARDS.size).toBe(23);
  const codes = (name: Family) => [...CARDS.values()].filter(({ effects }) => family(effects) === name).map(({ code }) => code);
  const check = (name: Family, ...some: string[]) => expect(codes(name).sort(), name).toEqual(some);
  check("walk", "1/14", "10", "12", "14", "2", "3", "5", "6", "9");
  check("out", "2SS", "S", "S1", "S13", "S8");
  check("back", "-4", "7/+2-5");
  check("split", "11/1+1", "4x1", "6/3+3", "7x1");
  check("swap", "9/swap", "swap");
  check("jump", "5^");
});

describe.each([...CARDS.values()])("$code", ({ code, face, effects }) => {
  test("has a picture for each thing that it does, and an or between two", () => {
    expect(halves(code)).toHaveLength(effects.length);
    expect(drawn(code).querySelectorAll(".or")).toHaveLength(effects.length - 1);
    expect(drawn(code).outerHTML).not.toMatch(/NaN|undefined|Infinity/);
  });

  test("shows as many steps as it lets a pawn go", () => {
    const steps = effects.reduce((sum, effect) => sum + lit(effect), 0);
    const [beads, heads] = [".full:not(.pale):is(circle)", ".full.round"].map((part) => drawn(code).querySelectorAll(part).length);
    expect(beads! + heads!).toBe(steps);
  });

  test("has its face in the corner, whole and small", () => {
    const place = document.createElement("div");
    render(<SmallPicture card={code} />, place);
    const figures = face.replaceAll(/[♥⇄↷/ ]/g, "").replace("÷", "−");
    for (const svg of [drawn(code), place.querySelector("svg")!]) {
      const text = [...svg.querySelectorAll(".index")].map(({ textContent }) => textContent).join("");
      expect(text.replaceAll("/", "")).toBe(figures);
      const signs = svg.querySelectorAll(".face > g[transform*=scale]").length;
      expect(signs).toBe(face.match(/[♥⇄↷]/g)?.length ?? 0);
    }
  });
});

/** The beads that show it, with the arrowhead of a dial or a leap. */
function lit(effect: EffectMessage): number {
  if (effect.effect === "pair") return 2 * effect.steps;
  if (effect.effect === "forwardBack") return effect.forward + effect.back;
  return "steps" in effect ? effect.steps : 0;
}

test("a card that nobody has thought of draws itself", () => {
  const odd: CardMessage[] = [
    { code: "X", face: "3/♥⇄", effects: [{ effect: "forward", steps: 3 }, { effect: "start" }, { effect: "swap" }] },
    {
      code: "Y",
      face: "÷9/18",
      effects: [
        { effect: "backward", steps: 9 },
        { effect: "jump", steps: 18 },
      ],
    },
    { code: "Z", face: "★", effects: [{ effect: "fly" } as unknown as EffectMessage] },
  ];
  learnCards([{ cards: odd } as EditionMessage]);
  expect(halves("X")).toEqual(["walk", "out", "swap"]);
  expect(halves("Y")).toEqual(["back", "jump"]);
  expect(halves("Z")).toEqual(["walk"]);
  for (const { code } of odd) expect(drawn(code).outerHTML).not.toMatch(/NaN|undefined|Infinity/);
  expect(drawn("?").querySelectorAll(".index")).toHaveLength(1);
});

/** What all style sheets say of a token; by day and by night, if they differ. */
const STYLES = readdirSync(join(import.meta.dirname, ".."), { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".css"))
  .map((file) => readFileSync(join(import.meta.dirname, "..", file), "utf8"))
  .join("\n");
const colours = (pattern: RegExp) => [...STYLES.matchAll(pattern)].flatMap(([, value]) => value!.match(/#[0-9a-f]{6}/g) ?? []);

function light(colour: string): number {
  const [r, g, b] = [1, 3, 5]
    .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

test.each(["walk", "out", "back", "split", "swap", "jump"])("the colour of %s can be read on the card and on its field", (name) => {
  const grounds = [...colours(/--card: ([^;]+);/g), ...colours(new RegExp(`\\.family-${name} {[^}]*--tint: ([^;]+);`, "g"))];
  expect(grounds.length).toBeGreaterThan(2);
  for (const front of colours(new RegExp(`--f-${name}: ([^;]+);`, "g")))
    for (const ground of grounds) expect((light(ground) + 0.05) / (light(front) + 0.05), `${front} on ${ground}`).toBeGreaterThanOrEqual(4.5);
});
