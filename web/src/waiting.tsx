// Before a game: who sits where, the address for friends, and the host's start.

import { useSignal } from "@preact/signals";
import * as api from "./api";
import { Chip } from "./chip";
import type { Connection } from "./connection";
import { ownName, rememberName } from "./name";
import { t } from "./messages";
import type { EditionMessage, TableMessage } from "./protocol";
import { botName, isTeammate } from "./seats";
import { Share } from "./share";

interface Props {
  connection: Connection;
  table: TableMessage;
  edition: EditionMessage;
  levels: string[];
}

export function Waiting({ connection, table, edition, levels }: Props) {
  const name = useSignal(ownName());
  const isHost = table.seats.some(({ host, seat }) => host && seat === table.you);
  return (
    <section class="waiting">
      <h1>{t("waiting-title")}</h1>
      <p>{agreed(table)}</p>
      {table.you === null && (
        <label>
          {t("your-name")}
          <input value={name.value} maxLength={24} autoComplete="nickname" onInput={(event) => (name.value = event.currentTarget.value)} />
        </label>
      )}
      <ul class="places">
        {table.seats.map(({ seat, name: sitter, bot, here, host }) => (
          <li key={seat}>
            <Chip seat={seat} />
            <span class="who">
              {sitter ?? (bot ? botName(bot) : t("free-seat"))}
              {seat === table.you && <small> {t("you")}</small>}
              {isTeammate(edition.teams, table.you, seat) && <small> {t("teammate")}</small>}
              {host && <small> {t("host")}</small>}
              {sitter && !here && <small> {t("not-here")}</small>}
            </span>
            {seat !== table.you && !sitter && (
              <button
                data-action="sit"
                data-seat={seat}
                onClick={() => connection.send({ do: "sit", seat, name: rememberName(name.value) || t(`seat-${seat}`) })}
              >
                {t("sit-here")}
              </button>
            )}
            {isHost && seat !== table.you && !sitter && (
              <select aria-label={t("bot-choice", { name: t(`seat-${seat}`) })} value={bot ?? ""} onChange={(event) => {
                const level = event.currentTarget.value;
                connection.send(level ? { do: "bot", seat, level } : { do: "remove", seat });
              }}>
                <option value="">{t("free-seat")}</option>
                {levels.map((level) => (
                  <option key={level} value={level}>{botName(level)}</option>
                ))}
              </select>
            )}
            {isHost && seat !== table.you && sitter && <button onClick={() => connection.send({ do: "remove", seat })}>{t("remove")}</button>}
          </li>
        ))}
      </ul>
      {isHost ? (
        <p class="start">
          <button class="main" data-action="start" onClick={() => connection.send({ do: "start" })}>{t("start-game")}</button> {t("start-hint")}
        </p>
      ) : (
        <p>{t("wait-for-host")}</p>
      )}
      <h2>{t("invite")}</h2>
      <Share address={`${location.origin}/t/${table.id}`} title={t("invite")} />
    </section>
  );
}

/** What was agreed, in a line. */
function agreed({ options }: TableMessage): string {
  const parts = [t(`edition-${options.edition}`)];
  if (options.clock) parts.push(t("clock-of", { seconds: options.clock }));
  if (options.playOn) parts.push(t("option-play-on"));
  if (!options.hints) parts.push(t("no-hints"));
  if (!options.takeBack) parts.push(t("no-take-back"));
  return parts.join(" · ");
}

/** A seat's own secret address, for another device. */
export function OwnLink({ table }: { table: TableMessage }) {
  const address = useSignal<string | null>(null);
  const show = async () => {
    const { secret } = await api.link(table.id);
    address.value = `${location.origin}/t/${table.id}#${secret}`;
  };
  return address.value ? (
    <>
      <p>{t("own-link-warning")}</p>
      <Share address={address.value} title={t("own-link")} />
    </>
  ) : (
    <button onClick={() => void show()}>{t("own-link")}</button>
  );
}
