// A QR code, drawn from its bits.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../text/messages";

/** What draws codes is loaded by those who want one. */
export const bitsOf = async (address: string): Promise<boolean[][]> => (await import("uqr")).encode(address, { border: 2 }).data;

export function Code({ bits }: { bits: boolean[][] }) {
  return (
    <svg class="qr" viewBox={`0 0 ${bits.length} ${bits.length}`} role="img" aria-label={t("qr-label")}>
      <path d={bits.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x},${y}h1v1h-1z`] : []))).join("")} />
    </svg>
  );
}

/** The code of an address, as soon as it is there. */
export function useCode(address: string): boolean[][] | null {
  const bits = useSignal<boolean[][] | null>(null);
  useEffect(() => {
    void bitsOf(address)
      .then((drawn) => (bits.value = drawn))
      .catch(() => {});
  }, [address]);
  return bits.value;
}
