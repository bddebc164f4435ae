// How this device shows a table: as usual, as the board in the middle of one, or as the hand of somebody who sits at it. Kept for each table.

import { signal } from "@preact/signals";
import { keep, kept } from "./kept";

export const VIEWS = ["usual", "table", "hand"] as const;
export type View = (typeof VIEWS)[number];

/** Of so many tables it is remembered, the last first. */
const MOST = 20;

/** How a device is used by several people: in the middle, or from hand to hand. */
export interface Middle {
  /** Does it lie flat, so that names face their chairs? */
  isFlat: boolean;
  hasCode: boolean;
  /** Does the board of a device that is passed on turn to whoever has it? */
  turnsBoard: boolean;
}

type Kept = [table: string, view: View][];

function before(): Kept {
  try {
    const all: unknown = JSON.parse(kept("views") ?? "[]");
    return Array.isArray(all) ? (all as Kept).filter((one) => Array.isArray(one) && VIEWS.includes(one[1])) : [];
  } catch {
    return [];
  }
}

const views = signal<Kept>(before());

export function viewOf(table: string): View {
  return views.value.find(([id]) => id === table)?.[1] ?? "usual";
}

export function chooseView(table: string, view: View): void {
  const others = views.value.filter(([id]) => id !== table);
  views.value = view === "usual" ? others : [[table, view] as [string, View], ...others].slice(0, MOST);
  keep("views", JSON.stringify(views.value));
}

/** What stands behind the `#` of a table's address, if it says how the table shall be shown: a seat's secret is longer. */
export function viewIn(hash: string): View | null {
  const word = hash.slice(1) as View;
  return VIEWS.includes(word) ? word : null;
}

const MIDDLE: Middle = { isFlat: false, hasCode: true, turnsBoard: true };

function middleBefore(): Partial<Middle> {
  try {
    return JSON.parse(kept("middle") ?? "{}") as Partial<Middle>;
  } catch {
    return {};
  }
}

export const middle = signal<Middle>({ ...MIDDLE, ...middleBefore() });

export function setMiddle(part: Partial<Middle>): void {
  middle.value = { ...middle.value, ...part };
  keep("middle", JSON.stringify(middle.value));
}
