// A button for what cannot be undone: it asks once more.

import { useSignal } from "@preact/signals";
import { t } from "../text/messages";

export function Sure({ text, name, onSure }: { text: string; name: string; onSure: () => void }) {
  const isAsked = useSignal(false);
  const press = () => {
    if (isAsked.value) onSure();
    else isAsked.value = true;
  };
  return (
    <button type="button" data-action={name} class={isAsked.value ? "main" : ""} onClick={press}>
      {isAsked.value ? t("sure", { text }) : text}
    </button>
  );
}
