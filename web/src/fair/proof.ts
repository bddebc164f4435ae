// Checks the shuffles of a game record, as docs/fairness.md says.

import type { ChangeMessage } from "../protocol";
import { sha256 } from "./hash";

export interface Proof {
  /** All seals, as they were promised. */
  promised: string;
  /** Each seat, and what the client of whoever sat there did. */
  parts: { seat: string; part: "opened" | "withheld" | "none" | "bot"; seal?: string; seed?: string }[];
  decks: string[][];
  /** What does not fit. */
  flaw: "seal" | "dealer" | "deck" | null;
}

/** What the proof of a record shows; null if it has none, or its game is still going on. */
export function check(record: string): Proof | null {
  const lines = record.split("\n").map((line) => line.split("#")[0]!.trim().split(/\s+/));
  const after = (word: string) => lines.filter(([first]) => first === word).map((words) => words.slice(1));
  const [proof, decks] = [after("proof"), after("shuffle")];
  const sealed = proof.filter((words) => words.length === 3);
  if (proof.length < 4 || sealed.some(([, , seed]) => seed === "?")) return null;
  const parts = proof
    .slice(2)
    .map(([seat, seal, seed]): Proof["parts"][number] =>
      seed === undefined
        ? { seat: seat!, part: seal === "bot" ? "bot" : "none" }
        : { seat: seat!, part: seed === "withheld" ? seed : "opened", seal: seal!, seed },
    );
  const seals = sealed.map(([, seal]) => seal);
  const fits = ([, seal, seed]: string[]) => seed === "withheld" || sha256(`makker seed ${seed}`) === seal;
  const text = proof.map((words) => words.join(" ")).join("\n");
  const dealer = /^\[Dealer "(.)"\]/m.exec(record)?.[1];
  const flaw =
    new Set(seals).size < seals.length || !sealed.every(fits)
      ? "seal"
      : parts[below(`makker dealer\n${text}`, parts.length)]!.seat !== dealer
        ? "dealer"
        : decks.every((deck, at) => drawn(text, at + 1, deck).join() === deck.join())
          ? null
          : "deck";
  const promised = [proof[0]!, ...sealed.map(([who, seal]) => [who, seal])].map((words) => words.join(" ")).join("\n");
  return { promised, parts, decks, flaw };
}

/** Were these the cards that a seat got in all deals that it was told of? Told from the beginning of a game. */
export function isDealt(decks: string[][], changes: ChangeMessage[], you: string): boolean {
  let rest: string[] = [];
  let deck = 0;
  for (const { what, events } of changes)
    for (const event of events ?? []) {
      if (event.event !== "deal") continue;
      // A deck is shuffled before its first deal, and told with it.
      if (what === "dealt") rest = [...(decks[deck++] ?? [])];
      // One card at a time, clockwise from the dealer's left.
      const seats = Object.keys(event.hands);
      const order = [...seats.filter((seat) => place(seat) > place(event.dealer)), ...seats.filter((seat) => place(seat) <= place(event.dealer))];
      const hand = event.hands[you];
      const cards = rest.splice(0, 4 * order.length).filter((_, at) => order[at % order.length] === you);
      if (hand && !hand.includes("?") && [...hand].sort().join() !== cards.sort().join()) return false;
    }
  return true;
}

/** Where a seat sits, clockwise from red. */
const place = (seat: string) => "ROYGBP".indexOf(seat);

/** A deck of the game, from the same cards. */
function drawn(text: string, number: number, deck: string[]): string[] {
  const cards = [...deck].sort();
  const key = sha256(`makker deck ${number}\n${cards.join(" ")}\n${text}`);
  for (let last = cards.length - 1; last > 0; last--) {
    const other = below(`${key} ${last}`, last + 1);
    [cards[last], cards[other]] = [cards[other]!, cards[last]!];
  }
  return cards;
}

/** A number below `n`: the hash of the text as one number, modulo `n`. */
const below = (text: string, n: number) => Number(BigInt(`0x${sha256(text)}`) % BigInt(n));
