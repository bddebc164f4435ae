// Learning by playing: the first course, five moments and then a real game; and the exercises. Which of them is shown stands behind the
// # of the address.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { EditionMessage } from "../protocol";
import { t } from "../text/messages";
import { FirstCourse } from "./first";
import "./learn.css";

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
  return <FirstCourse editions={editions} />;
}
