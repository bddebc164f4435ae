// Every move in words, to pick from a list; after a hint those that a bot considered come first.

import { Dialog } from "../controls/dialog";
import type { ChosenMessage, PromptMessage } from "../protocol";
import { t } from "../text/messages";
import { choiceWords } from "../text/words";

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
                {choiceWords(prompt, move)}
                {chances.get(move) != null && <small> {t("move-wins", { win: Math.round(chances.get(move)! * 100) })}</small>}
              </button>
            </li>
          ))}
      </ul>
    </Dialog>
  );
}
