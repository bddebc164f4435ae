// Whoever sits on these seats, as portraits show them.

import { type Sitter, sitterOf } from "../people/portrait";
import type { TableMessage } from "../protocol";

export function sitters(table: TableMessage, team: string[]): Sitter[] {
  const places = team.flatMap((seat) => table.seats.filter((place) => place.seat === seat));
  // Whoever has gone since has played all the same.
  return places.map((place) => ({ ...sitterOf(place), away: false, standIn: null }));
}
