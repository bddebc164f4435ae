// What can be done at a table besides playing, what people look for first at the top: take back, find help, see to the others,
// bring friends or another device, end it.

import { useSignal } from "@preact/signals";
import { BotChoice } from "../controls/botchoice";
import { Dialog } from "../controls/dialog";
import { DoorChoice } from "../controls/doorchoice";
import { Icon } from "../controls/icon";
import { Share } from "../controls/share";
import { Sure } from "../controls/sure";
import { Switch } from "../controls/switch";
import { isHost } from "../game/company";
import { acts } from "../game/seen";
import { isLocal } from "../local/ids";
import * as api from "../net/api";
import type { Connection } from "../net/connection";
import { Portrait, sitterOf } from "../people/portrait";
import type { Command, TableMessage } from "../protocol";
import { t } from "../text/messages";
import { seatName } from "../text/names";

interface Props {
  connection: Connection;
  table: TableMessage;
  levels: string[];
  onClose: () => void;
  onOpen: (window: "help" | "ask" | "settings" | "rules") => void;
}

export function Menu({ connection, table, levels, onClose, onOpen }: Props) {
  const { you, status } = table;
  const isPlaying = status === "playing";
  const isOpen = status !== "closed";
  const isAlone = !table.seats.some(({ seat, name, bot }) => seat !== you && name && !bot);
  const sendAndClose = (command: Command) => () => {
    onClose();
    connection.send(command);
  };
  return (
    <Dialog title={t("menu")} kind="menu" onClose={onClose}>
      {you && isPlaying && table.options.takeBack && acts(table).at(-1)?.seat === you && (
        <button type="button" data-action="take-back" onClick={sendAndClose({ do: "askTakeBack" })}>
          <Icon name="undo" /> {t("take-back")}
        </button>
      )}
      <div class="tiles">
        <button type="button" data-action="rules" onClick={() => onOpen("rules")}>
          <Icon name="book" /> {t("rules")}
        </button>
        <button type="button" data-action="help" onClick={() => onOpen("help")}>
          <Icon name="help" /> {t("help-title")}
        </button>
        <button type="button" data-action="settings" onClick={() => onOpen("settings")}>
          <Icon name="settings" /> {t("settings")}
        </button>
        <button type="button" data-action="ask" onClick={() => onOpen("ask")}>
          <Icon name="list" /> {t("ask-title")}
        </button>
        <a class="button" href="/">
          <Icon name="home" /> {t("home")}
        </a>
      </div>
      {you && (
        <>
          <h3>{t("people")}</h3>
          <People {...{ connection, table, levels, sendAndClose }} />
        </>
      )}
      <details>
        <summary>{t("invite")}</summary>
        {isLocal(table.id) ? <HandOver table={table} /> : <Invitation {...{ connection, table }} />}
      </details>
      {you && !isLocal(table.id) && (
        <details>
          <summary>{t("another-device")}</summary>
          <OwnLink table={table} />
        </details>
      )}
      {you && (
        <p class="ends">
          {isPlaying && <Sure name="give-up" text={t("abandon")} onSure={sendAndClose({ do: "abandon", agree: true })} />}
          <Sure name="leave" text={t("leave")} onSure={sendAndClose({ do: "leave" })} />
          {isHost(table) && isOpen && (!isPlaying || isAlone) && <Sure name="close-table" text={t("close-table")} onSure={sendAndClose({ do: "close" })} />}
        </p>
      )}
    </Dialog>
  );
}

/** Who may come, and by which address. */
function Invitation({ connection, table }: { connection: Connection; table: TableMessage }) {
  const sees = isHost(table) && table.status !== "closed";
  return (
    <>
      {sees && <Switch label={t("let-others-join")} isOn={table.options.public} onSwitch={(on) => connection.send({ do: "public", public: on })} />}
      {sees && <DoorChoice {...{ connection, table }} />}
      <Share address={`${location.origin}/t/${table.id}`} title={t("invite")} />
    </>
  );
}

/** A game of this browser goes on online, so that others can come. */
function HandOver({ table }: { table: TableMessage }) {
  const failed = useSignal<string | null>(null);
  const isBusy = useSignal(false);
  const own = table.seats.find(({ seat }) => seat === table.you);
  if (table.status !== "playing" || !own?.name || !own.face) return <p>{t("refused-notNow")}</p>;
  const go = async () => {
    isBusy.value = true;
    try {
      const { table: made } = await api.handOver(table.id, own.seat, own.name!, own.face!, table.options);
      location.href = `/t/${made}`;
    } catch (error) {
      failed.value = error instanceof api.Refused ? t(`refused-${error.reason}`) : t("connection-lost");
      isBusy.value = false;
    }
  };
  return (
    <>
      <p>{t("hand-over-lead")}</p>
      <button type="button" class="main" data-action="hand-over" disabled={isBusy.value} onClick={() => void go()}>
        <Icon name="link" /> {t("hand-over")}
      </button>
      {failed.value && (
        <p role="alert" class="alert">
          {failed.value}
        </p>
      )}
    </>
  );
}

interface PeopleProps {
  connection: Connection;
  table: TableMessage;
  levels: string[];
  sendAndClose: (command: Command) => () => void;
}

/** The others, and what one can do about each. */
function People({ connection, table, levels, sendAndClose }: PeopleProps) {
  return (
    <ul class="people">
      {table.seats
        .filter(({ seat }) => seat !== table.you)
        .map((place) => {
          const { seat, name, bot, botName, here, host, next } = place;
          const isMuted = table.muted.includes(seat);
          return (
            <li key={seat}>
              <Portrait {...sitterOf(place)} />
              <span class="who">
                {seatName(table, seat)}
                {host && <small>{t("host")}</small>}
                {next && <small>{t("sits-next", { name: next })}</small>}
                {name && bot && table.status === "playing" && <small>{t("stands-in", { bot: botName ?? "" })}</small>}
              </span>
              {name && !bot && !here && table.status === "playing" && (
                <button type="button" data-action="stand-in" aria-label={t("stand-in-name", { name })} onClick={sendAndClose({ do: "standIn", seat })}>
                  {t("stand-in-now")}
                </button>
              )}
              {name && (
                <button
                  type="button"
                  aria-label={isMuted ? t("unmute-name", { name }) : t("mute-name", { name })}
                  onClick={() => connection.send({ do: "mute", seat, muted: !isMuted })}
                >
                  {isMuted ? t("unmute") : t("mute")}
                </button>
              )}
              {isHost(table) && name && (
                <button type="button" aria-label={t("make-host-name", { name })} onClick={sendAndClose({ do: "host", seat })}>
                  {t("make-host")}
                </button>
              )}
              {isHost(table) && (name ?? next) && (
                <Sure
                  name="remove"
                  text={t("remove")}
                  about={name ?? next}
                  asks={table.status === "playing" ? t("remove-sure-playing", { name: name ?? next ?? "" }) : t("remove-sure", { name: name ?? next ?? "" })}
                  onSure={sendAndClose({ do: "remove", seat })}
                />
              )}
              {name && canVote(table, seat) && (
                <Sure
                  name="vote-remove"
                  text={t("ask-remove")}
                  about={name}
                  asks={t("ask-remove-sure", { name })}
                  onSure={sendAndClose({ do: "remove", seat })}
                />
              )}
              {isHost(table) && !name && bot && (
                <BotChoice seat={seat} bot={bot} levels={levels} onChoose={(level) => connection.send({ do: "bot", seat, level })} />
              )}
            </li>
          );
        })}
    </ul>
  );
}

/** May the others decide together whether somebody is removed? While the host sees to it, the host does; and it takes two. */
function canVote(table: TableMessage, of: string): boolean {
  const host = table.seats.find((place) => place.host);
  const voters = table.seats.filter(({ seat, name, here }) => seat !== of && name && here);
  return table.status === "playing" && !isHost(table) && !(host?.here && !host.bot) && voters.length > 1;
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
