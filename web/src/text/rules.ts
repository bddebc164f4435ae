// What rule sets are called.

import { readRuleSet, TOURNAMENT } from "../game/ruleset";
import { t } from "./messages";

/** A rule set as people call it. */
export function rulesName(name: string): string {
  if (name === TOURNAMENT) return t("tournament");
  const { edition, turned } = readRuleSet(name);
  return turned.length > 0 ? t("with-house-rules", { edition: t(`edition-${edition}`) }) : t(`edition-${edition}`);
}
