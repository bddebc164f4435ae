// What is printed in the corner of a card: its face, with hearts and arrows drawn.

import { Heart } from "./parts";

/** A number or a sign. */
type Mark = { text: string } | { sign: "heart" | "swap" | "jump" };

/** A face in two parts: what stands first and large, and what the card does instead. */
export interface Corner {
  first: Mark[];
  instead: Mark[];
}

const SIGNS: Record<string, "heart" | "swap" | "jump"> = { "♥": "heart", "⇄": "swap", "↷": "jump" };

/** `6/3+3` is a six, or else two threes; but `1/14` stays as it is: two numbers of one kind. */
export function readFace(face: string): Corner {
  const cut = face.indexOf("/");
  const isOne = cut < 0 || /^[0-9]+$/.test(face.slice(cut + 1));
  return isOne ? { first: marks(face), instead: [] } : { first: marks(face.slice(0, cut)), instead: marks(face.slice(cut + 1)) };
}

function marks(face: string): Mark[] {
  return face
    .split(/([♥⇄↷])/)
    .filter(Boolean)
    .map((part) => (SIGNS[part] ? { sign: SIGNS[part] } : { text: part }));
}

/** One mark after the other from `x` on, in the middle of the line at `y`, 28 high where there is room for it. */
export function Marks({ all, x, y, size }: { all: Mark[]; x: number; y: number; size: number }) {
  let at = x;
  return (
    <>
      {all.map((mark, index) => {
        const start = at;
        at += markWidth(mark, size, all.length);
        if ("text" in mark) {
          return (
            <text key={index} class="index" x={start} y={y} dy="0.36em" font-size={fontSize(mark.text, size)}>
              {mark.text}
            </text>
          );
        }
        const scale = (all.length > 1 ? 0.62 : 1) * (size / 28);
        return (
          <g key={index} class={mark.sign === "heart" ? "family-out" : ""} transform={`translate(${start + (at - start) / 2} ${y + 1}) scale(${scale})`}>
            <Sign sign={mark.sign} />
          </g>
        );
      })}
    </>
  );
}

/** How wide marks are, roughly: every typeface has figures about as wide as these. */
export function width(all: Mark[], size: number): number {
  return all.reduce((sum, mark) => sum + markWidth(mark, size, all.length), 0);
}

function markWidth(mark: Mark, size: number, count: number): number {
  if ("text" in mark) return mark.text.length * fontSize(mark.text, size) * 0.57 + (count > 1 ? 4 : 2);
  return (count > 1 ? 0.68 : 1) * (mark.sign === "jump" ? 27 : 23) * (size / 28);
}

function fontSize(text: string, size: number): number {
  return text.length < 3 ? size : Math.min(size * 0.79, (size * 2.7) / text.length);
}

function Sign({ sign }: { sign: "heart" | "swap" | "jump" }) {
  if (sign === "heart") return <Heart size={2} />;
  const d = sign === "swap" ? "M-10-4.5H10M5-9.5l5.5,5-5.5,5M10,5H-10M-5,0l-5.5,5 5.5,5" : "M-13,8C-9-12 9-13 12,6M4,3L12.5,8.5L17-1";
  return <path class="line" stroke-width="3.6" d={d} />;
}
