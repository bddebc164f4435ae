// Learning by playing: the first course, the exercises as cards, or one of them, by what stands behind the # of the address.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { EditionMessage } from "../protocol";
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
  if (name.value === "first") return <FirstCourse editions={editions} />;
  const lesson = COURSES.second.find((other) => other.name === name.value);
  return lesson ? <Exercise key={lesson.name} lesson={lesson} editions={editions} /> : <Overview />;
}
