// A table as somebody sees it who only watches: without any hand, also the reader's own. What lies in the middle is read by all.

import type { ChangeMessage, EventMessage, TableMessage } from "../protocol";

const HIDDEN = "?";

export function watched(table: TableMessage): TableMessage {
  if (table.you === null) return table;
  const view = table.view && { ...table.view, seat: null, hand: [], moves: [], given: null, received: null };
  return { ...table, view, you: null, prompt: null, knocks: [], muted: [] };
}

export function watchedChanges(changes: ChangeMessage[]): ChangeMessage[] {
  return changes.map((change) => (change.events ? { ...change, events: change.events.map(hidden) } : change));
}

/** What is dealt and given lies face down. */
function hidden(event: EventMessage): EventMessage {
  if (event.event === "give") return { ...event, card: HIDDEN };
  if (event.event !== "deal") return event;
  const hands = Object.entries(event.hands).map(([seat, cards]) => [seat, (cards ?? []).map(() => HIDDEN)]);
  return { ...event, hands: Object.fromEntries(hands) };
}
