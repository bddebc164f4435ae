// For whoever only watches a running game: they may take a bot's seat, and only then are asked for a name.

import { useSignal } from "@preact/signals";
import { Chip } from "../board/chip";
import type { Connection } from "../net/connection";
import { ownFace } from "../people/own";
import { LONGEST_NAME, ownName, rememberName } from "../person/name";
import type { EditionMessage, TableMessage } from "../protocol";
import { t } from "../text/messages";
import { mates } from "../text/names";

export function Watching({ connection, table, edition }: { connection: Connection; table: TableMessage; edition: EditionMessage }) {
  const isSitting = useSignal(false);
  const own = useSignal(ownName());
  const free = table.seats.filter(({ name }) => name === null);
  return (
    <section class="watching">
      <p>{t("you-watch")}</p>
      {!isSitting.value && free.length > 0 && (
        <button type="button" data-action="take-seat" onClick={() => (isSitting.value = true)}>
          {t("take-seat")}
        </button>
      )}
      {isSitting.value && (
        <>
          <label>
            {t("your-name")}{" "}
            <input value={own.value} maxLength={LONGEST_NAME} autoComplete="nickname" onInput={(event) => (own.value = event.currentTarget.value)} />
          </label>
          <p class="actions">
            {free.map(({ seat }) => (
              <button
                type="button"
                key={seat}
                data-action="sit"
                data-seat={seat}
                onClick={() => connection.send({ do: "sit", seat, name: rememberName(own.value) || t("guest"), face: ownFace() })}
              >
                <Chip seat={seat} /> {t("sit-with", { seat: t(`seat-${seat}`), names: mates(table, edition.teams, seat) })}
              </button>
            ))}
          </p>
        </>
      )}
    </section>
  );
}
