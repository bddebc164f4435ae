// What a bot would do in the reader's place: asked for with a press, forgotten as soon as something else is chosen.

import { useSignal } from "@preact/signals";
import * as api from "../net/api";
import type { ChosenMessage, PromptMessage } from "../protocol";
import { t } from "../text/messages";

export interface Advice {
  /** The advice for what is asked now, if there is one. */
  chosen: ChosenMessage | null;
  isAsking: boolean;
  /** Why there is none. */
  trouble: string | null;
  ask: () => void;
  forget: () => void;
}

export function useAdvice(table: string, prompt: PromptMessage | null): Advice {
  const given = useSignal<{ since: number; chosen: ChosenMessage } | null>(null);
  const isAsking = useSignal(false);
  const trouble = useSignal<string | null>(null);
  const forget = () => {
    given.value = null;
    trouble.value = null;
  };
  const ask = async () => {
    if (!prompt || isAsking.value) return;
    forget();
    isAsking.value = true;
    try {
      given.value = { since: prompt.since, chosen: await api.hint(table) };
    } catch (error) {
      trouble.value = error instanceof api.Refused ? t(`refused-${error.reason}`) : t("connection-lost");
    }
    isAsking.value = false;
  };
  const isMeant = given.value !== null && given.value.since === prompt?.since;
  return { chosen: isMeant ? given.value!.chosen : null, isAsking: isAsking.value, trouble: trouble.value, ask: () => void ask(), forget };
}
