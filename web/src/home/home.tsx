// The first page: play now, with friends or with whoever waits; one's own games, tables to watch.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Icon } from "../controls/icon";
import { editionOf, existing } from "../game/ruleset";
import * as api from "../net/api";
import { keep, kept } from "../person/kept";
import { LONGEST_NAME, ownName, rememberName } from "../person/name";
import type { EditionMessage, ListingMessage, LobbyMessage, TableOptions } from "../protocol";
import { LANGUAGES, language, setLanguage, t } from "../text/messages";
import { Preferences } from "../windows/preferences";
import { Emblem, Picture } from "./emblem";
import { MoreOptions, RulesChoice, type Wishes } from "./options";
import { Tables } from "./tables";

const REFRESH = 5000;
const USUAL_RULES = "classic";
/** Good company for most people. */
const USUAL_BOTS = "medium";

/** How many people one would meet who wants this: they wait, or they play and a bot has a seat. */
function waiting({ waiting, playing }: LobbyMessage, { edition, clock }: Wishes): number {
  const people = ({ seats }: ListingMessage) => seats.filter(({ name }) => name);
  const isOpen = (table: ListingMessage) => people(table).length < table.seats.length && people(table).every(({ here }) => here);
  const fitting = [...waiting, ...playing.filter(isOpen)].filter((table) => table.edition === edition && table.clock === (clock ?? null));
  return fitting.flatMap(people).filter(({ here }) => here).length;
}

export function HomePage({ editions, levels }: { editions: EditionMessage[]; levels: string[] }) {
  const name = useSignal(ownName());
  const wishes = useSignal<Wishes>({ edition: existing(editions, kept("edition") ?? USUAL_RULES), bots: kept("bots") ?? USUAL_BOTS });
  const lobby = useSignal<LobbyMessage | null>(null);
  const failed = useSignal<string | null>(null);
  const isBusy = useSignal(false);
  const isChoosing = useSignal(false);
  useEffect(() => {
    const look = () =>
      api
        .lobby()
        .then((now) => (lobby.value = now))
        .catch(() => {});
    void look();
    const timer = setInterval(look, REFRESH);
    return () => clearInterval(timer);
  }, []);
  const edition = editionOf(editions, wishes.value.edition) ?? editions[0]!;
  const wish = (part: Partial<TableOptions>) => {
    wishes.value = { ...wishes.value, ...part };
  };
  const go = (make: typeof api.playNow) => async (event: Event) => {
    event.preventDefault();
    const who = rememberName(name.value) || t("guest");
    keep("edition", wishes.value.edition);
    keep("bots", wishes.value.bots);
    isBusy.value = true;
    try {
      const { table } = await make(api.newId(), who, wishes.value);
      location.href = `/t/${table}`;
    } catch (error) {
      failed.value = error instanceof api.Refused ? t(`refused-${error.reason}`) : t("connection-lost");
      isBusy.value = false;
    }
  };
  return (
    <main class="home">
      <header>
        <Emblem />
        <div>
          <h1>{t("title")}</h1>
          <p>{t("tagline")}</p>
        </div>
      </header>
      <form onSubmit={go(api.playNow)}>
        <label>
          {t("your-name")}
          <input
            name="name"
            value={name.value}
            maxLength={LONGEST_NAME}
            autoComplete="nickname"
            placeholder={t("guest")}
            onInput={(event) => (name.value = event.currentTarget.value)}
          />
        </label>
        <RulesChoice wishes={wishes.value} edition={edition} onWish={wish} editions={editions} />
        <div class="ways">
          <button class="main" type="submit" disabled={isBusy.value}>
            {t("play-now")}
            <small>{t("play-now-hint")}</small>
          </button>
          <button type="button" data-action="find" disabled={isBusy.value} onClick={go(api.findPeople)}>
            {t("find-people")}
            <small aria-live="polite">{lobby.value ? t("find-people-hint", { count: waiting(lobby.value, wishes.value) }) : t("loading")}</small>
          </button>
          <button type="button" data-action="friends" disabled={isBusy.value} onClick={go(api.makeTable)}>
            {t("play-friends")}
            <small>{t("play-friends-hint")}</small>
          </button>
        </div>
        <MoreOptions wishes={wishes.value} edition={edition} onWish={wish} levels={levels} />
        {failed.value && (
          <p role="alert" class="alert">
            {failed.value}
          </p>
        )}
      </form>
      {matchMedia("(min-width: 68rem)").matches && <Picture seats={edition.seats} arc={edition.arc} teams={edition.teams} />}
      {lobby.value && (
        <>
          <Tables title={t("my-games")} tables={lobby.value.mine.map(({ table, yourTurn }) => [table, yourTurn ? t("your-turn") : ""])} />
          <Tables title={t("waiting-tables")} tables={lobby.value.waiting.map((table) => [table, t("join")])} />
          <Tables
            title={t("running-tables")}
            tables={lobby.value.playing.filter(({ seats }) => seats.some(({ here }) => here)).map((table) => [table, t("watch")])}
          />
        </>
      )}
      <footer>
        <label>
          {t("language")}{" "}
          <select value={language.value} onChange={(event) => void setLanguage(event.currentTarget.value)}>
            {Object.entries(LANGUAGES).map(([tag, itself]) => (
              <option key={tag} value={tag} lang={tag}>
                {itself}
              </option>
            ))}
          </select>
        </label>
        <button type="button" data-action="settings" onClick={() => (isChoosing.value = true)}>
          <Icon name="settings" /> {t("settings")}
        </button>
        <p>{t("independent")}</p>
      </footer>
      {isChoosing.value && <Preferences onClose={() => (isChoosing.value = false)} />}
    </main>
  );
}
