// A part of the page that is loaded when it is first shown: what is there at once stays small.

import { useSignal } from "@preact/signals";
import { type ComponentType, h } from "preact";
import { useEffect } from "preact/hooks";

export function later<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let part: ComponentType<Props> | null = null;
  return function Later(props: Props) {
    const isHere = useSignal(part !== null);
    useEffect(() => {
      if (part) return;
      load()
        .then((loaded) => {
          part = loaded;
          isHere.value = true;
        })
        // The server has another page by now.
        .catch(() => location.reload());
    }, []);
    return isHere.value && part ? h(part, props) : null;
  };
}
