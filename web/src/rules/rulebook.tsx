// The rules of a rule set: questions on one side, what one reads in the middle, the cards on the other; on a phone one below the other.

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { HouseRules } from "../controls/houserules";
import { Icon } from "../controls/icon";
import { editionOf } from "../game/ruleset";
import { t } from "../text/messages";
import { rulesName } from "../text/rules";
import { answerOf, picturesOf, questionAt } from "./book/book";
import { addressOf, type Reader } from "./book/reader";
import { Contents } from "./contents";
import { CardView, Deck, Sample } from "./deck";
import { Differences } from "./differences";
import { QuestionView } from "./question";
import "./rules.css";

export function Rulebook({ reader }: { reader: Reader }) {
  const { editions, name, place } = reader;
  const query = useSignal("");
  const reading = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  const edition = editionOf(editions, name)!;
  const question = questionAt(place, name);
  const wanted = place.startsWith("card/") ? place.slice("card/".length) : null;
  const card = wanted !== null && wanted in edition.deck ? wanted : null;
  // Whoever goes on reads from the top of what they chose.
  useEffect(() => {
    const heading = reading.current?.querySelector("h2");
    if (!isFirst.current && heading) {
      heading.focus({ preventScroll: true });
      reading.current!.scrollIntoView?.({ block: "start" });
    }
    isFirst.current = false;
  }, [place, name]);
  const answer = question && answerOf(question, name);
  const pictured = answer ? picturesOf(answer, name, edition).map((picture) => picture.card)[0] : undefined;
  const sample = card ?? (pictured && pictured in edition.deck ? pictured : null);
  return (
    <div class="rulebook" data-reading={question !== null || card !== null}>
      <nav class="editions" aria-label={t("edition")}>
        {reader.names.map((other) => (
          <a key={other} {...reader.link(place, other)} aria-current={other === name ? "true" : undefined}>
            {rulesName(other)}
          </a>
        ))}
      </nav>
      <Contents {...{ reader, query }} read={question} />
      <div class="leaf" ref={reading}>
        {question && <QuestionView {...{ question, reader }} />}
        {card !== null && <CardView {...{ reader, card }} />}
        {!question && card === null && (
          <>
            <h2 tabIndex={-1}>{t("rules-of", { edition: rulesName(name) })}</h2>
            <HouseRules name={name} />
            <Differences reader={reader} />
          </>
        )}
      </div>
      <aside>
        {sample !== null && <Sample {...{ reader }} card={sample} />}
        <Deck reader={reader} read={card} />
        <a class="button soft" href={addressOf(name, "print")} target="_blank" rel="noopener" data-action="print">
          <Icon name="print" /> {t("rules-paper")}
        </a>
      </aside>
    </div>
  );
}
