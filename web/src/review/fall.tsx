// Of what a chance is made up: each point is something one can hold. Luck is cards, what nobody could know is cards face down, play is
// tokens of whoever played; what was lost is the empty place. The team's cord is the running total.

import { useRef } from "preact/hooks";
import { Token } from "../board/token";
import { Portrait, sitterOf } from "../people/portrait";
import type { TableMessage } from "../protocol";
import { twist } from "../shape/cord";
import { type Point, short } from "../shape/outline";
import { useSize } from "../shape/size";
import { t } from "../text/messages";
import { seatName } from "../text/names";
import type { Fall, Ledger, Row } from "./ledger";
import { Well } from "./porcelain";
import { person } from "./words";

interface Props {
  ledger: Ledger;
  fall: Fall;
  table: TableMessage;
  /** What the number at the end is: after this move, or at the end. */
  end: string;
}

/** Narrower than this, labels stand above their rows. */
const NARROW = 500;
/** A row of more points than this is drawn with one thing for two. */
const MANY = 40;
/** The least that is shown across, in points. */
const SPAN = 30;
const TOP = 24;

/** A number with its sign. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0");

interface Laid extends Row {
  from: number;
  to: number;
  /** Where its things lie, and where its label stands. */
  y: number;
  label: number;
}

interface Ground {
  kind: "luck" | "play";
  y: number;
  height: number;
  sum: number;
}

function lay(fall: Fall, isNarrow: boolean): { rows: Laid[]; grounds: Ground[]; bottom: number } {
  const [row, gap] = isNarrow ? [52, 8] : [46, 6];
  const rows: Laid[] = [];
  const grounds: Ground[] = [];
  let [y, total] = [TOP + (isNarrow ? 12 : 22), fall.from];
  for (const kind of ["luck", "play"] as const) {
    const of = fall.rows.filter((part) => (kind === "luck") === (part.kind === "cards" || part.kind === "hidden"));
    const ground = { kind, y, height: 0, sum: fall[kind] };
    if (isNarrow) y += 30;
    for (const part of of) {
      const [from, to] = [total, total + part.points];
      rows.push({ ...part, from, to, y: isNarrow ? y + 34 : y + row / 2, label: isNarrow ? y + 10 : y + row / 2 });
      total = to;
      y += row;
    }
    ground.height = y - ground.y;
    grounds.push(ground);
    y += gap;
  }
  return { rows, grounds, bottom: y };
}

export function Waterfall({ ledger, fall, table, end }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const size = useSize(place, true);
  const width = size?.width ?? 0;
  return (
    <div class="waterfall" ref={place}>
      {width > 0 && <Drawing key={width < NARROW ? "narrow" : "wide"} {...{ ledger, fall, table, end, width }} />}
    </div>
  );
}

function Drawing({ ledger, fall, table, end, width }: Props & { width: number }) {
  const isNarrow = width < NARROW;
  const { rows, grounds, bottom } = lay(fall, isNarrow);
  const totals = [fall.from, ...rows.map(({ to }) => to)];
  const [least, most] = [Math.min(...totals), Math.max(...totals)];
  const pad = Math.max(2, (SPAN - (most - least)) / 2);
  // On the way the sum may lie beyond what a chance can be: luck first, and then play.
  const [low, high] = [least - pad, most + pad];
  const [left, room] = isNarrow ? [14, width - 28] : [186, width - 186 - 132];
  const each = room / (high - low);
  const x = (chance: number) => left + (chance - low) * each;
  const step = high - low > 50 ? 50 : 10;
  const ticks = Array.from({ length: 11 }, (_, index) => index * step).filter((tick) => tick <= 100 && tick >= low && tick <= high);
  const knot = bottom + 22;
  const isPaired = rows.some(({ points }) => Math.abs(points) > MANY);
  let things = 0;
  return (
    <>
      <p class="legend">{isPaired ? t("review-legend-two") : t("review-legend")}</p>
      <svg viewBox={`0 0 ${width} ${knot + 24}`} width={width} height={knot + 24} role="img" aria-label={inWords(fall, table)}>
        {grounds.map(({ kind, y, height, sum }) => (
          <g key={kind} class={`ground-${kind}`}>
            <rect class="ground" x="0.5" y={y} width={width - 1} height={height} rx="14" />
            {isNarrow ? (
              <>
                <text class="sum" x="16" y={y + 24} font-size="18">
                  {t(`ground-${kind}`)}
                </text>
                <text class="sum" x={width - 12} y={y + 24} font-size="20" text-anchor="end">
                  {signed(sum)}
                </text>
              </>
            ) : (
              <>
                <path class="rule" d={`M${width - 78} ${y + 12}V${y + height - 12}`} />
                <text class="kind" x={width - 39} y={y + height / 2 - 9} text-anchor="middle">
                  {t(`ground-${kind}`)}
                </text>
                <text class="sum" x={width - 39} y={y + height / 2 + 21} font-size="29" text-anchor="middle">
                  {signed(sum)}
                </text>
              </>
            )}
          </g>
        ))}
        {ticks.map((tick) => (
          <g key={tick} class="tick">
            <path d={`M${short(x(tick))} ${TOP - 4}V${knot - 14}`} />
            <text x={x(tick)} y={TOP - 9} text-anchor="middle">
              {tick}
            </text>
          </g>
        ))}
        <Cord seats={ledger.own} points={turns(fall.from, rows, x, knot)} />
        {rows.map((row) => {
          const worth = Math.abs(row.points) > MANY ? 2 : 1;
          const count = Math.ceil(Math.abs(row.points) / worth);
          return (
            <g key={`${row.kind} ${row.seats[0]?.seat}`} data-row={row.kind} data-points={row.points}>
              {Array.from({ length: count }, (_, index) => {
                const at = x(row.from + Math.sign(row.points) * (index + 0.5) * worth);
                return (
                  <g key={index} class="thing" style={{ "--nth": things++ }} transform={`translate(${short(at)} ${row.y})`}>
                    <Thing row={row} index={index * worth} wide={each * worth} />
                  </g>
                );
              })}
              <Label {...{ row, table, isNarrow, width }} />
            </g>
          );
        })}
        <circle class="start" cx={x(fall.from)} cy={TOP + 4} r="6" fill="url(#brass)" />
        <g class="knot" transform={`translate(${short(x(fall.to))} ${knot})`}>
          <circle class="shade" cy="1.5" r="19" />
          <circle r="19" fill="url(#brass)" />
          <circle class="plate" r="16.4" />
          <text y="6.300" text-anchor="middle">
            {fall.to}
          </text>
        </g>
        <text class="label" x={isNarrow ? 16 : 50} y={knot + 5} {...(x(fall.to) < (isNarrow ? 150 : 0) ? { x: width - 12, "text-anchor": "end" } : {})}>
          {end}
        </text>
      </svg>
    </>
  );
}

/** The way of the cord: along each row, down to the next, with round corners. */
function turns(start: number, rows: Laid[], x: (chance: number) => number, end: number): Point[] {
  const corners = [
    { x: x(start), y: TOP + 4 },
    ...rows.flatMap(({ from, to, y }) => [
      { x: x(from), y },
      { x: x(to), y },
    ]),
    { x: x(rows.at(-1)!.to), y: end },
  ];
  return corners.flatMap((corner, index) => {
    const [before, after] = [corners[index - 1], corners[index + 1]];
    if (!before || !after) return [corner];
    const near = (other: Point): Point => {
      const far = Math.hypot(other.x - corner.x, other.y - corner.y) || 1;
      const share = Math.min(6, far / 2) / far;
      return { x: corner.x + (other.x - corner.x) * share, y: corner.y + (other.y - corner.y) * share };
    };
    const [a, b] = [near(before), near(after)];
    return [a, { x: (a.x + b.x + 2 * corner.x) / 4, y: (a.y + b.y + 2 * corner.y) / 4 }, b];
  });
}

function Cord({ seats, points }: { seats: string[]; points: Point[] }) {
  const strands = twist(points, seats, 2.4, 18);
  return (
    <g class="cord">
      {[...strands.map(({ seat, whole }) => [seat, whole]), ...strands.map(({ seat, over }) => [seat, over])].map(([seat, d], index) => (
        <g key={index} class={`seat-${seat}`}>
          <path class="edge" d={d} stroke-width="3.9" />
          <path d={d} stroke-width="2.7" />
        </g>
      ))}
    </g>
  );
}

/** One point: raised if it was gained, the empty place if it was lost. */
function Thing({ row, index, wide }: { row: Laid; index: number; wide: number }) {
  if (row.kind === "cards" || row.kind === "hidden") {
    const half = Math.min(6, wide * 0.46);
    return <rect class={`${row.kind}${row.points < 0 ? " lost" : ""}`} x={-half} y="-13" width={half * 2} height="26" rx={Math.min(2.4, half * 0.5)} />;
  }
  const seat = ownerOf(row, index);
  const radius = Math.max(3.2, Math.min(8, wide * 0.56));
  return row.points < 0 ? <Well seat={seat} radius={radius} /> : <Token seat={seat} size={radius} />;
}

/** Whose point it is: those of the seat that gave most away come first. */
function ownerOf({ seats }: Row, index: number): string {
  let left = index;
  for (const { seat, points } of [...seats].sort((one, other) => Math.abs(other.points) - Math.abs(one.points))) {
    left -= Math.abs(points);
    if (left < 0) return seat;
  }
  return seats[0]?.seat ?? "";
}

function Label({ row, table, isNarrow, width }: { row: Laid; table: TableMessage; isNarrow: boolean; width: number }) {
  const { title, line } = rowWords(row, table);
  const icon = isNarrow ? 20 : 28;
  const at = isNarrow ? 27 : 24;
  return (
    <>
      <g transform={`translate(${at} ${row.label})`}>
        {row.kind === "cards" || row.kind === "hidden" ? (
          <rect class={row.kind} x={-icon * 0.3} y={-icon * 0.42} width={icon * 0.6} height={icon * 0.84} rx="2.5" />
        ) : (
          row.seats.slice(0, 2).map(({ seat }, index, all) => {
            const place = table.seats.find((other) => other.seat === seat)!;
            const off = all.length > 1 ? (index - 0.5) * icon * 0.5 : 0;
            return (
              <svg key={seat} x={off - icon / 2} y={-icon / 2} width={icon} height={icon} viewBox="0 0 64 64" aria-hidden="true">
                {place.face ? <Portrait {...sitterOf(place)} plain /> : <circle class={`seat-${seat} faceless`} cx="32" cy="32" r="28" />}
              </svg>
            );
          })
        )}
      </g>
      <text class="label" x={isNarrow ? 46 : 50} y={row.label + (isNarrow || !line ? 5 : -2)}>
        {title}
      </text>
      {!isNarrow && line && (
        <text class="line" x="50" y={row.label + 14}>
          {line}
        </text>
      )}
      <text class="points" x={isNarrow ? width - 12 : width - 90} y={row.label + 6} text-anchor="end">
        {signed(row.points)}
      </text>
    </>
  );
}

function rowWords({ kind, seats, points }: Row, table: TableMessage): { title: string; line: string } {
  if (kind === "cards") return { title: t("review-cards"), line: "" };
  if (kind === "hidden") return { title: t("review-hidden"), line: t("review-hidden-line") };
  if (kind === "own") return { title: person(table, seats[0]!.seat).name, line: "" };
  const parts = seats.filter(({ points }) => points !== 0).map(({ seat, points }) => `${seatName(table, seat)} ${points}`);
  return { title: points < 0 ? t("review-theirs-well") : t("review-theirs"), line: parts.join(", ") };
}

/** All of it as a sentence. */
function inWords(fall: Fall, table: TableMessage): string {
  const rows = fall.rows.map((row) => `${rowWords(row, table).title} ${signed(row.points)}`);
  return t("review-fall-label", { from: fall.from, to: fall.to, rows: rows.join(", ") });
}
