// What is picked of what is asked, step by step: each tap narrows it down, each step can be undone.

import { untracked, useComputed, useSignal, useSignalEffect } from "@preact/signals";
import { finished, NOTHING, options, type Picked, tap, again as tapAgain } from "../game/narrow";
import type { Theatre } from "../game/theatre";
import type { Connection } from "../net/connection";
import { settings } from "../person/settings";
import type { PromptMessage, TableMessage } from "../protocol";

interface Props {
  theatre: Theatre;
  connection: Pick<Connection, "table" | "answered">;
  table: TableMessage;
  /** What is picked of something new that is asked, before anything is tapped. */
  begin: (prompt: PromptMessage) => Picked;
  /** Something else is asked, or nothing any more. */
  onAsked: (isAsked: boolean) => void;
  /** Something is picked. Says whether it may be played at once. */
  onPick: () => boolean;
  onSend: (choice: string) => void;
}

export interface Choosing {
  /** The change since which it is asked. */
  since: number | null;
  /** What can be answered now. */
  prompt: PromptMessage | null;
  toPlay: PromptMessage | null;
  shown: Picked;
  pick: (next: Picked) => void;
  /** None if nothing was picked by hand. */
  undo: (() => void) | null;
  /** Lays everything back. */
  clear: () => void;
  onTap: (space: string, isDropped?: boolean) => void;
}

export function useChoosing({ theatre, connection, table, begin, onAsked, onPick, onSend }: Props): Choosing {
  /** What is picked, after what was picked before. */
  const picks = useSignal<Picked[]>([NOTHING]);
  const since = useComputed(() => theatre.shown.value?.prompt?.since ?? null);
  // What was picked belongs to one prompt.
  useSignalEffect(() => {
    const isAsked = since.value !== null;
    // Another setting is no other prompt.
    untracked(() => {
      onAsked(isAsked);
      const { prompt } = theatre.shown.value ?? {};
      picks.value = [prompt ? begin(prompt) : NOTHING];
    });
  });
  // Whatever moves on the board, a question that the server still asks can be answered: others may give their cards meanwhile.
  const isAsked = table.prompt?.since === connection.table.value?.prompt?.since;
  const prompt = isAsked && !connection.answered.value ? table.prompt : null;
  const toPlay = prompt?.kind === "play" ? prompt : null;
  const pick = (next: Picked) => {
    const isInSight = onPick();
    picks.value = [...picks.value, next];
    // Nothing is played on a board that was not in sight.
    if (!isInSight || !settings.value.atOnce || !toPlay) return;
    const [only, ...others] = finished(toPlay, next);
    if (only && others.length === 0 && options(toPlay, next).length === 0) onSend(only.move);
  };
  const onTap = (space: string, isDropped = false) => {
    if (!toPlay) return;
    // A drop may follow at once on what was picked up by it.
    const now = picks.value.at(-1)!;
    const move = tapAgain(toPlay, now, space);
    // What is dropped where it is laid out already is looked at first, like any other move.
    if (move && isDropped) return;
    if (move) return onSend(move);
    const next = tap(toPlay, now, space);
    if (next) pick(next);
  };
  const undo = () => {
    picks.value = picks.value.slice(0, -1);
  };
  const clear = () => {
    picks.value = [NOTHING];
  };
  return { since: since.value, prompt, toPlay, shown: picks.value.at(-1)!, pick, undo: picks.value.length > 1 ? undo : null, clear, onTap };
}
