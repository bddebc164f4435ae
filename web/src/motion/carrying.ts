// How cards go: dealt one by one, to the pile with a slight turn, along the cord to the partner. Those of the reader come
// from their places in the fan, and go there.

import type { CardPlace, Carried } from "../game/theatre";
import { type Lie, slide } from "./frames";
import { cardMover, drawn, ended, fade, hide } from "./movers";
import type { Scene, Troupe } from "./scene";
import { play } from "./sounds";

/** In thousandths of a second: to a hand or along the cord, to the pile, between two of a fold, and all of a deal. */
const CARD = 240;
const PLAYED = 320;
const FOLDED = 45;
const DEAL = 1200;
/** A card that is smaller shows only its corner. */
const READABLE = 62;

export function carrying({ picture, layer, ...scene }: Scene): Pick<Troupe, "carry" | "settle"> {
  /** Cards that lie where they were brought until the table has them there, and what they were before. */
  let brought: HTMLElement[] = [];
  let hidden: Animation[] = [];

  return {
    async carry(all, pace, order) {
      // What the reader chose to give lies on the cord already.
      const cards = all.filter(({ to }) => !picture.current?.querySelector(`[data-lies="${to}"]`));
      // What comes to a hand is there already.
      if (order === "in turn") await drawn();
      const isToPile = cards.some(({ to }) => to === "pile");
      const time = (isToPile ? PLAYED : CARD) * pace;
      const gap = Math.min(order === "in turn" ? Number.POSITIVE_INFINITY : FOLDED, (DEAL - CARD) / cards.length) * pace;
      const animations = cards.map((carried, index) => {
        const { from, to, card } = carried;
        const source = inHand(from, card, same(cards, index, "from"));
        const target = inHand(to, card, same(cards, index, "to"));
        const start = source ? lieOf(source, layer) : scene.card(from, 0);
        const end = target ? lieOf(target, layer) : scene.card(to, index);
        const isOnCord = from.startsWith("front") && to.startsWith("front");
        const way = isOnCord ? scene.cord(seatOf(from), seatOf(to)) : [];
        const mover = cardMover(layer, card, isToPile && end.width < READABLE);
        const delay = isOnCord ? 0 : gap * index;
        const animation = mover.animate(slide(start, end, way), { duration: time, delay, fill: "both", easing: "cubic-bezier(0.3, 0.6, 0.3, 1)" });
        hidden.push(...hide(source), ...hide(picture.current?.querySelector(`[data-lies="${from}"]`)));
        if (cards.length > 1 && !isOnCord) play("flick", { after: delay });
        if (!to.startsWith("hand")) brought.push(mover);
        else {
          const fading = fade(target);
          void ended([animation]).then(() => {
            mover.remove();
            for (const one of fading) one.cancel();
          });
        }
        return animation;
      });
      if (cards.some(({ from, to }) => from.startsWith("front") || to.startsWith("front"))) play("gift");
      else if (cards.length === 1) play("slide");
      if (isToPile) play("set", { after: time * 0.85 });
      await ended(animations);
    },

    settle() {
      for (const mover of brought) mover.remove();
      for (const animation of hidden) animation.cancel();
      brought = [];
      hidden = [];
    },
  };
}

const seatOf = (place: CardPlace): string => place.split(" ")[1] ?? "";

/** How many equal cards come from there, or go there, before this one. */
function same(cards: Carried[], index: number, end: "from" | "to"): number {
  return cards.slice(0, index).filter((other) => other.card === cards[index]!.card && other[end] === cards[index]![end]).length;
}

/** A card in a hand that is shown on the page, the reader's. Face down is what was just chosen. */
function inHand(place: CardPlace, card: string | null, nth: number): HTMLElement | undefined {
  if (!place.startsWith("hand")) return undefined;
  const all = [...document.querySelectorAll<HTMLElement>(`[data-hand="${seatOf(place)}"] .card`)];
  return card === null ? all.find((one) => one.matches(".picked, .given")) : all.filter((one) => one.dataset.card === card)[nth];
}

/** Where a card of the fan lies, as seen from the middle of the board. */
function lieOf(card: HTMLElement, layer: HTMLElement): Lie {
  const [box, origin] = [card.getBoundingClientRect(), layer.getBoundingClientRect()];
  const { a, b } = new DOMMatrix(getComputedStyle(card.parentElement!).transform);
  return { x: box.x + box.width / 2 - origin.x, y: box.y + box.height / 2 - origin.y, width: card.offsetWidth, turn: (Math.atan2(b, a) * 180) / Math.PI };
}
