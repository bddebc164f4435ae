// Contrast of text at least 4.5 to 1, of pieces and spaces 3 to 1, by day and by night; and seats that nobody mixes up,
// however they see colours.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

type Colour = [number, number, number];
const css = readFileSync(new URL("colours.css", import.meta.url), "utf8");
const THEMES = ["light", "dark"] as const;
const PALETTES = ["standard", "red-green", "blue-yellow"] as const;
const SEATS = ["red", "orange", "yellow", "green", "blue", "purple"];

function block(selector: string): Map<string, string> {
  const start = css.indexOf(`${selector} {`);
  const text = css.slice(start, css.indexOf("\n}", start));
  return new Map([...text.matchAll(/--([a-z-]+): ([^;]+);/g)].map((match) => [match[1]!, match[2]!]));
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

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const light = ([r, g, b]: Colour) => 0.2126 * r + 0.7152 * g + 0.0722 * b;
const contrast = (a: Colour, b: Colour) => (Math.max(light(a), light(b)) + 0.05) / (Math.min(light(a), light(b)) + 0.05);

describe.each(THEMES)("%s", (theme) => {
  describe.each(PALETTES)("%s", (palette) => {
    const colour = colours(theme, palette);
    const check = (front: string, back: string, least: number) =>
      expect(contrast(colour(front), colour(back)), `${front} on ${back}`).toBeGreaterThanOrEqual(least);

    test("text can be read", () => {
      for (const ground of ["paper", "felt", "space"]) for (const text of ["ink", "soft", "accent", "mark"]) check(text, ground, 4.5);
      check("on-accent", "accent", 4.5);
      check("on-mark", "mark", 4.5);
      check("paper", "ink", 4.5);
      for (const seat of SEATS) check("letter", seat, 4.5);
    });

    test("spaces, lines and marks can be seen", () => {
      for (const ground of ["rim", "felt", "space", "paper"]) check("line", ground, 3);
      for (const ground of ["felt", "space", "rim"]) for (const seat of SEATS) check(`${seat}-line`, ground, 3);
      // The numbers of the goals.
      for (const seat of SEATS) check(`${seat}-line`, "space", 4.5);
      for (const ground of ["felt", "space", "rim"]) check("mark", ground, 3);
      check("accent", "space", 3);
    });

    test("pieces stand out by their outline or by themselves", () => {
      for (const ground of ["felt", "space", "rim", "paper"]) {
        for (const seat of SEATS)
          expect(Math.max(contrast(colour("letter"), colour(ground)), contrast(colour(seat), colour(ground))), `${seat} on ${ground}`).toBeGreaterThanOrEqual(
            3,
          );
      }
    });
  });
});

/** What people see who lack one kind of cones (Machado, Oliveira and Fernandes 2009, full strength). */
const EYES: Record<string, Colour[]> = {
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
