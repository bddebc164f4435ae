// Somebody at the table: a face on a disc in the colour of the seat, with the seat's token as a badge. Nothing in it has an
// id, so there can be as many as one likes.

import { Token } from "../board/token";
import { isAway } from "../game/company";
import type { SeatMessage } from "../protocol";
import { type Look, lookOf } from "./faces";
import { EXTRAS, type Extra, HAIR } from "./parts";

/** Whoever sits on a seat, as far as one sees it; nobody has no face. */
export interface Sitter {
  seat: string;
  face: string | null;
  /** They are gone: grey, with a dashed edge. */
  away?: boolean;
  bot?: boolean;
  /** The bot's face that plays for somebody who is away. */
  standIn?: string | null;
}

interface Props extends Omit<Sitter, "seat"> {
  /** Whose colour it wears; nobody's before they sit down. */
  seat: string | null;
  /** Without the token, where one lies near by anyway. */
  plain?: boolean;
}

export function Portrait({ face, seat, away = false, bot = false, standIn = null, plain = false }: Props) {
  if (face === null) return <span class={`nobody seat-${seat}`} />;
  return (
    <svg class={`portrait ${seat ? `seat-${seat}` : "unseated"}${away ? " away" : ""}`} viewBox="0 0 64 64" data-face={face} aria-hidden="true">
      <Disc look={away ? faded(lookOf(face)) : lookOf(face)} />
      {bot && <BotSign />}
      {standIn && (
        <g class="stand-in" transform="translate(27 26) scale(.6)">
          <circle class="gap" cx="32" cy="32" r="34.5" />
          <Disc look={lookOf(standIn)} />
          <BotSign />
        </g>
      )}
      {seat && !plain && (
        <g class="badge" transform={standIn ? "translate(61.5 60)" : "translate(53.5 54)"}>
          <Token seat={seat} size={standIn ? 8 : 10} />
        </g>
      )}
    </svg>
  );
}

/** What one sees of whoever sits on a seat. Grey is who has gone, also for as long as nobody stands in. */
export function sitterOf(place: SeatMessage): Sitter {
  const { seat, name, bot, botFace, face } = place;
  return { seat, face, bot: name === null && bot !== null, away: isAway(place), standIn: name === null ? null : botFace };
}

/** Those who are away have no colour. */
function faded(look: Look): Look {
  const grey = (colour: string): string => {
    const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as [number, number, number];
    const light = Math.round(90 + 0.5 * (0.3 * red + 0.59 * green + 0.11 * blue));
    return `rgb(${light} ${light} ${light})`;
  };
  return { ...look, skin: grey(look.skin), hair: grey(look.hair) };
}

/** What lies over the eyes is drawn after them. */
const OVER: readonly Extra[] = ["lashes", "glasses"];
const MOUTHS: readonly Extra[] = ["grin"];

function Disc({ look: { skin, hair, style, extras } }: { look: Look }) {
  const { back, front, cover, trim, folds }: { [layer in "back" | "front" | "cover" | "trim" | "folds"]?: string } = HAIR[style];
  const draw = (extra: Extra) => <g key={extra}>{EXTRAS[extra]({ skin, hair })}</g>;
  return (
    <>
      <circle class="edge" cx="32" cy="33" r="31" />
      <circle class="rim" cx="32" cy="32" r="31" />
      <circle class="band" cx="32" cy="32" r="29.6" />
      <circle class="ground" cx="32" cy="32" r="28.6" />
      {back && <path d={back} fill={hair} />}
      <path class="clothes" d="M11.8 52.2C16.5 48.3 23.5 47 32 47s15.5 1.3 20.2 5.2A28.6 28.6 0 0 1 11.8 52.2Z" />
      <path d="M25 47c2 4 12 4 14 0l-1.5-6h-11Z" fill={skin} />
      <path class="shade" d="M26.5 42c3 3.5 8 3.5 11 0v2.5c-3 3-8 3-11 0Z" />
      <path d="M16.5 30.5a2.8 2.8 0 1 1 5.6 0a2.8 2.8 0 1 1-5.6 0ZM41.9 30.5a2.8 2.8 0 1 1 5.6 0a2.8 2.8 0 1 1-5.6 0Z" fill={skin} />
      <path d="M19.3 27C19.3 17 25 13.5 32 13.5S44.7 17 44.7 27C44.7 38 39 44.5 32 44.5S19.3 38 19.3 27Z" fill={skin} />
      <path class="cheeks" d="M21.4 34.5a2.6 2.6 0 1 1 5.2 0a2.6 2.6 0 1 1-5.2 0ZM37.4 34.5a2.6 2.6 0 1 1 5.2 0a2.6 2.6 0 1 1-5.2 0Z" />
      {extras.filter((extra) => !OVER.includes(extra)).map(draw)}
      <path class="eyes" d="M25.1 29.4a1.6 1.6 0 1 1 3.2 0a1.6 1.6 0 1 1-3.2 0ZM35.7 29.4a1.6 1.6 0 1 1 3.2 0a1.6 1.6 0 1 1-3.2 0Z" />
      <path class="glint" d="M26.6 28.8a.5.5 0 1 1 1 0a.5.5 0 1 1-1 0ZM37.2 28.8a.5.5 0 1 1 1 0a.5.5 0 1 1-1 0Z" />
      <path class="brows" d="M24 25.6q2.6-1.6 5-.4M35 25.2q2.6-1.2 5 .4" stroke={hair} />
      <path class="nose" d="M32 30.5q-1.6 3.2.6 3.6" />
      {!extras.some((extra) => MOUTHS.includes(extra)) && <path class="mouth" d={extras.includes("moustache") ? "M29 39.3q3 2 6 0" : "M28 37.5q4 3.2 8 0"} />}
      {extras.filter((extra) => OVER.includes(extra)).map(draw)}
      {front && <path d={front} fill={hair} />}
      {cover && <path class="cover" d={cover} fill-rule="evenodd" />}
      {folds && <path class="folds" d={folds} />}
      {trim && <path class="trim" d={trim} />}
    </>
  );
}

/** A small head with an antenna at the edge: this one thinks with a program. */
function BotSign() {
  return (
    <g class="bot-sign" transform="translate(53.5 10.5)">
      <path class="gap" d="M0-10.5V-6M-4.5-5.5h9a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3h-9a3 3 0 0 1-3-3v-6a3 3 0 0 1 3-3Z" />
      <path class="head" d="M-4.5-5.5h9a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3h-9a3 3 0 0 1-3-3v-6a3 3 0 0 1 3-3ZM0-5.5v-4" />
      <path class="lamps" d="M-3.4-.8v2.2M3.4-.8v2.2" />
    </g>
  );
}
