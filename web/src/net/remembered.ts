// What a server has answered before, for when none answers. Only for what is the same for everyone and at any time.

import { keep, kept } from "../person/kept";
import { PROTOCOL } from "../protocol";

/** Whoever has an answer already does not wait longer than this for another. */
const PATIENCE = 2500;

export async function remembered<T>(name: string, ask: () => Promise<T>): Promise<T> {
  const key = `${name} of protocol ${PROTOCOL}`;
  const before = kept(key);
  const asked = ask().then((now) => {
    const text = JSON.stringify(now);
    if (text !== before) keep(key, text);
    return now;
  });
  if (before === null) return asked;
  const patience = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE, null));
  const answer = await Promise.race([asked, patience]).catch(() => null);
  return answer ?? (JSON.parse(before) as T);
}
