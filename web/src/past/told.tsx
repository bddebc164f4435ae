// A move as a list tells it: its card, who made it, what it did and what came of it.

import { Chip } from "../board/chip";
import { SmallPicture } from "../cards/card";
import { Icon } from "../controls/icon";
import { cards, type Move } from "../game/past/history";
import type { TableMessage } from "../protocol";
import { face, spoken } from "../text/cards";
import { t } from "../text/messages";
import { moverName, outcomeWords, wayWords } from "../text/sentences/told";

export function ToldMove({ table, move, unseen }: { table: TableMessage; move: Move; unseen?: string | false }) {
  const outcome = move.isTakenBack ? [t("history-taken-back")] : outcomeWords(table, move);
  return (
    <>
      <SmallPicture card={cards(move)[0] ?? null} />
      <Chip seat={move.seat} />
      <span class="heard">{spoken(`${moverName(table, move)}, ${cards(move).map(face).join(" ")}: `)}</span>
      <span class="what">
        <b>{wayWords(table, move)}</b>
        {outcome.length > 0 && <small>{outcome.join(", ")}</small>}
      </span>
      {unseen && <span class="heard">{unseen}</span>}
      {move.signs[0] && <Icon name={move.signs[0]} />}
    </>
  );
}
