// After a game: who won, what the others got, the evening so far, every hand, and what comes next.

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../controls/icon";
import { later } from "../controls/later";
import { Share } from "../controls/share";
import { isHost, isRound } from "../game/company";
import { moves } from "../game/past/history";
import { pawnsHome } from "../game/seen";
import type { Connection } from "../net/connection";
import type { Past } from "../past/past";
import { Pair, sittersOf } from "../people/pair";
import type { EditionMessage, TableMessage } from "../protocol";
import { t } from "../text/messages";
import { listed, seatName } from "../text/names";
import { rulesName } from "../text/rules";
import { Evening } from "./evening";
import { Hands } from "./hands";
import { Lane } from "./lane";
import { ranking } from "./ranking";
import "./result.css";

/** Comes with the check of all shuffles. */
const Verdict = later(() => import("./verdict").then((file) => file.Verdict));

interface Props {
  connection: Connection;
  table: TableMessage;
  edition: EditionMessage;
  past: Past;
}

export function Over({ connection, table: told, edition, past }: Props) {
  // All who sit round one device read it.
  const table = isRound(told) ? { ...told, you: null } : told;
  const heading = useRef<HTMLHeadingElement>(null);
  // Where there is no room for both, the result lies over the board.
  const isAside = useSignal(false);
  // Whoever plays by keys goes on from here.
  useEffect(() => heading.current?.focus(), []);
  const { you, view, seats } = table;
  const played = moves(past.deals.value).filter(({ act, isTakenBack }) => act.event === "play" && !isTakenBack).length;
  const isClosed = table.status === "closed";
  const { winners, others } = ranking(table, edition.teams);
  const isWon = you !== null && winners.includes(you);
  const ownTeam = others.find(({ team }) => you !== null && team.includes(you));
  const host = seats.find((place) => place.host)?.seat;
  return (
    <section class={`over${isWon ? " won" : ""}${isAside.value ? " aside" : ""}`} data-winners={winners.join("")}>
      <div class="win">
        {winners.length > 0 && <Pair team={sittersOf(table, winners)} plain />}
        <h1 ref={heading} tabIndex={-1}>
          {winners.length > 0 ? t("won", names(table, winners)) : !view || isClosed ? t("refused-closed") : t("game-over-abandoned")}
        </h1>
        {winners.length > 0 && <p>{ownTeam ? t("lost-kindly", { missing: ownTeam.all - ownTeam.home }) : t("all-home", { count: winners.length * 4 })}</p>}
        {winners.length > 0 && (
          <div class="lanes">
            {winners.map((seat) => (
              <Lane key={seat} seat={seat} home={pawnsHome(table, seat)} />
            ))}
          </div>
        )}
        <ul class="others">
          {others.map(({ team, home, all, place }) => (
            <li key={team.join("")}>
              <Pair team={sittersOf(table, team)} plain />
              <span>{place ? t("got-place", names(table, team)) : t("got", { ...names(table, team), home, all })}</span>
            </li>
          ))}
        </ul>
      </div>
      <div class="next">
        {isHost(told) && !isClosed && (
          <>
            <button type="button" class="main" data-action="rematch" onClick={() => connection.send({ do: "rematch", rotate: false })}>
              <Icon name="again" /> {t("rematch")}
            </button>
            <button type="button" class="soft" data-action="rotate" onClick={() => connection.send({ do: "rematch", rotate: true })}>
              <Icon name="swap" /> {t("rematch-rotate")}
            </button>
          </>
        )}
        {!isHost(told) && !isClosed && you && <p>{t("rematch-by-host", { name: host ? seatName(table, host) : "" })}</p>}
        {winners.length > 0 && (
          <a class="button soft every" data-action="review" href={`/#review/${table.id}/${table.game}`}>
            {t("see-review")}
          </a>
        )}
        {view && (
          <a class="button soft every" data-action="every-move" href={`/#replay/${table.id}/${table.game}`}>
            {t("see-every-move")}
          </a>
        )}
        <button type="button" class="soft look" data-action="look" aria-pressed={isAside.value} onClick={() => (isAside.value = !isAside.value)}>
          {isAside.value ? t("see-result") : t("see-board")}
        </button>
      </div>
      <div class="more">
        <p class="which">
          {[rulesName(table.options.edition), t("which-game", { game: table.game }), ...(played > 0 ? [t("moves-played", { count: played })] : [])].join(" · ")}
        </p>
        <Verdict table={table} past={past} />
        <Evening table={table} />
        <Hands table={table} />
        {view && (
          <a class="button soft" href={`/api/tables/${table.id}/record`} download={`${table.id}.makker`}>
            {t("record")}
          </a>
        )}
        <details>
          <summary>{t("share-link")}</summary>
          <Share address={location.href} title={t("share-link")} />
        </details>
      </div>
    </section>
  );
}

/** The reader first: "You and Freja". In some languages the verb goes by whether they are among them. */
function names(table: TableMessage, team: string[]): { who: string; names: string } {
  const others = team.filter((seat) => seat !== table.you).map((seat) => seatName(table, seat));
  return others.length < team.length ? { who: "you", names: listed([t("you-first"), ...others]) } : { who: "other", names: listed(others) };
}
