// A card that somebody tapped to see what it does, wherever it lies: its drawing, and what it does in a line.

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { cardWords, face, spoken } from "../text/cards";
import { t } from "../text/messages";
import { CardPicture } from "./card";
import { lookup } from "./lookup";

/** The card that is read now. */
export const reading = signal<string | null>(null);

/** Its rules take its place. */
function openRules(card: string): void {
  reading.value = null;
  lookup.value = `card/${card}`;
}

export function Reading() {
  const card = reading.value;
  // Whatever is done next, the card is out of the way.
  useEffect(() => {
    if (card === null) return;
    const close = () => {
      reading.value = null;
    };
    const key = (event: KeyboardEvent) => event.key === "Escape" && close();
    const point = (event: PointerEvent) => (event.target as Element).closest(".reading") || close();
    // The tap that opened it is still under way.
    const timer = setTimeout(() => addEventListener("pointerdown", point), 0);
    addEventListener("keydown", key);
    return () => {
      clearTimeout(timer);
      removeEventListener("pointerdown", point);
      removeEventListener("keydown", key);
    };
  }, [card]);
  return (
    <div class={card === null ? "heard" : "reading"} role="status">
      {card !== null && (
        <>
          <CardPicture card={card} />
          <p>
            <span class="heard">{`${spoken(face(card))}: `}</span>
            {cardWords(card)}
          </p>
          <span class="ways">
            <button type="button" data-action="rules" onClick={() => openRules(card)}>
              {t("rules")}
            </button>
            <button type="button" onClick={() => (reading.value = null)}>
              {t("close")}
            </button>
          </span>
        </>
      )}
    </div>
  );
}
