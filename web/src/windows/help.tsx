// How to play on this page: the cards of the edition in words, the signs on the board, the keys.

import { Dialog } from "../controls/dialog";
import { Happening } from "../board/happening";
import { t } from "../text/messages";
import type { EditionMessage } from "../protocol";
import { cardWords, face } from "../text/words";

const KEYS: [string, string][] = [
  ["1 2 3 4", "card"],
  ["Tab ←→", "board"],
  ["Enter", "send"],
  ["Esc", "undo"],
  ["L", "moves"],
  ["B", "ask"],
  ["H", "hint"],
  ["M", "mute"],
  ["?", "help"],
];

export function Help({ edition, onClose }: { edition: EditionMessage; onClose: () => void }) {
  return (
    <Dialog title={t("help-title")} kind="help" onClose={onClose}>
      <p>{t("help-goal")}</p>
      <p>{t("help-turn")}</p>
      <p>{t("help-move")}</p>
      <p>{t("help-exchange")}</p>
      <p>{t("help-bump")}</p>
      <dl class="deck">
        {(["bump", "own-bump", "lock"] as const).map((kind) => (
          <div key={kind}>
            <dt>
              <svg class="chip" viewBox="-0.7 -0.7 1.4 1.4" aria-hidden="true">
                <Happening kind={kind} at={{ x: -1, y: 1 }} radius={1} />
              </svg>
            </dt>
            <dd>{t(`sign-${kind}`)}</dd>
          </div>
        ))}
      </dl>
      <h3>{t("help-cards")}</h3>
      <dl class="deck">
        {Object.entries(edition.deck).map(([card, count]) => (
          <div key={card}>
            <dt>{face(card)}</dt>
            <dd>{cardWords(card)} {t("copies", { count: count ?? 0 })}</dd>
          </div>
        ))}
      </dl>
      <h3>{t("keys")}</h3>
      <dl class="deck">
        {KEYS.map(([key, does]) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{t(`key-${does}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
