// A task on the real board, with the real hand: what is asked and what is said to an answer is told by whoever asks it.

import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { Board } from "../board/board";
import { Reading } from "../cards/reading";
import { travelled } from "../game/narrow";
import type { EditionMessage, TableMessage } from "../protocol";
import type { Geometry } from "../shape/geometry";
import { useGeometry } from "../shape/size";
import type { Choosing } from "./choosing";
import { Hand } from "./hand";
import { useKeys } from "./keys";
import { marks } from "./marks";

/** Nobody is asked what to do. */
const NO_ADVICE = { chosen: null, isAsking: false, trouble: null, ask() {}, forget() {} };

type OfBoard = Parameters<typeof Board>[0];
type OfHand = Parameters<typeof Hand>[0];

interface Props extends Pick<OfBoard, "theatre" | "hinted">, Pick<OfHand, "instead" | "lesson" | "picked" | "onSend"> {
  /** Its name in styles, and what they and tests know of it. */
  name: string;
  known: Record<`data-${string}`, string | number | boolean>;
  edition: EditionMessage;
  table: TableMessage;
  /** Whose side is at the bottom. */
  own: string;
  choosing: Choosing;
  /** What is said to an answer: when it changes, the focus goes on. */
  answer: string;
  /** Shown instead of what is picked. */
  ghosts?: OfBoard["ghosts"] | null | undefined;
  /** Is not shown where pawns can go? */
  isUnmarked?: boolean;
  /** What is read aloud. */
  heard: string;
  /** What lies over the board, and above the hand. */
  over?: (board: Geometry) => ComponentChildren;
  above?: ComponentChildren;
  children: ComponentChildren;
}

export function TaskTable({
  name,
  known,
  edition,
  table,
  theatre,
  own,
  choosing,
  answer,
  ghosts,
  hinted,
  isUnmarked,
  heard,
  over,
  above,
  children,
  ...hand
}: Props) {
  const place = useRef<HTMLElement>(null);
  const where = useRef<HTMLDivElement>(null);
  const board = useGeometry(where, edition, own);
  const { prompt, toPlay, shown } = choosing;
  useKeys(place, `${answer} ${JSON.stringify(shown)}`, (key) => {
    if (/^[1-9]$/.test(key)) return place.current?.querySelectorAll<HTMLButtonElement>(".cards button")[Number(key) - 1]?.click();
    if (key === "Escape" || key === "Backspace") choosing.undo?.();
  });
  return (
    <main ref={place} class={`table ${name}`} data-prompt={prompt?.kind ?? ""} {...known}>
      {children}
      <div class="where" ref={where}>
        {board && (
          <Board
            {...{ table, theatre, hinted }}
            geometry={board}
            teams={edition.teams}
            marks={toPlay && !isUnmarked ? marks(toPlay, shown) : []}
            ghosts={ghosts ?? (table.prompt?.kind === "play" ? travelled(table.prompt, shown) : [])}
            isGiving={prompt?.kind === "give" && shown.card !== null}
            onTap={choosing.onTap}
          />
        )}
        {board && over?.(board)}
      </div>
      <div class="lower">
        {above}
        <Hand
          {...hand}
          edition={edition}
          table={{ ...table, prompt }}
          advice={NO_ADVICE}
          onPick={choosing.pick}
          onHint={() => {}}
          onUndo={choosing.undo}
          onMoves={null}
        />
        <Reading />
      </div>
      <p class="heard" role="log">
        {heard}
      </p>
    </main>
  );
}
