// A card: the whole face, a small one with only its corner for piles and lists, and the back.

import { cardOf } from "../game/cards";
import { face } from "../text/cards";
import { Marks, readFace, width } from "./corner";
import { family } from "./family";
import { FIELD, Picture } from "./picture";

/** The size in which each is drawn, its left upper corner at 0, 0. */
export const FACE = { width: 100, height: 140 };
export const SMALL = { width: 40, height: 56 };

/** A whole face as a picture of its own; the size is that of whatever it is in. */
export function CardPicture({ card }: { card: string }) {
  return (
    <svg class="drawn" viewBox={`0 0 ${FACE.width} ${FACE.height}`} aria-hidden="true">
      <CardFace card={card} />
    </svg>
  );
}

/** The same of a small one. Without a card it lies face down. */
export function SmallPicture({ card }: { card: string | null }) {
  return (
    <svg class="drawn small" viewBox={`0 0 ${SMALL.width} ${SMALL.height}`} aria-hidden="true">
      {card === null ? <CardBack /> : <SmallFace card={card} />}
    </svg>
  );
}

export function CardFace({ card }: { card: string }) {
  const { effects } = cardOf(card);
  const { first, instead } = readFace(face(card));
  return (
    <g class={`face family-${family(effects)}`}>
      <rect class="ivory" x="0.6" y="0.6" width="98.8" height="138.8" rx="10" />
      <rect class="tint" x={(FACE.width - FIELD.width) / 2} y="36" width={FIELD.width} height={FIELD.height} rx="7" />
      <Marks all={first} x={9} y={21} size={28} />
      {instead.length > 0 && <Marks all={instead} x={91 - width(instead, 17)} y={22.5} size={17} />}
      <g transform={`translate(50 ${36 + FIELD.height / 2})`}>
        <Picture effects={effects} />
      </g>
      <path class="line" stroke-width="5" d="M10,130.5H90" />
    </g>
  );
}

export function SmallFace({ card }: { card: string }) {
  const { first, instead } = readFace(face(card));
  // A number alone is large; what stands beside it on the whole face stands below it here.
  const [top, below] = instead.length > 0 ? [first, instead] : [first.slice(0, 1), first.slice(1)];
  const isLong = top.some((mark) => "text" in mark && mark.text.length > 2);
  const size = below.length > 0 ? 22 : isLong ? 21 : 25;
  return (
    <g class={`face family-${family(cardOf(card).effects)}`}>
      <rect class="ivory" x="0.6" y="0.6" width="38.8" height="54.8" rx="5" />
      <Marks all={top} x={20 - width(top, size) / 2 + 0.5} y={below.length > 0 ? 17 : 26} size={size} />
      {below.length > 0 && <Marks all={below} x={20 - width(below, 14) / 2 + 0.5} y={37} size={14} />}
      <path class="line" stroke-width="3.6" d="M7,49.5H33" />
    </g>
  );
}

/** The back, as large as a small card. */
export function CardBack() {
  return (
    <g class="face back">
      <rect class="ivory" x="0.6" y="0.6" width="38.8" height="54.8" rx="5" />
      <rect class="tint" x="4" y="4" width="32" height="48" rx="3" />
      <path d="M12,10c14,9-2,14 8,18s-6,9 8,18M28,10c-14,9 2,14-8,18s6,9-8,18" />
    </g>
  );
}
