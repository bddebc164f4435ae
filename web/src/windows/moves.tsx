// Every move in words, to pick from a list.

import { Dialog } from "../controls/dialog";
import type { PromptMessage } from "../protocol";
import { t } from "../text/messages";
import { choiceWords } from "../text/words";

export function Moves({ prompt, moves, onSend, onClose }: { prompt: PromptMessage; moves: string[]; onSend: (choice: string) => void; onClose: () => void }) {
  return (
    <Dialog title={t("all-moves", { count: moves.length })} kind="moves" onClose={onClose}>
      <ul>
        {moves.map((move) => (
          <li key={move}>
            <button
              type="button"
              data-choice={move}
              onClick={() => {
                onClose();
                onSend(move);
              }}
            >
              {choiceWords(prompt, move)}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
