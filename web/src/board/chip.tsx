// A seat's shape and letter, small, in a line of text.

import { SHAPES } from "./shapes";

export function Chip({ seat }: { seat: string }) {
  return (
    <svg class={`chip piece seat-${seat}`} viewBox="-1.35 -1.35 2.7 2.7" aria-hidden="true">
      <path d={SHAPES[seat]} />
      <text dy="0.36em" font-size="1.1" y={seat === "Y" ? 0.2 : 0}>
        {seat}
      </text>
    </svg>
  );
}
