// Hands that lie open on the felt before their seats, or face down where these eyes do not see them; the card that is played next is up
// and edged in the colour of its seat.

import { CARD, Card } from "../cards/lying";
import type { Geometry } from "../shape/geometry";
import { short } from "../shape/outline";
import type { Hands } from "./film";

interface Props {
  hands: Hands;
  geometry: Geometry;
  /** Whose turn it is, and what will be played. */
  next: { seat: string; card: string } | null;
}

export function OpenHands({ hands, geometry: { places, unit }, next }: Props) {
  const isTight = places.size > 4;
  const [wide, apart] = isTight ? [unit * 0.9, unit * 0.56] : [unit * 1.06, unit * 0.76];
  return (
    <g class="open">
      {[...places].map(([seat, { card: at }]) => {
        const cards = hands[seat] ?? [];
        const up = next?.seat === seat ? cards.indexOf(next.card) : -1;
        return (
          <g key={seat} class={`seat-${seat}`} data-hand={seat} transform={`translate(${short(at.x)} ${short(at.y)})`}>
            {cards.map((card, index) => {
              const off = index - (cards.length - 1) / 2;
              const lift = index === up ? unit * 0.3 : 0;
              return (
                <g
                  key={index}
                  class={index === up ? "up" : ""}
                  transform={`translate(${short(off * apart)} ${short(off * off * unit * 0.03 - lift)}) rotate(${off * 2.5})`}
                >
                  {index === up && <rect class="edged" x={-wide * 0.56} y={-wide * 0.76} width={wide * 1.12} height={wide * 1.52} rx={wide * 0.17} />}
                  <Card card={card} scale={wide / CARD.width} />
                </g>
              );
            })}
          </g>
        );
      })}
    </g>
  );
}
