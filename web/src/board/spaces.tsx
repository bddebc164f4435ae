// The board without anything on it: felt, arcs, spaces, starts, goals and homes.

import { memo } from "preact/compat";
import { readSpace } from "../game/notation";
import type { Geometry } from "./geometry";
import { SHAPES } from "./shapes";

export const Spaces = memo(({ geometry }: { geometry: Geometry }) => {
  const { half, radius, spaces, homes } = geometry;
  const all = [...spaces].map(([name, at]) => [readSpace(name), at] as const);
  return (
    <g class="spaces" aria-hidden="true">
      <rect class="rim" x={-half} y={-half} width={2 * half} height={2 * half} rx="96" />
      <rect class="felt" x={-half + 80} y={-half + 80} width={2 * half - 160} height={2 * half - 160} rx="56" />
      {[...homes].map(([seat, places]) => {
        const arc = all.filter(([{ seat: owner, kind }]) => owner === seat && kind === "track");
        return (
          <g key={seat} class={`seat-${seat}`}>
            <polyline class="arc" points={arc.map(([, at]) => `${at.x},${at.y}`).join(" ")} stroke-width={radius * 2.3} />
            {places.map((at) => (
              <circle class="home-place" cx={at.x} cy={at.y} r={radius * 0.92} />
            ))}
          </g>
        );
      })}
      {all.map(([{ seat, kind, number }, at]) => {
        return (
          <g key={`${seat} ${kind} ${number}`} class={`space ${kind} seat-${seat}`}>
            <circle cx={at.x} cy={at.y} r={radius} />
            {kind === "start" ? (
              <path d={SHAPES[seat]} transform={`translate(${at.x} ${at.y}) scale(${radius * 0.52})`} />
            ) : (
              <text x={at.x} y={at.y} dy="0.36em" font-size={radius * 0.88}>
                {number}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
});
