// How cards go: dealt one by one, to the pile with a slight turn, along the cord to the partner. Those of the reader come
// from their places in the fan, and go there.

import type { CardPlace, Carried } from "../game/theatre";
import { type Lie, slide } from "./frames";
import { cardMover, ended, hide, rendered } from "./movers";
import type { Scene, Troupe } from "./scene";
import { play } from "./sounds";

/** In thousandths of a second: to a hand, along the cord, to the pile, between two of a fold, and all of a deal. */
const CARD = 240;
const CORD = 360;
const PLAYED = 320;
const FOLDED = 45;
const DEAL = 1200;
/** A card that is smaller shows only its corner. */
const READABLE = 62;

export function carrying({ picture, layer, ...scene }: Scene): Pick<Troupe, "carry" | "settle"> {
  /** Cards that lie where they were brought until the table has them there, and what they were before. */
  let brought: { mover: HTMLElement; place: CardPlace }[] = [];
  let hidden: (() => void)[] = [];

  return {
    async carry(all, pace, order) {
      // What the reader chose to give lies on the cord already.
      const cards = all.filter(({ to }) => !(to.startsWith("front") && picture.current?.querySelector(`[data-gift="${seatOf(to)}"][data-state="chosen"]`)));
      // What comes to a hand is there already, and must not be seen there yet.
      if (order === "in turn") await rendered();
      const isToPile = cards.some(({ to }) => to === "pile");
      const isOnCord = cards.some(({ from, to }) => from.startsWith("front") && to.startsWith("front"));
      const time = (isToPile ? PLAYED : isOnCord ? CORD : CARD) * pace;
      const gap = isOnCord ? 0 : Math.min(order === "together" ? FOLDED : DEAL, (DEAL - CARD) / cards.length) * pace;
      // The cards that are still to be dealt.
      const deck = order === "in turn" && cards.length > 1 ? cardMover(layer, null, true) : null;
      if (deck) deck.style.cssText = `transform: ${slide(scene.card("pile", 0), scene.card("pile", 0))[0]!.transform}; opacity: 1`;
      // What was brought somewhere and goes on from there.
      for (const { mover } of brought.filter(({ place }) => place !== "pile" && cards.some(({ from }) => from === place))) mover.remove();
      const animations = cards.map(({ from, to, card }, index) => {
        const source = inHand(from, card, same(cards, index, "from"));
        const target = inHand(to, card, same(cards, index, "to"));
        // It lies where it will lie when the others have made room.
        for (const shift of target?.parentElement?.getAnimations() ?? []) shift.finish();
        const cord = isOnCord ? scene.cord(seatOf(from), seatOf(to)) : null;
        const start = source ? lieOf(source, layer) : (cord?.start ?? scene.card(from, 0));
        const end = target ? lieOf(target, layer) : (cord?.end ?? scene.card(to, index));
        const mover = cardMover(layer, card, !source && isToPile && end.width < READABLE);
        const timing = { duration: time, delay: gap * index, easing: "cubic-bezier(0.3, 0.6, 0.3, 1)" };
        const animation = mover.animate(slide(start, end, cord?.inner), { ...timing, fill: "forwards" });
        const lying = from.startsWith("front") ? picture.current?.querySelector<SVGElement>(`[data-gift="${seatOf(from)}"]`) : null;
        hidden.push(hide(source), hide(lying));
        if (cards.length > 1 && !isOnCord) play("flick", { after: timing.delay });
        // Until it has come a card can be played where it will be.
        if (target) target.style.opacity = "0";
        if (to.startsWith("hand"))
          void ended([animation]).then(() => {
            mover.remove();
            target?.style.removeProperty("opacity");
          });
        else brought.push({ mover, place: to });
        return animation;
      });
      void ended(animations.slice(0, -1)).then(() => deck?.remove());
      if (cards.some(({ from, to }) => from.startsWith("front") || to.startsWith("front"))) play("gift");
      else if (cards.length === 1) play("slide");
      if (isToPile) play("set", { after: time * 0.85 });
      await ended(animations);
    },

    settle() {
      for (const { mover } of brought) mover.remove();
      for (const show of hidden) show();
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

/** A card in a hand that is shown on the page, the reader's. Face down is what was just chosen. What is shown again is in no hand any more. */
function inHand(place: CardPlace, card: string | null, nth: number): HTMLElement | undefined {
  if (!place.startsWith("hand")) return undefined;
  const all = [...document.querySelectorAll<HTMLElement>(`main:not([data-past]) [data-hand="${seatOf(place)}"] .card`)];
  return card === null ? all.find((one) => one.matches(".picked, .given")) : all.filter((one) => one.dataset.card === card)[nth];
}

/** Where a card of the fan lies, as seen from the middle of the board. */
function lieOf(card: HTMLElement, layer: HTMLElement): Lie {
  const [box, origin] = [card.getBoundingClientRect(), layer.getBoundingClientRect()];
  const { a, b } = new DOMMatrix(getComputedStyle(card.parentElement!).transform);
  return { x: box.x + box.width / 2 - origin.x, y: box.y + box.height / 2 - origin.y, width: card.offsetWidth, turn: (Math.atan2(b, a) * 180) / Math.PI };
}
