// The history zone of a table: the column, on a phone the line with its sheet, and in its place the bar while the past is shown. What
// happens is also read aloud, once.

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { TableMessage } from "../protocol";
import { spoken } from "../text/cards";
import { t } from "../text/messages";
import { History } from "./history";
import { Line } from "./line";
import { type Past, ReplayBar } from "./past";

/** What happened, with a number of its own, so that it is read aloud once. */
export interface Said {
  number: number;
  text: string;
}

export function PastZone({ past, table, log }: { past: Past; table: TableMessage; log: Said[] }) {
  const isOpen = useSignal(false);
  const opening = useRef<HTMLButtonElement>(null);
  const closing = useRef<HTMLButtonElement>(null);
  const replay = past.replay.value;
  useEffect(() => {
    if (isOpen.value) closing.current?.focus();
  }, [isOpen.value]);
  const open = () => {
    isOpen.value = true;
  };
  /** Whoever was in the sheet is where they opened it. */
  const close = () => {
    if (!isOpen.peek()) return;
    isOpen.value = false;
    opening.current?.focus();
  };
  useEffect(() => {
    // Before anyone else hears of it: nothing else is undone by the same key.
    const key = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || document.querySelector("dialog[open]")) return;
      if (past.leave()) event.stopPropagation();
      else if (isOpen.peek()) {
        event.stopPropagation();
        close();
      }
    };
    addEventListener("keydown", key, true);
    return () => removeEventListener("keydown", key, true);
  }, [past]);
  return (
    <>
      <ol class="log heard" aria-label={t("log-label")} aria-live="polite">
        {log.map(({ number, text }) => (
          <li key={number}>{spoken(text)}</li>
        ))}
      </ol>
      {table.status === "playing" && (
        <>
          {replay ? <ReplayBar {...{ replay, table }} /> : <Line {...{ past, table, opening }} isOpen={isOpen.value} onOpen={open} />}
          <History {...{ past, table, closing }} isOpen={isOpen.value} onClose={close} />
        </>
      )}
    </>
  );
}
