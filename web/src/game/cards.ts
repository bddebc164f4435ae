// What is printed on each card and what it does, as the server tells with the editions. The page itself knows no card.

import type { CardMessage, EditionMessage } from "../protocol";

const known = new Map<string, CardMessage>();

/** From now on these cards are known. */
export function learnCards(editions: EditionMessage[]): void {
  for (const card of editions.flatMap(({ cards }) => cards)) known.set(card.code, card);
}

/** The card with this code; of one that nobody has told of, and of a hidden one, only that. */
export function cardOf(code: string): CardMessage {
  return known.get(code) ?? { code, face: code, effects: [] };
}

/** Do several pawns share the steps of this card? */
export function isShared(code: string): boolean {
  return cardOf(code).effects.some(({ effect }) => effect === "split");
}
