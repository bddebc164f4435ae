// Starts the page: says who one is, opens a seat's secret link, and shows home or a table.

import { render } from "preact";
import { Enamel } from "./board/token";
import { learnCards } from "./game/cards";
import * as api from "./net/api";
import type { RefusedReason } from "./protocol";
import { language, loadAllMessages, loadMessages, t } from "./text/messages";
import "./style/colours.css";
import "./style/page.css";
import "./cards/cards.css";
import "./players/players.css";
import "./table/table.css";
import "./past/past.css";
import "./table/hand.css";
import "./board/board.css";
import "./motion/motion.css";
import "./people/people.css";

const RETRY = 1000;

async function start(): Promise<void> {
  const root = document.getElementById("app")!;
  const table = /^\/t\/([^/]+)$/.exec(location.pathname)?.[1];
  const [page, editions, levels] = await Promise.all([
    table ? tablePage(table) : PAGES[placeOf(location.href)](),
    api.editions(),
    api.levels(),
    api.beSomeone(),
    table ? loadMessages() : loadAllMessages(...MESSAGES[placeOf(location.href)]),
  ]);
  learnCards(editions);
  const secret = location.hash.slice(1);
  let refused: RefusedReason | null = null;
  if (table && secret) {
    // Out of the address bar at once, so that a shared address never gives a seat away.
    history.replaceState(null, "", location.pathname);
    await api.claim(table, secret).catch((error: unknown) => (refused = error instanceof api.Refused ? error.reason : "unavailable"));
  }
  render(
    <>
      <Enamel />
      {page({ editions, levels: levels.map(({ name }) => name), refused })}
    </>,
    root,
  );
  // Another secret link to this very table, pasted into the address bar; or from the first page to the lessons or a replay, and back.
  addEventListener("hashchange", ({ oldURL, newURL }) => {
    if (table || placeOf(oldURL) !== placeOf(newURL)) location.reload();
  });
}

/** What stands behind the `#` of the first page. */
const placeOf = (address: string): keyof typeof PAGES =>
  (/^#(learn|replay|review|puzzle)(\/|$)/.exec(new URL(address).hash)?.[1] ?? "home") as keyof typeof PAGES;

const PAGES = { home: homePage, learn: learnPage, replay: lookBackPage, review: lookBackPage, puzzle: lookBackPage };
/** The message files that each needs besides those of every page. */
const MESSAGES = { home: [], learn: ["learn"], replay: ["replay"], review: ["replay"], puzzle: ["replay"] };

interface Known {
  editions: Awaited<ReturnType<typeof api.editions>>;
  levels: string[];
  refused: RefusedReason | null;
}

async function homePage() {
  const { HomePage } = await import("./home/home");
  return ({ editions, levels }: Known) => <HomePage editions={editions} levels={levels} />;
}

async function learnPage() {
  const { LearnPage } = await import("./learn/learn");
  return ({ editions }: Known) => <LearnPage editions={editions} />;
}

async function lookBackPage() {
  const { LookBackPage } = await import("./review/page");
  return ({ editions }: Known) => <LookBackPage editions={editions} />;
}

async function tablePage(id: string) {
  const { TablePage } = await import("./table/table");
  return (known: Known) => <TablePage id={id} {...known} />;
}

function tryToStart(): void {
  start().catch((error: unknown) => {
    const why = error instanceof api.Refused ? t(`refused-${error.reason}`) : t("connection-lost");
    document.getElementById("app")!.textContent = language.value ? why : "…";
    setTimeout(tryToStart, RETRY);
  });
}

tryToStart();
