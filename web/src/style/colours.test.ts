// Contrast of text and reliefs at least 4.5 to 1, of pieces, lines and spaces 3 to 1, by day and by night; seats that nobody
// mixes up, and an accent that is taken for nothing else, however people see colours.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { read, SOURCES } from "../../guards/tree";

type Colour = [number, number, number];
const css = readFileSync(new URL("colours.css", import.meta.url), "utf8");
const THEMES = ["light", "dark"] as const;
const PALETTES = ["standard", "red-green", "blue-yellow"] as const;
const SEATS = ["red", "orange", "yellow", "green", "blue", "purple"];

function block(selector: string): Map<string, string> {
  const start = css.indexOf(`${selector} {`);
  const text = css.slice(start, css.indexOf("\n}", start));
  return new Map([...text.matchAll(/--([a-z0-9-]+): ([^;]+);/g)].map((match) => [match[1]!, match[2]!]));
}

function colours(theme: (typeof THEMES)[number], palette: (typeof PALETTES)[number]): (name: string) => Colour {
  const all = new Map([...block(":root"), ...(palette === "standard" ? [] : block(`:root[data-palette="${palette}"]`))]);
  return (name) => {
    const hex = all.get(name)?.match(/#[0-9a-f]{6}/g);
    if (!hex) throw new Error(`no colour ${name}`);
    const one = hex[theme === "dark" ? hex.length - 1 : 0]!;
    return [1, 3, 5].map((at) => linear(parseInt(one.slice(at, at + 2), 16) / 255)) as Colour;
  };
}

/** The lightest of the brass round every token. */
const BRASS: Colour = [linear(1), linear(0xf4 / 255), linear(0xd2 / 255)];
/** As `color-mix` does it in sRGB. */
const mix = (a: Colour, b: Colour, share: number) => a.map((value, index) => linear(gamma(value) * share + gamma(b[index]!) * (1 - share))) as Colour;

function linear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
function gamma(value: number): number {
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
}
const light = ([r, g, b]: Colour) => 0.2126 * r + 0.7152 * g + 0.0722 * b;
const contrast = (a: Colour, b: Colour) => (Math.max(light(a), light(b)) + 0.05) / (Math.min(light(a), light(b)) + 0.05);

/** What people see who lack one kind of cones (Machado, Oliveira and Fernandes 2009, full strength). */
const EYES: Record<string, Colour[]> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
const see = (eyes: Colour[], [r, g, b]: Colour): Colour => eyes.map(([x, y, z]) => Math.min(1, Math.max(0, x * r + y * g + z * b))) as Colour;

/** A distance that is about equal for what looks equally different (OKLab). */
function difference(a: Colour, b: Colour): number {
  const lab = ([r, g, b]: Colour) => {
    const [l, m, s] = [0.4122 * r + 0.5363 * g + 0.0514 * b, 0.2119 * r + 0.6807 * g + 0.1074 * b, 0.0883 * r + 0.2817 * g + 0.63 * b].map(Math.cbrt) as Colour;
    return [0.2105 * l + 0.7936 * m - 0.0041 * s, 1.978 * l - 2.4286 * m + 0.4506 * s, 0.0259 * l + 0.7828 * m - 0.8087 * s];
  };
  const [one, other] = [lab(a), lab(b)];
  return Math.hypot(...one.map((value, index) => value - other[index]!));
}

describe.each(THEMES)("%s", (theme) => {
  describe.each(PALETTES)("%s", (palette) => {
    const colour = colours(theme, palette);
    const check = (front: string, back: string, least: number) =>
      expect(contrast(colour(front), colour(back)), `${front} on ${back}`).toBeGreaterThanOrEqual(least);

    test("text can be read", () => {
      for (const ground of ["page", "page-lo", "panel"]) for (const text of ["ink", "ink-2", "warn", "ok"]) check(text, ground, 4.5);
      for (const ground of ["page", "panel"]) check("act", ground, 4.5);
      for (const ground of ["felt-hi", "felt", "felt-lo"]) for (const seat of SEATS) check(`${seat}-text`, ground, 4.5);
      check("act-ink", "act", 4.5);
      check("page", "ink", 4.5);
      check("num", "porc", 4.5);
      check("ivory", "dark", 4.5);
      for (const family of ["walk", "out", "back", "split", "swap", "jump"]) check(`f-${family}`, "card", 4.5);
    });

    test("spaces, lines and reliefs can be seen", () => {
      for (const ground of ["page", "panel"]) check("line", ground, 3);
      check("porc", "groove", 3);
      check("stitch-ink", "felt", 3);
      // A relief is what tells seats apart without colour, so it is read like a letter.
      for (const seat of SEATS) check(`${seat}-relief`, seat, 4.5);
    });

    test("lines in a seat's colour can be seen by themselves or by their rim", () => {
      for (const seat of SEATS) {
        const [high, edge] = [mix(colour(seat), [1, 1, 1], 0.55), mix(colour(seat), [0, 0, 0], 0.36)];
        const rim = theme === "dark" ? high : edge;
        for (const ground of ["felt-hi", "felt", "felt-lo", "well"]) {
          const best = Math.max(contrast(colour(seat), colour(ground)), contrast(rim, colour(ground)));
          expect(best, `${seat} on ${ground}`).toBeGreaterThanOrEqual(3);
        }
        // The ring where a move began lies on porcelain, whatever the theme.
        expect(contrast(edge, colour("porc")), `${seat} on porc`).toBeGreaterThanOrEqual(3);
      }
      // The trail of a move lies in the groove between two hairlines.
      check("ivory", "groove", 3);
    });

    test("the numbers of the goals can be read on their circles", () => {
      // As board.css mixes them: the darkened edge of the enamel on its lightened ground.
      for (const seat of SEATS) {
        const floor = mix(mix(colour(seat), [1, 1, 1], 0.55), colour("ivory"), 0.45);
        const number = mix(mix(colour(seat), [0, 0, 0], 0.36), [0, 0, 0], 0.8);
        expect(contrast(number, floor), seat).toBeGreaterThanOrEqual(4.5);
      }
    });

    test("pieces stand out by their edge or by themselves", () => {
      for (const ground of ["felt", "porc", "groove", "tray", "page"]) {
        for (const seat of SEATS) {
          const [high, low] = [mix(colour(seat), [1, 1, 1], 0.55), mix(colour(seat), [0, 0, 0], 0.36)];
          const best = Math.max(...[high, colour(seat), low, BRASS].map((one) => contrast(one, colour(ground))));
          expect(best, `${seat} on ${ground}`).toBeGreaterThanOrEqual(3);
        }
      }
    });

    test("what can be done stands out: its band from its ivory edge, the two from whatever is under them", () => {
      check("act", "ivory", 3);
      // The place for the reader's card has no edge.
      check("act", "felt", 3);
      const edge = (ground: string) => Math.max(contrast(colour("act"), colour(ground)), contrast(colour("ivory"), colour(ground)));
      for (const ground of ["felt-hi", "felt", "felt-lo", "well", "groove", "tray", "page", "rim"]) expect(edge(ground), ground).toBeGreaterThanOrEqual(3);
    });

    test.each(Object.entries(EYES))("the accent is no seat and no ground to %s eyes, also of people who chose no palette for them", (_, eyes) => {
      const seen = (name: string) => see(eyes, colour(name));
      for (const other of [...SEATS, "felt-hi", "felt", "felt-lo", "well", "groove", "tray", "porc", "ivory", "page", "panel"])
        expect(difference(seen("act"), seen(other)), other).toBeGreaterThan(0.075);
    });
  });
});

test.each([
  ["red-green", "protan"],
  ["red-green", "deutan"],
  ["blue-yellow", "tritan"],
] as const)("with the palette %s no two seats look alike to %s eyes", (palette, eyes) => {
  const colour = colours("light", palette);
  const seen = SEATS.map((seat) => [seat, see(EYES[eyes]!, colour(seat))] as const);
  for (const [one, a] of seen) for (const [other, b] of seen) if (one < other) expect(difference(a, b), `${one} and ${other}`).toBeGreaterThan(0.075);
});

test("the usual palette would not do for them", () => {
  const colour = colours("light", "standard");
  const least = (eyes: string) =>
    Math.min(
      ...SEATS.flatMap((one) =>
        SEATS.filter((other) => one < other).map((other) => difference(see(EYES[eyes]!, colour(one)), see(EYES[eyes]!, colour(other)))),
      ),
    );
  expect(Math.min(least("protan"), least("deutan"))).toBeLessThan(0.075);
});

test("a palette changes everything that has a seat's colour: no other file names one", () => {
  const seats = SEATS.map((seat) => block(":root").get(seat)!);
  const files = [...read(SOURCES)].filter(([file, text]) => file !== "style/colours.css" && seats.some((seat) => text.toLowerCase().includes(seat)));
  expect(files.map(([file]) => file)).toEqual([]);
});
