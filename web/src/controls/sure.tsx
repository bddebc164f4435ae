// A button for what cannot be undone: it asks once more.

import { useSignal } from "@preact/signals";
import { t } from "../text/messages";

interface Props {
  text: string;
  name: string;
  /** What it is about, for those who do not see what it stands beside. */
  about?: string;
  /** What is asked then, if it is more than whether one is sure. */
  asks?: string;
  onSure: () => void;
}

export function Sure({ text, name, about, asks, onSure }: Props) {
  const isAsked = useSignal(false);
  const press = () => {
    if (isAsked.value) onSure();
    else isAsked.value = true;
  };
  return (
    <button type="button" data-action={name} class={isAsked.value ? "main" : ""} onClick={press}>
      {isAsked.value ? (asks ?? t("sure", { text })) : text}
      {about && <span class="heard">{` ${about}`}</span>}
    </button>
  );
}
