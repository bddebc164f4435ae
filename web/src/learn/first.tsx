// The first course: five moments on the real board, lit like a stage, and then a real game.

import { useSignal } from "@preact/signals";
import { Icon } from "../controls/icon";
import { Logo } from "../controls/logo";
import { goToNew, wishesBefore } from "../controls/newtable";
import { editionOf } from "../game/ruleset";
import * as api from "../net/api";
import { ownName } from "../person/name";
import type { EditionMessage } from "../protocol";
import { t } from "../text/messages";
import { COURSES } from "./lesson";
import { learn } from "./progress";
import { Stage } from "./stage";
import { Steps } from "./steps";

const TASKS = COURSES.first.flatMap(({ tasks }) => tasks);
const NAMES = COURSES.first.map(({ name }) => name);

export function FirstCourse({ editions }: { editions: EditionMessage[] }) {
  const at = useSignal(0);
  const task = TASKS[at.value];
  const edition = task && editionOf(editions, task.view.edition);
  if (!task || !edition) return <End editions={editions} />;
  const next = () => {
    at.value++;
    if (at.value === TASKS.length) learn("first");
  };
  return (
    <Stage task={task} edition={edition} isGuided next={{ label: t("learn-next"), onPress: next }}>
      <p class="brand">
        <Logo />
      </p>
      <Steps names={NAMES} now={at.value} />
      <a class="button soft skip" href="/" onClick={() => learn("first")}>
        {t("learn-skip")}
      </a>
    </Stage>
  );
}

/** Whoever knows the five things plays, or learns more. */
function End({ editions }: { editions: EditionMessage[] }) {
  const failed = useSignal<string | null>(null);
  const isBusy = useSignal(false);
  const play = async () => {
    isBusy.value = true;
    failed.value = await goToNew(api.playNow, ownName(), wishesBefore(editions));
    isBusy.value = failed.value === null;
  };
  return (
    <main class="learned">
      <Logo />
      <Steps names={NAMES} now={NAMES.length} />
      <h1>{t("learn-end")}</h1>
      <p>{t("learn-end-lead")}</p>
      <button type="button" class="main" disabled={isBusy.value} ref={(button) => button?.focus()} onClick={play}>
        <Icon name="play" /> {t("play-now")}
      </button>
      {failed.value && (
        <p role="alert" class="alert">
          {failed.value}
        </p>
      )}
      <a class="button soft" href="/#learn">
        {t("learn-more")}
      </a>
      <a class="button soft" href="/#rules" data-action="rules">
        {t("rules")}
      </a>
    </main>
  );
}
