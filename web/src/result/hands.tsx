// What everyone still held when the game ended.

import { SmallPicture } from "../cards/card";
import { reading } from "../cards/reading";
import { Portrait, sitterOf } from "../people/portrait";
import type { TableMessage } from "../protocol";
import { face, spoken } from "../text/cards";
import { t } from "../text/messages";
import { seatName } from "../text/names";

export function Hands({ table }: { table: TableMessage }) {
  if (table.shown.length === 0) return null;
  return (
    <section>
      <h2>{t("all-hands")}</h2>
      <ul class="open-hands">
        {table.seats.map((place) => {
          const { seat } = place;
          const cards = table.shown.filter((shown) => shown.seat === seat).map(({ card }) => card);
          return (
            <li key={seat}>
              <Portrait {...sitterOf(place)} plain /> <span class="who">{seatName(table, seat)}</span>
              <span class="held">
                {cards.length > 0
                  ? cards.map((card, index) => (
                      <button type="button" key={index} class="plain shown" onClick={() => (reading.value = card)}>
                        <SmallPicture card={card} />
                        <span class="heard">{`${spoken(face(card))} `}</span>
                      </button>
                    ))
                  : t("no-cards-left")}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
