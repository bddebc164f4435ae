// Makker's sign, two partners' pawns, one behind the other; and a board to look at on the first page.

import { geometry } from "../board/geometry";
import { SHAPES } from "../board/shapes";
import { Spaces } from "../board/spaces";
import { readSpace } from "../game/notation";

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

/** Somewhere in the middle of a game. */
const STANDING = ["Rg4", "Rg3", "R7", "G9", "Y5", "Y12", "Yg4", "B3", "Gs", "G4", "Gg4", "R12", "Bs", "B11", "Bg3", "Y2"];

export function Picture({ seats, arc }: { seats: string[]; arc: number }) {
  const board = geometry(seats, arc, seats[0]!);
  const { half, radius, spaces } = board;
  return (
    <svg class="picture" viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`} aria-hidden="true">
      <Spaces geometry={board} />
      {STANDING.map((space, index) => {
        const at = spaces.get(space);
        const { seat: owner, kind } = readSpace(space);
        const seat = kind === "goal" ? owner : seats[index % seats.length]!;
        return (
          at && (
            <g key={space} class={`piece seat-${seat}`} transform={`translate(${at.x} ${at.y})`}>
              <path d={SHAPES[seat]} transform={`scale(${radius * 0.86})`} />
            </g>
          )
        );
      })}
    </svg>
  );
}
