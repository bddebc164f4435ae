// The page behind `/#replay`: loads a game of a table or of a file and shows it, or asks for a file.

import { useSignal } from "@preact/signals";
import { type ComponentType, h } from "preact";
import { useEffect } from "preact/hooks";
import { Logo } from "../controls/logo";
import { editionOf } from "../game/ruleset";
import * as api from "../net/api";
import * as past from "../net/past";
import type { EditionMessage } from "../protocol";
import { t } from "../text/messages";
import { openedRecord, openRecord, takeDrops } from "./file";
import { Film } from "./film";
import { FILE, type Route, readRoute } from "./route";
import "./replay.css";
import { Glyph } from "./glyph";

/** What is wrong, in a sentence, and what the server says of a file. */
interface Trouble {
  text: string;
  detail?: string;
}

async function load({ table, game }: Route): Promise<Film> {
  if (table !== FILE) return new Film(await past.replay(table, game), table);
  return new Film(await past.readRecord(openedRecord() ?? ""), null);
}

/** What shows a game once it is loaded. */
export interface ScreenProps {
  film: Film;
  edition: EditionMessage;
  route: Route;
}

export function ReplayPage({ editions, show }: { editions: EditionMessage[]; show: ComponentType<ScreenProps> }) {
  const route = useSignal(readRoute(location.hash));
  const film = useSignal<Film | null>(null);
  const trouble = useSignal<Trouble | null>(null);
  const refuse = () => {
    trouble.value = { text: t("replay-no-record") };
    film.value = null;
  };
  const isWanted = route.value.table !== "" && (route.value.table !== FILE || openedRecord() !== null);
  const which = `${route.value.table} ${route.value.game}`;
  useEffect(() => takeDrops(refuse), []);
  useEffect(() => {
    document.title = `${t("replay-title")} – ${t("title")}`;
    // Another game; another moment of this one is the screen's business.
    const look = () => {
      const now = readRoute(location.hash);
      if (now.table !== route.peek().table || (now.game !== route.peek().game && now.game !== film.peek()?.told.game)) route.value = now;
    };
    addEventListener("hashchange", look);
    return () => removeEventListener("hashchange", look);
  }, []);
  useEffect(() => {
    if (!isWanted) return;
    trouble.value = null;
    load(route.peek())
      .then((loaded) => {
        film.value = loaded;
      })
      .catch((error: unknown) => {
        const reason = error instanceof api.Refused ? error.reason : "unavailable";
        if (route.peek().table === FILE && reason === "unreadable") trouble.value = { text: t("replay-no-record"), detail: (error as Error).message };
        else trouble.value = { text: reason === "notNow" ? t("replay-not-over") : t(`refused-${reason}`) };
      });
  }, [which]);
  const edition = film.value && editionOf(editions, film.value.edition);
  if (film.value && edition) return h(show, { key: which, film: film.value, edition, route: route.value });
  if (isWanted && !trouble.value)
    return (
      <p class="loading" role="status">
        {t("loading")}
      </p>
    );
  return <Opening trouble={trouble.value} onRefused={refuse} />;
}

/** Asks for a file, to be dropped or chosen. */
function Opening({ trouble, onRefused }: { trouble: Trouble | null; onRefused: () => void }) {
  return (
    <main class="opening">
      <header>
        <a href="/">
          <Logo />
        </a>
      </header>
      <h1>{t("replay-title")}</h1>
      <p>{t("replay-open-lead")}</p>
      {trouble && (
        <p class="alert" role="alert">
          {trouble.text} {trouble.detail && <small lang="en">{trouble.detail}</small>}
        </p>
      )}
      <label class="drop">
        <Glyph name="file" />
        <span>{t("replay-open-file")}</span>
        <input
          type="file"
          accept=".makker,text/plain"
          onChange={(event) => {
            void openRecord(event.currentTarget.files).then((isOpen) => isOpen || onRefused());
          }}
        />
      </label>
      <p>
        <a class="button soft" href="/">
          {t("home")}
        </a>
      </p>
    </main>
  );
}
