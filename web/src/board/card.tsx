// A card on the board: face up or face down. Where it is small, only its corner can be read.

import { CardBack, CardFace, FACE, SMALL, SmallFace } from "../cards/card";

export const CARD = { width: 62, height: 86.8 };

/** With its middle at 0, 0. Without a card it lies face down. */
export function Card({ card, scale = 1 }: { card: string | null; scale?: number }) {
  const isSmall = card === null || scale < 1;
  const { width, height } = isSmall ? SMALL : FACE;
  return (
    <g class="lies" transform={`scale(${(scale * CARD.width) / width}) translate(${-width / 2} ${-height / 2})`}>
      {card === null ? <CardBack /> : isSmall ? <SmallFace card={card} /> : <CardFace card={card} />}
    </g>
  );
}
