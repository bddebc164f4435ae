// An address to give to others: as text, to copy, to share, as a QR code.

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../text/messages";

export function Share({ address, title }: { address: string; title: string }) {
  const note = useSignal("");
  const code = useSignal<boolean[][] | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Only who shares an address loads what draws the code.
    void import("uqr").then(({ encode }) => (code.value = encode(address, { border: 2 }).data));
  }, [address]);
  const copy = async () => {
    field.current?.select();
    try {
      // Browsers allow this on secure pages only: elsewhere the address is marked, and one copies it by hand.
      await navigator.clipboard.writeText(address);
      note.value = t("link-copied");
    } catch {
      note.value = t("link-marked");
    }
  };
  return (
    <div class="share">
      <input ref={field} readOnly value={address} aria-label={title} onFocus={() => field.current?.select()} />
      <button type="button" data-action="copy" onClick={copy}>
        {t("copy-link")}
      </button>
      {"share" in navigator && (
        <button type="button" onClick={() => void navigator.share({ title: t("title"), url: address }).catch(() => {})}>
          {t("share-link")}
        </button>
      )}
      <span role="status">{note.value}</span>
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
