// How the teams ended: who won, who came second, and how many pawns the others have brought home.

import { pawnsHome, pawnsOf } from "../game/seen";
import type { TableMessage } from "../protocol";

export interface Ended {
  team: string[];
  /** Pawns in their goals for good, and all. */
  home: number;
  all: number;
  /** 2 for whoever came second, if that was played for. */
  place: number | null;
}

export function ranking(table: TableMessage, teams: string[][]): { winners: string[]; others: Ended[] } {
  const { view } = table;
  const winners = view?.places[0] ?? [];
  if (!view) return { winners, others: [] };
  const isWinner = (team: string[]) => team.some((seat) => winners.includes(seat));
  const others = teams
    .filter((team) => !isWinner(team))
    .map((team) => {
      const place = view.places.findIndex((placed) => placed.some((seat) => team.includes(seat)));
      const sum = (count: (seat: string) => number) => team.reduce((before, seat) => before + count(seat), 0);
      return {
        team,
        home: sum((seat) => pawnsHome(table, seat)),
        all: sum((seat) => pawnsOf(table, seat).length),
        // The last of all is just the one that is left.
        place: view.playOn && place > 0 && place < teams.length - 1 ? place + 1 : null,
      };
    })
    .sort((a, b) => (a.place ?? 9) - (b.place ?? 9) || b.home - a.home);
  return { winners, others };
}
