// What can be done at a table besides playing: take back, give up, another device, the host's business, leaving.

import type { Connection } from "./connection";
import { Chip } from "./chip";
import { Dialog } from "./dialog";
import { t } from "./messages";
import type { Command, TableMessage } from "./protocol";
import { botName, fullName } from "./seats";
import { Share } from "./share";
import { OwnLink } from "./waiting";

interface Props {
  connection: Connection;
  table: TableMessage;
  levels: string[];
  onClose: () => void;
  onHelp: () => void;
  onAsk: () => void;
}

export function Menu({ connection, table, levels, onClose, onHelp, onAsk }: Props) {
  const isHost = table.seats.some(({ host, seat }) => host && seat === table.you);
  const isPlaying = table.status === "playing";
  const act = (command: Command) => () => {
    onClose();
    connection.send(command);
  };
  return (
    <Dialog title={t("menu")} kind="menu" onClose={onClose}>
      <div class="column">
        <button data-action="ask" onClick={onAsk}>{t("ask-title")}</button>
        <button data-action="help" onClick={onHelp}>{t("help-title")}</button>
        {table.you && isPlaying && table.options.takeBack && <button data-action="take-back" onClick={act({ do: "askTakeBack" })}>{t("take-back")}</button>}
        {table.you && isPlaying && <button data-action="give-up" onClick={act({ do: "abandon", agree: true })}>{t("abandon")}</button>}
        {table.you && <button data-action="leave" onClick={act({ do: "leave" })}>{t("leave")}</button>}
        {isHost && table.status !== "closed" && <button data-action="close-table" onClick={act({ do: "close" })}>{t("close-table")}</button>}
      </div>
      {table.you && (
        <>
          <h3>{t("people")}</h3>
          <ul class="people">
            {table.seats
              .filter(({ seat }) => seat !== table.you)
              .map(({ seat, name, bot }) => (
                <li key={seat}>
                  <Chip seat={seat} /> <span class="who">{fullName(table, seat)}</span>
                  {name && (
                    <button onClick={() => connection.send({ do: "mute", seat, muted: !table.muted.includes(seat) })}>
                      {table.muted.includes(seat) ? t("unmute") : t("mute")}
                    </button>
                  )}
                  {isHost && name && <button onClick={act({ do: "host", seat })}>{t("make-host")}</button>}
                  {isHost && !name && bot && (
                    <select aria-label={t("bot-choice", { name: t(`seat-${seat}`) })} value={bot} onChange={(event) => connection.send({ do: "bot", seat, level: event.currentTarget.value })}>
                      {levels.map((level) => (
                        <option key={level} value={level}>{botName(level)}</option>
                      ))}
                    </select>
                  )}
                </li>
              ))}
          </ul>
          <h3>{t("another-device")}</h3>
          <OwnLink table={table} />
        </>
      )}
      <h3>{t("invite")}</h3>
      <Share address={`${location.origin}/t/${table.id}`} title={t("invite")} />
    </Dialog>
  );
}
