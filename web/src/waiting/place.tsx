// A chair as a person meets it: a button if there is something to do with it, with whoever sits there.

import { useSignal } from "@preact/signals";
import { BotChoice } from "../controls/botchoice";
import { Dialog } from "../controls/dialog";
import { Icon } from "../controls/icon";
import { OwnFace } from "../controls/ownface";
import { Sure } from "../controls/sure";
import { isFree, isHost, isTeammate } from "../game/company";
import type { Connection } from "../net/connection";
import { Portrait, sitterOf } from "../people/portrait";
import type { Command, EditionMessage, TableMessage } from "../protocol";
import { t } from "../text/messages";
import { botName, mates, seatName } from "../text/names";
import { Spot } from "./chairs";
import type { ChairPlace } from "./layout";

interface Props {
  connection: Connection;
  table: TableMessage;
  edition: EditionMessage;
  levels: string[];
  seat: string;
  place: ChairPlace;
  /** Is the reader about to take another chair? */
  isChanging: boolean;
  onSit: () => void;
}

export function Place({ connection, table, edition, levels, seat, place, isChanging, onSit }: Props) {
  const isOpen = useSignal(false);
  const sitter = table.seats.find((other) => other.seat === seat)!;
  const { name, bot, here, host } = sitter;
  const { you } = table;
  const isEmpty = isFree(sitter);
  const colour = t(`seat-${seat}`);
  const who = isEmpty ? t("free-chair") : seatName(table, seat);
  // What a press does: sit down, seat a bot, or ask what to do with whoever sits there.
  const canSit = name === null && (you === null ? table.door !== "locked" && !table.knock : isChanging || (isEmpty && !isHost(table)));
  const seatsBot = !canSit && isEmpty && isHost(table);
  const canAsk = !canSit && !isEmpty && isHost(table) && seat !== you;
  const notes = [
    seat === you && t("you"),
    isTeammate(edition.teams, you, seat) && t("teammate"),
    you === null && t("together-with", { names: mates(table, edition.teams, seat) }),
    !name && bot && botName(bot),
    host && seat !== you && t("host"),
    name && !here && t("not-here"),
  ].filter(Boolean);
  const invites = canSit ? t("sit-here") : seatsBot ? t("put-bot") : null;
  const send = (command: Command) => () => {
    isOpen.value = false;
    connection.send(command);
  };
  const seen =
    canSit || seatsBot ? (
      <Plus isSwap={canSit && !isEmpty} />
    ) : seat === you ? (
      <OwnFace seat={seat} onChoose={(face) => connection.send({ do: "face", face })} />
    ) : (
      <Portrait {...sitterOf(sitter)} plain />
    );
  const inside =
    canSit || seatsBot || canAsk ? (
      <button
        type="button"
        class="plain"
        data-action={canSit ? "sit" : seatsBot ? "seat-bot" : "ask-chair"}
        data-seat={seat}
        aria-label={canSit ? t("sit-at", { name: colour }) : seatsBot ? t("put-bot-at", { name: colour }) : t("chair-of", { name: who })}
        onClick={canSit ? onSit : seatsBot ? send({ do: "bot", seat, level: table.options.bots }) : () => (isOpen.value = true)}
      >
        {seen}
      </button>
    ) : (
      seen
    );
  return (
    <Spot {...{ seat, place, isEmpty, inside, who }} note={isEmpty && invites ? invites : notes.join(", ")}>
      {isOpen.value && (
        <Dialog title={who} kind="chair" onClose={() => (isOpen.value = false)}>
          {bot && (
            <>
              <BotChoice {...{ seat, bot, levels }} onChoose={(level) => connection.send({ do: "bot", seat, level })} />
              <button type="button" data-action="sit" data-seat={seat} onClick={onSit}>
                {t("sit-yourself")}
              </button>
              <button type="button" data-action="free" onClick={send({ do: "remove", seat })}>
                {t("free-the-chair")}
              </button>
            </>
          )}
          {name && (
            <>
              <button type="button" data-action="make-host" onClick={send({ do: "host", seat })}>
                {t("make-host")}
              </button>
              <Sure name="remove" text={t("remove-name", { name })} asks={t("remove-sure", { name })} onSure={send({ do: "remove", seat })} />
            </>
          )}
        </Dialog>
      )}
    </Spot>
  );
}

function Plus({ isSwap }: { isSwap: boolean }) {
  return (
    <span class="plus">
      <Icon name={isSwap ? "swap" : "plus"} />
    </span>
  );
}
