// House rules in words, for those who read about them: nobody does while they play.

import { readRuleSet } from "../game/ruleset";
import { t } from "./messages";

/** What each house rule changes, in a sentence. */
export function houseRules(name: string): string[] {
  return readRuleSet(name).turned.map(knobWords);
}

export function knobWords(knob: string): string {
  return t(`knob-${knob}`);
}

/** How bots play house rules; nothing to say without any. */
export function botsNote(name: string): string | null {
  const { edition, turned } = readRuleSet(name);
  return turned.length > 0 ? t("bots-know-edition", { edition: t(`edition-${edition}`) }) : null;
}
