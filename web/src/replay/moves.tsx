// Every move of a game, deal by deal, from the first on; a tap goes there.

import { useEffect, useRef } from "preact/hooks";
import { ToldMove } from "../past/told";
import type { TableMessage } from "../protocol";
import { face } from "../text/cards";
import { t } from "../text/messages";
import { seatName } from "../text/names";
import { dealWords } from "../text/sentences/told";
import type { Moment } from "./film";
import type { Player } from "./player";

export function Moves({ player, table }: { player: Player; table: TableMessage }) {
  const at = player.at.value;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    // The list alone scrolls: on a phone the page must not.
    const [box, row] = [list.current, list.current?.querySelector<HTMLElement>("[aria-current]")];
    if (box && row) box.scrollTop = row.offsetTop - box.clientHeight / 3;
  }, [at]);
  return (
    <section class="history every" aria-labelledby="every-move">
      <h2 id="every-move">{t("replay-every")}</h2>
      <ol ref={list} class="deals">
        {player.film.moments.map((moment, index) =>
          moment.kind === "start" ? null : (
            <li key={index} class={index > at ? "ahead" : ""}>
              <button type="button" class="row" aria-current={index === at ? "step" : undefined} data-moment={index} onClick={() => player.go(index)}>
                <Row moment={moment} table={table} />
              </button>
            </li>
          ),
        )}
      </ol>
    </section>
  );
}

function Row({ moment, table }: { moment: Moment; table: TableMessage }) {
  const { kind, move, deal } = moment;
  if (!move) {
    const dealer = deal ? seatName(table, deal.dealer) : "";
    return (
      <span class="what dealt">
        <b>{kind === "deal" && deal ? dealWords(deal) : t("replay-gave")}</b>
        <small>{kind === "deal" ? t("replay-deals", { name: dealer }) : gifts(moment, table)}</small>
      </span>
    );
  }
  return <ToldMove {...{ table, move }} />;
}

/** Who gave what to whom. */
function gifts({ events }: Moment, table: TableMessage): string {
  const given = events.flatMap((event) => (event.event === "give" ? [event] : []));
  return given.map(({ seat, card }) => `${seatName(table, seat)} ${card === "?" ? "?" : face(card)}`).join(" · ");
}
