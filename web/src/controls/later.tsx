// Parts of the page that are loaded when they are first shown, with their messages: what is there at once stays small.

import { useSignal } from "@preact/signals";
import { type ComponentType, h } from "preact";
import { useEffect } from "preact/hooks";
import { version } from "../net/api";
import { renew } from "../net/renewal";
import { loadAllMessages } from "../text/messages";

const AGAIN = 3000;

/** How each of them is loaded. */
const parts: (() => Promise<unknown>)[] = [];

/** Loaded ahead with the others, or only by those who open it. */
type When = "ahead" | "only when it is shown";

/** `files` are messages of its own. */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>, when: When = "ahead", ...files: string[]) {
  let part: ComponentType<Props> | null = null;
  if (when === "ahead") parts.push(load);
  const take = async () => {
    [part] = await Promise.all([load(), loadAllMessages(...files)]);
  };
  function Later(props: Props) {
    const isHere = useSignal(part !== null);
    useEffect(() => {
      const show = () =>
        take().then(
          () => (isHere.value = true),
          // A server that answers has another page by now. Without one it may come yet.
          () => version().then(renew, () => setTimeout(show, AGAIN)),
        );
      if (!part) void show();
    }, []);
    return isHere.value && part ? h(part, props) : null;
  }
  /** Once `take` has brought it, it is there at once. */
  return Object.assign(Later, { take });
}

/** Loads all of them ahead, so that nobody waits for a window or for the end of a game. Whatever does not come now comes when it is shown. */
export function loadAhead(): void {
  for (const load of [...parts.splice(0), loadAllMessages]) load().catch(() => null);
}
