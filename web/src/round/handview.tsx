// The zone above the cards on a telephone that is somebody's hand: who one is, what is asked, and each thing that the chosen card can
// do as one big row. The board is on the table; where there is more to choose from than rows can say, it is here as well.

import type { ComponentChildren } from "preact";
import { Icon } from "../controls/icon";
import { teammates } from "../game/company";
import { finished, type Option, open, options, type Picked, pointAt } from "../game/narrow";
import { isHome, readBoard } from "../game/notation";
import { Tie } from "../people/pair";
import { Portrait, sitterOf } from "../people/portrait";
import type { EditionMessage, LegMessage, PromptMessage, TableMessage } from "../protocol";
import { face } from "../text/cards";
import { t } from "../text/messages";
import { seatName } from "../text/names";
import { waits } from "../text/sentences/prompt";
import { legWords, sentence } from "../text/sentences/words";
import "./round.css";
import { Strip } from "./strip";
import { useWakeLock } from "./wake";

interface Props {
  table: TableMessage;
  edition: EditionMessage;
  /** What can be played now. */
  toPlay: PromptMessage | null;
  isAsked: boolean;
  picked: Picked;
  onPick: (picked: Picked) => void;
  onSend: (choice: string) => void;
  /** Has somebody asked for the board? */
  isBoard: boolean;
  onBoard: (isBoard: boolean) => void;
  /** The board, where it is needed. */
  children: ComponentChildren;
}

/** More than so many rows are no longer read at a glance. */
export const MOST_ROWS = 8;

/** What can be done next, each thing once: a swap can be pointed at from both sides. */
export function rowsOf(prompt: PromptMessage, picked: Picked): Option[] {
  const now = open(prompt, picked);
  const all = options(prompt, now).filter((option) => (now.from === null || option.from === now.from) && (now.to === null || option.to === now.to));
  const key = ({ from, to, isSwap }: Option) => (isSwap ? [from, to].sort().join(" ") : `${from} ${to}`);
  return [...new Map(all.map((option) => [key(option), option])).values()];
}

export function HandView({ table, edition, toPlay, isAsked, picked, onPick, onSend, isBoard, onBoard, children }: Props) {
  useWakeLock();
  const { you } = table;
  const place = table.seats.find(({ seat }) => seat === you)!;
  const partners = table.seats.filter(({ seat }) => teammates(edition.teams, you!).includes(seat));
  const rows = toPlay && picked.card !== null ? rowsOf(toPlay, picked) : [];
  // Whoever has begun to choose on the board goes on there.
  const isMany = toPlay !== null && picked.card !== null && rowsOf(toPlay, { ...open(toPlay, picked), from: null, to: null }).length > MOST_ROWS;
  const shows = isBoard || isMany;
  const waiting = isAsked ? null : waits(table, edition.teams);
  return (
    <div class="handview" data-board={shows}>
      <header class={`seat-${you}`}>
        <Portrait {...sitterOf(place)} />
        <div class="title">
          <h1>{isAsked ? t("turn-yours") : seatName(table, you!)}</h1>
          <p>{shows ? t("hand-board-here") : t("hand-board-there")}</p>
        </div>
        <span class="mates">
          {partners.map((mate) => (
            <span key={mate.seat} class="mate">
              <Tie seats={[you!, mate.seat]} />
              <Portrait {...sitterOf(mate)} />
              <span class="heard">{t("partner-named", { name: seatName(table, mate.seat) })}</span>
            </span>
          ))}
        </span>
        <button
          type="button"
          class="plain"
          data-action="board"
          aria-pressed={isBoard}
          aria-label={t("hand-board")}
          title={t("hand-board")}
          onClick={() => onBoard(!isBoard)}
        >
          <Icon name="search" />
        </button>
      </header>
      {shows ? (
        children
      ) : rows.length > 0 && toPlay ? (
        <section class="rows" aria-labelledby="rows-title">
          <h2 id="rows-title">{picked.legs.length > 0 && options(toPlay, picked).length > 0 ? t("hand-then") : t("hand-can", { card: face(picked.card!) })}</h2>
          <ul>
            {rows.map((option) => (
              <Row key={`${option.from} ${option.to}`} {...{ table, edition, option, picked }} prompt={toPlay} onPick={onPick} onSend={onSend} />
            ))}
          </ul>
        </section>
      ) : (
        <p class="quiet">{toPlay ? t("hand-choose") : waiting ? `${waiting.title} ${waiting.line}` : ""}</p>
      )}
    </div>
  );
}

interface RowProps {
  table: TableMessage;
  edition: EditionMessage;
  prompt: PromptMessage;
  option: Option;
  picked: Picked;
  onPick: (picked: Picked) => void;
  onSend: (choice: string) => void;
}

function Row({ table, edition, prompt, option, picked, onPick, onSend }: RowProps) {
  const last = picked.legs.at(-1);
  const isPicked = last !== undefined && open(prompt, picked) !== picked && last.from === option.from && last.to === option.to;
  const [leg] = option.travels;
  const press = () => {
    const [only, ...others] = isPicked ? finished(prompt, picked) : [];
    // As on the board: what is laid out already is played by a second tap.
    if (only && others.length === 0) onSend(only.move);
    else if (!isPicked) onPick(pointAt(prompt, picked, option));
  };
  const { title, line } = rowWords(table, option);
  return (
    <li>
      <button type="button" class="row" data-row={`${option.from}>${option.to}`} aria-pressed={isPicked} onClick={press}>
        <span class="sign" aria-hidden="true">
          {option.isSwap ? <Icon name="swap" /> : leg && isHome(leg.path[0]!) ? <Icon name="home" /> : <b>{signOf(option.travels)}</b>}
        </span>
        <span class="said">
          <b>{title}</b>
          {line && <span>{line}</span>}
        </span>
        <Strip legs={option.travels} standing={standingOn(table)} arc={edition.arc} />
      </button>
    </li>
  );
}

/** How many steps: of one pawn that goes on and back, both. */
function signOf(travels: LegMessage[]): string {
  return travels.map((leg) => leg.path.length - 1).join("/");
}

/** What a row says: in large type what it is, below what comes of it. */
function rowWords(table: TableMessage, { travels, isSwap, from, to }: Option): { title: string; line: string } {
  const [leg] = travels;
  const end = travels.at(-1);
  const name = (seat: string) => seatName(table, seat);
  if (isSwap) {
    const other = travels.find(({ seat, path }) => seat !== table.you || path[0] === to) ?? travels[1]!;
    return { title: t("row-swap", { from, to }), line: t("row-swap-with", { name: name(other.seat) }) };
  }
  const comes = end?.bumps
    ? t("what-bumps", { by: "other", who: "other", name: name(end.bumps) })
    : end?.bumpedBy
      ? t("what-bumped", { by: "other", name: name(end.bumpedBy) })
      : end?.locks
        ? t("what-locks", { by: "other" })
        : "";
  if (leg && isHome(leg.path[0]!)) return { title: t("row-out"), line: comes || t("move-wall", { by: "other" }) };
  return { title: t("row-goes", { from, to }), line: comes || sentence(legWords(travels)) };
}

/** Whose pawns stand on each space. */
function standingOn(table: TableMessage): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [index, pawns] of readBoard(table.view?.board ?? "").entries()) {
    const seat = table.seats[index]?.seat ?? "";
    for (const space of pawns) found.set(space, [...(found.get(space) ?? []), seat]);
  }
  return found;
}
