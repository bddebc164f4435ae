// A game reviewed: the board with what was played and what was better, the verdict, the chance to win as a curve, and of what it was made.

import { useSignal } from "@preact/signals";
import { useMemo, useRef } from "preact/hooks";
import { Board } from "../board/board";
import { Reading } from "../cards/reading";
import { Icon } from "../controls/icon";
import { Logo } from "../controls/logo";
import type { Play } from "../game/stage";
import { Pair, sittersOf } from "../people/pair";
import type { DecisionMessage, EditionMessage, LegMessage } from "../protocol";
import { Scrubber } from "../replay/bar";
import type { Film } from "../replay/film";
import { Player } from "../replay/player";
import { FILE, type Route, useAddress, writeRoute } from "../replay/route";
import { momentWords } from "../replay/screen";
import { Sharing } from "../replay/sharing";
import { useGeometry } from "../shape/size";
import { t } from "../text/messages";
import { rulesName } from "../text/rules";
import { Accuracy } from "./accuracy";
import { Curve, CurveTable } from "./curve";
import { Waterfall } from "./fall";
import { isMarked, type Ledger, porcelain, WINDOWS, type Window } from "./ledger";
import { Panel } from "./panel";
import { Disc } from "./porcelain";
import { TryAgain } from "./tryagain";
import { momentSentence, sideName } from "./words";

interface Props {
  film: Film;
  edition: EditionMessage;
  route: Route;
  ledger: Ledger;
}

export function ReviewScreen({ film, edition, route, ledger }: Props) {
  const { review } = ledger;
  const first = film.momentOfEvent(review.moments[0]?.event ?? 0);
  const player = useMemo(() => new Player(film, route.at ?? first, null, () => {}), [film]);
  const window = useSignal<Window>("so-far");
  const trying = useSignal<DecisionMessage | null>(null);
  const isSharing = useSignal(false);
  const at = player.at.value;
  const theatre = player.theatre.value;
  const table = theatre.shown.value ?? film.tableAt(at, null);
  const moment = film.moments[at]!;
  const steps = ledger.stepsUntil(moment.until - 1);
  const decision = decisionAt(film, ledger, at);
  const legs = moment.move?.act.event === "play" ? moment.move.act.legs : [];
  const where = useRef<HTMLDivElement>(null);
  const own = film.told.you ?? ledger.own[0] ?? edition.seats[0]!;
  const board = useGeometry(where, edition, own);
  const here = writeRoute({ table: film.table ?? FILE, game: film.told.game, at, eyes: null }, "review");
  useAddress(here);
  const plays = useMemo(() => film.moments.slice(0, at + 1).flatMap(({ move }) => (move?.act.event === "play" ? [move.act as Play] : [])), [film, at]);
  const along = (index: number) => film.momentOfEvent(index > 0 ? review.steps[index - 1]!.event : 0) / Math.max(1, film.last);
  const chapter = review.moments.findIndex(({ event }) => film.momentOfEvent(event) === at);
  const goTo = (index: number) => {
    const found = review.moments[index];
    if (found) player.go(film.momentOfEvent(found.event));
  };
  const before = review.moments.findLastIndex(({ event }) => film.momentOfEvent(event) < at);
  const after = review.moments.findIndex(({ event }) => film.momentOfEvent(event) > at);
  const told = momentWords(film, at, table);
  const fall = ledger.fall(window.value, steps);
  const landing = board && decision?.judged ? landed(decision, legs, board.spaces) : null;
  if (trying.value) return <TryAgain {...{ film, edition, ledger }} decision={trying.value} onLeave={() => (trying.value = null)} />;
  return (
    <main class="reviewed" data-moment={at} data-step={steps}>
      <header>
        <a href="/">
          <Logo />
        </a>
        <p class="result">
          <Pair team={sittersOf(table, review.teams[review.winner]!.seats)} plain />
          <span>
            {t("review-won", {
              names: sideName(table, review.teams[review.winner]!.seats),
              who: review.teams[review.winner]!.seats.includes(table.you ?? "") ? "you" : "other",
            })}{" "}
            · {rulesName(film.edition)}
          </span>
        </p>
        <button type="button" class="soft" data-action="sharing" aria-label={t("replay-share")} onClick={() => (isSharing.value = true)}>
          <Icon name="share" /> <span>{t("review-share")}</span>
        </button>
        <a
          class="button soft"
          href={writeRoute({ table: film.table ?? FILE, game: film.told.game, at, eyes: null })}
          aria-label={t("review-every-move")}
          data-action="every-move"
        >
          <Icon name="play" /> <span>{t("review-every-move")}</span>
        </a>
      </header>
      <div class="where" ref={where}>
        {board && (
          <Board
            {...{ table, theatre, plays }}
            geometry={board}
            teams={edition.teams}
            marks={[]}
            ghosts={[]}
            hinted={decision?.judged?.better?.legs ?? []}
            onTap={() => {}}
          >
            {landing && (
              <g aria-hidden="true" transform={`translate(${landing.x - board.unit * 0.5} ${landing.y - board.unit * 0.5})`}>
                <Disc kind={porcelain(decision!.judged!.verdict)} radius={Math.max(8.5, board.unit * 0.36)} />
              </g>
            )}
          </Board>
        )}
      </div>
      <Panel {...{ ledger, table, decision, told, legs }} onTry={film.table && decision?.judged?.worth ? () => (trying.value = decision) : null} />
      <section class="panel chances">
        <div class="head">
          <h2>{film.told.you ? t("review-chance") : t("review-chance-of", { names: sideName(table, ledger.own) })}</h2>
          <p class="chapters">
            <button type="button" class="plain" aria-label={t("review-before")} disabled={before < 0} onClick={() => goTo(before)}>
              <Icon name="down" />
            </button>
            <span>
              {chapter >= 0
                ? t("review-moment", { number: chapter + 1, count: review.moments.length })
                : t("replay-move", { number: moment.number, count: film.count })}
            </span>
            <button type="button" class="plain next" aria-label={t("review-after")} disabled={after < 0} onClick={() => goTo(after)}>
              <Icon name="down" />
            </button>
          </p>
        </div>
        <Curve {...{ ledger, table, steps, along }} width={560} height={118} isNamed />
        <Scrubber {...{ player, film, told }} />
        <CurveTable {...{ ledger, film, table }} />
      </section>
      <section class="panel parts">
        <div class="head">
          <h2>{t(`tones-${fall.tones.luck}-${fall.tones.play}`)}</h2>
          <div class="segments" role="group" aria-label={t("review-window")}>
            {WINDOWS.map((name) => (
              <button key={name} type="button" aria-pressed={window.value === name} data-window={name} onClick={() => (window.value = name)}>
                {t(`window-${name}`)}
              </button>
            ))}
          </div>
        </div>
        <Waterfall {...{ ledger, fall, table }} end={window.value === "game" ? t("review-at-end") : t("review-after-move")} />
      </section>
      <section class="panel told">
        <h2>{t("review-moments")}</h2>
        <ol>
          {review.moments.map((found, index) => (
            <li key={found.event}>
              <button type="button" class="row" aria-current={index === chapter ? "step" : undefined} onClick={() => goTo(index)}>
                <span class="number">{index + 1}</span>
                <span class="what">{momentSentence(table, ledger, found)}</span>
              </button>
            </li>
          ))}
        </ol>
      </section>
      <Accuracy review={review} table={table} />
      <Reading />
      {isSharing.value && <Sharing {...{ film, told }} where={where} address={new URL(here, location.href).href} onClose={() => (isSharing.value = false)} />}
    </main>
  );
}

/** The decision of a moment: of all that was given at once the one that is marked, or the reader's. */
function decisionAt(film: Film, ledger: Ledger, at: number): DecisionMessage | null {
  const all = ledger.review.decisions.filter(({ event }) => film.momentOfEvent(event) === at);
  return all.find(isMarked) ?? all.find(({ seat }) => seat === film.told.you) ?? all[0] ?? null;
}

/** Where the pawn stands that was played, or goes to by what was better. */
function landed({ judged }: DecisionMessage, legs: LegMessage[], spaces: Map<string, { x: number; y: number }>) {
  const leg = legs.at(-1) ?? judged?.better?.legs.at(-1);
  return (leg && spaces.get(leg.path.at(-1)!)) ?? null;
}
