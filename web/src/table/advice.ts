// What a bot would do in the reader's place: asked for with a press, forgotten as soon as something else is chosen.

import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
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

/** What came of it, for the prompt that began then. */
interface Given {
  since: number;
  chosen: ChosenMessage | null;
  trouble: string | null;
}

export function useAdvice(table: string, prompt: PromptMessage | null): Advice {
  const given = useSignal<Given | null>(null);
  const isAsking = useSignal(false);
  /** How often it was forgotten: what was asked for before comes too late, and must not take the place of what is chosen by now. */
  const forgotten = useRef(0);
  const forget = () => {
    forgotten.current++;
    given.value = null;
  };
  const ask = async () => {
    if (!prompt || isAsking.value) return;
    forget();
    isAsking.value = true;
    const [{ since }, asked] = [prompt, forgotten.current];
    const answer = await api.hint(table).then(
      (chosen): Given => ({ since, chosen, trouble: null }),
      (error: unknown): Given => ({ since, chosen: null, trouble: error instanceof api.Refused ? t(`refused-${error.reason}`) : t("connection-lost") }),
    );
    if (forgotten.current === asked) given.value = answer;
    isAsking.value = false;
  };
  const meant = given.value?.since === prompt?.since ? given.value : null;
  return { chosen: meant?.chosen ?? null, isAsking: isAsking.value, trouble: meant?.trouble ?? null, ask: () => void ask(), forget };
}
