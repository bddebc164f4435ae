// In the place of the hand: a card face down over the cards of whoever is next, until they say that it is them. The board and what
// happened stay in sight; nothing of any hand is in the page.

import { useEffect, useRef } from "preact/hooks";
import { Switch } from "../../controls/switch";
import { Portrait, sitterOf } from "../../people/portrait";
import { middle, setMiddle } from "../../person/views";
import type { TableMessage } from "../../protocol";
import { t } from "../../text/messages";
import { seatName } from "../../text/names";
import "./cover.css";

interface Props {
  table: TableMessage;
  seat: string;
  onMe: () => void;
  onGone: () => void;
}

/** A second click that was meant for a move does not turn the next hand up. */
const TOO_SOON = 450;

export function Cover({ table, seat, onMe, onGone }: Props) {
  const place = table.seats.find((other) => other.seat === seat)!;
  const name = seatName(table, seat);
  const section = useRef<HTMLElement>(null);
  const since = useRef(0);
  useEffect(() => {
    since.current = performance.now();
    section.current?.focus({ preventScroll: true });
  }, [seat]);
  const press = (event: MouseEvent) => {
    const isHasty = event.detail > 1 || performance.now() - since.current < TOO_SOON;
    if (!isHasty) onMe();
  };
  return (
    <section ref={section} class={`cover seat-${seat}`} data-cover={seat} tabIndex={-1} aria-labelledby="cover-title" aria-describedby="cover-lead">
      <Portrait {...sitterOf(place)} plain />
      <div class="words" role="status">
        <h2 id="cover-title">{t("cover-title", { name })}</h2>
        <p id="cover-lead">{t("cover-lead", { name })}</p>
      </div>
      <p class="acts">
        <button type="button" class="main" data-action="me" onClick={press}>
          {t("cover-me", { name })}
        </button>
        <button type="button" class="gone" data-action="gone" onClick={onGone}>
          {t("cover-gone", { name })}
        </button>
      </p>
      <Switch label={t("cover-turns")} isOn={middle.value.turnsBoard} onSwitch={(on) => setMiddle({ turnsBoard: on })} />
    </section>
  );
}
