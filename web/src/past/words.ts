// What is said while the past is shown again.

import type { Replay } from "../game/past/replay";
import type { TableMessage } from "../protocol";
import { t } from "../text/messages";
import type { Asked } from "../text/sentences/prompt";
import { lineWords } from "../text/sentences/told";

/** Why it is shown. */
export function pastTitle({ story }: Replay): string {
  return story.why === "away" ? t("past-away") : t("past-again");
}

/** In the place of what is asked. */
export function pastWords(replay: Replay, table: TableMessage): Asked {
  const { moves, left, why } = replay.story;
  const what = lineWords(table, replay.move);
  const line = why === "away" && moves.length > 1 ? t("past-of", { what, number: replay.at.value + 1, count: moves.length }) : what;
  return { title: pastTitle(replay), line: left > 0 ? `${line}. ${t("past-before", { count: left })}` : line };
}
