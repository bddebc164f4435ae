// Who looks after a table, and who plays with whom.

import type { SeatMessage, TableMessage } from "../protocol";

/** Does the reader look after the table? */
export function isHost(table: TableMessage): boolean {
  return table.seats.some(({ host, seat }) => host && seat === table.you);
}

/** The others of a seat's team. */
export function teammates(teams: string[][], seat: string): string[] {
  const team = teams.find((other) => other.includes(seat)) ?? [];
  return team.filter((other) => other !== seat);
}

/** Does this seat play with the reader? */
export function isTeammate(teams: string[][], you: string | null, seat: string): boolean {
  return you !== null && teammates(teams, you).includes(seat);
}

/** Who plays after whoever plays now: clockwise the next one with cards. */
export function playsNext({ seats, view }: TableMessage): string | null {
  const turn = seats.findIndex(({ seat }) => seat === view?.turn);
  if (turn < 0) return null;
  const around = [...seats.slice(turn + 1), ...seats.slice(0, turn)];
  return around.find(({ seat }) => (view?.cardsLeft[seat] ?? 0) > 0)?.seat ?? null;
}

/** Is whoever sits there gone, whether or not a bot plays for them? */
export function isAway({ name, bot, here }: SeatMessage): boolean {
  return name !== null && (bot !== null || !here);
}

/** Does nobody sit there, no bot either? */
export function isFree({ name, bot }: SeatMessage): boolean {
  return name === null && bot === null;
}

/** Is the table on this device, with several people round it? Then nobody in particular reads what it says. */
export function isRound({ id, seats }: TableMessage): boolean {
  return id.startsWith("local-") && seats.filter(({ name }) => name !== null).length > 1;
}
