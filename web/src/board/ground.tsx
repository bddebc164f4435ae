// The board without anything on it, as an object: felt in a rim, a groove with discs, gates, lanes, trays, cords. It is
// drawn in a picture of its own, which no pawn that moves has the browser paint again.

import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import nap from "../../material/nap.svg";
import { goal, readSpace } from "../game/notation";
import { cords, wellOf } from "../shape/cord";
import type { Geometry, Place, Point } from "../shape/geometry";
import { lines, short } from "../shape/outline";
import { Relief } from "./token";

interface Props {
  geometry: Geometry;
  teams: string[][];
  /** The seats whose cords are swollen: something goes along them. */
  swollen?: string;
  /** Does a lamp shine into the well? */
  isLit?: boolean;
  /** What lies in the groove, under the discs. */
  children?: ComponentChildren;
}

export function Ground({ geometry, teams, swollen = "", isLit = false, children }: Props) {
  return (
    <g aria-hidden="true" stroke-linejoin="round">
      {useMemo(
        () => (
          <Felt geometry={geometry} teams={teams} swollen={swollen} isLit={isLit} />
        ),
        [geometry, teams, swollen, isLit],
      )}
      {children}
      {useMemo(
        () => (
          <Places geometry={geometry} />
        ),
        [geometry],
      )}
    </g>
  );
}

function Felt({ geometry, teams, swollen, isLit }: Required<Omit<Props, "children">>) {
  const { unit, pitch, margin, line, width, height, places } = geometry;
  const well = wellOf(geometry, teams);
  const isSmall = pitch < 30;
  const rim = margin - 3;
  const inner = rim - (isSmall ? 4 : 8);
  const groove = pitch * 1.14;
  const field = line(inner);
  const track = line(0);
  return (
    <>
      <defs>
        <radialGradient id="felt" gradientUnits="userSpaceOnUse" cx="0" cy={-height * 0.05} r={Math.max(width, height) * 0.62}>
          <stop offset="0" stop-color="var(--felt-hi)" />
          <stop offset=".6" stop-color="var(--felt)" />
          <stop offset="1" stop-color="var(--felt-lo)" />
        </radialGradient>
        <radialGradient id="lamp">
          <stop offset="0" stop-color="var(--lamp)" />
          <stop offset="1" stop-color="var(--lamp)" stop-opacity="0" />
        </radialGradient>
        <pattern id="nap" width="160" height="160" patternUnits="userSpaceOnUse">
          <image href={nap} width="160" height="160" />
        </pattern>
        <filter id="glow" x="-1" y="-1" width="3" height="3">
          <feGaussianBlur stdDeviation={unit * 0.2} />
        </filter>
      </defs>
      <path d={line(rim)} fill="var(--rim)" />
      <path class="brass" d={line(rim - 1.2)} stroke-width={isSmall ? 1 : 1.4} />
      <path class="brass" d={field} stroke-width={isSmall ? 2 : 2.8} />
      <path d={field} fill="url(#felt)" />
      <path d={field} fill="url(#nap)" stroke="#000" stroke-opacity=".28" stroke-width="2" />
      <g fill="none">
        <path d={track} stroke="var(--lip)" stroke-width={groove + 2.4} transform="translate(0 1)" />
        <path d={track} stroke="var(--groove-edge)" stroke-width={groove + 1} />
        <path d={track} stroke="var(--groove)" stroke-width={groove - 1.2} />
        <path class="stitch" d={line(-groove / 2 - (isSmall ? 4.5 : 8))} stroke-width={isSmall ? 0.9 : 1.2} stroke-dasharray={isSmall ? "3.5 3" : "6 4.5"} />
        {[...places.keys()].map((seat) => {
          const arc = lines(geometry.arc(seat, 0.5, arcOf(geometry) - 0.5, groove / 2 + 1));
          return (
            <g key={seat} class={`thread seat-${seat}`}>
              <path class="edge" d={arc} stroke-width={isSmall ? 3.2 : 4.6} />
              <path d={arc} stroke-width={isSmall ? 2 : 3} />
            </g>
          );
        })}
      </g>
      <Arrows geometry={geometry} />
      <circle r={well} cy="1.2" fill="var(--lip)" />
      <circle r={well} fill="var(--well)" />
      {isLit && <circle r={well - unit * 0.1} fill="url(#lamp)" />}
      <circle class="brass" r={well} stroke-width={Math.max(1.2, unit * 0.045)} />
      <circle class="stitch" r={well - unit * 0.16} stroke-dasharray="4 3.5" />
      <g class="cord">
        {cords(geometry, teams, swollen).flatMap(({ seat, whole, over, width }, index) =>
          [whole, over].map((d, layer) => (
            <g key={`${index} ${layer}`} class={`seat-${seat}`}>
              <path class="edge" d={d} stroke-width={width + Math.min(1.4, unit * 0.05)} />
              <path d={d} stroke-width={width} />
            </g>
          )),
        )}
      </g>
    </>
  );
}

/** Which way pawns go: arrows on the felt behind the starts, of six only at the bottom and the top. */
function Arrows({ geometry }: { geometry: Geometry }) {
  const { pitch, places } = geometry;
  return (
    <g class="arrows" stroke-width={Math.max(1.4, pitch * 0.06)}>
      {[...places.keys()].map((seat, index) => {
        const isSix = places.size > 4;
        if (isSix && index % 3) return null;
        const [from, to] = geometry.arc(seat, isSix ? 6 : 4.2, isSix ? 6.25 : 4.45, -pitch * 1.3) as [Point, Point];
        const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
        return (
          <g key={seat} transform={`translate(${short(from.x)} ${short(from.y)}) rotate(${short(turn)})`}>
            {[-1, 0, 1].map((place) => (
              <path
                key={place}
                d={`M${pitch * (place * 0.26 - 0.09)} ${-pitch * 0.15}l${pitch * 0.16} ${pitch * 0.15}l${-pitch * 0.16} ${pitch * 0.15}`}
                opacity={0.7 + place * 0.3}
              />
            ))}
          </g>
        );
      })}
    </g>
  );
}

/** Spaces from one start to the next. */
const arcOf = ({ spaces, places }: Geometry): number => spaces.size / places.size - 4;

function Places({ geometry }: { geometry: Geometry }) {
  const { unit, radius, spaces, homes, places, numbers } = geometry;
  const scale = radius / 9.7;
  return (
    <>
      {[...places].map(([seat, place]) => (
        <g key={seat} class={`seat-${seat}`}>
          <Lane seat={seat} place={place} geometry={geometry} />
          <Tray place={place} homes={homes.get(seat)!} unit={unit} />
        </g>
      ))}
      {[...spaces].map(([name, at]) => {
        const { kind, number } = readSpace(name);
        if (kind !== "track") return null;
        return (
          <g key={name} transform={`translate(${short(at.x)} ${short(at.y)})`}>
            <use href="#disc" transform={`scale(${scale})`} />
            <text class="space-number" y={numbers * 0.36} font-size={numbers}>
              {number}
            </text>
          </g>
        );
      })}
      {[...places].map(([seat, place]) => (
        <Gate key={seat} seat={seat} place={place} unit={unit} />
      ))}
    </>
  );
}

interface LaneProps {
  seat: string;
  place: Place;
  geometry: Geometry;
}

function Lane({ seat, place: { gate, deep }, geometry: { unit, radius, spaces, numbers } }: LaneProps) {
  const end = spaces.get(goal(seat, 4))!;
  const from: Point = { x: gate.x + deep.x * unit * 0.55, y: gate.y + deep.y * unit * 0.55 };
  const throat: Point = { x: gate.x + deep.x * unit * 0.5, y: gate.y + deep.y * unit * 0.5 };
  const lane = lines([from, end]);
  return (
    <>
      <g class="lane" stroke-linecap="round">
        <path class="glow" d={lane} stroke-width={unit * 1.2} filter="url(#glow)" />
        <path d={lane} stroke="var(--lip)" stroke-width={unit * 1.1} transform="translate(0 1)" />
        <path d={lane} stroke="var(--seat-lo)" stroke-width={unit * 1.1} />
        <path class="inlay" d={lane} stroke-width={unit * 0.98} />
        <path class="inlay" d={lines([throat, from])} stroke-width={unit * 0.98} stroke-linecap="butt" />
      </g>
      {[1, 2, 3, 4].map((number) => {
        const at = spaces.get(goal(seat, number))!;
        return (
          <g key={number} class="goal-circle" transform={`translate(${short(at.x)} ${short(at.y)})`}>
            <circle class="pit" r={radius * 0.93} cy="-.8" />
            <circle class="floor" r={radius * 0.9} />
            <text y={numbers * 0.36} font-size={numbers}>
              {number}
            </text>
          </g>
        );
      })}
    </>
  );
}

function Tray({ place: { tray }, homes, unit }: { place: Place; homes: Point[]; unit: number }) {
  const box = { x: tray.x - tray.width / 2, width: tray.width, height: tray.height, rx: unit * 0.5 };
  const y = tray.y - tray.height / 2;
  return (
    <>
      <rect {...box} y={y + 1} fill="var(--lip)" />
      <rect class="brim" {...box} y={y} stroke-width={Math.max(1.3, unit * 0.05) + 1.6} />
      <rect class="tray" {...box} y={y} stroke-width={Math.max(1.3, unit * 0.05)} />
      {homes.map((at, index) => (
        <g key={index}>
          <circle class="hole" cx={at.x} cy={at.y} r={unit * 0.36} />
          <circle cx={at.x} cy={at.y + 0.8} r={unit * 0.36} fill="none" stroke="#fff" stroke-opacity=".25" />
        </g>
      ))}
    </>
  );
}

/** An arch that is open to the table's edge. */
function Gate({ seat, place: { start, deep }, unit }: { seat: string; place: Place; unit: number }) {
  const turn = (Math.atan2(deep.x, -deep.y) * 180) / Math.PI;
  const wide = unit * 0.55;
  const arch = `M${-wide} ${unit * 0.62}V${-unit * 0.1}A${wide} ${wide} 0 0 1 ${wide} ${-unit * 0.1}V${unit * 0.62}`;
  return (
    <g class={`gate seat-${seat}`} transform={`translate(${short(start.x)} ${short(start.y)})`}>
      <g transform={`rotate(${short(turn)})`}>
        <path d={`${arch}Z`} fill="var(--seat-lo)" />
        <path class="brass" d={arch} stroke-width={Math.max(1.2, unit * 0.06)} />
      </g>
      <circle r={unit * 0.42} fill={`url(#enamel-${seat})`} />
      <Relief seat={seat} size={unit * 0.53} />
    </g>
  );
}
