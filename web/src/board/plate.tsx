// A seat on the board: its name, the cards that it holds, what it played last, whose turn it is, who deals.

import { cardsOf, lastAct } from "../game/seen";
import type { TableMessage } from "../protocol";
import { t } from "../text/messages";
import { seatName } from "../text/names";
import { CARD, Card } from "./card";
import type { Box } from "./geometry";
import { SHAPES } from "./shapes";

const SCALE = 0.62;

export function Plate({ table, seat, box }: { table: TableMessage; seat: string; box: Box }) {
  const { width, height } = box;
  const isDeciding = table.deciding.includes(seat);
  const last = lastAct(table, seat);
  const left = table.view?.cardsLeft[seat] ?? 0;
  const size = width > 200 ? 30 : 25;
  const low = height / 2 - (CARD.height * SCALE) / 2 - 6;
  return (
    <g class={`plate seat-${seat}${isDeciding ? " deciding" : ""}`} transform={`translate(${box.x} ${box.y})`}>
      <rect x={-width / 2} y={-height / 2} width={width} height={height} rx="18" />
      <path class="shape" d={SHAPES[seat]} transform={`translate(${-width / 2 + 20} ${-height / 2 + 23}) scale(11)`} />
      <svg aria-hidden="true" x={-width / 2 + 38} y={-height / 2} width={width - 46} height={46}>
        <text class="who" y={23} dy="0.36em" font-size={size}>
          {seatName(table, seat)}
        </text>
      </svg>
      {Array.from({ length: left }, (_, index) => (
        <g key={index} transform={`translate(${-width / 2 + 28 + index * (width > 200 ? 26 : 15)} ${low})`}>
          <Card card={null} scale={SCALE} />
        </g>
      ))}
      {last && (
        <g transform={`translate(${width / 2 - 26} ${low})`}>
          <Card card={cardsOf(last).at(-1) ?? null} scale={SCALE} />
          {last.event === "fold" && <path class="folded" d="M-18,-25L18,25" />}
        </g>
      )}
      {table.view?.dealer === seat && table.status === "playing" && (
        <g class="dealer" transform={`translate(${width / 2} ${-height / 2 + 4})`}>
          <title>{t("deals")}</title>
          <circle r="16" />
          <path d="M-6,-7h8v14h-8zM-1,-7l8,2l-4,12" />
        </g>
      )}
    </g>
  );
}
