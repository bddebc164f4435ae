// The address of a moment: `/#replay/TABLE/GAME/MOMENT/EYES`, for a file `/#replay/file/0/MOMENT/EYES`, and the same with `review`. Whoever has it sees the same.

import { useEffect } from "preact/hooks";

/** So long after the last step the address says where one is: browsers allow no more than a few changes a second. */
const SETTLED = 350;

export interface Route {
  /** The table's id, `file` for what was opened here, or nothing: then a file is asked for. */
  table: string;
  /** Which game of the evening; the last one if it is 0. */
  game: number;
  /** Which moment; the end if it is not told. */
  at: number | null;
  /** The seat whose eyes one looks through; all hands are open without. */
  eyes: string | null;
}

export const FILE = "file";

export function readRoute(hash: string): Route {
  const [, table = "", game = "", at = "", eyes = ""] = hash.replace(/^#/, "").split("/").map(decodeURIComponent);
  const number = (text: string) => (text !== "" && Number(text) >= 0 && Number.isInteger(Number(text)) ? Number(text) : null);
  return { table, game: number(game) ?? 0, at: number(at), eyes: /^[A-Z]$/.test(eyes) ? eyes : null };
}

export function writeRoute({ table, game, at, eyes }: Route, place: "replay" | "review" = "replay"): string {
  return `#${place}/${encodeURIComponent(table)}/${game}/${at ?? ""}${eyes ? `/${eyes}` : ""}`;
}

/** Writes it into the address bar, once somebody stays there. */
export function useAddress(here: string): void {
  useEffect(() => {
    const timer = setTimeout(() => history.replaceState(null, "", here), SETTLED);
    return () => clearTimeout(timer);
  }, [here]);
}
