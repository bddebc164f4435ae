// A goal as it is at the end: a lane with its tokens.

import { Token } from "../board/token";

export function Lane({ seat, home }: { seat: string; home: number }) {
  return (
    <svg class={`full-lane seat-${seat}`} viewBox="0 0 196 56" aria-hidden="true">
      <rect x="2" y="4" width="192" height="50" rx="25" fill="var(--lip)" />
      <rect x="2" y="2" width="192" height="50" rx="25" fill="var(--seat-lo)" />
      <rect x="5" y="5" width="186" height="44" rx="22" fill="var(--seat)" />
      {[0, 1, 2, 3].map((place) => (
        <g key={place} transform={`translate(${30 + place * 45.5} 27)`}>
          <circle r="19" fill="#fff" opacity=".35" />
          {/* Filled from the inside. */}
          {place >= 4 - home && (
            <g transform="translate(0 -1)">
              <Token seat={seat} size={18.8} />
            </g>
          )}
        </g>
      ))}
    </svg>
  );
}
