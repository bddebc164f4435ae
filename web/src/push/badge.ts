// The number on the icon of the installed page: at how many tables one is waited for. Whoever is at a table needs no message of it any more.

import * as api from "../net/api";

/** At how many other tables it is one's turn: asked once, for whoever looks at one table does nothing at others. */
let others: Promise<Set<string>> | null = null;

export function showBadge(count: number): void {
  void (navigator as Partial<Pick<Navigator, "setAppBadge">>).setAppBadge?.(count)?.catch(() => {});
}

/** It is one's turn at this table, or not. */
export async function noteTurn(table: string, isTurn: boolean): Promise<void> {
  others ??= api.lobby().then(
    ({ mine }) => new Set(mine.filter(({ yourTurn }) => yourTurn).map((own) => own.table.id)),
    () => new Set<string>(),
  );
  const waiting = new Set(await others);
  waiting.delete(table);
  showBadge(waiting.size + (isTurn ? 1 : 0));
}

/** Closes the message of a table that is open now (worker/push.ts has shown it). */
export async function closeNotice(table: string): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  for (const notice of (await registration?.getNotifications?.({ tag: `turn ${table}` })) ?? []) notice.close();
}
