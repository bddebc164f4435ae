// An address to give to others: as text, to copy, to share, as a QR code.

import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { t } from "../text/messages";
import { bitsOf, Code } from "./code";
import { Icon } from "./icon";
import "./controls.css";

interface Props {
  address: string;
  title: string;
  /** Is it the one thing to do now? */
  isMain?: boolean;
}

export function Share({ address, title, isMain = false }: Props) {
  const note = useSignal("");
  const code = useSignal<boolean[][] | null>(null);
  const field = useRef<HTMLSpanElement>(null);
  const tail = address.lastIndexOf("/");
  const scheme = `${location.protocol}//`;
  const mark = () => getSelection()?.selectAllChildren(field.current!);
  const copy = async () => {
    mark();
    try {
      // Browsers allow this on secure pages only: elsewhere the address is marked, and one copies it by hand.
      await navigator.clipboard.writeText(address);
      note.value = t("link-copied");
    } catch {
      note.value = t("link-marked");
    }
  };
  const showCode = async () => {
    code.value = code.value ? null : await bitsOf(address);
  };
  return (
    <div class="share">
      {/* Where there is no room for all of it, its end is seen; what is marked is all of it. */}
      <span class="address" ref={field} role="textbox" aria-readonly="true" aria-label={title} tabIndex={0} onFocus={mark}>
        <span class="scheme">{scheme}</span>
        <span>
          <bdi dir="ltr">{address.slice(scheme.length, tail)}</bdi>
        </span>
        <b>{address.slice(tail)}</b>
      </span>
      <button type="button" class={isMain ? "main" : "soft"} data-action="copy" onClick={copy}>
        <Icon name="copy" /> {t("copy-link")}
      </button>
      {"share" in navigator && (
        <button
          type="button"
          class="soft"
          data-action="share"
          aria-label={t("share-link")}
          title={t("share-link")}
          onClick={() => void navigator.share({ title: t("title"), url: address }).catch(() => {})}
        >
          <Icon name="share" />
        </button>
      )}
      <button
        type="button"
        class="soft"
        data-action="qr"
        aria-label={t("qr-code")}
        title={t("qr-code")}
        aria-expanded={code.value !== null}
        onClick={() => void showCode()}
      >
        <Icon name="qr" />
      </button>
      <span class="note" role="status">
        {note.value}
      </span>
      {code.value && <Code bits={code.value} />}
    </div>
  );
}
