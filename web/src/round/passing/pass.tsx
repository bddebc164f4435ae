// A device that goes from hand to hand: who has it now, and when the cards are covered. Whoever looks is shown by a connection of their
// own, and while the cards are covered by one that has no seat: then no hand is in the page at all.

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { watched } from "../../game/watched";
import * as api from "../../net/api";
import { middle } from "../../person/views";
import type { TableMessage } from "../../protocol";
import { useWakeLock } from "../wake";
import { Cover } from "./cover";
import { type Held, held, isSecret, present, type Someone } from "./passing";

/** Somebody without a seat, as whom the engine tells what everyone may know. */
const NOBODY = "nobody";

/** Who looks now, and what becomes of that. */
export interface Turn {
  person: string;
  /** Whose side of the board is at the bottom. */
  own: string | null;
  /** The table as it was shown last, without any hand. */
  before: TableMessage | null;
  /** What lies over the cards. */
  cover: ((table: TableMessage) => ComponentChildren) | null;
  /** May this not be shown to whoever looks? */
  isSecret: (table: TableMessage) => boolean;
  onShown: (table: TableMessage) => void;
}

interface Props {
  id: string;
  people: Someone[];
  /** The table as somebody sees it; another key is another reader. */
  show: (turn: Turn, key: string) => ComponentChildren;
}

export function Passing({ id, people, show }: Props) {
  useWakeLock();
  const now = useSignal<Held | null>(null);
  /** The last that was shown: the next reader sees that board at once. */
  const last = useRef<TableMessage | null>(null);
  const onShown = (table: TableMessage) => {
    last.current = watched(table);
    const next = held(table, people, now.peek());
    const before = now.peek();
    if (before?.kind !== next.kind || before.person !== next.person) now.value = next;
  };
  const { kind, person } = now.value ?? { kind: "covered", person: "" };
  const isCovered = kind === "covered";
  const all = last.current ? present(last.current, people) : [];
  const seatOf = (who: string) => all.find((other) => other.person === who)?.seat ?? null;
  const next = seatOf(person);
  const cover = (table: TableMessage) =>
    next && (
      <Cover table={table} seat={next} onMe={() => (now.value = { kind: "shown", person })} onGone={() => void api.leaveHere(id, person).catch(() => {})} />
    );
  return (
    <>
      {show(
        {
          person: isCovered ? NOBODY : person,
          own: middle.value.turnsBoard ? next : seatOf(people[0]!.person),
          before: last.current,
          cover: isCovered ? cover : null,
          isSecret: (table) => now.peek() !== null && isSecret(table, people, now.peek()!),
          onShown,
        },
        isCovered ? NOBODY : `${kind} ${person}`,
      )}
    </>
  );
}
