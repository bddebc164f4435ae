// The exercises as playing cards: a number, a picture, what it is about, and how much of it is done.

import { Figure } from "../board/figure";
import { Icon } from "../controls/icon";
import { Logo } from "../controls/logo";
import type { EditionMessage } from "../protocol";
import { t } from "../text/messages";
import { COURSES, type Lesson, sceneOf } from "./lesson";
import { learned } from "./progress";

const doneOf = ({ tasks }: Lesson) => tasks.filter(({ name }) => learned.value.includes(name)).length;

export function Overview({ editions }: { editions: EditionMessage[] }) {
  const all = COURSES.second;
  const next = all.find((lesson) => doneOf(lesson) < lesson.tasks.length);
  return (
    <main class="exercises">
      <header>
        <a href="/">
          <Logo /> <span class="heard">{t("home")}</span>
        </a>
      </header>
      <h1>{t("learn-exercises")}</h1>
      <p>{t("learn-done", { count: all.filter((lesson) => doneOf(lesson) === lesson.tasks.length).length, all: all.length })}</p>
      <nav aria-label={t("learn-title")}>
        {next && (
          <a class="button soft main" href={`/#learn/${next.name}`}>
            <Icon name="play" /> {t("learn-continue", { title: t(`title-${next.name}`) })}
          </a>
        )}
        <a class="button soft" href="/#learn/first">
          {t("learn-first")}
        </a>
        <a class="button soft" href="/#rules" data-action="rules">
          <Icon name="book" /> {t("rules")}
        </a>
      </nav>
      <ol>
        {all.map((lesson, index) => {
          const isDone = doneOf(lesson) === lesson.tasks.length;
          return (
            <li key={lesson.name}>
              <a class={lesson === next ? "next" : ""} href={`/#learn/${lesson.name}`}>
                <span class="number">
                  {index + 1}
                  {isDone && (
                    <span class="bead" role="img" aria-label={t("learn-is-done")}>
                      <Icon name="check" />
                    </span>
                  )}
                </span>
                {/* What is to be found shows only once it was. */}
                <span aria-hidden="true">
                  <Figure {...{ editions }} scene={sceneOf(lesson.tasks[0]!)} moment={isDone ? "after" : "before"} label="" shape={1.25} />
                </span>
                <b>{t(`title-${lesson.name}`)}</b>
                <span class="foot" aria-hidden="true">
                  {lesson.tasks.map(({ name }) => (
                    <i key={name} class={learned.value.includes(name) ? "done" : ""} />
                  ))}
                </span>
              </a>
            </li>
          );
        })}
      </ol>
    </main>
  );
}
