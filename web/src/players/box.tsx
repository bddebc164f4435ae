// Under the players: what one must know now (no connection, somebody away), or else what is still to win, or the cards given.

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { Chip } from "../board/chip";
import { SmallPicture } from "../cards/card";
import { reading } from "../cards/reading";
import { Icon } from "../controls/icon";
import { isAway, teammates } from "../game/company";
import { exchange, pawnsHome, pawnsOf } from "../game/seen";
import { isLocal } from "../local/ids";
import { unkept } from "../local/unkept";
import type { Connection } from "../net/connection";
import { renew, renewal } from "../net/renewal";
import type { EditionMessage, TableMessage } from "../protocol";
import { t } from "../text/messages";
import { seatName } from "../text/names";

/** After so long others may say that somebody takes too long. */
const SLOW = 60_000;

interface Props {
  connection: Connection;
  table: TableMessage;
  edition: EditionMessage;
}

export function Box(props: Props) {
  const { table } = props;
  const usual = table.status === "playing" && (toWin(props) ?? given(props));
  const slow = slowest(table);
  return (
    <div class="box" role="status">
      {notice(props) ??
        (slow ? (
          // Each decision has its time.
          <Slow key={`${slow} ${table.view?.phase} ${table.view?.cardsLeft[slow]}`} {...props} seat={slow}>
            {usual}
          </Slow>
        ) : (
          usual
        ))}
    </div>
  );
}

function notice({ connection, table }: Props) {
  if (connection.refused.value) return <Banner text={t(`refused-${connection.refused.value}`)} />;
  if (!connection.connected.value) return <Banner text={connection.sending.value ? t("connection-lost-sending") : t("connection-lost")} />;
  if (renewal.value === "needed" || (renewal.value === "offered" && table.status !== "playing"))
    return (
      <Banner text={t("renewal")}>
        <button type="button" data-action="renew" onClick={renew}>
          {t("renew-now")}
        </button>
      </Banner>
    );
  if (isLocal(table.id) && unkept.value) return <Banner text={t("cannot-keep")} />;
  const away = table.seats.filter((place) => place.seat !== table.you && isAway(place));
  const gone = away.find(({ bot }) => bot === null) ?? away[0];
  if (!gone || table.status !== "playing") return null;
  const name = seatName(table, gone.seat);
  if (gone.bot) {
    const values = { name, bot: gone.botName ?? "" };
    return <Banner kind="held" text={gone.here ? t("silent-held", values) : t("away-held", values)} />;
  }
  return (
    <Banner kind="gone" text={t("away-gone", { name })}>
      {table.you && (
        <button type="button" data-action="stand-in" onClick={() => connection.send({ do: "standIn", seat: gone.seat })}>
          {t("stand-in-now")}
        </button>
      )}
    </Banner>
  );
}

/** Whoever has something to decide besides the reader, where no bot stands in for them by itself soon. */
function slowest({ you, status, options: { clock, standIn }, seats, deciding, vote }: TableMessage): string | null {
  const isSoon = standIn !== null && standIn * 3000 <= SLOW;
  if (!you || status !== "playing" || clock !== null || isSoon || vote) return null;
  return seats.find(({ seat, name, bot }) => seat !== you && name && !bot && deciding.includes(seat))?.seat ?? null;
}

/** Says so when they have taken long, as far as this page has seen. */
function Slow({ connection, table, seat, children }: Props & { seat: string; children: ComponentChildren }) {
  const isSlow = useSignal(false);
  useEffect(() => {
    const timer = setTimeout(() => (isSlow.value = true), SLOW);
    return () => clearTimeout(timer);
  }, []);
  if (!isSlow.value) return <>{children}</>;
  const name = seatName(table, seat);
  return (
    <Banner kind="gone" text={t("slow", { name })}>
      <button type="button" data-action="stand-in" onClick={() => connection.send({ do: "standIn", seat })}>
        {t("stand-in-now")}
      </button>
    </Banner>
  );
}

/** A calm line. On a phone it takes the place of the last move; that a seat is held is told once there, like a move. */
function Banner({ text, kind = "", children }: { text: string; kind?: "held" | "gone" | ""; children?: ComponentChildren }) {
  return (
    <div class={`banner ${kind}`}>
      {kind && <Icon name="moon" />}
      <p>{text}</p>
      {children}
    </div>
  );
}

/** With all the own pawns home, those of partners are left. */
function toWin({ table, edition }: Props) {
  const left = (seat: string) => pawnsOf(table, seat).length - pawnsHome(table, seat);
  if (!table.you || !table.view || left(table.you) > 0) return null;
  const mates = teammates(edition.teams, table.you).filter((seat) => left(seat) > 0);
  if (mates.length === 0) return null;
  return (
    <>
      <h2>{t("to-win")}</h2>
      <ul class="gifts to-win">
        {mates.map((seat) => (
          <li key={seat}>
            <span aria-hidden="true">
              {Array.from({ length: left(seat) }, (_, index) => (
                <Chip key={index} seat={seat} />
              ))}
            </span>{" "}
            {t("to-win-pawns", { count: left(seat), name: seatName(table, seat) })}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The reader's own gift and the one that came; face down for as long as it is. */
function given({ table }: Props) {
  const { you, view } = table;
  if (!you || !view) return null;
  const all = exchange(table);
  const own = all.find(({ seat }) => seat === you);
  const theirs = all.find(({ to }) => to === you);
  if (!own && !theirs) return null;
  return (
    <>
      <h2>{t("given-title")}</h2>
      <ul class="gifts">
        {own && (
          <li>
            <Gift card={view.given} text={t("gift-to", { name: seatName(table, own.to) })} />
          </li>
        )}
        {theirs && (
          <li class="to-me">
            <Gift card={view.phase === "exchange" ? null : view.received} text={t("gift-from", { name: seatName(table, theirs.seat) })} />
          </li>
        )}
      </ul>
    </>
  );
}

/** A tap tells what the card does. */
function Gift({ card, text }: { card: string | null; text: string }) {
  return (
    <button type="button" class="plain" disabled={card === null} onClick={() => (reading.value = card)}>
      <SmallPicture card={card} /> {text}
    </button>
  );
}
