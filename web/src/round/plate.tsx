// A player's plate on the board that all look at: the name in large type, how many cards they hold, what they do or did last.

import { CARD, Card } from "../cards/lying";
import { cardsOf, lastAct } from "../game/seen";
import type { TableMessage } from "../protocol";
import { face } from "../text/cards";
import { t } from "../text/messages";
import { seatName } from "../text/names";
import type { Box } from "./places";

interface Props {
  table: TableMessage;
  seat: string;
  box: Box;
  unit: number;
  /** Is it this one's turn? */
  isTurn: boolean;
  /** Was this the last to play? */
  isLast: boolean;
  /** Is only the name told here, and how many cards? */
  isQuiet: boolean;
  /** The code that lets others in, if it lies here. */
  code: boolean[][] | null;
}

/** A letter takes this much of its size. */
const LETTER = 0.6;
/** In units: how large names and the words below them are written, and the largest name. */
const NAME = 0.74;
const WORD = 0.52;
const LARGEST = 2.6;
const CODE_LINE = 1.15;
/** What the telephone and the number of cards take of the size of the words. */
const HELD = 2;

export function Plate({ table, seat, box: { x, y, width, height, turn }, unit, isTurn, isLast, isQuiet, code }: Props) {
  const name = seatName(table, seat);
  const last = table.status === "playing" ? lastAct(table, seat) : null;
  const card = isLast && last && !isQuiet ? (cardsOf(last).at(-1) ?? null) : null;
  const isTight = code !== null;
  // A card lies beside the words, or below them where there is more room.
  const isWide = width > height * 0.9;
  const small = Math.min(1.15 * unit, (isWide ? height : height * 0.5) / 1.5);
  const taken = card && !isTight ? small * (isWide ? 1 : 1.4) + unit * 0.4 : 0;
  const room = { width: width - (isWide ? taken : 0), height: isTight ? CODE_LINE * unit : height - (isWide ? 0 : taken) };
  const fits = (room.width - (isTight ? unit * 1.6 : 0)) / (name.length * LETTER);
  const size = Math.min(fits, isTurn && !isTight && !isQuiet ? Math.min(LARGEST * unit, room.height * 0.5) : NAME * unit);
  const word = Math.max(Math.min(WORD * unit, room.width / 8), unit * 0.42);
  const middle = { x: isWide ? -taken / 2 : 0, y: isTight ? -height / 2 + room.height / 2 : isWide ? 0 : -taken / 2 };
  const count = table.view?.cardsLeft[seat] ?? 0;
  const isPerson = table.seats.some((place) => place.seat === seat && place.name !== null);
  const line = middle.y + size * 0.5 + word * 0.55;
  const says = isQuiet ? "" : saysOf(table, seat, isTurn, isLast);
  const begin = middle.x - (word * HELD + (says ? (says.length + 1) * word * LETTER * 0.9 : 0)) / 2;
  const side = isTight ? Math.min(width, height - CODE_LINE * unit) : 0;
  return (
    <g class={`plate seat-${seat}`} data-plate={seat} data-turn={isTurn} transform={`translate(${x} ${y}) rotate(${turn})`}>
      {isTight ? (
        <>
          <text class="who" x={middle.x - unit * 0.7} y={middle.y + size * 0.34} font-size={size} text-anchor="middle">
            {name}
          </text>
          <Held count={count} isPerson={isPerson} x={middle.x + (name.length * size * 0.54) / 2 - unit * 0.2} y={middle.y} size={word * 1.2} />
          <Square bits={code} side={side} y={-height / 2 + CODE_LINE * unit + side / 2} />
        </>
      ) : (
        <>
          <text class="who" x={middle.x} y={middle.y + size * 0.16} font-size={size} text-anchor="middle">
            {name}
          </text>
          <Held count={count} isPerson={isPerson} x={begin + word * 0.6} y={line} size={word * 1.2} />
          {says && (
            <text class="what" x={begin + word * (HELD + 0.5)} y={line + word * 0.36} font-size={word}>
              {says}
            </text>
          )}
          {card && (
            <g transform={`translate(${isWide ? width / 2 - small / 2 : 0} ${isWide ? 0 : height / 2 - small * 0.75}) rotate(5)`}>
              <Card card={card} scale={small / CARD.width} />
            </g>
          )}
        </>
      )}
    </g>
  );
}

/** What a player does, or did last. */
function saysOf(table: TableMessage, seat: string, isTurn: boolean, isLast: boolean): string {
  const { view, status } = table;
  if (status !== "playing" || !view) return "";
  if (view.phase === "exchange") return view.toGive.includes(seat) ? t("is-choosing") : t("has-given");
  if (isTurn) return t("plays-now");
  const last = isLast ? lastAct(table, seat) : null;
  if (!last) return "";
  return last.event === "fold" ? t("did-fold") : t("did-play", { card: face(cardsOf(last)[0]!) });
}

/** So many cards, in a telephone if a person holds them. */
function Held({ count, isPerson, x, y, size }: { count: number; isPerson: boolean; x: number; y: number; size: number }) {
  const middle = (count - 1) / 2;
  return (
    <g class="held-cards" transform={`translate(${x} ${y}) scale(${size / 34})`}>
      {isPerson && <rect class="phone" x="-16" y="-24" width="32" height="48" rx="6" />}
      {Array.from({ length: count }, (_, index) => (
        <rect
          key={index}
          class="sheet"
          x="-5"
          y="-9"
          width="10"
          height="16"
          rx="1.5"
          transform={`translate(${(index - middle) * 4.6} 0) rotate(${(index - middle) * 7})`}
        />
      ))}
      <text class="number" x="22" y="9" font-size="27">
        {count}
      </text>
    </g>
  );
}

/** A code on its white ground. */
export function Square({ bits, side, x = 0, y = 0 }: { bits: boolean[][]; side: number; x?: number; y?: number }) {
  const edge = side / 2;
  return (
    <g class="square" transform={`translate(${x} ${y})`}>
      <rect x={-edge} y={-edge} width={side} height={side} rx={side * 0.07} />
      <path
        transform={`translate(${-edge} ${-edge}) scale(${side / bits.length})`}
        d={bits.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x},${y}h1v1h-1z`] : []))).join("")}
      />
    </g>
  );
}
