// @vitest-environment jsdom
import type { VNode } from "preact";
import { render } from "preact";
import { describe, expect, test } from "vitest";
import { FACES, lookOf } from "./faces";
import { Pair } from "./pair";
import { HAIR } from "./parts";
import { Portrait } from "./portrait";

function drawn(node: VNode): HTMLElement {
  const place = document.createElement("div");
  render(node, place);
  return place;
}

const numbers = (path: string): number => (path.match(/NaN|undefined|Infinity/) ?? []).length;

describe.each(FACES)("%s", (face) => {
  test("is drawn, with everything that it is made of and no ids that two portraits would share", () => {
    const place = drawn(<Portrait face={face} seat="R" />);
    expect(place.querySelectorAll("path").length).toBeGreaterThan(8 + lookOf(face).extras.length);
    expect(numbers(place.innerHTML)).toBe(0);
    expect(place.querySelector("[id], clipPath, mask, filter")).toBeNull();
    expect(place.querySelector("use")?.getAttribute("href")).toBe("#token-R");
  });
});

test("no two faces look alike, and every hair is somebody's", () => {
  const pictures = FACES.map((face) => drawn(<Portrait face={face} seat="R" />).innerHTML);
  expect(new Set(pictures).size).toBe(FACES.length);
  expect(new Set(FACES.map((face) => lookOf(face).style))).toEqual(new Set(Object.keys(HAIR)));
});

test("a face that this page does not know yet is always the same one that it knows", () => {
  expect(lookOf("monocle")).toBe(lookOf("monocle"));
  expect(drawn(<Portrait face="monocle" seat="B" />).querySelectorAll("path").length).toBeGreaterThan(8);
});

test("one sees who is away, who is a bot, and which bot stands in", () => {
  const usual = drawn(<Portrait face="bun" seat="G" />);
  expect(usual.querySelector(".away, .bot-sign, .stand-in")).toBeNull();
  expect(drawn(<Portrait face="bun" seat="G" bot={true} />).querySelectorAll(".bot-sign")).toHaveLength(1);
  const away = drawn(<Portrait face="bun" seat="G" away={true} standIn="beard" />);
  expect(away.querySelectorAll(".away > .rim, .away .stand-in .bot-sign")).toHaveLength(2);
  expect(away.innerHTML).not.toContain(lookOf("bun").skin);
  expect(away.querySelector(".stand-in")!.innerHTML).toContain(lookOf("beard").skin);
});

test("before one sits down there is no token, and none where one lies near by", () => {
  expect(drawn(<Portrait face="bun" seat={null} />).querySelector(".badge")).toBeNull();
  expect(drawn(<Portrait face="bun" seat="G" plain={true} />).querySelector(".badge")).toBeNull();
});

test("a team is tied by a cord with a strand for each, pale while somebody is missing", () => {
  const strands = (place: HTMLElement) => new Set([...place.querySelectorAll(".tie > g")].map((strand) => strand.getAttribute("class")));
  const two = drawn(
    <Pair
      team={[
        { seat: "R", face: "braids" },
        { seat: "G", face: "bun" },
      ]}
    />,
  );
  expect(two.querySelectorAll(".portrait")).toHaveLength(2);
  expect(two.querySelectorAll(".tie")).toHaveLength(1);
  expect(strands(two)).toEqual(new Set(["seat-R", "seat-G"]));
  expect(two.querySelector(".pale")).toBeNull();
  const three = drawn(
    <Pair
      standing={true}
      team={[
        { seat: "R", face: "braids" },
        { seat: "G", face: "bun" },
        { seat: "B", face: null },
      ]}
    />,
  );
  expect(three.querySelectorAll(".portrait")).toHaveLength(2);
  expect(three.querySelectorAll(".nobody.seat-B")).toHaveLength(1);
  expect(three.querySelectorAll(".tie.standing.pale")).toHaveLength(2);
  expect(strands(three)).toEqual(new Set(["seat-R", "seat-G", "seat-B"]));
});
