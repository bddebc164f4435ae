// A card that somebody tapped to see what it does, wherever it lies: its drawing, and what it does in a line.

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { cardWords, face, spoken } from "../text/cards";
import { t } from "../text/messages";
import { CardPicture } from "./card";

/** The card that is read now. */
export const reading = signal<string | null>(null);

export function Reading() {
  const card = reading.value;
  // Whatever is done next, the card is out of the way.
  useEffect(() => {
    if (card === null) return;
    const close = () => {
      reading.value = null;
    };
    const key = (event: KeyboardEvent) => event.key === "Escape" && close();
    // The tap that opened it is still under way.
    const timer = setTimeout(() => addEventListener("pointerdown", close, { once: true }), 0);
    addEventListener("keydown", key);
    return () => {
      clearTimeout(timer);
      removeEventListener("pointerdown", close);
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
          <button type="button" onClick={() => (reading.value = null)}>
            {t("close")}
          </button>
        </>
      )}
    </div>
  );
}
