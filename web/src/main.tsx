// Starts the page: says who one is, opens a seat's secret link, and shows home or a table.

import { render } from "preact";
import * as api from "./api";
import { HomePage } from "./home";
import { loadMessages, t } from "./messages";
import { TablePage } from "./table";
import "./colours.css";
import "./page.css";
import "./table.css";
import "./board.css";

const RETRY = 1000;

async function start(): Promise<void> {
  const root = document.getElementById("app")!;
  const [editions, levels] = await Promise.all([api.editions(), api.levels(), api.beSomeone(), loadMessages()]);
  const names = levels.map(({ name }) => name);
  const table = /^\/t\/([^/]+)$/.exec(location.pathname)?.[1];
  if (!table) return render(<HomePage editions={editions} levels={names} />, root);
  const secret = location.hash.slice(1);
  if (secret) {
    // Out of the address bar at once, so that a shared address never gives a seat away.
    history.replaceState(null, "", location.pathname);
    await api.claim(table, secret).catch(() => {});
  }
  render(<TablePage id={table} editions={editions} levels={names} />, root);
}

function tryToStart(): void {
  start().catch(() => {
    document.getElementById("app")!.textContent = t("connection-lost");
    setTimeout(tryToStart, RETRY);
  });
}

tryToStart();
