// The chance to win from the first deal on: striped in the colours of the side that is ahead, full up to the handle and pale after it,
// with the marked moments on it. For screen readers it is also a table.

import { useId } from "preact/hooks";
import type { TableMessage } from "../protocol";
import type { Film } from "../replay/film";
import { momentWords } from "../replay/screen";
import { short } from "../shape/outline";
import { t } from "../text/messages";
import { type Ledger, porcelain } from "./ledger";
import { Disc } from "./porcelain";
import { sideName } from "./words";

interface Props {
  ledger: Ledger;
  table: TableMessage;
  /** How many steps are behind, and where along the line that is, as a share. */
  steps: number;
  /** Where each number of steps lies along the line, as a share. */
  along: (steps: number) => number;
  /** As large as it is drawn; it is scaled to its place. */
  width: number;
  height: number;
  /** With the names of the sides, or too small for them. */
  isNamed: boolean;
}

export function Curve({ ledger, table, steps, along, width, height, isNamed }: Props) {
  const id = useId();
  const even = 100 / ledger.review.teams.length;
  const y = (chance: number) => height - 6 - (chance / 100) * (height - 12);
  const points = ledger.curve.map((chance, index) => ({ x: along(index) * width, y: y(chance) }));
  const line = `M${points.map(({ x, y }) => `${short(x)} ${short(y)}`).join("L")}`;
  const area = `${line}V${short(y(even))}H0Z`;
  const here = points[Math.min(steps, points.length - 1)]!;
  const others = ledger.review.teams.filter((_, index) => index !== ledger.team).flatMap(({ seats }) => seats);
  const { marks } = ledger;
  const isHere = (step: number) => step + 1 === steps;
  const striped = (opacity: number) => (
    <>
      <path d={area} fill={`url(#own${id})`} opacity={opacity} clip-path={`url(#above${id})`} />
      <path d={area} fill={`url(#theirs${id})`} opacity={opacity} clip-path={`url(#below${id})`} />
    </>
  );
  return (
    <svg class="curve" viewBox={`0 -4 ${width} ${height + 8}`} role="img" aria-label={t("review-curve-label", { chance: Math.round(ledger.chance(steps)) })}>
      <defs>
        <Stripes id={`own${id}`} seats={ledger.own} />
        <Stripes id={`theirs${id}`} seats={others} />
        <clipPath id={`above${id}`}>
          <rect y="-4" width={width} height={y(even) + 4} />
        </clipPath>
        <clipPath id={`below${id}`}>
          <rect y={y(even)} width={width} height={height} />
        </clipPath>
        <clipPath id={`behind${id}`}>
          <rect y="-4" width={here.x + 0.5} height={height + 8} />
        </clipPath>
      </defs>
      <rect class="ground" width={width} height={height} rx="10" />
      {striped(0.22)}
      <g clip-path={`url(#behind${id})`}>{striped(0.75)}</g>
      <path class="even" d={`M0 ${short(y(even))}H${width}`} />
      <path class="line ahead" d={line} />
      <path class="line" d={line} clip-path={`url(#behind${id})`} />
      {isNamed && (
        <>
          <text x="10" y="19">
            {t("review-ahead", { names: sideName(table, ledger.own) })}
          </text>
          <text x="10" y={height - 9}>
            {t("review-ahead", { names: sideName(table, others) })}
          </text>
        </>
      )}
      <path class="handle" d={`M${short(here.x)} ${short(here.y)}V${height + 4}`} />
      {marks.map(({ step, judged }) => {
        const at = points[step + 1];
        if (!at) return null;
        return (
          <g key={step} transform={`translate(${short(at.x)} ${short(Math.min(height - 9, Math.max(9, at.y)))})`}>
            <Disc kind={porcelain(judged!.verdict)} radius={isHere(step) ? 11 : 8.5} />
          </g>
        );
      })}
    </svg>
  );
}

/** Stripes in the colours of some seats. */
function Stripes({ id, seats }: { id: string; seats: string[] }) {
  const wide = 7;
  return (
    <pattern id={id} width={wide * seats.length} height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      {seats.map((seat, index) => (
        <rect key={seat} class={`seat-${seat}`} x={index * wide} width={wide} height="14" fill="var(--seat)" />
      ))}
    </pattern>
  );
}

/** The curve as a table, for screen readers and for whoever wants numbers. */
export function CurveTable({ ledger, film, table }: { ledger: Ledger; film: Film; table: TableMessage }) {
  return (
    <details class="as-table">
      <summary>{t("review-as-table")}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("review-column-what")}</th>
            <th scope="col">{t("review-column-chance")}</th>
            <th scope="col">{t("review-column-verdict")}</th>
          </tr>
        </thead>
        <tbody>
          {ledger.review.steps.map(({ event }, index) => {
            const judged = ledger.decision(event)?.judged;
            return (
              <tr key={event}>
                <td>{momentWords(film, film.momentOfEvent(event), table)}</td>
                <td>{Math.round(ledger.chance(index + 1))}</td>
                <td data-kind={judged && porcelain(judged.verdict)}>{judged ? t(`verdict-${judged.verdict}`) : ""}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </details>
  );
}
