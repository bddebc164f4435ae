// Looking back: a game shown again, with the curve over its line once there is a review; the review itself; or the puzzle of the day.

import { type ReadonlySignal, type Signal, signal } from "@preact/signals";
import * as api from "../net/api";
import * as past from "../net/past";
import type { EditionMessage, ReviewMessage } from "../protocol";
import { openedRecord } from "../replay/file";
import type { Film } from "../replay/film";
import type { Player } from "../replay/player";
import { ReplayPage, type ScreenProps } from "../replay/replay";
import { FILE } from "../replay/route";
import { Screen } from "../replay/screen";
import { t } from "../text/messages";
import { Curve } from "./curve";
import { isMarked, Ledger } from "./ledger";
import { PuzzlePage } from "./puzzle";
import { ReviewScreen } from "./screen";
import "./review.css";

export function LookBackPage({ editions }: { editions: EditionMessage[] }) {
  if (location.hash.startsWith("#puzzle")) return <PuzzlePage editions={editions} />;
  const isReview = location.hash.startsWith("#review");
  return <ReplayPage editions={editions} show={isReview ? Reviewed : Replayed} />;
}

/** Asks for the review of a game; one that was not won has none. */
function reviewed(film: Film): ReadonlySignal<Review> {
  return reviewOf(film.winners.length > 0 ? (film.table ?? FILE) : null, film.told.game);
}

function Replayed(props: ScreenProps) {
  const { film } = props;
  const told = reviewed(film).value;
  if (told.state !== "here") return <Screen {...props} />;
  const ledger = Ledger.of(told.review, film.told.you);
  const mistakes = told.review.decisions.filter((decision) => isMarked(decision) && !decision.judged?.found).map(({ event }) => film.momentOfEvent(event));
  const over = (player: Player) => {
    const at = player.at.value;
    const moment = film.moments[at]!;
    const steps = ledger.stepsUntil(moment.until - 1);
    const along = (index: number) => film.momentOfEvent(index > 0 ? told.review.steps[index - 1]!.event : 0) / Math.max(1, film.last);
    const next = mistakes.find((mistake) => mistake > at) ?? mistakes[0];
    return {
      curve: <Curve {...{ ledger, steps, along }} table={film.tableAt(at, null)} width={500} height={60} isNamed={false} />,
      onMistake: next === undefined ? null : () => player.go(next),
    };
  };
  return <Screen {...props} over={over} />;
}

function Reviewed(props: ScreenProps) {
  const { film } = props;
  const told = reviewed(film).value;
  if (told.state === "here") return <ReviewScreen {...props} ledger={Ledger.of(told.review, film.told.you)} />;
  return (
    <main class="coming">
      <h1>{t("review-title")}</h1>
      {told.state === "coming" ? (
        <>
          <p role="status">{told.ahead > 0 ? t("review-ahead-of-it", { count: told.ahead }) : t("review-coming")}</p>
          <progress value={told.done} max={Math.max(1, told.pieces)} aria-label={t("review-coming")} />
        </>
      ) : (
        <p role="alert">{told.reason === "unavailable" || told.reason === "tooFast" ? t("review-busy") : t("review-none")}</p>
      )}
      <p>
        <a class="button soft" href={location.hash.replace("#review", "#replay")}>
          {t("review-every-move")}
        </a>
      </p>
    </main>
  );
}

type Review = { state: "coming"; ahead: number; done: number; pieces: number } | { state: "here"; review: ReviewMessage } | { state: "none"; reason: string };

const asked = new Map<string, Signal<Review>>();

/** The review of a game: asked for once, and then told as it comes. That of a file is made in this browser. */
function reviewOf(table: string | null, game: number): Signal<Review> {
  const key = `${table === FILE ? openedRecord() : table} ${game}`;
  const known = asked.get(key);
  if (known) return known;
  const told = signal<Review>(table ? { state: "coming", ahead: 0, done: 0, pieces: 0 } : { state: "none", reason: "notNow" });
  asked.set(key, told);
  if (table) void follow(table, game, told);
  return told;
}

async function follow(table: string, game: number, told: Signal<Review>): Promise<void> {
  for (;;) {
    const progress = table === FILE ? past.reviewRecord(openedRecord() ?? "") : past.review(table, game);
    const next = await progress
      .then(({ ahead, done, pieces, review }): Review => (review ? { state: "here", review } : { state: "coming", ahead, done, pieces }))
      .catch((error: unknown): Review => ({ state: "none", reason: error instanceof api.Refused ? error.reason : "unavailable" }));
    told.value = next;
    if (next.state !== "coming") return;
  }
}
