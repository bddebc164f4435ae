// How far one has come: beads on a cord, twisted as far as that, and a stitched thread beyond.

import { Icon } from "../controls/icon";
import { t } from "../text/messages";

export function Steps({ names, now }: { names: string[]; now: number }) {
  return (
    <ol class="steps" aria-label={t("learn-steps")}>
      {names.map((name, index) => (
        <li key={name} class={index < now ? "done" : index === now ? "now" : ""} aria-current={index === now ? "step" : undefined}>
          <span class="bead">{index < now ? <Icon name="check" /> : index + 1}</span>
          <span class="word">{t(`title-${name}`)}</span>
        </li>
      ))}
    </ol>
  );
}
