// A card on the board: face up or face down.

import { face } from "../text/cards";

export const CARD = { width: 62, height: 86 };

/** With its middle at 0, 0. Without a card it lies face down. */
export function Card({ card, scale = 1 }: { card: string | null; scale?: number }) {
  const { width, height } = CARD;
  const text = card === null ? "" : face(card);
  return (
    <g class={`paper${card === null ? " back" : ""}`} transform={`scale(${scale})`}>
      <rect class="shadow" x={-width / 2 + 1} y={-height / 2 + 3} width={width} height={height} rx="8" />
      <rect x={-width / 2} y={-height / 2} width={width} height={height} rx="8" />
      {card === null ? (
        <>
          <rect class="lining" x={-width / 2 + 6} y={-height / 2 + 6} width={width - 12} height={height - 12} rx="4" />
          <path d="M-12-28C10-14-15-6 0 0S-10 14 12 28M12-28C-10-14 15-6 0 0S10 14-12 28" />
        </>
      ) : (
        <>
          <text y="-3" dy="0.36em" font-size={text.length > 4 ? 17 : text.length > 2 ? 23 : 34}>
            {text}
          </text>
          <path class="foot" d="M-20 33H20" />
        </>
      )}
    </g>
  );
}
