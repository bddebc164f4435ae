// A card on the board: face up or face down. Where it is small, only its corner can be read; a tap on it tells what it does.

import { CardBack, CardFace, FACE, SMALL, SmallFace } from "./card";
import { reading } from "./reading";

export const CARD = { width: 62, height: 86.8 };

/** With its middle at 0, 0. Without a card it lies face down. */
export function Card({ card, scale = 1 }: { card: string | null; scale?: number }) {
  const isSmall = card === null || scale < 1;
  const { width, height } = isSmall ? SMALL : FACE;
  const transform = `scale(${(scale * CARD.width) / width}) translate(${-width / 2} ${-height / 2})`;
  if (card === null) {
    return (
      <g class="lies" transform={transform}>
        <CardBack />
      </g>
    );
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: for eyes and fingers only; the log and the help tell others what is played and what it does
    <g class="lies up" data-played={card} transform={transform} onClick={() => (reading.value = card)}>
      {isSmall ? <SmallFace card={card} /> : <CardFace card={card} />}
    </g>
  );
}
