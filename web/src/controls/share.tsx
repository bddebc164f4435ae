// An address to give to others: as text, to copy, to share, as a QR code.

import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { t } from "../text/messages";
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
    // Only who wants the code loads what draws it.
    code.value = code.value ? null : (await import("uqr")).encode(address, { border: 2 }).data;
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

function Code({ bits }: { bits: boolean[][] }) {
  const path = bits.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x},${y}h1v1h-1z`] : []))).join("");
  return (
    <svg class="qr" viewBox={`0 0 ${bits.length} ${bits.length}`} role="img" aria-label={t("qr-label")}>
      <path d={path} />
    </svg>
  );
}
