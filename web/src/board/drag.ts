// A card that is dragged onto the board instead of being tapped.

import { type Signal, signal } from "@preact/signals";

/** Where a card was let go over the board, in pixels of the window, until the board has heard of it. */
export const dropped: Signal<{ x: number; y: number } | null> = signal(null);

/** Less is a tap with an unsteady finger. */
const SLACK = 12;

/** Lets a card follow the pointer; `onDrop` when it is let go over the board, and says whether the card can be played. */
export function drag(event: PointerEvent, onDrop: () => boolean): void {
  const card = event.currentTarget as HTMLElement;
  const start = { x: event.clientX, y: event.clientY };
  let isDragged = false;
  // The board underneath hears nothing of it.
  card.setPointerCapture(event.pointerId);
  const move = (event: PointerEvent) => {
    const [x, y] = [event.clientX - start.x, event.clientY - start.y];
    if (!isDragged && Math.hypot(x, y) < SLACK) return;
    isDragged = true;
    card.style.translate = `${x}px ${y}px`;
    card.style.zIndex = "3";
  };
  const end = (event: PointerEvent) => {
    card.removeEventListener("pointermove", move);
    card.style.translate = card.style.zIndex = "";
    if (!isDragged || event.type === "pointercancel") return;
    // The click that may follow is no tap on the card.
    const ignore = (click: Event) => click.stopImmediatePropagation();
    card.addEventListener("click", ignore, { capture: true, once: true });
    setTimeout(() => card.removeEventListener("click", ignore, { capture: true }), 0);
    const isOver = document.elementsFromPoint(event.clientX, event.clientY).some((element) => element.matches(".board"));
    // The board hears of it once it shows what the card can do.
    if (isOver && onDrop()) dropped.value = { x: event.clientX, y: event.clientY };
  };
  card.addEventListener("pointermove", move);
  card.addEventListener("pointerup", end, { once: true });
  card.addEventListener("pointercancel", end, { once: true });
}
