// The parts of which all pictures on cards are made: pawn, heart, beads on a dial, arrowhead, gate, rows, arrows of a swap, wall.
// They wear the colour of whatever they are in, and lie around 0, 0.

const BEADS = 14;

export function Man({ x = 0, y = 0, size = 1 }: { x?: number; y?: number; size?: number }) {
  return (
    <path
      class="full"
      transform={`translate(${x} ${y}) scale(${size})`}
      d="M0-10a3.7,3.7 0 1,1-.01,0ZM-3.7-1.9H3.7L2.3-.3C2.6,2 3.4,3.4 4.6,4.7H-4.6C-3.4,3.4-2.6,2-2.3-.3ZM-4.8,5.3H4.8a1.2,1.2 0 0,1 1.2,1.2v.6a1.2,1.2 0 0,1-1.2,1.2H-4.8a1.2,1.2 0 0,1-1.2-1.2v-.6a1.2,1.2 0 0,1 1.2-1.2Z"
    />
  );
}

export function Heart({ x = 0, y = 0, size = 1 }: { x?: number; y?: number; size?: number }) {
  return (
    <path
      class="full"
      transform={`translate(${x} ${y}) scale(${size})`}
      d="M0,4.6C-2.2,2.9-5.4,.6-5.4-2.1-5.4-4.1-3.9-5.2-2.6-5.2-1.4-5.2-.5-4.5 0-3.6 .5-4.5 1.4-5.2 2.6-5.2 3.9-5.2 5.4-4.1 5.4-2.1 5.4,.6 2.2,2.9 0,4.6Z"
    />
  );
}

/** Points along `turn`, in radians. */
function Arrowhead({ x, y, turn, size }: { x: number; y: number; turn: number; size: number }) {
  const corner = (angle: number, far: number) => `${round(x + Math.cos(turn + angle) * size * far)},${round(y + Math.sin(turn + angle) * size * far)}`;
  const d = `M${corner(0, 1.08)}L${corner(2.25, 1.02)}L${corner(Math.PI, 0.34)}L${corner(-2.25, 1.02)}Z`;
  return <path class="full round" d={d} stroke-width={round(size * 0.28)} />;
}

/** A pawn, and round it the steps that it goes: clockwise from below, or the other way round. */
export function Dial({ steps, radius, isBack = false }: { steps: number; radius: number; isBack?: boolean }) {
  const bead = radius * 0.155;
  const way = isBack ? -1 : 1;
  return (
    <g>
      {Array.from({ length: Math.max(BEADS, steps) }, (_, index) => {
        const angle = Math.PI / 2 + (way * (index + 1) * 2 * Math.PI) / Math.max(BEADS, steps);
        const [x, y] = [round(Math.cos(angle) * radius), round(Math.sin(angle) * radius)];
        if (index + 1 === steps) return <Arrowhead key={index} x={x} y={y} turn={angle + (way * Math.PI) / 2} size={bead * 1.75} />;
        const isLit = index < steps;
        return <circle key={index} class={isLit ? "full" : "full pale"} cx={x} cy={y} r={round(isLit ? bead : bead * 0.72)} />;
      })}
      <Man y={round(radius * 0.1)} size={round(radius / 19)} />
    </g>
  );
}

/** The way out of home, and a pawn that takes it. */
export function Gate({ x = 0, y = 0, size }: { x?: number; y?: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path class="full faint" d="M-15,16V-3A15,15 0 0,1 15-3V16Z" />
      <path class="line" stroke-width="3.6" d="M-15,16V-3A15,15 0 0,1 15-3V16M-20,16.5H20" />
      <Man y={8} size={1.12} />
    </g>
  );
}

/** A pawn that goes some steps straight on, `space` apart. */
export function Row({ x = 0, y = 0, steps, space, size }: { x?: number; y?: number; steps: number; space: number; size: number }) {
  const end = rowWidth(steps, space) - space * 0.87;
  return (
    <g transform={`translate(${round(x)} ${round(y)})`}>
      <Man size={size} />
      <Beads from={space * 1.25} steps={steps} space={space} />
      <Tip x={end} size={space * 0.5} />
    </g>
  );
}

/** How far a row reaches, its arrow included, if its pawn stands at 0. */
export function rowWidth(steps: number, space: number): number {
  return space * (1.25 + steps + 0.45);
}

export function Beads({ from, y = 0, steps, space }: { from: number; y?: number; steps: number; space: number }) {
  return (
    <>
      {Array.from({ length: steps }, (_, index) => (
        <circle key={index} class="full" cx={round(from + index * space)} cy={y - 0.5} r={round(space * 0.365)} />
      ))}
    </>
  );
}

/** An open arrowhead; to the left, if its size is negative. */
export function Tip({ x, y = 0, size }: { x: number; y?: number; size: number }) {
  const [wide, high] = [round(size * 1.24), round(Math.abs(size))];
  return <path class="line" stroke-width="2" d={`M${round(x)},${round(y - 0.5 - high)}l${wide},${high}l${-wide},${high}`} />;
}

/** Two pawns that change places. */
export function Exchange({ size }: { size: number }) {
  return (
    <g transform={`scale(${size})`}>
      <Man x={-12.5} y={2} size={1.15} />
      <Man x={12.5} y={2} size={1.15} />
      <path class="line" stroke-width="2.8" d="M-15-12.5C-8-20 6-20 13.5-14M14-20.5l.3,7-7-.6M15,14.5C8,22 -6,22-13.5,16M-14,22.5l-.3-7 7,.6" />
    </g>
  );
}

const REACH = { across: 27, up: 43 };

/** A pawn that goes over a wall. */
export function Leap({ steps, size }: { steps: number; size: number }) {
  return (
    <g transform={`scale(${size})`}>
      {Array.from({ length: steps }, (_, index) => {
        const angle = ((157 - (index * 136) / Math.max(1, steps - 1)) * Math.PI) / 180;
        const [x, y] = [round(1 + Math.cos(angle) * REACH.across), round(18 - Math.sin(angle) * REACH.up)];
        const turn = Math.atan2(Math.cos(angle) * REACH.up, Math.sin(angle) * REACH.across);
        if (index + 1 === steps) return <Arrowhead key={index} x={x} y={y} turn={turn} size={7} />;
        return <circle key={index} class="full" cx={x} cy={y} r={steps > 6 ? 2.6 : 3.7} />;
      })}
      <Man x={-30} y={24} size={1.05} />
      <path
        class="full"
        d="M-7.5,0h17v6.6h-17ZM-7.5,8.2h7.6v6.6h-7.6ZM1.9,8.2h7.6v6.6h-7.6ZM-7.5,16.4h17v6.6h-17ZM-7.5,24.6h7.6v6.6h-7.6ZM1.9,24.6h7.6v6.6h-7.6Z"
      />
    </g>
  );
}

const round = (value: number) => Math.round(value * 100) / 100;
