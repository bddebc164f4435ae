// Starts the page: says who one is, opens a seat's secret link, and shows home or a table.

import { render } from "preact";
import { Enamel } from "./board/token";
import { learnCards } from "./game/cards";
import { hearPrompt } from "./installed/prompt";
import { isLocal } from "./local/ids";
import * as api from "./net/api";
import { onGone } from "./net/going";
import { kept } from "./person/kept";
import { chooseView, viewIn } from "./person/views";
import type { RefusedReason } from "./protocol";
import { language, loadAllMessages, loadMessages, loadMoreMessages, t } from "./text/messages";
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
/** So long after it is shown a page has come to rest: whatever somebody waits for comes first. */
const RESTED = 2500;

let isStarted = false;

async function start(): Promise<void> {
  const root = document.getElementById("app")!;
  const table = /^\/t\/([^/]+)$/.exec(location.pathname)?.[1];
  const part = partOf(location.href);
  const [page, editions, levels] = await Promise.all([
    table ? tablePage(table) : PAGES[part](),
    api.editions(),
    api.levels(),
    // Only a table on a server has to know who one is; elsewhere that is told when there is a server again.
    table ? !isLocal(table) && api.beSomeone() : api.beSomeone().catch(() => {}),
    table ? loadMessages() : messagesOf(part),
  ]);
  learnCards(editions);
  const secret = location.hash.slice(1);
  const view = viewIn(location.hash);
  let refused: RefusedReason | null = null;
  if (table && view) {
    chooseView(table, view);
    if (view !== "table") history.replaceState(null, "", location.pathname);
  } else if (table && secret) {
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
  if (!isStarted) setTimeout(rest, RESTED);
  isStarted = true;
}

/** What is not for now, but for when there is no server, or another one. */
function rest(): void {
  void import("./installed/start").then(({ start }) => start()).catch(() => {});
  // Only for whoever wants to be told of their turns on this device.
  if (kept("turns")) void import("./push/turns").then(({ renewTurns }) => renewTurns()).catch(() => {});
}

/** What stands behind the `#` of the first page, and the message files that it needs besides those of most pages. */
const MESSAGES = { home: [], learn: ["learn"], rules: ["rules"], replay: ["replay"], review: ["replay"], puzzle: ["replay"], round: ["round"] };

/** The first page itself has only what it reads at once. */
function messagesOf(part: keyof typeof MESSAGES): Promise<void> {
  return part === "home" ? loadMoreMessages("home") : loadAllMessages(...MESSAGES[part]);
}

function partOf(address: string): keyof typeof MESSAGES {
  const part = /^#([a-z]+)/.exec(new URL(address).hash)?.[1] ?? "";
  return part in MESSAGES ? (part as keyof typeof MESSAGES) : "home";
}

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

async function roundPage() {
  const { RoundPage } = await import("./home/round/round");
  return ({ editions, levels }: Known) => <RoundPage editions={editions} levels={levels} />;
}

async function rulesPage() {
  const { RulesPage } = await import("./rules/rules");
  return ({ editions }: Known) => <RulesPage editions={editions} />;
}

const PAGES = { home: homePage, learn: learnPage, rules: rulesPage, replay: lookBackPage, review: lookBackPage, puzzle: lookBackPage, round: roundPage };

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

// Another secret link to this very table, pasted into the address bar; or from the first page to the lessons, the rules or a replay, and back.
addEventListener("hashchange", ({ oldURL, newURL }) => {
  if (location.pathname.startsWith("/t/") || partOf(oldURL) !== partOf(newURL)) location.reload();
});
onGone(tryToStart);
hearPrompt();
tryToStart();
