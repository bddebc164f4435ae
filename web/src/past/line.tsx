// The last move in a line, which opens the history: on screens that have no room for a column.

import type { RefObject } from "preact";
import { SmallPicture } from "../cards/card";
import { Icon } from "../controls/icon";
import { cards, moves } from "../game/past/history";
import type { TableMessage } from "../protocol";
import { spoken } from "../text/cards";
import { t } from "../text/messages";
import { seatName } from "../text/names";
import { lineWords } from "../text/sentences/told";
import { changeWords } from "../text/sentences/words";
import type { Past } from "./past";

interface Props {
  past: Past;
  table: TableMessage;
  isOpen: boolean;
  opening: RefObject<HTMLButtonElement | null>;
  onOpen: () => void;
}

export function Line({ past, table, isOpen, opening, onOpen }: Props) {
  const deal = past.deals.value.at(-1);
  const last = deal?.rows.findLast(({ move, change }) => move || changeWords(table, change));
  const move = last?.move ?? moves(past.deals.value).at(-1);
  const text =
    past.unshown.value > 0 ? t("past-missed", { count: past.unshown.value }) : last?.change ? changeWords(table, last.change) : move && lineWords(table, move);
  return (
    <button ref={opening} type="button" class="line plain" aria-expanded={isOpen} data-action="history" onClick={onOpen}>
      <span class="heard">{`${t("log-label")}: ${spoken(text ?? "")}`}</span>
      {move && <SmallPicture card={cards(move)[0] ?? null} />}
      <span key={text} class="text" aria-hidden="true">
        {text ?? (deal && table.view ? t("said-deal", { number: deal.number, dealer: seatName(table, table.view.dealer) }) : t("log-label"))}
      </span>
      <Icon name="down" />
    </button>
  );
}
