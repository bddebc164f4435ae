// A button for what cannot be undone: it asks once more.

import { useSignal } from "@preact/signals";
import { t } from "../text/messages";

export function Sure({ text, name, onSure }: { text: string; name: string; onSure: () => void }) {
  const isAsked = useSignal(false);
  return (
    <button data-action={name} class={isAsked.value ? "main" : ""} onClick={() => (isAsked.value ? onSure() : (isAsked.value = true))}>
      {isAsked.value ? t("sure", { text }) : text}
    </button>
  );
}
