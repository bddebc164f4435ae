// The place of the board: it takes the shape of the room that there is for it.

import { useRef } from "preact/hooks";
import { Board } from "../board/board";
import type { EditionMessage } from "../protocol";
import { useGeometry } from "../shape/size";

interface Props extends Omit<Parameters<typeof Board>[0], "geometry" | "teams"> {
  edition: EditionMessage;
  /** Whose side is at the bottom. */
  own: string;
}

export function Field({ edition, own, ...board }: Props) {
  const where = useRef<HTMLDivElement>(null);
  const shape = useGeometry(where, edition, own);
  return (
    <div class="where" ref={where}>
      {shape && <Board geometry={shape} teams={edition.teams} {...board} />}
    </div>
  );
}
