// The first page: play now, with friends or with whoever waits; one's own games, tables to watch.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Icon } from "../controls/icon";
import { Logo } from "../controls/logo";
import { goToNew, type Wishes, wishesBefore } from "../controls/newtable";
import { OwnFace } from "../controls/ownface";
import { editionOf } from "../game/ruleset";
import * as api from "../net/api";
import { engaged, tellBack } from "../net/renewal";
import { ownFace } from "../people/own";
import { LONGEST_NAME, ownName } from "../person/name";
import type { EditionMessage, ListingMessage, LobbyMessage, MineMessage, TableOptions } from "../protocol";
import { showBadge } from "../push/badge";
import { language, t } from "../text/messages";
import { Company } from "./company";
import { Footer } from "./footer";
import { Hero } from "./hero";
import "./home.css";
import { MyGames } from "./mygames";
import { Offer } from "./offer";
import { Options } from "./options";
import { Tables } from "./tables";

const REFRESH = 5000;

/** How many people one would meet who wants this: they wait, or they play and a bot has a seat. */
function waiting({ waiting, playing }: LobbyMessage, { edition, clock }: Wishes): number {
  const people = ({ seats }: ListingMessage) => seats.filter(({ name }) => name);
  const isOpen = (table: ListingMessage) => people(table).length < table.seats.length && people(table).every(({ here }) => here);
  const fitting = [...waiting, ...playing.filter(isOpen)].filter((table) => table.edition === edition && table.clock === (clock ?? null));
  return fitting.flatMap(people).filter(({ here }) => here).length;
}

export function HomePage({ editions, levels }: { editions: EditionMessage[]; levels: string[] }) {
  const name = useSignal(ownName());
  const wishes = useSignal(wishesBefore(editions));
  const lobby = useSignal<LobbyMessage | null>(null);
  const here = useSignal<MineMessage[]>([]);
  const failed = useSignal<string | null>(null);
  const isBusy = useSignal(false);
  const isOffline = useSignal(false);
  const look = async () => {
    here.value = await api.gamesHere();
    try {
      // Whoever came without a server is told to it first.
      if (isOffline.value) await api.beSomeone();
      lobby.value = await api.lobby();
      if (isOffline.value) tellBack();
      isOffline.value = false;
    } catch (error) {
      isOffline.value = !(error instanceof api.Refused);
    }
  };
  useEffect(() => {
    void look();
    const timer = setInterval(look, REFRESH);
    addEventListener("online", look);
    addEventListener("offline", look);
    return () => {
      clearInterval(timer);
      removeEventListener("online", look);
      removeEventListener("offline", look);
    };
  }, []);
  const turns = lobby.value?.mine.filter(({ yourTurn }) => yourTurn).length ?? null;
  useEffect(() => {
    if (turns === null) return;
    document.title = turns > 0 ? `${t("turn-yours")} – ${t("title")}` : t("title");
    showBadge(turns);
  }, [turns, language.value]);
  // A game as a file may be dropped here, too: whoever drags one here is shown it.
  useEffect(() => addEventListener("dragenter", () => import("../replay/file").then(({ takeDrops }) => takeDrops()), { once: true }), []);
  const edition = editionOf(editions, wishes.value.edition) ?? editions[0]!;
  const wish = (part: Partial<TableOptions>) => {
    wishes.value = { ...wishes.value, ...part };
  };
  const go = (make: typeof api.playNow) => async (event: Event) => {
    event.preventDefault();
    isBusy.value = true;
    engaged.value = "server";
    failed.value = await goToNew(make, name.value, wishes.value);
    isBusy.value = failed.value === null;
    if (!isBusy.value) engaged.value = "no";
  };
  const forget = async (table: string) => {
    await api.forget(table).catch(() => {});
    await look();
  };
  const hint = () => {
    if (isOffline.value) return t("offline-closed");
    return lobby.value ? t("find-people-hint", { count: waiting(lobby.value, wishes.value) }) : t("loading");
  };
  const there = isOffline.value ? null : lobby.value;
  const running = lobby.value?.playing.filter(({ seats }) => seats.some(({ here }) => here)) ?? [];
  return (
    <main class="home">
      <section class="first">
        <header>
          <Logo />
          <div class="own">
            <OwnFace />
            <input
              aria-label={t("your-name")}
              name="name"
              form="play"
              value={name.value}
              maxLength={LONGEST_NAME}
              autoComplete="nickname"
              placeholder={t("your-name")}
              onInput={(event) => (name.value = event.currentTarget.value)}
            />
          </div>
        </header>
        <Hero editions={editions} />
        <form id="play" onSubmit={go(api.playNow)}>
          <h1>{t("home-title")}</h1>
          <p class="lead" role="status">
            {isOffline.value ? t("offline") : t("home-lead")}
          </p>
          <Offer />
          <button class="main" type="submit" disabled={isBusy.value}>
            <Icon name="play" /> {t("play-now")}
          </button>
          <Company edition={edition} face={ownFace()} />
          <div class="doors">
            <button type="button" class="soft" data-action="friends" disabled={isBusy.value || isOffline.value} onClick={go(api.makeTable)}>
              <Icon name="link" />
              <span>
                {t("play-friends")}
                {isOffline.value && <small>{t("offline-closed")}</small>}
              </span>
            </button>
            <button type="button" class="soft" data-action="find" disabled={isBusy.value || isOffline.value} onClick={go(api.findPeople)}>
              <Icon name="people" />
              <span>
                {t("find-people")}
                <small aria-live="polite">{hint()}</small>
              </span>
            </button>
          </div>
          <a class="button soft round-way" data-action="round" href="/#round">
            <Icon name="round" /> {t("round-way")}
          </a>
          {failed.value && (
            <p role="alert" class="alert">
              {failed.value}
            </p>
          )}
          <Options wishes={wishes.value} edition={edition} onWish={wish} editions={editions} levels={levels} />
        </form>
        <Footer rules={wishes.value.edition} hasGames={running.length > 0 && !isOffline.value} isOffline={isOffline.value} />
      </section>
      <div class="lists">
        <MyGames games={[...here.value, ...(there?.mine ?? [])]} editions={editions} kept={there?.kept} onForget={forget} />
        {there && <Tables id="join" title={t("waiting-tables")} note={t("join")} tables={there.waiting} />}
        {there && <Tables id="watch" title={t("running-tables")} note={t("watch")} tables={running} />}
      </div>
    </main>
  );
}
