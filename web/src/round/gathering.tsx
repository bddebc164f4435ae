// Before a game, on the device in the middle: the chairs as they fill, and the code that brings a telephone to one of them.

import { Code } from "../controls/code";
import { isFree } from "../game/company";
import { Portrait, sitterOf } from "../people/portrait";
import type { EditionMessage, TableMessage } from "../protocol";
import { t } from "../text/messages";
import { mates, seatName } from "../text/names";
import { Chairs, Spot } from "../waiting/chairs";

interface Props {
  table: TableMessage;
  edition: EditionMessage;
  code: boolean[][] | null;
  address: string;
}

export function Gathering({ table, edition, code, address }: Props) {
  const host = table.seats.find((place) => place.host);
  return (
    <section class="waiting gathering">
      <Chairs {...{ table, edition }} own={edition.seats[0]!}>
        {(seat, place) => {
          const sitter = table.seats.find((other) => other.seat === seat)!;
          const isEmpty = isFree(sitter);
          return (
            <Spot
              key={seat}
              {...{ seat, place, isEmpty }}
              inside={!isEmpty && <Portrait {...sitterOf(sitter)} plain />}
              who={isEmpty ? t(`seat-${seat}`) : seatName(table, seat)}
              note={t("together-with", { names: mates(table, edition.teams, seat) })}
            />
          );
        }}
      </Chairs>
      <div class="deeds">
        <h2>{t("gather-title")}</h2>
        {code && <Code bits={code} />}
        <p class="lead">{t("gather-lead")}</p>
        <p class="address">{address.replace(/^https?:\/\//, "")}</p>
        <p role="status">{host ? t("gather-starts", { name: host.name ?? "" }) : t("gather-first")}</p>
      </div>
    </section>
  );
}
