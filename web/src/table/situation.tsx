// Who sits where, whose turn it is, how long they have, and what each seat did last.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Chip } from "../board/chip";
import { isTeammate } from "../game/company";
import { type Act, cardsOf, lastAct } from "../game/seen";
import type { Connection } from "../net/connection";
import type { EditionMessage, Emote, TableMessage } from "../protocol";
import { face } from "../text/cards";
import { t } from "../text/messages";
import { botName, seatName } from "../text/names";
import { rulesName } from "../text/rules";
import { shortWords } from "../text/words";

interface Props {
  connection: Connection;
  table: TableMessage;
  edition: EditionMessage;
  emotes: Record<string, { emote: Emote } | null>;
}

export function Situation({ connection, table, edition, emotes }: Props) {
  const { view } = table;
  const others = table.deciding.filter((seat) => seat !== table.you);
  return (
    <section class="situation" aria-label={t("situation-label")}>
      {table.status === "playing" && view && (
        <header>
          <h1 class="heard">{`${t("title")}: ${rulesName(table.options.edition)}`}</h1>
          {/* Only what concerns the reader may cut off what is being read aloud. */}
          <p class="turn yours" aria-live="assertive">
            {table.prompt ? t("turn-yours") : ""}
          </p>
          <p class="turn" aria-live="polite">
            {table.prompt || others.length === 0 ? "" : t("turn-of", { name: others.map((seat) => seatName(table, seat)).join(", ") })}
          </p>
          <Clock connection={connection} />
          <p class="deal">{t("deal", { number: view.deal, game: table.game })}</p>
        </header>
      )}
      <ul class="seats">
        {table.seats.map(({ seat, name, bot, here }) => {
          const last = lastAct(table, seat);
          return (
            <li key={seat} class={table.deciding.includes(seat) ? "deciding" : ""}>
              <Chip seat={seat} />
              <span class="who">
                {seatName(table, seat)}
                {seat === table.you && <small> {t("you")}</small>}
                {isTeammate(edition.teams, table.you, seat) && <small> {t("teammate")}</small>}
                {!name && bot && <small> {botName(bot)}</small>}
                {name && bot && table.status === "playing" && <small> {t("stands-in")}</small>}
                {name && !here && <small> {t("not-here")}</small>}
              </span>
              {view && table.status === "playing" && (
                <span class="holds">
                  <span aria-hidden="true" class="backs">
                    {"▮".repeat(view.cardsLeft[seat] ?? 0)}
                  </span>
                  <span aria-hidden="true" class="number">
                    ▮{view.cardsLeft[seat] ?? 0}
                  </span>
                  <span class="heard">{t("cards-left", { count: view.cardsLeft[seat] ?? 0 })}</span>
                  {view.dealer === seat && <small class="deals"> {t("deals")}</small>}
                </span>
              )}
              {last && <span class="last">{actWords(last)}</span>}
              {emotes[seat] && (
                <span class="emote" role="status">
                  {t(`emote-${emotes[seat].emote}`)}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function actWords(act: Act): string {
  const cards = cardsOf(act).map(face).join(" ");
  return act.event === "fold" ? t("did-fold", { cards }) : t("did-play", { card: cards, what: shortWords(act.move) });
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
  const parts = [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60];
  const shown = parts.slice(left >= 3600 ? 0 : left >= 60 ? 1 : 2);
  const text = shown.map((part, index) => (index > 0 ? String(part).padStart(2, "0") : `${part}`)).join(":");
  return (
    <p class={`clock${left <= 10 ? " late" : ""}`} role="timer" aria-label={t("clock-label")}>
      {text}
    </p>
  );
}
