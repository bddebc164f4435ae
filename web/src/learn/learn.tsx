// Learning by playing: the first course, the exercises as cards, or one of them, by what stands behind the # of the address.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { lookup } from "../cards/lookup";
import type { EditionMessage } from "../protocol";
import { RulesWindow } from "../rules/open";
import { t } from "../text/messages";
import { Exercise } from "./exercise";
import { FirstCourse } from "./first";
import "./learn.css";
import { COURSES } from "./lesson";
import { Overview } from "./overview";

/** What stands behind `#learn/`. */
const wanted = () => location.hash.slice("#learn/".length);

export function LearnPage({ editions }: { editions: EditionMessage[] }) {
  const name = useSignal(wanted());
  useEffect(() => {
    const look = () => {
      name.value = wanted();
    };
    addEventListener("hashchange", look);
    return () => removeEventListener("hashchange", look);
  }, []);
  useEffect(() => {
    document.title = `${t("learn-title")} – ${t("title")}`;
  });
  const lesson = COURSES.second.find((other) => other.name === name.value);
  return (
    <>
      {name.value === "first" ? (
        <FirstCourse editions={editions} />
      ) : lesson ? (
        <Exercise key={lesson.name} lesson={lesson} editions={editions} />
      ) : (
        <Overview editions={editions} />
      )}
      {lookup.value !== null && <RulesWindow editions={editions} rules={lesson?.tasks[0]?.view.edition ?? "classic"} />}
    </>
  );
}
