// Makker's sign: two partners' pawns, one behind the other.

import { SHAPES } from "./seats";

export function Emblem() {
  return (
    <svg class="emblem" viewBox="-2.4 -1.7 4.8 3.4" aria-hidden="true">
      <g class="piece seat-G" transform="translate(.7 .25)">
        <path d={SHAPES.G} transform="scale(1.1)" />
      </g>
      <g class="piece seat-R" transform="translate(-.7 -.15)">
        <path d={SHAPES.R} transform="scale(1.25)" />
      </g>
    </svg>
  );
}
