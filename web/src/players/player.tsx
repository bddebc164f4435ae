// One player: the portrait with the clock, the name, what they do and who they are, how many cards they hold, what they say.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { SmallPicture } from "../cards/card";
import { Icon } from "../controls/icon";
import { isAway, isTeammate, playsNext } from "../game/company";
import { cardsOf, lastAct } from "../game/seen";
import type { Connection } from "../net/connection";
import { Portrait, sitterOf } from "../people/portrait";
import type { EditionMessage, Emote, TableMessage } from "../protocol";
import { face } from "../text/cards";
import { t } from "../text/messages";
import { botName, seatName } from "../text/names";

interface Props {
  connection: Connection;
  table: TableMessage;
  edition: EditionMessage;
  seat: string;
  emote: Emote | null;
  onAgain: (() => void) | null;
}

export function Player({ connection, table, edition, seat, emote, onAgain }: Props) {
  const { view } = table;
  const place = table.seats.find((other) => other.seat === seat)!;
  const isOwn = seat === table.you;
  const isDeciding = table.deciding.includes(seat);
  const cards = view?.cardsLeft[seat] ?? 0;
  const who = place.next
    ? t("sits-next", { name: place.next })
    : !place.name && place.bot
      ? botName(place.bot)
      : isTeammate(edition.teams, table.you, seat)
        ? t("teammate")
        : null;
  const hasGiven = view?.phase === "exchange" && !view.toGive.includes(seat);
  const does = hasGiven ? t("has-given") : isAway(place) ? (place.bot ? t("stands-in", { bot: place.botName ?? "" }) : t("not-here")) : doing(table, seat);
  const names = [`seat-${seat}`, isOwn && "own", isDeciding && "deciding"];
  return (
    <li class={names.filter(Boolean).join(" ")} data-seat={seat}>
      <div class="player">
        {onAgain && table.status === "playing" && (
          <button
            type="button"
            class="again plain"
            aria-label={t("history-again-of", { name: seatName(table, seat) })}
            title={t("history-again-of", { name: seatName(table, seat) })}
            data-action="again"
            onClick={onAgain}
          />
        )}
        <span class="bust">
          <Portrait {...sitterOf(place)} />
          {isDeciding && (isOwn || !table.deciding.includes(table.you ?? "")) && <Clock connection={connection} />}
          {table.status === "playing" && (
            <span class="count" aria-hidden="true">
              {hasGiven ? <Icon name="check" /> : cards}
            </span>
          )}
        </span>
        <span class="about">
          <b class="who">
            <span class="name">{seatName(table, seat)}</span>
            {isOwn && (
              <span class="you" aria-hidden="true">
                {t("you-short")}
              </span>
            )}
          </b>
          {who && <small class="is">{who}</small>}
          <small key={does} class="does">
            {hasGiven && <Icon name="check" />}
            {does}
          </small>
          {emote && (
            <span class="emote" role="status">
              {t(`emote-${emote}`)}
            </span>
          )}
        </span>
        {table.status === "playing" && (
          <span class="holds">
            {Array.from({ length: cards }, (_, index) => (
              <SmallPicture key={index} card={null} />
            ))}
            <span class="heard">{t("cards-left", { count: cards })}</span>
            {view?.dealer === seat && <small class="puck">{t("deals")}</small>}
          </span>
        )}
      </div>
    </li>
  );
}

/** What a seat does now, or did last. */
function doing(table: TableMessage, seat: string): string {
  const { view } = table;
  const isOwn = seat === table.you;
  if (!view || table.status !== "playing") return "";
  if (view.phase === "exchange") return isOwn ? t("give-one") : t("is-choosing");
  if (table.deciding.includes(seat)) return isOwn ? t("turn-yours") : t("plays-now");
  if (seat === playsNext(table)) return t("plays-next");
  const last = lastAct(table, seat);
  if (!last) return "";
  return last.event === "fold" ? t("did-fold") : t("did-play", { card: cardsOf(last).map(face).join(" ") });
}

/** Counts down what the server said, and only while the server can be heard. */
function Clock({ connection }: { connection: Connection }) {
  const now = useSignal(Date.now());
  useEffect(() => {
    const timer = setInterval(() => (now.value = Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  const told = connection.table.value;
  if (told?.leftMs == null || !connection.connected.value) return null;
  const left = Math.max(0, Math.round((told.leftMs - (now.value - connection.toldAt)) / 1000));
  const two = (part: number) => String(part).padStart(2, "0");
  const text = left >= 3600 ? t("hours-left", { hours: Math.floor(left / 3600) }) : left >= 60 ? `${Math.floor(left / 60)}:${two(left % 60)}` : `${left}`;
  return (
    <span class={`clock${left <= 10 ? " late" : ""}`} role="timer" aria-label={t("clock-label")}>
      {text}
    </span>
  );
}
