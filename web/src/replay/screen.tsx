// A game shown again: players, board and every move stay where they are while one plays; the hand's place becomes the bar.

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { Board } from "../board/board";
import { Reading } from "../cards/reading";
import { Icon } from "../controls/icon";
import { Logo } from "../controls/logo";
import type { Play } from "../game/stage";
import { sense } from "../motion/senses";
import { settings } from "../person/settings";
import type { EditionMessage, TableMessage } from "../protocol";
import { useGeometry } from "../shape/size";
import { spoken } from "../text/cards";
import { t } from "../text/messages";
import { rulesName } from "../text/rules";
import { lineWords } from "../text/sentences/told";
import { Bar } from "./bar";
import { Eyes } from "./eyes";
import type { Film } from "./film";
import { OpenHands } from "./hands";
import { Moves } from "./moves";
import { Player } from "./player";
import { FILE, type Route, useAddress, writeRoute } from "./route";
import { Sharing } from "./sharing";

interface Props {
  film: Film;
  edition: EditionMessage;
  route: Route;
  /** What a review adds to the bar: how the game went, and the way to the next mistake. */
  over?: (player: Player) => { curve: ComponentChildren; onMistake: (() => void) | null };
}

export function Screen({ film, edition, route, over }: Props) {
  const player = useMemo(() => new Player(film, route.at ?? 0, route.eyes, (event, table) => sense(event, table.you)), [film]);
  const isSharing = useSignal(false);
  const at = player.at.value;
  const eyes = player.eyes.value;
  const theatre = player.theatre.value;
  const table = theatre.shown.value ?? film.tableAt(at, eyes);
  const where = useRef<HTMLDivElement>(null);
  const own = eyes ?? film.told.you ?? edition.seats[0]!;
  const board = useGeometry(where, edition, own);
  const here = writeRoute({ table: film.table ?? FILE, game: film.told.game, at, eyes });
  useAddress(here);
  useEffect(() => {
    // Another address of the same game, pasted or gone back to.
    const route = () => {
      const [, , , moment, seat] = location.hash.split("/");
      player.eyes.value = seat || null;
      player.go(Number(moment) || 0);
    };
    addEventListener("hashchange", route);
    return () => {
      removeEventListener("hashchange", route);
      player.pause();
    };
  }, [player]);
  useKeys(player);
  const plays = useMemo(
    () => film.moments.slice(0, table.seq).flatMap(({ move }) => (move?.act.event === "play" ? [move.act as Play] : [])),
    [film, table.seq],
  );
  const next = film.moments[at + 1]?.move;
  const told = momentWords(film, at, table);
  const more = over?.(player);
  const share = (
    <button type="button" class="plain" data-action="sharing" aria-label={t("replay-share")} title={t("replay-share")} onClick={() => (isSharing.value = true)}>
      <Icon name="share" />
    </button>
  );
  const leave = (
    <a class="button plain leave" href={film.table ? `/t/${film.table}` : "/"} aria-label={t("replay-leave")} title={t("replay-leave")} data-action="leave">
      <Icon name="close" />
    </a>
  );
  return (
    <main
      class={`table film seats-${edition.seats.length}`}
      data-moment={at}
      data-last={film.last}
      data-eyes={eyes ?? "all"}
      data-playing={player.isPlaying.value}
    >
      <p class="brand">
        <a href="/">
          <Logo />
        </a>
        <span class="round">{rulesName(film.edition)}</span>
      </p>
      <div class="tools">
        {share}
        {leave}
      </div>
      <Eyes {...{ player, table, edition }} />
      <div class="where" ref={where}>
        {board && (
          <Board
            {...{ table, theatre, plays }}
            geometry={board}
            teams={edition.teams}
            marks={[]}
            ghosts={[]}
            before={
              <OpenHands
                hands={film.hands(table.seq - 1, eyes)}
                geometry={board}
                next={next?.act.event === "play" ? { seat: next.seat, card: next.act.card } : null}
              />
            }
            onTap={() => {}}
          />
        )}
      </div>
      <div class="lower">
        <Bar {...{ player, table, told, leave }} tools={share} onMistake={more?.onMistake}>
          {more?.curve}
        </Bar>
        <Reading />
      </div>
      <Moves {...{ player, table }} />
      <p class="heard" role="status">
        {player.isPlaying.value ? "" : spoken(told)}
      </p>
      {isSharing.value && <Sharing {...{ film, told }} where={where} address={new URL(here, location.href).href} onClose={() => (isSharing.value = false)} />}
    </main>
  );
}

/** A moment in a sentence. */
export function momentWords(film: Film, at: number, table: TableMessage): string {
  const { kind, move, number } = film.moments[at]!;
  if (move) return `${t("replay-move", { number, count: film.count })}: ${lineWords(table, move)}`;
  return kind === "deal" ? t("replay-dealt") : kind === "give" ? t("replay-gave") : t("replay-start");
}

/** Arrows step, Space plays, Home and End go to the ends, b and l to the next bump and lock. */
function useKeys(player: Player): void {
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || document.querySelector("dialog[open]")) return;
      const on = event.target as Element | null;
      // A button hears its own Space; the line hears its own arrows.
      if (on?.matches("input, textarea, select") || (event.key === " " && on?.closest("button, a"))) return;
      const jump = (sign: "bump" | "lock") => {
        const to = player.film.find(sign, player.at.peek(), event.shiftKey ? -1 : 1);
        if (to !== null) player.go(to);
      };
      const does: Record<string, () => void> = {
        ArrowLeft: () => player.go(player.at.peek() - 1),
        ArrowRight: () => void player.step(),
        Home: () => player.go(0),
        End: () => player.go(player.film.last),
        " ": () => player.toggle(),
        ...(settings.value.keys ? { b: () => jump("bump"), l: () => jump("lock"), B: () => jump("bump"), L: () => jump("lock") } : {}),
      };
      const act = does[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  }, [player]);
}
