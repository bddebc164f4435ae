// Moves that are not made yet: what is picked, as a dotted way with a pawn at its end; two pawns that would change places, as
// two comets; and what a bot advises, as a thread sewn onto the felt beside the track, since nobody has played it.

import type { ComponentChildren } from "preact";
import { isSwap } from "../game/narrow";
import { home, isHome } from "../game/notation";
import type { LegMessage } from "../protocol";
import { bow } from "../shape/cord";
import { distance, type Geometry, type Point } from "../shape/geometry";
import { lines, short, towards } from "../shape/outline";
import { star, Token } from "./token";

/** Where a pawn stands on a space, or where the first one stands there. */
type Where = (space: string) => Point;

interface Props {
  legs: LegMessage[];
  geometry: Geometry;
  where: Where;
}

/** Under the pawns: the ways of what is picked. */
export function Ways({ legs, geometry: { unit }, where }: Props) {
  if (isSwap(legs)) return null;
  return (
    <>
      {legs.map((leg, index) => {
        const points = leg.path.map((space) => text(where(space))).join(" ");
        return (
          <g key={index} class="way">
            <polyline points={points} stroke-width={unit * 0.2} />
            <polyline class="dots" points={points} stroke-width={unit * 0.12} stroke-dasharray={`0.1 ${unit * 0.24}`} />
          </g>
        );
      })}
    </>
  );
}

const text = ({ x, y }: Point) => `${x},${y}`;

/** Over the pawns: who will stand where. */
export function Ghosts({ legs, geometry, where, lift }: Props & { lift: (space: string) => number }) {
  const { unit } = geometry;
  if (isSwap(legs)) return <Swap legs={legs} geometry={geometry} />;
  return (
    <>
      {legs.map((leg, index) => {
        const end = leg.path.at(-1)!;
        const at = where(leg.bumpedBy ? home(leg.seat) : end);
        return (
          <Ghost key={index} seat={leg.seat} at={{ x: at.x, y: at.y - (leg.bumpedBy ? 0 : lift(end)) }} ring={unit * 0.54} unit={unit}>
            <Token seat={leg.seat} size={unit * 0.45} />
          </Ghost>
        );
      })}
    </>
  );
}

function Ghost({ seat, at, ring, unit, children }: { seat: string; at: Point; ring: number; unit: number; children: ComponentChildren }) {
  return (
    <g aria-hidden="true" class="token ghost" data-ghost={seat} style={{ transform: `translate(${at.x}px, ${at.y}px)` }}>
      <circle r={ring} stroke-width={Math.max(1.4, unit * 0.055)} stroke-dasharray={`${unit * 0.15} ${unit * 0.1}`} />
      {children}
    </g>
  );
}

const COMET = 11;

/** Two pawns change places: two comets round the line between them, each thick where it arrives, and who will stand there. */
function Swap({ legs, geometry }: { legs: LegMessage[]; geometry: Geometry }) {
  const { unit, spaces, inwards } = geometry;
  const beside = (space: string, far: number): Point => {
    const [at, deep] = [spaces.get(space)!, inwards(space)];
    return { x: at.x + deep.x * unit * far, y: at.y + deep.y * unit * far };
  };
  return (
    <g class="swap" aria-hidden="true">
      <Changes legs={legs} geometry={geometry} />
      {legs.map(({ seat, path }) => (
        <Ghost key={`ghost ${seat} ${path[0]}`} seat={seat} at={beside(path.at(-1)!, 0.98)} ring={unit * 0.42} unit={unit}>
          <Token seat={seat} size={unit * 0.31} />
        </Ghost>
      ))}
    </g>
  );
}

/** The two comets of pawns that change places. */
export function Changes({ legs, geometry }: { legs: LegMessage[]; geometry: Geometry }) {
  return (
    <>
      {legs.map(({ seat, path }) => (
        <Comet key={seat + path[0]} seat={seat} points={curve(geometry, path[0]!, path.at(-1)!)} unit={geometry.unit} />
      ))}
    </>
  );
}

/** From the inside of one space to that of another, bent to its left; less so where that would lead over the track. */
function curve({ unit, spaces, inwards }: Geometry, from: string, to: string): Point[] {
  const end = (space: string): Point => {
    const [at, deep] = [spaces.get(space)!, inwards(space)];
    return { x: at.x + deep.x * unit * 1.02, y: at.y + deep.y * unit * 1.02 };
  };
  const [a, b] = [end(from), end(to)];
  const ahead = towards(a, b);
  const left = { x: -ahead.y, y: ahead.x };
  // How far both ends look to the left: both do if they lie on one side of the board, and the middle is to the left.
  const looks = (space: string) => inwards(space).x * left.x + inwards(space).y * left.y;
  const [one, other] = [looks(from), looks(to)];
  const both = one * other > 0 ? Math.sign(one) * Math.min(Math.abs(one), Math.abs(other)) : 0;
  const tilt = (unit < 30 ? 0.62 : 0.85) * (both < 0 ? 1 + 0.75 * both : 1 + 0.25 * both);
  const turned = (way: Point, by: number): Point => ({
    x: way.x * Math.cos(tilt) + left.x * Math.sin(tilt) * by,
    y: way.y * Math.cos(tilt) + left.y * Math.sin(tilt) * by,
  });
  const [out, back] = [turned(ahead, 1), turned({ x: -ahead.x, y: -ahead.y }, 1)];
  const [start, stop] = [
    { x: a.x + out.x * unit * 0.5, y: a.y + out.y * unit * 0.5 },
    { x: b.x + back.x * unit * 0.92, y: b.y + back.y * unit * 0.92 },
  ];
  return bow(start, out, stop, back, distance(a, b) * 0.34);
}

function Comet({ seat, points, unit }: { seat: string; points: Point[]; unit: number }) {
  const last = points.length - 1;
  const part = (index: number) => lines(points.slice(Math.round((index * last) / COMET), Math.round(((index + 1) * last) / COMET) + 1));
  const width = (index: number) => unit * (0.1 + (0.24 * (index + 1)) / COMET);
  const all = Array.from({ length: COMET }, (_, index) => index);
  return (
    <g class={`comet seat-${seat}`} data-comet={seat}>
      {all.map((index) => (
        <path key={`edge ${index}`} class="edge" d={part(index)} stroke-width={width(index) + 3} />
      ))}
      {all.map((index) => (
        <path key={index} d={part(index)} stroke-width={width(index)} />
      ))}
      <path
        class="head"
        transform={facing(points[last]!, towards(points[last - 3]!, points[last]!))}
        d={`M${-unit * 0.16} ${-unit * 0.4}L${unit * 0.42} 0L${-unit * 0.16} ${unit * 0.4}Z`}
        stroke-width="1.6"
      />
    </g>
  );
}

/** At a point, turned this way. */
function facing(at: Point, ahead: Point): string {
  return `translate(${short(at.x)} ${short(at.y)}) rotate(${short((Math.atan2(ahead.y, ahead.x) * 180) / Math.PI)})`;
}

/** What is advised, leg by leg. */
export function Thread({ legs, geometry, where }: Props) {
  const { unit, pitch, spaces, way } = geometry;
  const both = isSwap(legs);
  return (
    <g class="advised" aria-hidden="true" stroke-linejoin="round">
      {legs.map((leg, number) => {
        const [from, to] = [leg.path[0]!, leg.path.at(-1)!];
        const [a, b] = [where(from), spaces.get(to)!];
        const isBump = leg.bumps !== undefined;
        const beside = both ? curve(geometry, from, to) : isHome(from) ? bow(a, towards(a, b), b, towards(b, a), 0) : way(leg.path, -pitch * 0.93);
        const clear = beside.filter((point) => distance(point, a) > unit * 0.62 && distance(point, b) > unit * (isBump ? 1.05 : 0.88));
        // A single step leaves no room beside the track.
        const points = clear.length > 2 ? clear : [a, b].map((end, index) => middle(end, index ? a : b));
        const tip = points.at(-1)!;
        const stitches = lines(points);
        const width = Math.max(2.8, unit * 0.135);
        const ring = isBump ? star(12, unit * 0.74, unit * 0.56) : round(unit * 0.5);
        const size = unit * 0.4;
        return (
          <g key={number} data-advised={leg.seat}>
            {["edge", "thread"].map((layer, index) => (
              <g key={layer} class={layer} stroke-linecap="round">
                <path d={stitches} stroke-width={width + (index ? 0 : 1.8)} stroke-dasharray={`${short(unit * 0.36)} ${short(unit * 0.25)}`} />
                <path
                  class={isBump ? "burst" : "ring"}
                  d={ring}
                  transform={`translate(${short(b.x)} ${short(b.y)})`}
                  stroke-width={width * 0.7 + (index ? 0 : 2.2)}
                  stroke-dasharray={index && !isBump ? `${short(unit * 0.22)} ${short(unit * 0.13)}` : undefined}
                />
              </g>
            ))}
            <path
              class="tip"
              transform={facing(tip, towards(tip, b))}
              d={`M${size * 0.75} 0L${-size * 0.55} ${-size * 0.8}L${-size * 0.2} 0L${-size * 0.55} ${size * 0.8}Z`}
            />
          </g>
        );
      })}
    </g>
  );
}

const middle = (near: Point, far: Point): Point => ({ x: near.x * 0.65 + far.x * 0.35, y: near.y * 0.65 + far.y * 0.35 });
const round = (radius: number) => `M${-radius} 0A${radius} ${radius} 0 1 1 ${radius} 0A${radius} ${radius} 0 1 1 ${-radius} 0Z`;
