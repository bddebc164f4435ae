// While the past is shown: its moves as stops on a line, those behind in ink, those ahead in grey, and the ways to hold it, to go
// through it, and to leave it.

import { useEffect, useRef } from "preact/hooks";
import { Chip } from "../board/chip";
import { SmallPicture } from "../cards/card";
import { Icon } from "../controls/icon";
import { cards } from "../game/past/history";
import type { Replay } from "../game/past/replay";
import type { TableMessage } from "../protocol";
import { t } from "../text/messages";
import { lineWords } from "../text/sentences/told";
import { pastTitle } from "./words";
import "./bar.css";

export function ReplayBar({ replay, table }: { replay: Replay; table: TableMessage }) {
  const at = replay.at.value;
  const isPaused = replay.isPaused.value;
  const all = replay.story.moves;
  const stops = useRef<HTMLOListElement>(null);
  useEffect(() => stops.current?.children[at]?.scrollIntoView({ block: "nearest", inline: "center" }), [at]);
  return (
    <nav class="replay" aria-label={pastTitle(replay)}>
      <ol ref={stops}>
        {all.map((move, index) => (
          <li key={move.seq} class={index < at ? "behind" : index > at ? "ahead" : "now"}>
            <button
              type="button"
              class="plain"
              aria-label={lineWords(table, move)}
              aria-current={index === at ? "step" : undefined}
              onClick={() => replay.go(index)}
            >
              <SmallPicture card={cards(move)[0] ?? null} />
              <Chip seat={move.seat} />
            </button>
          </li>
        ))}
      </ol>
      <button type="button" class="pause" aria-label={isPaused ? t("past-go-on") : t("past-pause")} data-action="pause" onClick={() => replay.pause(!isPaused)}>
        <Icon name={isPaused ? "play" : "pause"} />
      </button>
      <button type="button" class="plain" aria-label={t("past-next")} data-action="skip" onClick={() => replay.go(at + 1)}>
        <Icon name="next" />
      </button>
    </nav>
  );
}
