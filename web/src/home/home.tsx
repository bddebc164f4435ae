// The first page: play now, play with friends, one's own games, tables to watch.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Chip } from "../board/chip";
import { Icon } from "../controls/icon";
import { Switch } from "../controls/switch";
import * as api from "../net/api";
import { keep, kept } from "../person/kept";
import { LONGEST_NAME, ownName, rememberName } from "../person/name";
import type { EditionMessage, ListingMessage, LobbyMessage, TableOptions } from "../protocol";
import { LANGUAGES, language, setLanguage, t } from "../text/messages";
import { botName } from "../text/names";
import { Preferences } from "../windows/preferences";
import { Emblem, Picture } from "./emblem";

const REFRESH = 5000;
/** Good company for most people. */
const USUAL_BOTS = "medium";
const CLOCKS = [30, 60, 180, 86_400];

export function HomePage({ editions, levels }: { editions: EditionMessage[]; levels: string[] }) {
  const name = useSignal(ownName());
  const wishes = useSignal<Partial<TableOptions>>({ edition: kept("edition") ?? "classic", bots: kept("bots") ?? USUAL_BOTS });
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
  const edition = editions.find((one) => one.name === wishes.value.edition) ?? editions[0]!;
  const wish = (part: Partial<TableOptions>) => (wishes.value = { ...wishes.value, ...part });
  const go = (make: typeof api.playNow) => async (event: Event) => {
    event.preventDefault();
    const who = rememberName(name.value) || t("guest");
    keep("edition", edition.name);
    keep("bots", wishes.value.bots ?? USUAL_BOTS);
    isBusy.value = true;
    try {
      const { table } = await make(api.newId(), who, { ...wishes.value, edition: edition.name });
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
        <label>
          {t("edition")}
          <select name="edition" value={edition.name} onChange={(event) => wish({ edition: event.currentTarget.value, playOn: false })}>
            {editions.map((one) => (
              <option key={one.name} value={one.name}>
                {t("seats-of-edition", { name: t(`edition-${one.name}`), seats: one.seats.length })}
              </option>
            ))}
          </select>
        </label>
        <div class="ways">
          <button class="main" type="submit" disabled={isBusy.value}>
            {t("play-now")}
            <small>{t("play-now-hint")}</small>
          </button>
          <button type="button" data-action="friends" disabled={isBusy.value} onClick={go(api.makeTable)}>
            {t("play-friends")}
            <small>{t("play-friends-hint")}</small>
          </button>
        </div>
        <details>
          <summary>{t("options")}</summary>
          <label>
            {t("bots")}
            <select name="bots" value={wishes.value.bots} onChange={(event) => wish({ bots: event.currentTarget.value })}>
              {levels.map((level) => (
                <option key={level} value={level}>
                  {t(`level-${level}`)}
                </option>
              ))}
            </select>
          </label>
          <label>
            {t("clock")}
            <select name="clock" value={wishes.value.clock ?? ""} onChange={(event) => wish({ clock: Number(event.currentTarget.value) || null })}>
              <option value="">{t("clock-none")}</option>
              {CLOCKS.map((seconds) => (
                <option key={seconds} value={seconds}>
                  {t("clock-of", { seconds })}
                </option>
              ))}
            </select>
          </label>
          <Switch label={t("option-public")} isOn={wishes.value.public ?? false} onSwitch={(on) => wish({ public: on })} />
          <Switch label={t("option-hints")} isOn={wishes.value.hints ?? true} onSwitch={(on) => wish({ hints: on })} />
          <Switch label={t("option-take-back")} isOn={wishes.value.takeBack ?? true} onSwitch={(on) => wish({ takeBack: on })} />
          {edition.teams.length > 2 && <Switch label={t("option-play-on")} isOn={wishes.value.playOn ?? false} onSwitch={(on) => wish({ playOn: on })} />}
        </details>
        {failed.value && (
          <p role="alert" class="alert">
            {failed.value}
          </p>
        )}
      </form>
      {matchMedia("(min-width: 68rem)").matches && <Picture seats={edition.seats} arc={edition.arc} />}
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

function Tables({ title, tables }: { title: string; tables: [ListingMessage, string][] }) {
  if (tables.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul class="tables">
        {tables.map(([table, note]) => (
          <li key={table.id}>
            <a href={`/t/${table.id}`}>
              <span class="chips">
                {table.seats.map(({ seat }) => (
                  <Chip key={seat} seat={seat} />
                ))}
              </span>
              <span class="who">{table.seats.map(({ name, bot }) => name ?? (bot ? botName(bot) : t("free-seat"))).join(", ")}</span>
              <small>{t(`edition-${table.edition}`)}</small>
              <strong>{note}</strong>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
