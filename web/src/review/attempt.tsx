// A position to decide again, from one seat's eyes and on the real board: whoever answers is told what it was worth. No server is asked.

import { signal, useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { NOTHING, travelled } from "../game/narrow";
import { Theatre } from "../game/theatre";
import { pace } from "../person/settings";
import type { EditionMessage, LegMessage, PositionMessage, SeatMessage, TableMessage, WorthMessage } from "../protocol";
import { useChoosing } from "../table/choosing";
import { TaskTable } from "../table/task";
import { t } from "../text/messages";
import { points, worthOf } from "./ledger";

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
    answer.value = { win, lost: isListed ? lost : Math.max(1, lost), ghosts: table.prompt?.kind === "play" ? travelled(table.prompt, choosing.shown) : [] };
    connection.answered.value = true;
    onAnswer?.(answer.value.lost);
  };
  const choosing = useChoosing({
    ...{ theatre, table, connection },
    begin: () => NOTHING,
    onAsked() {},
    onPick: () => true,
    onSend: send,
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
    <TaskTable
      {...{ edition, table, theatre, choosing, children }}
      name="attempt"
      known={{ "data-lost": given?.lost ?? "", "data-legs": choosing.shown.legs.map(({ from, to }) => `${from}>${to}`).join(" ") }}
      own={position.seat}
      answer={`${given?.lost}`}
      ghosts={given?.ghosts}
      hinted={given && !isBest ? best.legs : []}
      instead={said && { said, name: isBest ? "next" : "again", ...(isBest ? next : { label: t("try-again"), onPress: again }) }}
      lesson={{ said: { title: t("try-question"), line: "" }, cards: [] }}
      picked={given ? NOTHING : choosing.shown}
      onSend={send}
      heard={said ? `${said.title} ${said.line}` : ""}
    />
  );
}
