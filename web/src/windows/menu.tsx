// What can be done at a table besides playing: take back, give up, another device, the host's business, leaving.

import { useSignal } from "@preact/signals";
import { Chip } from "../board/chip";
import { BotChoice } from "../controls/botchoice";
import { Dialog } from "../controls/dialog";
import { Share } from "../controls/share";
import { Sure } from "../controls/sure";
import { isHost } from "../game/company";
import { acts } from "../game/seen";
import * as api from "../net/api";
import type { Connection } from "../net/connection";
import type { Command, TableMessage } from "../protocol";
import { t } from "../text/messages";
import { fullName } from "../text/names";

interface Props {
  connection: Connection;
  table: TableMessage;
  levels: string[];
  onClose: () => void;
  onOpen: (window: "help" | "ask" | "settings") => void;
}

export function Menu({ connection, table, levels, onClose, onOpen }: Props) {
  const others = table.seats.filter(({ seat, name, bot }) => seat !== table.you && name && !bot);
  const isPlaying = table.status === "playing";
  const sendAndClose = (command: Command) => () => {
    onClose();
    connection.send(command);
  };
  return (
    <Dialog title={t("menu")} kind="menu" onClose={onClose}>
      <div class="column">
        <button type="button" data-action="ask" onClick={() => onOpen("ask")}>
          {t("ask-title")}
        </button>
        <button type="button" data-action="help" onClick={() => onOpen("help")}>
          {t("help-title")}
        </button>
        <button type="button" data-action="settings" onClick={() => onOpen("settings")}>
          {t("settings")}
        </button>
        {table.you && isPlaying && table.options.takeBack && acts(table).at(-1)?.seat === table.you && (
          <button type="button" data-action="take-back" onClick={sendAndClose({ do: "askTakeBack" })}>
            {t("take-back")}
          </button>
        )}
        {table.you && isPlaying && <Sure name="give-up" text={t("abandon")} onSure={sendAndClose({ do: "abandon", agree: true })} />}
        {isHost(table) && table.status !== "closed" && (
          <button type="button" data-action="public" onClick={sendAndClose({ do: "public", public: !table.options.public })}>
            {table.options.public ? t("let-nobody-join") : t("let-others-join")}
          </button>
        )}
        {table.you && <Sure name="leave" text={t("leave")} onSure={sendAndClose({ do: "leave" })} />}
        <a class="button" href="/">
          {t("home")}
        </a>
        {isHost(table) && table.status !== "closed" && (!isPlaying || others.length === 0) && (
          <Sure name="close-table" text={t("close-table")} onSure={sendAndClose({ do: "close" })} />
        )}
      </div>
      {table.you && (
        <>
          <h3>{t("people")}</h3>
          <ul class="people">
            {table.seats
              .filter(({ seat }) => seat !== table.you)
              .map(({ seat, name, bot, here, host }) => (
                <li key={seat}>
                  <Chip seat={seat} />{" "}
                  <span class="who">
                    {fullName(table, seat)}
                    {host && <small> {t("host")}</small>}
                  </span>
                  {name && (
                    <button
                      type="button"
                      aria-label={`${table.muted.includes(seat) ? t("unmute") : t("mute")}: ${name}`}
                      onClick={() => connection.send({ do: "mute", seat, muted: !table.muted.includes(seat) })}
                    >
                      {table.muted.includes(seat) ? t("unmute") : t("mute")}
                    </button>
                  )}
                  {isHost(table) && name && (
                    <button type="button" aria-label={`${t("make-host")}: ${name}`} onClick={sendAndClose({ do: "host", seat })}>
                      {t("make-host")}
                    </button>
                  )}
                  {name && !bot && !here && isPlaying && (
                    <button type="button" data-action="stand-in" aria-label={`${t("stand-in")}: ${name}`} onClick={sendAndClose({ do: "standIn", seat })}>
                      {t("stand-in")}
                    </button>
                  )}
                  {isHost(table) && !name && bot && (
                    <BotChoice
                      seat={seat}
                      bot={bot}
                      levels={levels}
                      canBeFree={false}
                      onChoose={(level) => level && connection.send({ do: "bot", seat, level })}
                    />
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

/** A seat's own secret address, for another device. */
function OwnLink({ table }: { table: TableMessage }) {
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
    <button type="button" onClick={() => void show()}>
      {t("own-link")}
    </button>
  );
}
