// What was agreed for a table, in short.

import type { TableMessage } from "../protocol";
import { t } from "../text/messages";
import { rulesName } from "../text/rules";

/** The rules first, then the clock, then what is not as usual. */
export function agreed({ options }: TableMessage): string[] {
  const { edition, clock, playOn, hints, takeBack, standIn } = options;
  const parts = [t("rules-of", { edition: rulesName(edition) }), clock ? t("clock-short", { time: t("clock-of", { seconds: clock }) }) : t("no-clock")];
  if (playOn) parts.push(t("option-play-on"));
  if (!hints) parts.push(t("no-hints"));
  if (!takeBack) parts.push(t("no-take-back"));
  if (standIn === null) parts.push(t("no-stand-in"));
  return parts;
}
