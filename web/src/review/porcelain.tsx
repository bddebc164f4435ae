// Verdicts are porcelain: brass with a tick for the best, whole with a dot, cracked, or broken in two. The same on the pawn, on the
// curve and in the panel.

import type { Porcelain } from "./ledger";

const CRACK = "M1.6-11L-2.4-4.6L2.2-.9L-1.8 4.1L1.2 10.9M2.2-.9L6.4 2.2M-2.400-4.600L-6-5.400";

/** With its middle at 0, 0 and this radius. */
export function Disc({ kind, radius }: { kind: Porcelain; radius: number }) {
  return (
    <g class={`porcelain ${kind}`} transform={`scale(${radius / 12})`} data-verdict={kind}>
      {kind === "broken" ? (
        <>
          <path class="body" transform="translate(-1.4 .6) rotate(-6)" d="M1.6-12L-3.4-4.6L1.2-.9L-3.8 4.6L-.8 11.8A11.6 11.6 0 0 1 1.6-12Z" />
          <path
            class="body"
            transform="translate(2.4 .6) rotate(8)"
            d="M1.6-11.600L-2.400-4.600L2.200-.9L-1.800 4.100L1.200 11.400A11.500 11.500 0 0 0 1.600-11.600Z"
          />
        </>
      ) : (
        <>
          <circle class="under" cy=".9" r="11.4" />
          <circle class="body" r="11.2" fill={kind === "brass" ? "url(#brass)" : undefined} />
        </>
      )}
      {kind === "brass" && <path class="tick" d="M-5.2.4L-1.6 4.2L5.4-4" />}
      {kind === "whole" && <circle class="dot" r="3.4" />}
      {kind === "cracked" && <path class="crack" d={CRACK} />}
    </g>
  );
}

/** As a picture of its own. */
export function Verdict({ kind }: { kind: Porcelain }) {
  return (
    <svg class="verdict" viewBox="-14 -14 28 28" aria-hidden="true">
      <Disc kind={kind} radius={12} />
    </svg>
  );
}

/** An empty well: the sunk place where a token of this seat should lie. */
export function Well({ seat, radius }: { seat: string; radius: number }) {
  return (
    <g class={`well seat-${seat}`}>
      <circle class="pit" r={radius} />
      <circle class="edge" r={radius - 0.6} />
      <path class="shade" d={`M${-radius * 0.62} ${-radius * 0.3}A${radius * 0.7} ${radius * 0.7} 0 0 1 ${radius * 0.62} ${-radius * 0.3}`} />
    </g>
  );
}
