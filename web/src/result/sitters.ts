// Whoever sits on these seats, as portraits show them.

import { type Sitter, sitterOf } from "../people/portrait";
import type { TableMessage } from "../protocol";

export function sitters(table: TableMessage, team: string[]): Sitter[] {
  return team.flatMap((seat) => table.seats.filter((other) => other.seat === seat).map(sitterOf));
}
