// Before a game: who sits where, the address for friends, and the host's start.

import { useSignal } from "@preact/signals";
import { Chip } from "../board/chip";
import { BotChoice } from "../controls/botchoice";
import { HouseRules } from "../controls/houserules";
import { Share } from "../controls/share";
import { Switch } from "../controls/switch";
import { isHost, isTeammate } from "../game/company";
import type { Connection } from "../net/connection";
import { LONGEST_NAME, ownName, rememberName } from "../person/name";
import type { EditionMessage, TableMessage } from "../protocol";
import { t } from "../text/messages";
import { botName, mates } from "../text/names";
import { rulesName } from "../text/rules";

interface Props {
  connection: Connection;
  table: TableMessage;
  edition: EditionMessage;
  levels: string[];
}

export function Waiting({ connection, table, edition, levels }: Props) {
  const name = useSignal(ownName());
  return (
    <section class="waiting">
      <h1>{t("waiting-title")}</h1>
      <p>{agreed(table)}</p>
      <HouseRules name={table.options.edition} />
      {table.you === null && (
        <label>
          {t("your-name")}
          <input value={name.value} maxLength={LONGEST_NAME} autoComplete="nickname" onInput={(event) => (name.value = event.currentTarget.value)} />
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
              {table.you === null && <small> {t("together-with", { names: mates(table, edition.teams, seat) })}</small>}
              {host && <small> {t("host")}</small>}
              {sitter && !here && <small> {t("not-here")}</small>}
            </span>
            {seat !== table.you && !sitter && (
              <button
                type="button"
                data-action="sit"
                data-seat={seat}
                aria-label={t("sit-at", { name: t(`seat-${seat}`) })}
                onClick={() => connection.send({ do: "sit", seat, name: rememberName(name.value) || t("guest") })}
              >
                {t("sit-here")}
              </button>
            )}
            {isHost(table) && seat !== table.you && !sitter && (
              <BotChoice
                seat={seat}
                bot={bot}
                levels={levels}
                canBeFree={true}
                onChoose={(level) => connection.send(level ? { do: "bot", seat, level } : { do: "remove", seat })}
              />
            )}
            {isHost(table) && seat !== table.you && sitter && (
              <button type="button" aria-label={t("remove-name", { name: sitter })} onClick={() => connection.send({ do: "remove", seat })}>
                {t("remove")}
              </button>
            )}
          </li>
        ))}
      </ul>
      {isHost(table) ? (
        <p class="start">
          <button type="button" class="main" data-action="start" onClick={() => connection.send({ do: "start" })}>
            {t("start-game")}
          </button>{" "}
          {t("start-hint")}
        </p>
      ) : (
        <p>{t("wait-for-host")}</p>
      )}
      {isHost(table) ? (
        <Switch label={t("let-others-join")} isOn={table.options.public} onSwitch={(on) => connection.send({ do: "public", public: on })} />
      ) : (
        table.options.public && <p>{t("others-may-join")}</p>
      )}
      <h2>{t("invite")}</h2>
      <Share address={`${location.origin}/t/${table.id}`} title={t("invite")} />
    </section>
  );
}

/** What was agreed, in a line. */
function agreed({ options }: TableMessage): string {
  const parts = [rulesName(options.edition)];
  if (options.clock) parts.push(t("clock-of", { seconds: options.clock }));
  if (options.playOn) parts.push(t("option-play-on"));
  if (!options.hints) parts.push(t("no-hints"));
  if (!options.takeBack) parts.push(t("no-take-back"));
  if (options.standIn === null) parts.push(t("no-stand-in"));
  return parts.join(" · ");
}
