// One task on the real board, with the real hand: what is asked, what is said to an answer, and the way on.

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { Board } from "../board/board";
import { SmallPicture } from "../cards/card";
import { Reading } from "../cards/reading";
import { NOTHING, travelled } from "../game/narrow";
import { Theatre } from "../game/theatre";
import { sense } from "../motion/senses";
import { ownFace } from "../people/own";
import { ownName } from "../person/name";
import { pace } from "../person/settings";
import type { EditionMessage, SeatMessage } from "../protocol";
import { geometry } from "../shape/geometry";
import { useSize } from "../shape/size";
import { useChoosing } from "../table/choosing";
import { Hand } from "../table/hand";
import { useKeys } from "../table/keys";
import { marks } from "../table/marks";
import { face } from "../text/cards";
import { t } from "../text/messages";
import { said } from "../text/words";
import { cardsOf, legsOf, playedBefore, type Task } from "./lesson";
import { Teacher } from "./teacher";
import { Veil } from "./veil";

interface Props {
  task: Task;
  edition: EditionMessage;
  /** Is shown what to do, as in the first course? */
  isGuided: boolean;
  /** The way on once it is done. */
  next: { label: string; onPress: () => void };
  onDone?: () => void;
  /** What stands beside it. */
  children: ComponentChildren;
}

const NO_ADVICE = { chosen: null, isAsking: false, trouble: null, ask() {}, forget() {} };

/** Who sits round the table of a lesson. */
function company({ seats }: EditionMessage, you: string | null): SeatMessage[] {
  return seats.map((seat) => {
    const name = seat === you ? ownName() || t("you-short") : t(`mate-${seat}`);
    return { seat, name, bot: null, botName: null, botFace: null, face: seat === you ? ownFace() : null, here: true, host: false };
  });
}

export function Stage({ task, edition, isGuided, next, onDone, children }: Props) {
  const place = useRef<HTMLElement>(null);
  const where = useRef<HTMLDivElement>(null);
  const told = useSignal("");
  const { theatre, teacher } = useMemo(() => {
    const theatre = new Theatre({
      onEvent(event, table) {
        told.value = said(table, event) ?? "";
        sense(event, table.you);
      },
      onChange() {},
      pace,
    });
    return { theatre, teacher: new Teacher(task, company(edition, task.view.seat), (changes, table) => theatre.hear(changes, table)) };
  }, []);
  useEffect(() => {
    if (teacher.task.peek() !== task) teacher.ask(task);
  }, [task]);
  const asked = teacher.task.value;
  const table = theatre.shown.value!;
  const isDone = teacher.answered.value && !theatre.isPlaying.value;
  useEffect(() => {
    if (isDone) onDone?.();
  }, [isDone]);
  const send = (choice: string) => {
    teacher.send({ do: "choose", choice });
    if (teacher.wrong.peek()) choosing.clear();
  };
  const { prompt, toPlay, shown, ...choosing } = useChoosing({
    ...{ theatre, table, connection: teacher },
    begin: () => NOTHING,
    onAsked() {},
    onPick() {
      teacher.wrong.value = null;
      return true;
    },
    onSend: send,
  });
  const size = useSize(where, true);
  const own = asked.view.seat!;
  const board = useMemo(() => size && geometry(edition.seats, edition.arc, own, size), [edition, own, size]);
  useKeys(place, `${prompt?.since} ${isDone} ${JSON.stringify(shown)}`, (key) => {
    if (/^[1-9]$/.test(key)) return place.current?.querySelectorAll<HTMLButtonElement>(".cards button")[Number(key) - 1]?.click();
    if (key === "Escape" || key === "Backspace") choosing.undo?.();
  });
  // Shown as long as nothing is picked: the way there, and under which cards it lies.
  const isBlank = prompt !== null && choosing.undo === null;
  const [only, ...others] = isGuided ? asked.answers : [];
  const before = playedBefore(asked);
  const ways = only && others.length === 0 ? legsOf(only) : [];
  const wrong = teacher.wrong.value;
  const question = { title: t(`lesson-${asked.name}`), line: "" };
  const words = wrong ? { title: t(`lesson-${wrong.word}`), line: question.title } : prompt ? question : { title: "", line: "" };
  return (
    <main ref={place} class="table learn" data-task={asked.name} data-done={isDone} data-prompt={prompt?.kind ?? ""}>
      <h1 class="heard">{t("learn-title")}</h1>
      {children}
      <div class="where" ref={where}>
        {board && (
          <Board
            {...{ table, theatre }}
            geometry={board}
            teams={edition.teams}
            marks={toPlay && !(isGuided && isBlank) ? marks(toPlay, shown) : []}
            ghosts={table.prompt?.kind === "play" ? travelled(table.prompt, shown) : []}
            hinted={isBlank ? ways : []}
            isGiving={prompt?.kind === "give" && shown.card !== null}
            onTap={choosing.onTap}
          />
        )}
        {board && isGuided && prompt && (
          <Veil
            geometry={board}
            teams={edition.teams}
            legs={ways.length > 0 ? ways : asked.answers.flatMap(legsOf)}
            gift={prompt.to === null ? null : [own, prompt.to]}
          />
        )}
      </div>
      <div class="lower">
        {before.length > 0 && (
          <ul class="before" aria-label={t("learn-before")}>
            {before.map((card, index) => (
              <li key={index}>
                <SmallPicture card={card} />
                <span class="heard">{face(card)}</span>
              </li>
            ))}
          </ul>
        )}
        <Hand
          {...{ edition }}
          table={{ ...table, prompt }}
          instead={isDone ? { said: { title: t(`lesson-${asked.name}-done`), line: "" }, name: "next", ...next } : null}
          lesson={{ said: words, cards: isGuided && isBlank ? cardsOf(asked) : [] }}
          picked={shown}
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
        {told.value}
      </p>
    </main>
  );
}
