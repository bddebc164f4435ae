// What happened, deal by deal, the last first: a column beside the board, or on a phone a sheet that a line opens. A tap on a move
// shows it again.

import type { RefObject } from "preact";
import { useRef } from "preact/hooks";
import { Icon } from "../controls/icon";
import { type Deal, type Move, moves, type Row } from "../game/past/history";
import type { TableMessage } from "../protocol";
import { t } from "../text/messages";
import { dealWords, giftWords } from "../text/sentences/told";
import { changeWords } from "../text/sentences/words";
import type { Past } from "./past";
import { useSlide } from "./slide";
import { ToldMove } from "./told";

/** So many deals are open; of older ones a tap shows the moves. */
const OPEN = 2;

interface Props {
  past: Past;
  table: TableMessage;
  /** Is the sheet open? A column always is. */
  isOpen: boolean;
  closing: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

export function History({ past, table, isOpen, closing, onClose }: Props) {
  const all = past.deals.value.toReversed();
  const list = useRef<HTMLDivElement>(null);
  useSlide(list);
  const again = (move: Move) => {
    past.again(move);
    onClose();
  };
  return (
    <section class={`history${isOpen ? " open" : ""}`} aria-labelledby="history-title">
      <header>
        <h2 id="history-title">{t("log-label")}</h2>
        <button ref={closing} type="button" class="plain" aria-label={t("close")} data-action="close-history" onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <div ref={list} class="deals">
        {all.length === 0 && <p>{t("history-empty")}</p>}
        {all.map((deal, index) => (
          <DealPart key={deal.seq} {...{ past, table, deal, again }} isRecent={index < OPEN} />
        ))}
      </div>
      <p class="tip">{t("history-hint")}</p>
    </section>
  );
}

interface DealProps {
  past: Past;
  table: TableMessage;
  deal: Deal;
  isRecent: boolean;
  again: (move: Move) => void;
}

function DealPart({ past, table, deal, isRecent, again }: DealProps) {
  const gifts = giftWords(table, deal);
  return (
    <details class="deal" open={isRecent}>
      <summary>
        <span class="heading">
          <b>{dealWords(deal)}</b>
          {gifts.length > 0 && <small>{gifts.join(" · ")}</small>}
        </span>
        <Beads all={moves([deal])} seats={table.seats.length} />
      </summary>
      <ol>
        {deal.rows.toReversed().map((row) => (
          <RowPart key={row.move?.seq ?? row.change!.seq} {...{ past, table, row, again }} />
        ))}
      </ol>
    </details>
  );
}

/** A string of beads, one for each move, a larger one for a bump. */
function Beads({ all, seats }: { all: Move[]; seats: number }) {
  return (
    <span class="string" aria-hidden="true">
      {all.map(({ seq, seat, signs, isTakenBack }, index) => (
        <i key={seq} class={`seat-${seat}${signs.includes("bump") ? " bump" : ""}${isTakenBack ? " gone" : ""}${index % seats === 0 ? " first" : ""}`} />
      ))}
    </span>
  );
}

function RowPart({ past, table, row, again }: { past: Past; table: TableMessage; row: Row; again: (move: Move) => void }) {
  const { move, change } = row;
  if (change) {
    const words = changeWords(table, change);
    return words && <li class="aside">{words}</li>;
  }
  const isNew = move.seq > past.news.value;
  return (
    <li>
      <button
        type="button"
        class={`row ${move.isTakenBack ? "taken" : move.act.event}${isNew ? " new" : ""}`}
        aria-current={past.replay.value?.move.seq === move.seq ? "step" : undefined}
        disabled={move.before === null}
        data-move={move.seq}
        title={t("history-again")}
        onClick={() => again(move)}
      >
        <ToldMove {...{ table, move }} unseen={isNew && t("history-unseen")} />
      </button>
    </li>
  );
}
