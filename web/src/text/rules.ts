// Rule sets in words: their names, and what their house rules change.

import { readRuleSet, TOURNAMENT } from "../game/ruleset";
import { t } from "./messages";

/** A rule set as people call it. */
export function rulesName(name: string): string {
  if (name === TOURNAMENT) return t("tournament");
  const { edition, turned } = readRuleSet(name);
  return turned.length > 0 ? t("with-house-rules", { edition: t(`edition-${edition}`) }) : t(`edition-${edition}`);
}

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
