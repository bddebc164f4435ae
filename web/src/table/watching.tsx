// For whoever only watches a running game: they may take a bot's seat, and only then are asked for a name.

import { useSignal } from "@preact/signals";
import { Chip } from "../board/chip";
import { Dialog } from "../controls/dialog";
import type { Connection } from "../net/connection";
import { LONGEST_NAME, ownName, rememberName } from "../person/name";
import type { EditionMessage, TableMessage } from "../protocol";
import { t } from "../text/messages";
import { mates } from "../text/names";
import type { Asked } from "../text/prompt";

interface Props {
  connection: Connection;
  table: TableMessage;
  edition: EditionMessage;
}

/** What is said while the past is shown, and the way back from it. */
interface Past {
  said: Asked;
  onBack: () => void;
}

export function Watching({ connection, table, edition, past }: Props & { past: Past | null }) {
  const isSitting = useSignal(false);
  const close = () => {
    isSitting.value = false;
  };
  if (past) {
    return (
      <section class="watching">
        <p role="status">
          {past.said.title}: {past.said.line}
        </p>
        <button type="button" data-action="present" onClick={past.onBack}>
          {t("past-back")}
        </button>
      </section>
    );
  }
  return (
    <section class="watching">
      <p>{table.hurried ? t("hurried-line") : t("you-watch")}</p>
      {table.seats.some(({ name }) => name === null) && (
        <button type="button" data-action="take-seat" onClick={() => (isSitting.value = true)}>
          {t("take-seat")}
        </button>
      )}
      {isSitting.value && <Seats {...{ connection, table, edition }} onClose={close} />}
    </section>
  );
}

function Seats({ connection, table, edition, onClose }: Props & { onClose: () => void }) {
  const own = useSignal(ownName());
  const sit = (seat: string) => () => {
    onClose();
    connection.send({ do: "sit", seat, name: rememberName(own.value) || t("guest") });
  };
  return (
    <Dialog title={t("take-seat")} kind="sit" onClose={onClose}>
      <label class="choice">
        {t("your-name")}
        <input value={own.value} maxLength={LONGEST_NAME} autoComplete="nickname" onInput={(event) => (own.value = event.currentTarget.value)} />
      </label>
      {table.seats
        .filter(({ name }) => name === null)
        .map(({ seat }) => (
          <button type="button" key={seat} data-action="sit" data-seat={seat} onClick={sit(seat)}>
            <Chip seat={seat} /> {t("sit-with", { seat: t(`seat-${seat}`), names: mates(table, edition.teams, seat) })}
          </button>
        ))}
    </Dialog>
  );
}
