// The first page: play now, play with friends, one's own games, tables to watch.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import * as api from "./api";
import { LANGUAGES, language, setLanguage, t } from "./messages";
import type { EditionMessage, ListingMessage, LobbyMessage } from "./protocol";

const REFRESH = 5000;

export function HomePage({ editions }: { editions: EditionMessage[] }) {
  const name = useSignal(localStorage.getItem("name") ?? "");
  const edition = useSignal(localStorage.getItem("edition") ?? "classic");
  const lobby = useSignal<LobbyMessage | null>(null);
  const failed = useSignal<string | null>(null);
  useEffect(() => {
    const look = () => api.lobby().then((now) => (lobby.value = now)).catch(() => {});
    look();
    const timer = setInterval(look, REFRESH);
    return () => clearInterval(timer);
  }, []);
  const go = (make: typeof api.playNow) => async (event: Event) => {
    event.preventDefault();
    const who = name.value.trim() || t("seat-R");
    localStorage.setItem("name", who);
    localStorage.setItem("edition", edition.value);
    try {
      const { table } = await make(api.newId(), who, { edition: edition.value });
      location.href = `/t/${table}`;
    } catch (error) {
      failed.value = String((error as Error).message);
    }
  };
  return (
    <main class="home">
      <header>
        <h1>{t("title")}</h1>
        <p>{t("tagline")}</p>
      </header>
      <form onSubmit={go(api.playNow)}>
        <label>
          {t("your-name")}
          <input value={name.value} maxLength={24} autoComplete="nickname" onInput={(event) => (name.value = event.currentTarget.value)} />
        </label>
        <label>
          {t("edition")}
          <select value={edition.value} onChange={(event) => (edition.value = event.currentTarget.value)}>
            {editions.map((one) => (
              <option key={one.name} value={one.name}>{`${one.name} (${one.seats.length})`}</option>
            ))}
          </select>
        </label>
        <p>
          <button class="main" type="submit">{t("play-now")}</button> {t("play-now-hint")}
        </p>
        <p>
          <button type="button" onClick={go(api.makeTable)}>{t("play-friends")}</button> {t("play-friends-hint")}
        </p>
        {failed.value && <p role="alert">{t("refused", { text: failed.value })}</p>}
      </form>
      {lobby.value && (
        <>
          <Tables title={t("my-games")} tables={lobby.value.mine.map(({ table, yourTurn }) => [table, yourTurn ? t("your-turn") : ""])} />
          <Tables title={t("waiting-tables")} tables={lobby.value.waiting.map((table) => [table, ""])} />
          <Tables title={t("running-tables")} tables={lobby.value.playing.map((table) => [table, t("watch")])} />
        </>
      )}
      <footer>
        <label>
          {t("language")}{" "}
          <select value={language.value} onChange={(event) => setLanguage(event.currentTarget.value)}>
            {Object.entries(LANGUAGES).map(([tag, itself]) => (
              <option key={tag} value={tag}>{itself}</option>
            ))}
          </select>
        </label>
      </footer>
    </main>
  );
}

function Tables({ title, tables }: { title: string; tables: [ListingMessage, string][] }) {
  return (
    <section>
      <h2>{title}</h2>
      {tables.length === 0 && <p>{t("nothing-here")}</p>}
      <ul class="tables">
        {tables.map(([table, note]) => (
          <li key={table.id}>
            <a href={`/t/${table.id}`}>
              {table.edition}: {table.seats.map(({ name, bot }) => name ?? (bot ? t("bot-name", { level: bot }) : t("free-seat"))).join(", ")}
            </a>{" "}
            <strong>{note}</strong>
          </li>
        ))}
      </ul>
    </section>
  );
}
