// What one can do, in the one colour that means it, and each in a shape of its own: a band with a pointer round a pawn that
// can go, a wider band round the chosen one, a disc with the steps on a target, a burst for a bump. An ivory gap keeps the
// band off the enamel, so that it is seen on red and in grey.

import type { Point } from "../shape/geometry";
import type { Mark } from "../shape/mark";
import { star } from "./token";

/** How much higher the next pawn of a stack stands, in units. */
export const LIFT = 0.27;

interface Props {
  mark: Mark;
  at: Point;
  unit: number;
  /** Does a pawn stand there? */
  isTaken: boolean;
}

/** What lies under the pawns. */
export function Acting({ mark: { kind, steps, isQuiet }, at, unit, isTaken }: Props) {
  if (isQuiet) return null;
  return (
    <g class={`mark ${kind}`} transform={`translate(${at.x} ${at.y})`} stroke-width={Math.max(1.2, unit * 0.045)} aria-hidden="true">
      <Sign kind={kind} steps={steps} at={at} unit={unit} isTaken={isTaken} />
    </g>
  );
}

function Sign({ kind, steps, at, unit, isTaken }: Pick<Mark, "kind" | "steps"> & Omit<Props, "mark">) {
  if (kind === "reach") return <circle class="band" r={unit * 0.17} />;
  if (kind === "bump" || kind === "own-bump") return <path class="band breathing" d={star(12, unit * 0.78, unit * 0.58)} />;
  if (kind === "pawn" || kind === "swap") {
    // Towards the middle of the board.
    const turn = (Math.atan2(-at.y, -at.x) * 180) / Math.PI;
    return (
      <g class="breathing">
        <path class="band" transform={`rotate(${turn}) translate(${unit * 0.63} 0)`} d={`M0 ${-unit * 0.27}L${unit * 0.36} 0L0 ${unit * 0.27}Z`} />
        <circle class="band" r={unit * 0.705} />
        <circle class="gap" r={unit * 0.575} />
      </g>
    );
  }
  if (kind === "picked" || isTaken)
    return (
      <>
        <circle class={kind === "picked" ? "band" : "band breathing"} r={unit * (kind === "picked" ? 0.76 : 0.705)} />
        <circle class="gap" r={unit * 0.565} />
      </>
    );
  return (
    <>
      <circle class="halo breathing" r={unit * 0.6} />
      <circle class="band" r={unit * 0.46} stroke-width="2" />
      {steps !== undefined && <Steps steps={steps} size={Math.max(10, unit * 0.44)} />}
    </>
  );
}

function Steps({ steps, size }: { steps: number; size: number }) {
  return (
    <text class="steps" y={size * 0.36} font-size={size}>
      {steps}
    </text>
  );
}

/** The home that a pawn is sent to. */
const HOUSE = "M-3.6 1.2V4H3.6V1.2M-5 .4L0-4.2 5 .4";

/** What lies on the pawns: a small sign beside a target for what would happen there, never over the count of a stack. */
export function Badge({ mark: { kind, steps }, at, unit, isTaken, isStacked }: Props & { isStacked: boolean }) {
  const isBump = kind === "bump" || kind === "own-bump";
  const size = Math.max(7, unit * 0.25);
  const isShown = isBump || kind === "lock" || (isTaken && steps !== undefined && kind === "target");
  if (!isShown) return null;
  const place = `translate(${at.x + unit * 0.46} ${at.y + unit * (isStacked ? 0.4 : -0.46)})`;
  if (kind === "lock") return <use href="#padlock" transform={`${place} scale(${Math.max(0.95, unit * 0.034)})`} />;
  return (
    <g class="badge" transform={place} aria-hidden="true">
      <circle r={size} />
      {isBump ? <path d={HOUSE} transform={`scale(${size / 8})`} /> : <Steps steps={steps!} size={size * 1.35} />}
    </g>
  );
}

/** How many pawns stand on one space: on top of everything else there. */
export function Count({ count, at, unit }: { count: number; at: Point; unit: number }) {
  if (count < 2) return null;
  return (
    <g class="tall" aria-hidden="true" transform={`translate(${at.x + unit * 0.38} ${at.y - unit * (0.3 + LIFT * (count - 1))})`}>
      <circle r={Math.max(6, unit * 0.2)} />
      <text dy="0.36em" font-size={Math.max(9, unit * 0.27)}>
        {count}
      </text>
    </g>
  );
}
