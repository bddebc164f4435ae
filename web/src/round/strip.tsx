// The way of one pawn as a strip of track: the board may be two metres away. Pawns go from left to right, and back from right to left.

import type { ComponentChildren } from "preact";
import { star, Token } from "../board/token";
import { isSwap } from "../game/narrow";
import { isHome, readSpace } from "../game/notation";
import type { LegMessage } from "../protocol";
import { short } from "../shape/outline";
import { way } from "./way";

interface Props {
  legs: LegMessage[];
  /** Whose pawns stand on each space. */
  standing: Map<string, string[]>;
  arc: number;
}

const PITCH = 30;
const HEIGHT = 58;
const RADIUS = 12.4;
/** As many spaces as the strip has room for. */
const WIDE = 16;

export function Strip({ legs, standing, arc }: Props) {
  const [first, second] = legs;
  if (!first) return null;
  return (
    <svg class="strip" viewBox={`0 ${-HEIGHT / 2} ${WIDE * PITCH} ${HEIGHT}`} aria-hidden="true">
      {second && isSwap(legs) ? (
        <Exchange legs={[first, second]} />
      ) : isHome(first.path[0]!) ? (
        <Out leg={first} {...{ standing, arc }} />
      ) : (
        <Along {...{ legs, standing, arc }} />
      )}
    </svg>
  );
}

function Groove({ from, to, children }: { from: number; to: number; children: ComponentChildren }) {
  return (
    <>
      <path class="groove" d={`M${short(from)} 0H${short(to)}`} stroke-width={PITCH * 0.98} />
      {children}
    </>
  );
}

/** A space of the track or a goal, or a gate. */
function Spot({ space, x }: { space: string; x: number }) {
  const { seat, kind, number } = readSpace(space);
  if (kind === "start")
    return (
      <g class={`gate seat-${seat}`} transform={`translate(${x} 0)`}>
        <path d={`M-13.500 14V-2A13.500 13.500 0 0 1 13.500 -2V14Z`} fill="var(--seat-lo)" />
        <path class="brass" d="M-13.500 14V-2A13.500 13.500 0 0 1 13.500 -2V14" stroke-width="1.6" />
        <circle r="10" cy="1" fill={`url(#enamel-${seat})`} />
      </g>
    );
  return (
    <g class={kind === "goal" ? `goal-circle seat-${seat}` : undefined} transform={`translate(${x} 0)`}>
      {kind === "goal" ? <circle class="floor" r={RADIUS} /> : <use href="#disc" transform={`scale(${RADIUS / 9.7})`} />}
      <text class="space-number" y="4.500" font-size="12.500">
        {number}
      </text>
    </g>
  );
}

/** Pawns that stand on a space, at most two high. */
function Pawns({ seats, x }: { seats: string[]; x: number }) {
  return (
    <>
      {seats.slice(0, 2).map((seat, index) => (
        <g key={index} transform={`translate(${x} ${-index * 5})`}>
          <Token seat={seat} size={12.5} />
        </g>
      ))}
    </>
  );
}

/** What happens at the end of a way: the disc of a target, or the burst of a bump. */
function End({ leg, x }: { leg: LegMessage; x: number }) {
  return (
    <g class={`end${leg.bumpedBy ? " own" : ""}`} transform={`translate(${x} 0)`}>
      {leg.bumps || leg.bumpedBy ? <path class="band" d={star(12, 23, 16.5)} /> : <circle class="band" r="16.500" />}
      <circle class="gap" r="13.400" />
    </g>
  );
}

function Along({ legs, standing, arc }: Props) {
  const [first] = legs;
  const last = legs.at(-1)!;
  const { spaces, from, turn, to } = way(legs, arc);
  const room = WIDE * PITCH;
  // What is too long for the strip is set closer.
  const pitch = Math.min(PITCH, (room - PITCH * 1.3) / Math.max(1, spaces.length - 1));
  const left = (room - pitch * (spaces.length - 1)) / 2;
  const at = (index: number) => left + index * pitch;
  const moved = first!.seat;
  const others = (space: string, index: number) => {
    const all = standing.get(space) ?? [];
    return index === from ? all.slice(1) : all;
  };
  return (
    <Groove from={at(0)} to={at(spaces.length - 1)}>
      {[at(turn ?? to), at(to)].map((end, index) => (
        <path key={index} class={`comet seat-${moved}`} d={`M${short(index === 0 ? at(from) : at(turn ?? to))} 0H${short(end)}`} stroke-width={PITCH * 0.86} />
      ))}
      {spaces.map((space, index) => (
        <Spot key={space} space={space} x={at(index)} />
      ))}
      {spaces.map((space, index) => index !== to && <Pawns key={space} seats={others(space, index)} x={at(index)} />)}
      <End leg={last} x={at(to)} />
      <Pawns
        seats={last.bumps ? [last.bumps] : last.bumpedBy ? [last.bumpedBy] : (standing.get(spaces[to]!) ?? []).filter((_, index) => to !== from || index > 0)}
        x={at(to)}
      />
      {!last.bumps && !last.bumpedBy && (
        <text class="steps" x={at(to)} y="5" font-size="13.500">
          {readSpace(spaces[to]!).number || ""}
        </text>
      )}
      <Pawns seats={[moved]} x={at(from)} />
    </Groove>
  );
}

/** From the tray through the gate. */
function Out({ leg, standing, arc }: { leg: LegMessage } & Omit<Props, "legs">) {
  const { seat } = leg;
  const gate = leg.path.at(-1)!;
  const ahead = Array.from({ length: Math.min(6, arc) }, (_, index) => `${seat}${index + 1}`);
  const [tray, first] = [75, 240];
  const at = (index: number) => first + index * PITCH;
  const waiting = standing.get(leg.path[0]!) ?? [];
  return (
    <>
      <rect class={`tray seat-${seat}`} x={tray - 66} y="-18" width="132" height="36" rx="14" stroke-width="1.800" />
      {[0, 1, 2, 3].map((place) => (
        <g key={place} class={`seat-${seat}`}>
          <circle class="hole" cx={tray - 45 + place * 30} r="9.500" />
          {place < waiting.length && <Pawns seats={[seat]} x={tray - 45 + place * 30} />}
        </g>
      ))}
      <path class="thread" d={`M${tray + 74} -6Q${(tray + at(0)) / 2 + 30} -26 ${at(0) - 26} -5`} />
      <path class="tip" d={`M${at(0) - 18} 2l-13 -1l7 -10Z`} />
      <Groove from={at(0)} to={at(ahead.length)}>
        {[gate, ...ahead].map((space, index) => (
          <Spot key={space} space={space} x={at(index)} />
        ))}
        {[gate, ...ahead].map((space, index) => index > 0 && <Pawns key={space} seats={standing.get(space) ?? []} x={at(index)} />)}
        <End leg={leg} x={at(0)} />
        <Pawns seats={leg.bumps ? [leg.bumps] : [seat]} x={at(0)} />
      </Groove>
    </>
  );
}

/** Two pawns that change places. */
function Exchange({ legs }: { legs: [LegMessage, LegMessage] }) {
  const at = [WIDE * PITCH * 0.3, WIDE * PITCH * 0.7] as const;
  const [low, high] = [at[0] + 34, at[1] - 34];
  return (
    <>
      {legs.map((leg, index) => (
        <g key={leg.path[0]}>
          <Groove from={at[index]! - 30} to={at[index]! + 30}>
            <Spot space={leg.path[0]!} x={at[index]!} />
          </Groove>
          <Pawns seats={[leg.seat]} x={at[index]!} />
        </g>
      ))}
      <path class="thread" d={`M${low} -8H${high - 6}M${high} 8H${low + 6}`} />
      <path class="tip" d={`M${high + 4} -8l-11 -6v12ZM${low - 4} 8l11 -6v12Z`} />
    </>
  );
}
