// The rules over a table or a lesson: the game goes on behind them.

import { useSignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { lookup } from "../cards/lookup";
import { Dialog } from "../controls/dialog";
import type { EditionMessage } from "../protocol";
import { t } from "../text/messages";
import { addressOf, type Reader } from "./book/reader";
import { COLUMNS } from "./differences";
import { Rulebook } from "./rulebook";

export function RulesWindow({ editions, rules }: { editions: EditionMessage[]; rules: string }) {
  const name = useSignal(rules);
  const place = lookup.value ?? "";
  const names = useMemo(() => (COLUMNS.includes(rules) ? COLUMNS : [rules, ...COLUMNS]), [rules]);
  const link: Reader["link"] = (to, other = name.value) => ({
    href: addressOf(other, to),
    onClick(event) {
      event.preventDefault();
      name.value = other;
      lookup.value = to;
    },
  });
  return (
    <Dialog title={t("rules")} kind="rules" onClose={() => (lookup.value = null)}>
      <Rulebook reader={{ editions, name: name.value, names, place, link }} />
    </Dialog>
  );
}
