// How to play on this page: the cards of the edition in words, the signs on the board, the keys.

import { Acting, Badge } from "../board/acting";
import { CardPicture } from "../cards/card";
import { Dialog } from "../controls/dialog";
import { HouseRules } from "../controls/houserules";
import type { EditionMessage } from "../protocol";
import { cardWords, face, spoken } from "../text/cards";
import { houseRules } from "../text/houserules";
import { t } from "../text/messages";

/** The signs beside targets. */
export const SIGNS = ["bump", "own-bump", "lock"] as const;

/** Keys, and what they do. */
export const KEYS: [string, string][] = [
  ["1 2 3 4", "card"],
  ["Tab ← →", "board"],
  ["Enter", "send"],
  ["Esc", "undo"],
  ["L", "moves"],
  ["B", "ask"],
  ["H", "hint"],
  ["M", "mute"],
  ["?", "help"],
];

interface Props {
  edition: EditionMessage;
  /** The table's rule set: the edition, perhaps with house rules. */
  rules: string;
  onClose: () => void;
}

export function Help({ edition, rules, onClose }: Props) {
  return (
    <Dialog title={t("help-title")} kind="help" onClose={onClose}>
      <p>{t("help-goal")}</p>
      <p>{t("help-turn")}</p>
      <p>{t("help-move")}</p>
      <p>{t("help-exchange")}</p>
      <p>{t("help-bump")}</p>
      <dl class="deck">
        {SIGNS.map((kind) => (
          <div key={kind}>
            <dt>
              <svg class="chip" viewBox="-20 -20 40 40" aria-hidden="true">
                <Acting mark={{ space: "", kind, label: "" }} at={{ x: 0, y: 0 }} unit={24} isTaken={false} />
                <Badge mark={{ space: "", kind, label: "" }} at={{ x: 0, y: 0 }} unit={24} isTaken={false} isStacked={false} />
              </svg>
            </dt>
            <dd>{t(`sign-${kind}`)}</dd>
          </div>
        ))}
      </dl>
      {houseRules(rules).length > 0 && (
        <>
          <h3>{t("house-rules")}</h3>
          <HouseRules name={rules} />
        </>
      )}
      <h3>{t("help-cards")}</h3>
      <dl class="deck drawings">
        {edition.cards.map(({ code }) => (
          <div key={code}>
            <dt>
              <CardPicture card={code} />
              <span class="heard">{spoken(face(code))}</span>
            </dt>
            <dd>
              {cardWords(code)} {t("copies", { count: edition.deck[code] ?? 0 })}
            </dd>
          </div>
        ))}
      </dl>
      <h3>{t("keys")}</h3>
      <dl class="deck">
        {KEYS.map(([key, does]) => (
          <div key={key}>
            <dt>
              {key.split(" ").map((one) => (
                <kbd key={one}>{one}</kbd>
              ))}
            </dt>
            <dd>{t(`key-${does}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
