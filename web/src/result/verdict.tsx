// Were the cards fair? Worked out here, from the record of the game and from what this browser saw of it.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { check, isDealt, type Proof } from "../fair/proof";
import { ownSeed } from "../fair/seeds";
import { isLocal } from "../local/ids";
import * as api from "../net/api";
import type { Past } from "../past/past";
import type { TableMessage } from "../protocol";
import { t } from "../text/messages";
import { listed, seatName } from "../text/names";
import { PARTS, verdict } from "./fairness";

export function Verdict({ table, past }: { table: TableMessage; past: Past }) {
  const proof = useSignal<Proof | null>(null);
  useEffect(() => {
    // Whoever shuffles and plays alone on one device need not prove anything to anybody.
    if (isLocal(table.id)) return;
    void api
      .record(table.id, table.game)
      .then((record) => (proof.value = check(record)))
      .catch(() => {});
  }, [table.id, table.game]);
  if (!proof.value) return null;
  const { parts, decks, promised } = proof.value;
  const own = ownSeed(promised);
  const told = past.changes.value;
  const wasDealt = table.you === null || told[0]?.what !== "started" || isDealt(decks, told, table.you);
  const [word, isFair] = verdict(proof.value, own, wasDealt);
  const people = (part: string) => parts.filter((place) => place.part === part).map(({ seat }) => seatName(table, seat));
  const helpers = people("opened");
  return (
    <section class="verdict" data-verdict={word}>
      <h2>{isFair ? t("fair") : t("unfair")}</h2>
      <p>{t(`fair-${word}`, { names: listed(helpers), count: helpers.length })}</p>
      <details>
        <summary>{t("fair-how")}</summary>
        <p>{t("fair-steps", { decks: decks.length })}</p>
        {PARTS.map((part) => people(part).length > 0 && <p key={part}>{t(`part-${part}`, { names: listed(people(part)), count: people(part).length })}</p>)}
        <p>{t("fair-limits")}</p>
        <a href={`/api/tables/${table.id}/record?game=${table.game}`}>{t("record")}</a>
      </details>
    </section>
  );
}
