// The exercises as playing cards: a number, what it is about, and how much of it is done.

import { Icon } from "../controls/icon";
import { Logo } from "../controls/logo";
import { t } from "../text/messages";
import { COURSES, type Lesson } from "./lesson";
import { learned } from "./progress";

const doneOf = ({ tasks }: Lesson) => tasks.filter(({ name }) => learned.value.includes(name)).length;

export function Overview() {
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
      <a class="button soft" href="/#learn/first">
        <Icon name="play" /> {t("learn-first")}
      </a>
      <a class="button soft" href="/#rules" data-action="rules">
        <Icon name="book" /> {t("rules")}
      </a>
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
