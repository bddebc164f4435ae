// A bentwood chair from above, with a woven seat in the colour of its place. The table lies upwards.

const [FRONT, BACK, DEEP] = [54, 43, 44];
const SEAT = [
  `M${14 - FRONT} ${-DEEP}H${FRONT - 14}Q${FRONT} ${-DEEP} ${FRONT - 1.6} ${14 - DEEP}L${BACK + 1.4} ${DEEP - 14}`,
  `Q${BACK} ${DEEP} ${BACK - 14} ${DEEP}H${14 - BACK}Q${-BACK} ${DEEP} ${-BACK - 1.4} ${DEEP - 14}L${1.6 - FRONT} ${14 - DEEP}Q${-FRONT} ${-DEEP} ${14 - FRONT} ${-DEEP}Z`,
].join("");
/** The back: a bow, thick behind and thin at the arms. */
const BOW = "M-66-14C-70 30-44 66 0 66S70 30 66-14C65-19 58-19 57-14C56 24 36 49 0 49S-56 24-57-14C-58-19-65-19-66-14Z";
const SHINE = "M-61.5-12C-63 28-40 60 0 60S63 28 61.5-12";
const LEGS = [
  [8 - FRONT, 6 - DEEP],
  [FRONT - 8, 6 - DEEP],
  [6 - BACK, DEEP - 5],
  [BACK - 6, DEEP - 5],
];

/** Strands from the edge to the middle, the same on all four sides. */
const WEAVE = Array.from({ length: 8 }, (_, index) => {
  const share = 1 - (index + 1) / 9;
  const [front, back, deep] = [(FRONT - 4) * share, (BACK - 3) * share, (DEEP - 4) * share];
  return `M${round(-front)} ${round(-deep)}H${round(front)}L${round(back)} ${round(deep)}H${round(-back)}Z`;
}).join("");

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

export function Chair({ seat, turn }: { seat: string; turn: number }) {
  // Its shadow falls downwards on the page, however it is turned.
  const shade = (far: number) => {
    const angle = (-turn * Math.PI) / 180;
    return `translate(${round(2 * Math.cos(angle) - far * Math.sin(angle))} ${round(2 * Math.sin(angle) + far * Math.cos(angle))})`;
  };
  return (
    <g class={`bentwood seat-${seat}`}>
      <path class="shade" d={SEAT} transform={shade(9)} />
      <path class="shade" d={BOW} transform={shade(12)} />
      {LEGS.map(([x, y]) => (
        <circle key={`${x} ${y}`} class="oak" cx={x} cy={y} r="6.5" />
      ))}
      <path class="oak" d={SEAT} />
      <g transform="scale(.885)">
        <path class="woven" d={SEAT} />
        <path d={SEAT} fill="url(#chair-light)" />
        <path class="strands" d={WEAVE} />
        <path class="strands light" d={WEAVE} transform="translate(0 1.2)" />
      </g>
      <path class="oak" d={BOW} />
      <path class="shine" d={SHINE} />
    </g>
  );
}

/** What all chairs are made of; once in a picture. */
export function Oak() {
  return (
    <defs>
      <linearGradient id="oak" x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stop-color="#ecd3a6" />
        <stop offset=".5" stop-color="#cfa468" />
        <stop offset="1" stop-color="#a67a42" />
      </linearGradient>
      <radialGradient id="chair-light" cx=".5" cy=".42" r=".75">
        <stop offset="0" stop-color="#fff" stop-opacity=".16" />
        <stop offset="1" stop-color="#000" stop-opacity=".22" />
      </radialGradient>
    </defs>
  );
}
