// A card on the board: face up or face down.

import { face } from "../text/cards";

export const CARD = { width: 62, height: 86 };

/** With its middle at 0, 0. Without a card it lies face down. */
export function Card({ card, scale = 1 }: { card: string | null; scale?: number }) {
  const { width, height } = CARD;
  const text = card === null ? "" : face(card);
  return (
    <g class={`paper${card === null ? " back" : ""}`} transform={`scale(${scale})`}>
      <rect x={-width / 2} y={-height / 2} width={width} height={height} rx="9" />
      {card === null ? (
        <path d="M-17,-28L17,28M17,-28L-17,28M0,-28V28M-17,0H17" />
      ) : (
        <text dy="0.36em" font-size={text.length > 4 ? 17 : text.length > 2 ? 23 : 32}>
          {text}
        </text>
      )}
    </g>
  );
}
