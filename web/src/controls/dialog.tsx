// A window over the page: closed by its button, Escape, or a click beside it.

import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { t } from "../text/messages";
import { Icon } from "./icon";
import "./controls.css";

interface Props {
  title: string;
  kind?: string;
  onClose: () => void;
  children: ComponentChildren;
}

/** Where the focus was before the first of several windows. */
let opener: Element | null = null;

export function Dialog({ title, kind, onClose, children }: Props) {
  const itself = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const label = useId();
  useEffect(() => {
    // Older browsers and the tests' have no windows: there it is simply a part of the page.
    const dialog = itself.current;
    if (!document.activeElement?.closest("dialog")) opener = document.activeElement;
    dialog?.showModal?.();
    // What is read first is what the window is, not how it is closed.
    heading.current?.focus();
    return () => {
      dialog?.close?.();
      if (!document.querySelector("dialog[open]")) (opener as HTMLElement | null)?.focus();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the window closes it as Escape does, which is the browser's own
    <dialog ref={itself} class={kind} aria-labelledby={label} onClose={onClose} onClick={(event) => event.target === itself.current && itself.current?.close()}>
      <header>
        <h2 id={label} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <button type="button" class="plain" aria-label={t("close")} data-action="close" onClick={() => itself.current?.close()}>
          <Icon name="close" />
        </button>
      </header>
      <div class="inside">{children}</div>
    </dialog>
  );
}
