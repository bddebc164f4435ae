// The puzzle of the day: one position, the same for everyone, answered on the real board.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Logo } from "../controls/logo";
import { editionOf } from "../game/ruleset";
import { puzzleOfTheDay } from "../installed/puzzle";
import * as api from "../net/api";
import type { EditionMessage, PuzzleMessage, SeatMessage } from "../protocol";
import { t } from "../text/messages";
import { partners } from "../text/names";
import { sentence } from "../text/sentences/words";
import { Attempt } from "./attempt";
import { keepStreak, keptStreak, running, solved } from "./streak";

/** How often one that could not be fetched is asked for again. */
const AGAIN = 5000;

/** Nobody in particular sits there: seats are called by their colours. */
function company({ seats }: EditionMessage): SeatMessage[] {
  return seats.map((seat) => ({ seat, name: null, bot: null, botName: null, botFace: null, face: null, here: true, host: false }));
}

export function PuzzlePage({ editions }: { editions: EditionMessage[] }) {
  const puzzle = useSignal<PuzzleMessage | null>(null);
  /** Why there is none yet. */
  const none = useSignal<"none" | "offline" | null>(null);
  const streak = useSignal(keptStreak());
  /** Only the first answer counts. */
  const isAnswered = useSignal(false);
  useEffect(() => {
    document.title = `${t("puzzle-title")} – ${t("title")}`;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = () =>
      puzzleOfTheDay()
        .then((told) => {
          puzzle.value = told;
        })
        .catch((error: unknown) => {
          none.value = error instanceof api.Refused ? "none" : "offline";
          timer = setTimeout(ask, AGAIN);
        });
    void ask();
    return () => clearTimeout(timer);
  }, []);
  const told = puzzle.value;
  const edition = told && editionOf(editions, told.task.view.edition);
  const seat = told?.task.view.seat;
  if (!told || !edition || !seat)
    return (
      <p class="loading" role="status">
        {none.value === null ? t("loading") : none.value === "none" ? t("puzzle-none") : t("puzzle-offline")}
      </p>
    );
  const { task, worth, motive, day } = told;
  const answer = task.answers[0];
  const legs = answer?.steps[0]?.events.flatMap((event) => (event.event === "play" ? event.legs : [])) ?? [];
  const seats = company(edition);
  const mates = edition.teams.find((team) => team.includes(seat))?.filter((other) => other !== seat) ?? [];
  const count = running(streak.value, day);
  const onAnswer = (lost: number) => {
    if (!isAnswered.peek() && lost === 0) {
      streak.value = solved(streak.peek(), day);
      keepStreak(streak.value);
    }
    isAnswered.value = true;
  };
  return (
    <Attempt
      {...{ edition, seats, worth, onAnswer }}
      position={{ seat, view: task.view, prompt: task.prompt }}
      best={{ legs, choices: answer?.choices ?? [] }}
      why={`${sentence(t(`motive-${motive}`, { partner: partners({ seats } as Parameters<typeof partners>[0], mates) }))} ${t("puzzle-done")}`}
      next={{ label: t("puzzle-home"), onPress: () => (location.href = "/") }}
    >
      <div class="topic">
        <Logo />
        <h1>{t("puzzle-title")}</h1>
        {count > 0 && <p class="streak">{t("puzzle-streak", { count })}</p>}
      </div>
      <a class="button soft skip" href="/">
        {t("puzzle-home")}
      </a>
    </Attempt>
  );
}
