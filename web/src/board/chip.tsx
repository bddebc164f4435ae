// A seat's token, small, in a line of text.

import { Token } from "./token";

export function Chip({ seat }: { seat: string }) {
  return (
    <svg class={`chip seat-${seat}`} viewBox="-12 -12 24 27" aria-hidden="true">
      <Token seat={seat} size={10.2} />
    </svg>
  );
}
