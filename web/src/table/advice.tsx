// What a bot would do in the reader's place, and why.

import type { ChosenMessage, PromptMessage } from "../protocol";
import { t } from "../text/messages";
import { choiceWords } from "../text/words";

interface Props {
  prompt: PromptMessage;
  advice: ChosenMessage;
  /** How the reader's partner is called. */
  partner: string;
  onSend: (choice: string) => void;
  onClose: () => void;
}

export function Advice({ prompt, advice, partner, onSend, onClose }: Props) {
  const others = (advice.considered ?? []).filter(({ move }) => move !== advice.move).slice(0, 3);
  return (
    <div class="advice" role="status">
      <p>
        {t("hint", { move: choiceWords(prompt, advice.move) })} {advice.motive && t("hint-because", { motive: t(`motive-${advice.motive}`, { partner }) })}{" "}
        {advice.win != null && t("hint-win", { win: percent(advice.win) })}
      </p>
      {others.length > 0 && (
        <ul>
          {others.map(({ move, win }) => (
            <li key={move}>{win == null ? choiceWords(prompt, move) : t("hint-other", { move: choiceWords(prompt, move), win: percent(win) })}</li>
          ))}
        </ul>
      )}
      <p class="actions">
        <button type="button" data-action="follow" onClick={() => onSend(advice.move)}>
          {t("hint-follow")}
        </button>
        <button type="button" onClick={onClose}>
          {t("close")}
        </button>
      </p>
    </div>
  );
}

function percent(share: number): number {
  return Math.round(share * 100);
}
