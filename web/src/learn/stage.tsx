// One task on the real board, with the real hand: what is asked, what is said to an answer, and the way on.

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { SmallPicture } from "../cards/card";
import { NOTHING } from "../game/narrow";
import { Theatre } from "../game/theatre";
import { sense } from "../motion/senses";
import { ownFace } from "../people/own";
import { ownName } from "../person/name";
import { pace } from "../person/settings";
import type { EditionMessage, SeatMessage } from "../protocol";
import { useChoosing } from "../table/choosing";
import { TaskTable } from "../table/task";
import { face } from "../text/cards";
import { t } from "../text/messages";
import { said } from "../text/sentences/words";
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

/** Who sits round the table of a lesson. */
function company({ seats }: EditionMessage, you: string | null): SeatMessage[] {
  return seats.map((seat) => {
    const name = seat === you ? ownName() || t("you-short") : t(`mate-${seat}`);
    return { seat, name, bot: null, botName: null, botFace: null, face: seat === you ? ownFace() : null, here: true, host: false };
  });
}

export function Stage({ task, edition, isGuided, next, onDone, children }: Props) {
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
  const choosing = useChoosing({
    ...{ theatre, table, connection: teacher },
    begin: () => NOTHING,
    onAsked() {},
    onPick() {
      teacher.wrong.value = null;
      return true;
    },
    onSend: send,
  });
  const own = asked.view.seat!;
  const { prompt } = choosing;
  // Shown as long as nothing is picked: the way there, and under which cards it lies.
  const isBlank = prompt !== null && choosing.undo === null;
  const [only, ...others] = isGuided ? asked.answers : [];
  const before = playedBefore(asked);
  const ways = only && others.length === 0 ? legsOf(only) : [];
  const wrong = teacher.wrong.value;
  const question = { title: t(`lesson-${asked.name}`), line: "" };
  const words = wrong ? { title: t(`lesson-${wrong.word}`), line: question.title } : prompt ? question : { title: "", line: "" };
  return (
    <TaskTable
      {...{ edition, table, theatre, own, choosing }}
      name="learn"
      known={{ "data-task": asked.name, "data-done": isDone }}
      answer={`${prompt?.since} ${isDone}`}
      isUnmarked={isGuided && isBlank}
      hinted={isBlank ? ways : []}
      instead={isDone ? { said: { title: t(`lesson-${asked.name}-done`), line: "" }, name: "next", ...next } : null}
      lesson={{ said: words, cards: isGuided && isBlank ? cardsOf(asked) : [] }}
      picked={choosing.shown}
      onSend={send}
      heard={told.value}
      over={(board) =>
        isGuided &&
        prompt && (
          <Veil
            geometry={board}
            teams={edition.teams}
            legs={ways.length > 0 ? ways : asked.answers.flatMap(legsOf)}
            gift={prompt.to === null ? null : [own, prompt.to]}
          />
        )
      }
      above={
        before.length > 0 && (
          <ul class="before" aria-label={t("learn-before")}>
            {before.map((card, index) => (
              <li key={index}>
                <SmallPicture card={card} />
                <span class="heard">{face(card)}</span>
              </li>
            ))}
          </ul>
        )
      }
    >
      <h1 class="heard">{t("learn-title")}</h1>
      {children}
    </TaskTable>
  );
}
