// After a game: the result, every hand, the evening's score, and what comes next.

import { useEffect, useRef } from "preact/hooks";
import { Chip } from "../board/chip";
import { SmallPicture } from "../cards/card";
import { Share } from "../controls/share";
import { isHost } from "../game/company";
import type { Connection } from "../net/connection";
import type { TableMessage } from "../protocol";
import { face, spoken } from "../text/cards";
import { t } from "../text/messages";
import { fullName } from "../text/names";

export function Over({ connection, table }: { connection: Connection; table: TableMessage }) {
  const isClosed = table.status === "closed";
  const winners = table.view?.places[0] ?? [];
  const names = (seats: string[]) => seats.map((seat) => fullName(table, seat)).join(t("and"));
  const mates = winners.filter((seat) => seat !== table.you);
  const isWon = mates.length < winners.length;
  const title =
    !table.view || (isClosed && winners.length === 0)
      ? t("refused-closed")
      : winners.length === 0
        ? t("game-over-abandoned")
        : isWon
          ? t("you-won", { names: names(mates) })
          : t("game-over-won", { names: names(winners) });
  const heading = useRef<HTMLHeadingElement>(null);
  // Whoever plays by keys goes on from here.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section class="over" data-winners={winners.join("")}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {table.view?.playOn && table.view.places.slice(1).map((team, index) => <p key={index}>{t("said-place", { names: names(team), place: index + 2 })}</p>)}
      <p class="actions">
        {isHost(table) && !isClosed && (
          <>
            <button type="button" class="main" data-action="rematch" onClick={() => connection.send({ do: "rematch", rotate: false })}>
              {t("rematch")}
            </button>
            <button type="button" data-action="rotate" onClick={() => connection.send({ do: "rematch", rotate: true })}>
              {t("rematch-rotate")}
            </button>
          </>
        )}
        {table.view && (
          <a class="button" href={`/api/tables/${table.id}/record`} download={`${table.id}.makker`}>
            {t("record")}
          </a>
        )}
        <a class="button" href="/">
          {t("home")}
        </a>
      </p>
      {!isHost(table) && !isClosed && table.you && <p>{t("wait-for-host")}</p>}
      {table.shown.length > 0 && <h2>{t("all-hands")}</h2>}
      <ul class="open-hands" hidden={table.shown.length === 0}>
        {table.seats.map(({ seat }) => {
          const cards = table.shown.filter((shown) => shown.seat === seat).map(({ card }) => card);
          return (
            <li key={seat}>
              <Chip seat={seat} /> <span class="who">{fullName(table, seat)}</span>
              <span class="faces">
                {cards.length > 0
                  ? cards.map((card, index) => (
                      <span key={index} class="shown">
                        <SmallPicture card={card} />
                        <span class="heard">{`${spoken(face(card))} `}</span>
                      </span>
                    ))
                  : t("no-cards-left")}
              </span>
            </li>
          );
        })}
      </ul>
      {table.score.length > 0 && (
        <>
          <h2>{t("evening")}</h2>
          <ul class="score">
            {table.score.map(({ name, won, played }, index) => (
              <li key={index}>{t("score", { name, won, played })}</li>
            ))}
          </ul>
        </>
      )}
      <details>
        <summary>{t("share-link")}</summary>
        <Share address={`${location.origin}/t/${table.id}`} title={t("share-link")} />
      </details>
    </section>
  );
}
