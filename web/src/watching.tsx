// For whoever only watches a running game: they may take a bot's seat.

import { Chip } from "./chip";
import type { Connection } from "./connection";
import { t } from "./messages";
import { ownName } from "./name";
import type { TableMessage } from "./protocol";

export function Watching({ connection, table }: { connection: Connection; table: TableMessage }) {
  return (
    <section class="watching">
      <p>{t("you-watch")}</p>
      <p class="actions">
        {table.seats
          .filter(({ name }) => name === null)
          .map(({ seat }) => (
            <button key={seat} data-action="sit" data-seat={seat} onClick={() => connection.send({ do: "sit", seat, name: ownName() || t(`seat-${seat}`) })}>
              <Chip seat={seat} /> {t("sit-here")}
            </button>
          ))}
      </p>
    </section>
  );
}
