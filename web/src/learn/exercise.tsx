// One exercise: its tasks one after the other, and then the next one.

import { useSignal } from "@preact/signals";
import { Logo } from "../controls/logo";
import { editionOf } from "../game/ruleset";
import type { EditionMessage } from "../protocol";
import { t } from "../text/messages";
import { COURSES, type Lesson } from "./lesson";
import { learn } from "./progress";
import { Stage } from "./stage";

export function Exercise({ lesson, editions }: { lesson: Lesson; editions: EditionMessage[] }) {
  const at = useSignal(0);
  const task = lesson.tasks[at.value]!;
  const edition = editionOf(editions, task.view.edition);
  if (!edition) return null;
  const next = () => {
    const after = COURSES.second[COURSES.second.indexOf(lesson) + 1];
    if (at.value < lesson.tasks.length - 1) at.value++;
    else location.hash = after ? `#learn/${after.name}` : "#learn";
  };
  return (
    <Stage task={task} edition={edition} isGuided={false} next={{ label: t("learn-next"), onPress: next }} onDone={() => learn(task.name)}>
      <p class="brand">
        <Logo />
      </p>
      <h2 class="topic">
        <span class="bead">{COURSES.second.indexOf(lesson) + 1}</span> {t(`title-${lesson.name}`)}
      </h2>
      <a class="button soft skip" href="/#learn">
        {t("learn-all")}
      </a>
    </Stage>
  );
}
