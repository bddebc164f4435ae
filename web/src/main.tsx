// Starts the page: says who one is, opens a seat's secret link, and shows home or a table.

import { render } from "preact";
import * as api from "./api";
import { HomePage } from "./home";
import { TablePage } from "./table";
import "./style.css";

async function start(): Promise<void> {
  const root = document.getElementById("app")!;
  await api.beSomeone();
  const editions = await api.editions();
  const table = /^\/t\/([^/]+)$/.exec(location.pathname)?.[1];
  if (!table) return render(<HomePage editions={editions} />, root);
  const secret = location.hash.slice(1);
  if (secret) {
    // Out of the address bar at once, so that a shared address never gives a seat away.
    history.replaceState(null, "", location.pathname);
    await api.claim(table, secret).catch(() => {});
  }
  render(<TablePage id={table} editions={editions} />, root);
}

void start();
