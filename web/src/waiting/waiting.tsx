// Before a game: the table fills. Who sits where, the address for friends, what was agreed, and the host's start.

import { useSignal } from "@preact/signals";
import { lookup } from "../cards/lookup";
import { DoorChoice } from "../controls/doorchoice";
import { HouseRules } from "../controls/houserules";
import { Icon } from "../controls/icon";
import { OwnFace } from "../controls/ownface";
import { Share } from "../controls/share";
import { Switch } from "../controls/switch";
import { isFree, isHost, teammates } from "../game/company";
import type { Connection } from "../net/connection";
import { ownFace } from "../people/own";
import { LONGEST_NAME, ownName, rememberName } from "../person/name";
import { Door } from "../players/door";
import type { EditionMessage, TableMessage } from "../protocol";
import { t } from "../text/messages";
import { mates, seatName } from "../text/names";
import { agreed } from "./agreed";
import { Chairs } from "./chairs";
import { Place } from "./place";

interface Props {
  connection: Connection;
  table: TableMessage;
  edition: EditionMessage;
  levels: string[];
}

export function Waiting({ connection, table, edition, levels }: Props) {
  const name = useSignal(ownName());
  const isChanging = useSignal(false);
  const free = table.seats.filter(isFree).length;
  const { you } = table;
  const [rules, ...facts] = agreed(table);
  const sit = (seat: string) => {
    isChanging.value = false;
    connection.send({ do: "sit", seat, name: rememberName(name.value) || t("guest"), face: ownFace() });
    // Whoever looks after the table lets the bot move to the chair that gets free.
    const bot = table.seats.find((place) => place.seat === seat)?.bot;
    if (you && bot && isHost(table)) connection.send({ do: "bot", seat: you, level: bot });
  };
  return (
    <section class="waiting">
      <Chairs {...{ table, edition }} own={you ?? edition.seats[0]!}>
        {(seat, place) => <Place key={seat} {...{ connection, table, edition, levels, seat, place }} isChanging={isChanging.value} onSit={() => sit(seat)} />}
      </Chairs>
      <div class="deeds">
        <h1>{t("chairs-free", { count: free })}</h1>
        <p class="lead" role="status">
          {isChanging.value ? t("which-chair") : lead(table, edition, free)}
        </p>
        {you === null && (
          <div class="own">
            <OwnFace />
            <input
              aria-label={t("your-name")}
              placeholder={t("your-name")}
              value={name.value}
              maxLength={LONGEST_NAME}
              autoComplete="nickname"
              onInput={(event) => (name.value = event.currentTarget.value)}
            />
          </div>
        )}
        <div class="way-in">
          <h2>{t("way-in")}</h2>
          <p>{t("way-in-hint")}</p>
          <Share address={location.href} title={t("way-in")} isMain={isHost(table) && free > 0} />
        </div>
        {isHost(table) && (
          <button type="button" class={free > 0 ? "soft start" : "main start"} data-action="start" onClick={() => connection.send({ do: "start" })}>
            {free > 0 && <Icon name="bot" />} {t("start-with", { bots: free })}
          </button>
        )}
        <ul class="agreed">
          {you !== null && (
            <li>
              <button
                type="button"
                class="soft"
                data-action="change"
                aria-pressed={isChanging.value}
                disabled={!table.seats.some(({ name: sitter }) => sitter === null)}
                onClick={() => (isChanging.value = !isChanging.value)}
              >
                <Icon name="swap" /> {t("change-chairs")}
              </button>
            </li>
          )}
          <li>
            <button type="button" class="soft" data-action="rules" onClick={() => (lookup.value = "")}>
              {rules}
            </button>
          </li>
        </ul>
        <p class="facts">{facts.join(" · ")}</p>
        <HouseRules name={table.options.edition} />
        {you !== null && table.knocks && <Door {...{ connection, table }} />}
        {isHost(table) ? (
          <>
            <Switch label={t("let-others-join")} isOn={table.options.public} onSwitch={(on) => connection.send({ do: "public", public: on })} />
            <DoorChoice {...{ connection, table }} />
          </>
        ) : (
          table.options.public && <p>{t("others-may-join")}</p>
        )}
      </div>
    </section>
  );
}

/** Who one's partner is, and what comes next. */
function lead(table: TableMessage, edition: EditionMessage, free: number): string {
  const { you } = table;
  if (table.knock) return t("knocked", { name: table.seats.find((place) => place.host)?.name ?? "" });
  if (you === null && table.door === "locked") return t("watch-locked");
  if (you === null) return free > 0 ? t("lead-guest", { pairs: edition.teams[0]!.length === 2 ? "yes" : "no" }) : t("lead-full");
  const others = teammates(edition.teams, you);
  const isThere = others.every((seat) => table.seats.some((place) => place.seat === seat && !isFree(place)));
  const partner = isThere
    ? t("lead-partner", { names: mates(table, edition.teams, you), count: others.length })
    : t("lead-no-partner", { count: others.length });
  const host = table.seats.find((place) => place.host)?.seat;
  const next = !isHost(table) ? t("lead-host-starts", { name: host ? seatName(table, host) : "" }) : free > 0 ? t("lead-invite") : t("lead-ready");
  return `${partner} ${next}`;
}
