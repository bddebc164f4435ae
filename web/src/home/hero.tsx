// The board of the first page, seen from a chair at the table: it plays a game by itself, slowly, until one looks away.

import { useEffect, useMemo, useRef } from "preact/hooks";
import { Board } from "../board/board";
import { CardPicture } from "../cards/card";
import { family } from "../cards/family";
import { Theatre } from "../game/theatre";
import { hush } from "../motion/sounds";
import { pace } from "../person/settings";
import type { EditionMessage } from "../protocol";
import { geometry } from "../shape/geometry";
import { changeOf, EDITION, FIRST, tableAfter, wholeGame } from "./show";

const SIZE = { width: 792, height: 654 };
/** Between two plays, and before a game that is over begins anew. */
const PAUSE = 1600;
const REST = 6000;
/** Pawns take their time. */
const CALM = 1.7;
/** Of these families the last card of the deck lies in front of the board. */
const FAN = ["split", "walk", "out", "swap"];

export function Hero({ editions }: { editions: EditionMessage[] }) {
  const edition = editions.find(({ name }) => name === EDITION);
  return (
    <div class="hero" aria-hidden="true" inert>
      {edition && <Playing edition={edition} />}
      <div class="fan">
        {FAN.map((kind) => {
          const card = edition?.cards.findLast(({ effects }) => family(effects) === kind);
          return card && <CardPicture key={kind} card={card.code} />;
        })}
      </div>
    </div>
  );
}

function Playing({ edition }: { edition: EditionMessage }) {
  const place = useRef<HTMLDivElement>(null);
  const board = useMemo(() => geometry(edition.seats, edition.arc, edition.seats[0]!, SIZE), [edition]);
  const theatre = useMemo(() => {
    const stage = new Theatre({ onEvent() {}, onChange() {}, pace: () => pace() * CALM });
    stage.hear([], tableAfter(edition, [FIRST], 1));
    return stage;
  }, [edition]);
  useEffect(() => {
    hush();
    const isSeen = () => pace() > 0 && (place.current?.getBoundingClientRect().bottom ?? 0) > 0;
    const go = async () => {
      let isOver = false;
      if (isSeen() && !theatre.isPlaying.value) {
        const game = await wholeGame();
        const count = theatre.shown.value!.seq + 1;
        // After the end it begins anew.
        if (count > game.length) theatre.hear([], tableAfter(edition, game, 1));
        else theatre.hear([changeOf(game, count)], tableAfter(edition, game, count));
        isOver = count === game.length;
      }
      if (!isGone) timer = window.setTimeout(go, isOver ? REST : PAUSE);
    };
    let isGone = false;
    let timer = window.setTimeout(go, PAUSE);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [theatre]);
  const table = theatre.shown.value;
  return (
    <div class="tilt" ref={place}>
      {table && <Board table={table} theatre={theatre} geometry={board} teams={edition.teams} marks={[]} ghosts={[]} onTap={() => {}} />}
    </div>
  );
}
