// A team: its portraits, tied by the cord of its colours, beside each other or one above the other.

import { Fragment } from "preact";
import type { TableMessage } from "../protocol";
import { twist } from "../shape/cord";
import { Portrait, type Sitter, sitterOf } from "./portrait";

interface Props {
  team: readonly Sitter[];
  /** One above the other. */
  standing?: boolean;
  plain?: boolean;
}

export function Pair({ team, standing = false, plain = false }: Props) {
  const seats = team.map(({ seat }) => seat);
  return (
    <span class={`pair${standing ? " standing" : ""}`}>
      {team.map((sitter, index) => (
        <Fragment key={sitter.seat}>
          {index > 0 && <Tie seats={seats} standing={standing} pale={team.some((other) => other.face === null)} />}
          <Portrait plain={plain} {...sitter} />
        </Fragment>
      ))}
    </span>
  );
}

/** Whoever sits on these seats, for lists and results: nobody is away there, whoever has gone since has played all the same. */
export function sittersOf({ seats }: Pick<TableMessage, "seats">, team: readonly string[]): Sitter[] {
  const places = team.flatMap((seat) => seats.filter((place) => place.seat === seat));
  return places.map((place) => ({ ...sitterOf(place), away: false, standIn: null }));
}

const [WIDE, LONG, WAVE] = [12, 264, 20];
const drawn = new Map<string, ReturnType<typeof twist>>();

/** A piece of cord, as thick as it is given room across and as long as it is given room along. Pale: somebody is missing. */
export function Tie({ seats, standing = false, pale = false }: { seats: readonly string[]; standing?: boolean; pale?: boolean }) {
  const key = `${seats.join("")} ${standing}`;
  const ends = [0, LONG].map((along) => (standing ? { x: WIDE / 2, y: along } : { x: along, y: WIDE / 2 }));
  const strands = drawn.get(key) ?? twist(ends, [...seats], WIDE * 0.26, WAVE);
  drawn.set(key, strands);
  return (
    <svg
      class={`tie cord${standing ? " standing" : ""}${pale ? " pale" : ""}`}
      viewBox={standing ? `0 0 ${WIDE} ${LONG}` : `0 0 ${LONG} ${WIDE}`}
      preserveAspectRatio={standing ? "xMidYMin slice" : "xMinYMid slice"}
      aria-hidden="true"
    >
      {[...strands.map(({ seat, whole }) => [seat, whole]), ...strands.map(({ seat, over }) => [seat, over])].map(([seat, d], index) => (
        <g key={index} class={`seat-${seat}`}>
          <path class="edge" d={d} stroke-width="4.2" />
          <path d={d} stroke-width="2.9" />
        </g>
      ))}
    </svg>
  );
}
