// A position to decide again, from one seat's eyes and on the real board: whoever answers is told what it was worth. No server is asked.

import { signal, useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { Board } from "../board/board";
import { Reading } from "../cards/reading";
import { NOTHING, travelled } from "../game/narrow";
import { Theatre } from "../game/theatre";
import { pace } from "../person/settings";
import type { EditionMessage, LegMessage, PositionMessage, SeatMessage, TableMessage, WorthMessage } from "../protocol";
import { geometry } from "../shape/geometry";
import { useSize } from "../shape/size";
import { useChoosing } from "../table/choosing";
import { Hand } from "../table/hand";
import { useKeys } from "../table/keys";
import { marks } from "../table/marks";
import { t } from "../text/messages";
import { points, worthOf } from "./ledger";

const NO_ADVICE = { chosen: null, isAsking: false, trouble: null, ask() {}, forget() {} };

interface Props {
  position: PositionMessage;
  seats: SeatMessage[];
  edition: EditionMessage;
  /** What choices are worth, the best first. */
  worth: WorthMessage[];
  best: { legs: LegMessage[]; choices?: string[] };
  /** Why the best is best. */
  why: string;
  next: { label: string; onPress: () => void };
  /** Hears what an answer gave away, in points. */
  onAnswer?: (lost: number) => void;
  children: ComponentChildren;
}

/** The table with a position, as that seat saw it. */
function tableOf({ seat, view, prompt }: PositionMessage, seats: SeatMessage[]): TableMessage {
  return {
    ...{ id: "", seq: 1, status: "playing", you: seat, game: 1, leftMs: null, takeBack: null, abandon: null },
    ...{ door: "locked", shown: [], muted: [], score: [], seeds: null, seats, view, prompt: { ...prompt, since: 1 }, deciding: [seat] },
    options: { edition: view.edition, playOn: false, public: false, clock: null, bots: "", hints: false, takeBack: false, standIn: null },
  };
}

export function Attempt({ position, seats, edition, worth, best, why, next, onAnswer, children }: Props) {
  const place = useRef<HTMLElement>(null);
  const where = useRef<HTMLDivElement>(null);
  const answer = useSignal<{ lost: number; win: number; ghosts: LegMessage[] } | null>(null);
  const { theatre, connection } = useMemo(() => {
    const first = tableOf(position, seats);
    const theatre = new Theatre({ onEvent() {}, onChange() {}, pace });
    theatre.hear([], first);
    return { theatre, connection: { table: signal<TableMessage | null>(first), answered: signal(false) } };
  }, [position]);
  const table = theatre.shown.value!;
  const send = (choice: string) => {
    // In another spelling the best is the best all the same.
    const { win, isListed } = worthOf(worth, best.choices?.includes(choice) ? (worth[0]?.choice ?? choice) : choice);
    const lost = points(worth[0]?.win ?? win) - points(win);
    answer.value = { win, lost: isListed ? lost : Math.max(1, lost), ghosts: table.prompt?.kind === "play" ? travelled(table.prompt, shown) : [] };
    connection.answered.value = true;
    onAnswer?.(answer.value.lost);
  };
  const { prompt, toPlay, shown, ...choosing } = useChoosing({
    ...{ theatre, table, connection },
    begin: () => NOTHING,
    onAsked() {},
    onPick: () => true,
    onSend: send,
  });
  const size = useSize(where, true);
  const board = useMemo(() => size && geometry(edition.seats, edition.arc, position.seat, size), [edition, position, size]);
  useKeys(place, `${answer.value?.lost} ${JSON.stringify(shown)}`, (key) => {
    if (/^[1-9]$/.test(key)) return place.current?.querySelectorAll<HTMLButtonElement>(".cards button")[Number(key) - 1]?.click();
    if (key === "Escape" || key === "Backspace") choosing.undo?.();
  });
  useEffect(() => {
    answer.value = null;
  }, [position]);
  const again = () => {
    answer.value = null;
    choosing.clear();
    connection.answered.value = false;
  };
  const given = answer.value;
  const isBest = given?.lost === 0;
  const said = given && {
    title: isBest ? t("try-best", { win: points(given.win) }) : t("try-less", { win: points(given.win), count: given.lost }),
    line: isBest ? why : "",
  };
  return (
    <main
      ref={place}
      class="table attempt"
      data-prompt={prompt?.kind ?? ""}
      data-lost={given?.lost ?? ""}
      data-legs={shown.legs.map(({ from, to }) => `${from}>${to}`).join(" ")}
    >
      {children}
      <div class="where" ref={where}>
        {board && (
          <Board
            {...{ table, theatre }}
            geometry={board}
            teams={edition.teams}
            marks={toPlay ? marks(toPlay, shown) : []}
            ghosts={given ? given.ghosts : table.prompt?.kind === "play" ? travelled(table.prompt, shown) : []}
            hinted={given && !isBest ? best.legs : []}
            isGiving={prompt?.kind === "give" && shown.card !== null}
            onTap={choosing.onTap}
          />
        )}
      </div>
      <div class="lower">
        <Hand
          {...{ edition }}
          table={{ ...table, prompt }}
          instead={said && { said, name: isBest ? "next" : "again", ...(isBest ? next : { label: t("try-again"), onPress: again }) }}
          lesson={{ said: { title: t("try-question"), line: "" }, cards: [] }}
          picked={given ? NOTHING : shown}
          advice={NO_ADVICE}
          onPick={choosing.pick}
          onHint={() => {}}
          onUndo={choosing.undo}
          onSend={send}
          onMoves={null}
        />
        <Reading />
      </div>
      <p class="heard" role="log">
        {said ? `${said.title} ${said.line}` : ""}
      </p>
    </main>
  );
}
