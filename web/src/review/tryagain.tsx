// A marked moment of a game, tried again: the position as its seat saw it.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import * as past from "../net/past";
import type { DecisionMessage, EditionMessage, PositionMessage } from "../protocol";
import type { Film } from "../replay/film";
import { t } from "../text/messages";
import { Attempt } from "./attempt";
import type { Ledger } from "./ledger";
import { person, whyWords } from "./words";

interface Props {
  film: Film;
  edition: EditionMessage;
  ledger: Ledger;
  decision: DecisionMessage;
  onLeave: () => void;
}

export function TryAgain({ film, edition, ledger, decision, onLeave }: Props) {
  const position = useSignal<PositionMessage | null>(null);
  const failed = useSignal(false);
  const { judged, seat, event } = decision;
  useEffect(() => {
    past
      .moment(film.table!, film.told.game, event)
      .then((told) => {
        position.value = told;
      })
      .catch(() => {
        failed.value = true;
      });
  }, [event]);
  if (!position.value || !judged)
    return (
      <p class="loading" role="status">
        {failed.value ? t("refused-unavailable") : t("loading")}{" "}
        {failed.value && (
          <button type="button" class="soft" onClick={onLeave}>
            {t("try-back")}
          </button>
        )}
      </p>
    );
  const table = film.tableAt(film.momentOfEvent(event), null);
  const best = judged.better ?? { choice: judged.choice, win: judged.win, motive: judged.motive, legs: [] };
  return (
    <Attempt
      {...{ edition, best }}
      position={position.value}
      seats={table.seats}
      worth={judged.worth ?? []}
      why={whyWords({ ...table, you: seat }, ledger, seat, best.motive)}
      next={{ label: t("try-back"), onPress: onLeave }}
    >
      <h1 class="topic">{t("try-title", person(table, seat))}</h1>
      <button type="button" class="soft skip" data-action="leave-try" onClick={onLeave}>
        {t("try-back")}
      </button>
    </Attempt>
  );
}
