// Playing by the keyboard alone: single keys, and a focus that goes on to what comes next.

import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Connection } from "../net/connection";
import { settings } from "../person/settings";
import type { TableMessage } from "../protocol";

/** What is worth the focus next, the best first. */
const NEXT = [
  ".hand .actions .main",
  ".board [data-kind]:not([data-kind=pawn], [data-kind=picked], [data-kind=reach])",
  ".board [data-kind=pawn]",
  ".cards button:enabled:not([aria-disabled=true])",
];

/** `state` changes whenever something else can be chosen. */
export function useKeys(place: RefObject<HTMLElement | null>, state: string, onKey: (key: string) => void): void {
  const isByKey = useRef(false);
  const listener = useRef(onKey);
  listener.current = onKey;
  useEffect(() => {
    const down = (event: KeyboardEvent) => {
      isByKey.current = true;
      // A key that is held down does one thing: what it lays out it does not play, too.
      if (event.repeat) {
        if (event.key === "Enter" || event.key === " ") event.preventDefault();
        return;
      }
      const target = event.target as HTMLElement;
      const isBusy = target.closest("input, select, dialog, textarea") || document.querySelector("dialog[open]");
      if (isBusy || event.ctrlKey || event.metaKey || event.altKey || !settings.value.keys) return;
      if (event.key === "Enter" && target === document.body) place.current?.querySelector<HTMLElement>(".hand .actions .main")?.click();
      listener.current(event.key.length === 1 ? event.key.toLowerCase() : event.key);
    };
    const point = () => {
      isByKey.current = false;
    };
    // A screen reader presses buttons without keys.
    const press = (event: MouseEvent) => {
      if (event.detail === 0) isByKey.current = true;
    };
    addEventListener("keydown", down);
    addEventListener("pointerdown", point);
    addEventListener("click", press, true);
    return () => {
      removeEventListener("keydown", down);
      removeEventListener("pointerdown", point);
      removeEventListener("click", press, true);
    };
  }, []);
  useEffect(() => {
    if (!isByKey.current || document.querySelector("dialog[open]")) return;
    const focused = document.activeElement;
    const isLost = !focused || focused === document.body || focused.closest(".board, .cards, .actions") !== null;
    if (!isLost) return;
    for (const selector of NEXT) {
      const next = place.current?.querySelector<HTMLElement>(selector);
      if (next) return next.focus();
    }
  }, [state]);
}

/** Whoever is stood in for and touches anything plays again; once for each question, since whoever is late twice is back only with the next. */
export function useTouch(connection: Connection, { you, seats, status, prompt }: TableMessage): void {
  const isStoodIn = status === "playing" && seats.some(({ seat, bot }) => seat === you && bot !== null);
  useEffect(() => {
    if (!isStoodIn) return;
    const back = () => {
      stop();
      connection.send({ do: "back" });
    };
    const stop = () => {
      removeEventListener("pointerdown", back);
      removeEventListener("keydown", back);
    };
    addEventListener("pointerdown", back);
    addEventListener("keydown", back);
    return stop;
  }, [connection, isStoodIn, prompt?.since]);
}
