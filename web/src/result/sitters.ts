// Whoever sits on these seats, as portraits show them.

import type { Sitter } from "../people/pair";
import type { TableMessage } from "../protocol";

export function sitters(table: TableMessage, team: string[]): Sitter[] {
  return team.map((seat) => {
    const place = table.seats.find((other) => other.seat === seat);
    return { seat, face: place?.name ?? seat };
  });
}
