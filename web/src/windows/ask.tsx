// The board in words: who stands where, what was played last, and what is on any space that one asks about.

import { useSignal } from "@preact/signals";
import { Chip } from "../board/chip";
import { Dialog } from "../controls/dialog";
import { arcOf, goalOf, home, readBoard, start } from "../game/notation";
import { type Act, cardsOf, lastAct } from "../game/seen";
import type { EditionMessage, TableMessage } from "../protocol";
import { cardWords, face, spoken } from "../text/cards";
import { t } from "../text/messages";
import { fullName } from "../text/names";
import { spaceName, standing } from "../text/sentences/words";

export function AskBoard({ table, edition, onClose }: { table: TableMessage; edition: EditionMessage; onClose: () => void }) {
  const asked = useSignal("");
  const board = readBoard(table.view?.board ?? "");
  const spaces = edition.seats.flatMap((seat) => [start(seat), ...arcOf(seat, edition.arc), ...goalOf(seat), home(seat)]);
  return (
    <Dialog title={t("ask-title")} kind="ask" onClose={onClose}>
      <label>
        {t("ask-space")}
        <select value={asked.value} onChange={(event) => (asked.value = event.currentTarget.value)}>
          <option value="" />
          {spaces.map((space) => (
            <option key={space} value={space}>
              {spaceName(space)}
            </option>
          ))}
        </select>
      </label>
      <p role="status" class="answer">
        {asked.value && standing(table, asked.value)}
      </p>
      <ul>
        {table.seats.map(({ seat }, index) => (
          <li key={seat}>
            <Chip seat={seat} />
            {t("stands", { name: fullName(table, seat), spaces: inWords(board[index] ?? []) })}
            <LastCard act={lastAct(table, seat)} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** What a seat played last, and what that card does: on the board only eyes and fingers can read it. */
function LastCard({ act }: { act: Act | null }) {
  const card = act?.event === "play" ? cardsOf(act)[0] : undefined;
  return card ? <small>{spoken(`${t("did-play", { card: face(card) })}: ${cardWords(card)}`)}</small> : null;
}

function inWords(spaces: string[]): string {
  const counted = [...new Set(spaces)].map((space) => {
    const count = spaces.filter((other) => other === space).length;
    return count > 1 ? t("times", { count, space: spaceName(space) }) : spaceName(space);
  });
  return counted.join(", ");
}
