// For whoever only watches a running game: they may take a bot's seat, and only then are asked for a name.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Chip } from "../board/chip";
import { Dialog } from "../controls/dialog";
import type { Connection } from "../net/connection";
import { LONGEST_NAME, ownName, rememberName } from "../person/name";
import type { EditionMessage, SeatMessage, TableMessage } from "../protocol";
import { t } from "../text/messages";
import { mates } from "../text/names";
import type { Asked } from "../text/sentences/prompt";

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
  /** Has the reader knocked in vain? */
  const hasAsked = useSignal(false);
  useEffect(() => {
    if (table.knock || table.next) hasAsked.value = true;
  }, [table.knock?.knock, table.next]);
  const getUp = () => {
    hasAsked.value = false;
    connection.send({ do: "leave" });
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
  const host = table.seats.find((place) => place.host);
  const waits = table.next ? t("sit-next", { seat: t(`seat-${table.next}`) }) : table.knock ? t("knocked", { name: host?.name ?? "" }) : null;
  if (waits) {
    return (
      <section class="watching">
        <p role="status">{waits}</p>
        <button type="button" data-action="get-up" onClick={getUp}>
          {t("sit-not")}
        </button>
      </section>
    );
  }
  return (
    <section class="watching">
      <p role="status">{hasAsked.value ? t("not-let-in") : table.door === "locked" ? t("watch-locked") : table.hurried ? t("hurried-line") : t("you-watch")}</p>
      {hasAsked.value ? (
        <a class="button" href="/">
          {t("find-another")}
        </a>
      ) : (
        table.door !== "locked" &&
        table.seats.some(isBots) && (
          <button type="button" data-action="take-seat" onClick={() => (isSitting.value = true)}>
            {t("take-seat")}
          </button>
        )
      )}
      {isSitting.value && <Seats {...{ connection, table, edition }} onClose={close} />}
    </section>
  );
}

/** Nobody sits there but a bot, and nobody will at the next deal. */
function isBots({ name, next }: SeatMessage): boolean {
  return name === null && next === undefined;
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
      {table.door !== "open" && <p>{t("knock-first")}</p>}
      {table.seats.filter(isBots).map(({ seat }) => (
        <button type="button" key={seat} data-action="sit" data-seat={seat} onClick={sit(seat)}>
          <Chip seat={seat} /> {t("sit-with", { seat: t(`seat-${seat}`), names: mates(table, edition.teams, seat) })}
        </button>
      ))}
    </Dialog>
  );
}
