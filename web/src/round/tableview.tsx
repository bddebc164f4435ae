// The table in the middle of the table: the board as large as the screen, for all who sit round it. No hand is ever shown here.

import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { Board } from "../board/board";
import { CARD, Card } from "../cards/lying";
import { Reading } from "../cards/reading";
import { useCode } from "../controls/code";
import { Dialog } from "../controls/dialog";
import { Icon } from "../controls/icon";
import { Switch } from "../controls/switch";
import { acts, cardsOf, lastAct } from "../game/seen";
import type { Theatre } from "../game/theatre";
import { watched } from "../game/watched";
import type { Past } from "../past/past";
import type { Said } from "../past/zone";
import { Portrait, sitterOf } from "../people/portrait";
import { chooseView, middle, setMiddle } from "../person/views";
import type { EditionMessage, TableMessage } from "../protocol";
import { wellOf } from "../shape/cord";
import { type Geometry, geometry } from "../shape/geometry";
import { useSize } from "../shape/size";
import { t } from "../text/messages";
import { listed, seatName } from "../text/names";
import { Gathering } from "./gathering";
import { corners, nearest, plates } from "./places";
import { Plate, Square } from "./plate";
import "./round.css";
import { useWakeLock } from "./wake";

interface Props {
  theatre: Theatre;
  past: Past;
  table: TableMessage;
  edition: EditionMessage;
  log: Said[];
  isConnected: boolean;
}

export function TableView({ theatre, past, table: told, edition, log, isConnected }: Props) {
  useWakeLock();
  const table = useMemo(() => watched(told), [told]);
  const where = useRef<HTMLDivElement>(null);
  const isWaiting = table.status === "waiting";
  const size = useSize(where, !isWaiting);
  const board = useMemo(() => size && geometry(edition.seats, edition.arc, edition.seats[0]!, size), [edition, size]);
  const code = useCode(handAddress(table.id));
  const turn = table.status === "playing" && table.view?.phase === "play" && table.deciding.length === 1 ? table.deciding[0]! : null;
  useEffect(() => {
    document.title = t("title");
  }, []);
  return (
    <main
      class={`tableview seats-${edition.seats.length}`}
      data-status={table.status}
      data-seq={table.seq}
      data-turn={turn ?? ""}
      data-flat={middle.value.isFlat}
    >
      <h1 class="heard">{t("view-table")}</h1>
      <p class="heard" role="status">
        {state(table, turn)}
      </p>
      <ol class="heard" aria-live="polite" aria-label={t("log-label")}>
        {log.map(({ number, text }) => (
          <li key={number}>{text}</li>
        ))}
      </ol>
      {isWaiting ? (
        <Gathering {...{ table, edition, code }} address={handAddress(table.id)} />
      ) : (
        <div class="where" ref={where}>
          {board && <Middle {...{ theatre, past, table, edition, board, turn, code }} />}
        </div>
      )}
      <Reading />
      {!isConnected && (
        <p class="banner" role="alert">
          {t("connection-lost")}
        </p>
      )}
      <Ways table={told} />
    </main>
  );
}

/** The address at which a telephone becomes somebody's hand. */
export const handAddress = (table: string): string => `${location.origin}/t/${table}#hand`;

/** Whose turn it is, what is waited for, or who has won. */
function state(table: TableMessage, turn: string | null): string {
  const { view, status } = table;
  if (status === "waiting") return t("gather-title");
  if (status !== "playing") {
    const winners = view?.places[0] ?? [];
    return winners.length > 0 ? t("middle-won", { names: listed(winners.map((seat) => seatName(table, seat))), count: winners.length }) : t("middle-over");
  }
  if (turn) return t("middle-turn", { name: seatName(table, turn) });
  return view?.phase === "exchange" ? t("middle-gives") : "";
}

interface MiddleProps extends Pick<Props, "theatre" | "past" | "table" | "edition"> {
  board: Geometry;
  turn: string | null;
  code: boolean[][] | null;
}

function Middle({ theatre, past, table, edition, board, turn, code }: MiddleProps) {
  const { isFlat, hasCode } = middle.value;
  const well = wellOf(board, edition.teams);
  const boxes = useMemo(() => plates(board, isFlat, well), [board, isFlat, well]);
  const outer = useMemo(() => (edition.seats.length > 4 ? corners(board) : []), [board, edition]);
  const isBays = edition.seats.length > 4;
  const last = acts(table).at(-1)?.seat ?? null;
  // The code stays where it lies until it is in the way of whoever plays or has just played; then it goes to the other side.
  const codeSeat = useRef(edition.seats.at(-1)!);
  if (turn && [turn, last].includes(codeSeat.current)) {
    codeSeat.current = edition.seats[(edition.seats.indexOf(turn) + edition.seats.length / 2) % edition.seats.length]!;
  }
  const shownCode = hasCode ? code : null;
  const large = turn && isBays ? nearest(outer, board.places.get(turn)!.start) : null;
  const codeBox = shownCode && isBays ? (outer.filter((box) => box !== large).at(-1) ?? null) : null;
  const codeSide = codeBox ? Math.min(codeBox.width, codeBox.height) * 0.9 : 0;
  return (
    <Board
      {...{ table, theatre }}
      geometry={board}
      teams={edition.teams}
      marks={[]}
      ghosts={[]}
      plays={past.plays.value}
      before={isBays && last ? <LastCard table={table} seat={last} board={board} /> : <g />}
      middle={
        turn ? (
          <Medal table={table} seat={turn} size={well * 1.86} turn={isFlat ? (boxes.get(turn)?.turn ?? 0) : 0} />
        ) : table.status === "playing" ? undefined : (
          <g />
        )
      }
      names={
        <g class="plates">
          {turn && <Rim seat={turn} board={board} />}
          {[...boxes].map(([seat, box]) => (
            <Plate
              key={seat}
              {...{ table, seat, box }}
              unit={board.unit}
              isTurn={seat === turn}
              isQuiet={isBays}
              isLast={seat === last && table.status === "playing"}
              code={!isBays && codeSeat.current === seat ? shownCode : null}
            />
          ))}
          {large && turn && <Large name={seatName(table, turn)} seat={turn} box={large} />}
          {codeBox && shownCode && (
            <Square bits={shownCode} side={codeSide} x={codeBox.x + ((codeBox.width - codeSide) / 2 - 8) * Math.sign(codeBox.x)} y={codeBox.y} />
          )}
        </g>
      }
      onTap={() => {}}
    >
      {table.status !== "playing" && <Band text={state(table, null)} unit={board.unit} width={board.width} />}
    </Board>
  );
}

/** The rim in the colour of whoever plays. */
function Rim({ seat, board: { line, margin, pitch } }: { seat: string; board: Geometry }) {
  const wide = Math.max(5, pitch * 0.2);
  return (
    <g class={`rim seat-${seat}`} data-rim={seat}>
      <path d={line(margin - wide * 0.7)} stroke-width={wide} />
      <path class="shine" d={line(margin - wide * 0.7)} stroke-width={wide * 0.28} />
    </g>
  );
}

/** Whoever plays, in the middle, for all to see. */
function Medal({ table, seat, size, turn }: { table: TableMessage; seat: string; size: number; turn: number }) {
  const place = table.seats.find((other) => other.seat === seat)!;
  return (
    <g class="medal" data-medal={seat} transform={`rotate(${turn})`}>
      <svg x={-size / 2} y={-size / 2} width={size} height={size} viewBox="0 0 64 64" aria-hidden="true">
        <Portrait {...sitterOf(place)} plain />
      </svg>
    </g>
  );
}

/** Six seats have little room: whoever plays is named in the corner that is nearest to them. */
function Large({ name, seat, box: { x, y, width, height } }: { name: string; seat: string; box: { x: number; y: number; width: number; height: number } }) {
  const size = Math.min(height * 0.56, (width * 0.94) / (Math.max(name.length, 5) * 0.6));
  return (
    <g class={`plate seat-${seat} outer`} data-turn="true" transform={`translate(${x} ${y})`} text-anchor="middle">
      <text class="who" y={size * 0.1} font-size={size}>
        {name}
      </text>
      <text class="what" y={size * 0.62} font-size={size * 0.36}>
        {t("plays-now")}
      </text>
    </g>
  );
}

/** How it ended, across the middle. */
function Band({ text, unit, width }: { text: string; unit: number; width: number }) {
  const size = Math.min(unit * 1.4, (width * 0.8) / (text.length * 0.58));
  const wide = text.length * size * 0.58 + size * 1.6;
  return (
    <g class="band" aria-hidden="true">
      <rect x={-wide / 2} y={-size} width={wide} height={size * 2} rx={size} />
      <text y={size * 0.36} font-size={size} text-anchor="middle">
        {text}
      </text>
    </g>
  );
}

/** Six seats: the last card lies before whoever played it. */
function LastCard({ table, seat, board: { places, unit } }: { table: TableMessage; seat: string; board: Geometry }) {
  const last = table.status === "playing" ? lastAct(table, seat) : null;
  const { x, y } = places.get(seat)!.card;
  return <g transform={`translate(${x} ${y}) rotate(-5)`}>{last && <Card card={cardsOf(last).at(-1) ?? null} scale={(unit * 1.25) / CARD.width} />}</g>;
}

/** What the device in the middle can do, out of the way in a corner. */
function Ways({ table }: { table: TableMessage }) {
  const isOpen = useSignal(false);
  const { isFlat, hasCode } = middle.value;
  const canFill = document.fullscreenEnabled;
  const fill = () => void (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(() => {});
  return (
    <>
      <button type="button" class="plain ways" data-action="menu" aria-label={t("menu")} title={t("menu")} onClick={() => (isOpen.value = true)}>
        <Icon name="menu" />
      </button>
      {isOpen.value && (
        <Dialog title={t("view-table")} kind="middle" onClose={() => (isOpen.value = false)}>
          <p>{t("middle-lead")}</p>
          <Switch label={t("lies-flat")} isOn={isFlat} onSwitch={(on) => setMiddle({ isFlat: on })} />
          <Switch label={t("shows-code")} isOn={hasCode} onSwitch={(on) => setMiddle({ hasCode: on })} />
          {canFill && (
            <button type="button" data-action="fill" onClick={fill}>
              {t("fill-screen")}
            </button>
          )}
          <button type="button" data-action="usual" onClick={() => leave(table.id)}>
            {t("view-usual")}
          </button>
          <a class="button" href="/">
            <Icon name="home" /> {t("home")}
          </a>
        </Dialog>
      )}
    </>
  );
}

function leave(table: string): void {
  history.replaceState(null, "", location.pathname);
  chooseView(table, "usual");
}
