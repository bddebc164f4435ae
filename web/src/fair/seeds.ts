// This browser's part in the shuffles: it seals a seed before a game, opens it when all seals are known, and remembers what was
// promised. See docs/fairness.md.

import { tell } from "../net/api";
import { keep, kept } from "../person/kept";
import type { SeedsMessage, TableMessage } from "../protocol";
import { sha256 } from "./hash";

interface Seed {
  seal: string;
  seed: string;
  /** All seals of its game, as they were when this one was opened. */
  promised?: string;
  /** Has the server taken it? */
  isTaken?: boolean;
}

/** So many seeds are remembered: those of an evening. */
const REMEMBERED = 40;
const PLACE = "seeds";

let seeds: Seed[] = JSON.parse(kept(PLACE) ?? "[]");
/** The games for which a seed was sealed, and the seals that were opened, since the page was loaded: several devices of one person do not
 * overbid each other. */
const done = new Set<string>();

function remember(seed: Seed): void {
  seeds = [...seeds.filter(({ seal }) => seal !== seed.seal), seed].slice(-REMEMBERED);
  keep(PLACE, JSON.stringify(seeds));
}

/** The seal of a new seed; none if this browser could not open it on the next page. */
export function newSeal(): string | undefined {
  const seed = Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, "0")).join("");
  const seal = sha256(`makker seed ${seed}`);
  remember({ seal, seed });
  return kept(PLACE)?.includes(seal) ? seal : undefined;
}

/** The seals of a game, as a record writes them. */
export function promise(table: string, { game, server, seals }: SeedsMessage): string {
  return [`table ${table} game ${game}`, `server ${server}`, ...Object.entries(seals).map((part) => part.join(" "))].join("\n");
}

/** This browser's part in the game of these seals, if it had one. */
export function ownSeed(promised: string): Seed | undefined {
  const game = (text?: string) => text?.split("\n")[0];
  return seeds.find((seed) => game(seed.promised) === game(promised));
}

/** Seals a seed for the next game, or opens it when it is asked for. */
export function takePart({ id, you, seeds: asked }: TableMessage): void {
  if (!asked) return;
  const own = Object.values(asked.seals).flatMap((seal) => seeds.filter((seed) => seed.seal === seal))[0];
  if (asked.server === null) {
    const round = `${id} ${asked.game}`;
    if (!you || own || done.has(round)) return;
    done.add(round);
    const seal = newSeal() ?? seeds.at(-1)!.seal;
    void tell(id, { do: "seal", seal }).catch(() => done.delete(round));
  } else if (own && !done.has(own.seal)) {
    const promised = promise(id, asked);
    // A server that asks twice, with other seals, would choose the better deck.
    if (own.promised && own.promised !== promised) return;
    done.add(own.seal);
    remember({ ...own, promised });
    void tell(id, { do: "open", seed: own.seed })
      .then(() => remember({ ...own, promised, isTaken: true }))
      .catch(() => done.delete(own.seal));
  }
}
