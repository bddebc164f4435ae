// How to play on this page: how pawns are moved, the signs on the board, the keys; and the way to the rules.

import { Acting, Badge } from "../board/acting";
import { Dialog } from "../controls/dialog";
import { HouseRules } from "../controls/houserules";
import { Icon } from "../controls/icon";
import { houseRules } from "../text/houserules";
import { t } from "../text/messages";
import { rulesName } from "../text/rules";

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
  /** The table's rule set: the edition, perhaps with house rules. */
  rules: string;
  onRules: () => void;
  onClose: () => void;
}

export function Help({ rules, onRules, onClose }: Props) {
  return (
    <Dialog title={t("help-title")} kind="help" onClose={onClose}>
      <button type="button" class="soft" data-action="rules" onClick={onRules}>
        <Icon name="book" /> {t("rules-of", { edition: rulesName(rules) })}
      </button>
      <p>{t("help-move")}</p>
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
