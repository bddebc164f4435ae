// Makker's sign, two partners' pawns, one behind the other; and a board to look at on the first page.

import { Ground } from "../board/ground";
import { Token } from "../board/token";
import { readSpace } from "../game/notation";
import { geometry } from "../shape/geometry";

export function Emblem() {
  return (
    <svg class="emblem" viewBox="-24 -15 48 35" aria-hidden="true">
      <g transform="translate(8 2.5)">
        <Token seat="G" size={11} />
      </g>
      <g transform="translate(-7 -1.5)">
        <Token seat="R" size={12} />
      </g>
    </svg>
  );
}

/** Somewhere in the middle of a game: who stands where. */
const STANDING = "R:Rg4 R:Y3 R:G12 R:Rh0 Y:R6 Y:B10 Y:Yg4 Y:Yh1 G:Gs G:R12 G:Gg4 G:Gh2 B:Y11 B:G5 B:Bh0 B:Bh1";
const SIZE = { width: 480, height: 480 };

export function Picture({ seats, arc, teams }: { seats: string[]; arc: number; teams: string[][] }) {
  const board = geometry(seats, arc, seats[0]!, SIZE);
  return (
    <svg class="picture" viewBox={`${-SIZE.width / 2} ${-SIZE.height / 2} ${SIZE.width} ${SIZE.height}`} aria-hidden="true">
      <Ground geometry={board} teams={teams} />
      {STANDING.split(" ").map((standing) => {
        const [seat, space] = standing.split(":") as [string, string];
        const at = board.spaces.get(space) ?? board.homes.get(readSpace(space).seat)?.[Number(space.slice(2))];
        return (
          at && (
            <g key={standing} transform={`translate(${at.x} ${at.y})`}>
              <Token seat={seat} size={board.unit * 0.45} />
            </g>
          )
        );
      })}
    </svg>
  );
}
