// A pawn: an enamel token with the relief of its seat, since colour is never the only sign. Drawn once for each seat.

/** Flower, comb, star, leaf, drop, moon. */
const RELIEFS: Record<string, string> = {
  R: `${petals()}ZM-1.55 0A1.55 1.55 0 1 0 1.55 0A1.55 1.55 0 1 0-1.55 0Z`,
  O: "M0-5.9L5.11-2.95V2.95L0 5.9L-5.11 2.95V-2.95ZM-2.17-1.25V1.25L0 2.5L2.17 1.25V-1.25L0-2.5Z",
  Y: star(5, 6, 2.6),
  G: "M-4.2 4.6C-5.6-1.4-1.4-5 4.9-4.9 5.3 1.6 1.4 5.2-3.1 3.9L1-.8-3.5 2.9Z",
  B: "M0-6.2C2.6-2.6 4.4-.6 4.4 1.6A4.4 4.4 0 0 1-4.4 1.6C-4.4-.6-2.6-2.6 0-6.2Z",
  P: "M2.2-5.5A5.6 5.6 0 1 0 5.5 2 4.7 4.7 0 0 1 2.2-5.5Z",
};
/** The radius of the tokens and reliefs as they are drawn once. */
const DRAWN = 10.2;

/** A star with so many points. */
export function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: 2 * points }, (_, index) => {
    const angle = Math.PI * (index / points - 0.5);
    const radius = index % 2 ? inner : outer;
    return `${(Math.cos(angle) * radius).toFixed(2)} ${(Math.sin(angle) * radius).toFixed(2)}`;
  });
  return `M${corners.join("L")}Z`;
}

function petals(): string {
  const at = (index: number) => {
    const angle = Math.PI * (0.4 * index - 0.7);
    return `${(Math.cos(angle) * 3.7).toFixed(2)} ${(Math.sin(angle) * 3.7).toFixed(2)}`;
  };
  return [0, 1, 2, 3, 4, 5].map((index) => (index ? `A2.55 2.55 0 1 1 ${at(index)}` : `M${at(0)}`)).join("");
}

/** What all tokens are made of; once on a page. */
export function Enamel() {
  return (
    <svg class="enamel" width="0" height="0" aria-hidden="true">
      <defs>
        <linearGradient id="brass" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stop-color="#fff4d2" />
          <stop offset=".45" stop-color="#d9bd7d" />
          <stop offset="1" stop-color="#8d6c2f" />
        </linearGradient>
        <radialGradient id="porcelain" cx=".5" cy=".36" r=".72">
          <stop offset=".72" stop-color="var(--porc)" />
          <stop offset="1" stop-color="var(--porc-lo)" />
        </radialGradient>
        <symbol id="disc" overflow="visible">
          <circle cy=".7" r="10.7" fill="var(--lip)" />
          <circle cy="-.5" r="10.6" fill="var(--pit)" />
          <circle r="9.7" fill="url(#porcelain)" />
        </symbol>
        {/* On the ground under a token, which may rise above it. */}
        <symbol id="shadow" overflow="visible">
          <ellipse cx="1" cy="4.6" rx="11" ry="9.6" opacity=".34" />
        </symbol>
        <symbol id="padlock" overflow="visible">
          <circle r="5.4" fill="var(--ivory)" stroke="var(--dark)" stroke-width=".9" />
          <path d="M-1.6-.6V-1.7A1.6 1.6 0 0 1 1.6-1.7V-.6" fill="none" stroke="var(--dark)" stroke-width="1.1" />
          <path d="M-2.6-.6H2.6V2.9H-2.6Z" fill="var(--dark)" />
        </symbol>
        {Object.entries(RELIEFS).map(([seat, relief]) => (
          <g key={seat} class={`seat-${seat}`}>
            <radialGradient id={`enamel-${seat}`} cx=".38" cy=".28" r=".85">
              <stop offset="0" stop-color="var(--seat-hi)" />
              <stop offset=".42" stop-color="var(--seat)" />
              <stop offset="1" stop-color="color-mix(in srgb, var(--seat) 62%, #000)" />
            </radialGradient>
            <path id={`relief-${seat}`} d={relief} fill-rule="evenodd" />
            <symbol id={`body-${seat}`} class={`seat-${seat}`} overflow="visible">
              <circle cy="2.4" r="10.2" fill="var(--seat-edge)" />
              <circle cy="-.9" r="10.2" fill="url(#brass)" />
              <circle cy="-.9" r="9" fill={`url(#enamel-${seat})`} />
              <use href={`#relief-${seat}`} y="-.15" x=".25" fill="var(--seat-lo)" opacity=".8" />
              <use href={`#relief-${seat}`} y="-.9" fill="var(--relief)" />
              <path d="M-7.4-4.1A8.2 8.2 0 0 1 7.4-4.1 11 8 0 0 0-7.4-4.1Z" fill="#fff" opacity=".42" />
            </symbol>
            <symbol id={`token-${seat}`} overflow="visible">
              <use href="#shadow" />
              <use href={`#body-${seat}`} />
            </symbol>
          </g>
        ))}
      </defs>
    </svg>
  );
}

/** With its middle at 0, 0. */
export function Token({ seat, size }: { seat: string; size: number }) {
  return <use class="piece" href={`#token-${seat}`} transform={`scale(${size / DRAWN})`} />;
}

export function Relief({ seat, size }: { seat: string; size: number }) {
  return <use class="relief" href={`#relief-${seat}`} transform={`scale(${size / DRAWN})`} />;
}
