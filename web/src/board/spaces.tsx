// The board without anything on it: felt, arcs, spaces, starts, goals and homes.

import { memo } from "preact/compat";
import type { Geometry } from "./geometry";
import { SHAPES } from "./shapes";

export const Spaces = memo(({ geometry }: { geometry: Geometry }) => {
  const { half, radius, spaces, homes } = geometry;
  const all = [...spaces];
  return (
    <g class="spaces" aria-hidden="true">
      <rect class="rim" x={-half} y={-half} width={2 * half} height={2 * half} rx="96" />
      <rect class="felt" x={-half + 80} y={-half + 80} width={2 * half - 160} height={2 * half - 160} rx="56" />
      {[...homes].map(([seat, places]) => {
        const arc = all.filter(([space]) => space[0] === seat && /\d$/.test(space) && !space.includes("g"));
        return (
          <g key={seat} class={`seat-${seat}`}>
            <polyline class="arc" points={arc.map(([, at]) => `${at.x},${at.y}`).join(" ")} stroke-width={radius * 2.3} />
            {places.map((at) => (
              <circle class="home-place" cx={at.x} cy={at.y} r={radius * 0.92} />
            ))}
          </g>
        );
      })}
      {all.map(([space, at]) => {
        const kind = space.endsWith("s") ? "start" : space.includes("g") ? "goal" : "track";
        return (
          <g key={space} class={`space ${kind} seat-${space[0]}`}>
            <circle cx={at.x} cy={at.y} r={radius} />
            {kind === "start" ? (
              <path d={SHAPES[space[0]!]} transform={`translate(${at.x} ${at.y}) scale(${radius * 0.52})`} />
            ) : (
              <text x={at.x} y={at.y} dy="0.36em" font-size={radius * 0.88}>
                {kind === "goal" ? space.slice(2) : space.slice(1)}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
});
