// Every move in words, to pick from a list; after a hint those that a bot considered come first.

import { SmallPicture } from "../cards/card";
import { Dialog } from "../controls/dialog";
import { legsOf } from "../game/narrow";
import { readMove } from "../game/notation";
import type { ChosenMessage, PromptMessage } from "../protocol";
import { face, spoken } from "../text/cards";
import { t } from "../text/messages";
import { legWords } from "../text/sentences/words";

interface Props {
  prompt: PromptMessage;
  moves: string[];
  advice: ChosenMessage | null;
  onChoose: (move: string) => void;
  onClose: () => void;
}

export function Moves({ prompt, moves, advice, onChoose, onClose }: Props) {
  const chances = new Map(advice?.considered?.map(({ move, win }) => [move, win ?? null]));
  const rank = (move: string) => (chances.has(move) ? [...chances.keys()].indexOf(move) : chances.size);
  return (
    <Dialog title={t("all-moves", { count: moves.length })} kind="moves" onClose={onClose}>
      <ul>
        {moves
          .toSorted((one, other) => rank(one) - rank(other))
          .map((move) => (
            <li key={move}>
              <button
                type="button"
                data-choice={move}
                onClick={() => {
                  onClose();
                  onChoose(move);
                }}
              >
                <SmallPicture card={readMove(move).card} />
                <span class="heard">{spoken(face(readMove(move).card))}: </span>
                {legWords(legsOf(prompt, move).flatMap((leg) => leg.travels))}
                {chances.get(move) != null && <small> {t("move-wins", { win: Math.round(chances.get(move)! * 100) })}</small>}
              </button>
            </li>
          ))}
      </ul>
    </Dialog>
  );
}
