// All questions by their chapters, and the search among them: typed words, and arrow keys to what was found.

import type { Signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { SmallPicture } from "../cards/card";
import { Icon } from "../controls/icon";
import { editionOf } from "../game/ruleset";
import { cardWords, face, spoken } from "../text/cards";
import { t } from "../text/messages";
import { chaptersOf, type Question } from "./book/book";
import type { Reader } from "./book/reader";
import { marked, wordsIn } from "./book/search";
import { asks, find } from "./book/words";

interface Props {
  reader: Reader;
  query: Signal<string>;
  /** The question that is read now. */
  read: Question | null;
}

export function Contents({ reader, query, read }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const edition = editionOf(reader.editions, reader.name)!;
  const words = wordsIn(query.value);
  const { chapters, cards, count } = find(chaptersOf(reader.name), reader.name, edition, words);
  const isSearching = words.length > 0;
  // Among many questions the one that is read is in sight.
  useEffect(() => {
    const list = place.current?.querySelector("nav");
    const current = list?.querySelector<HTMLElement>("[aria-current]");
    if (list && current) list.scrollTop = current.offsetTop - list.clientHeight / 3;
  }, [read]);
  /** Up and down through what was found, from the search and back to it. */
  const move = (event: KeyboardEvent) => {
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const all = [...place.current!.querySelectorAll<HTMLElement>("input, nav a")];
    all[all.indexOf(document.activeElement as HTMLElement) + step]?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys besides Tab; what they reach are links
    <div class="contents" data-searching={isSearching} ref={place} onKeyDown={move}>
      <label class="search">
        <Icon name="search" />
        <span class="heard">{t("rules-search")}</span>
        <input
          type="search"
          placeholder={t("rules-search")}
          value={query.value}
          onInput={(event) => (query.value = event.currentTarget.value)}
          autocomplete="off"
          enterkeyhint="search"
        />
        <span class="count" role="status">
          {isSearching ? t("rules-found", { count }) : ""}
        </span>
      </label>
      <nav aria-label={t("rules-questions")}>
        {isSearching && count === 0 && <p>{t("rules-none")}</p>}
        {isSearching && cards.length > 0 && (
          <ul class="found-cards">
            {cards.map((card) => (
              <li key={card}>
                <a {...reader.link(`card/${card}`)}>
                  <SmallPicture card={card} />
                  <span class="heard">{`${spoken(face(card))}: ${cardWords(card)}`}</span>
                </a>
              </li>
            ))}
          </ul>
        )}
        {chapters.map((chapter) => (
          <section key={chapter.name}>
            <h2>{t(`chapter-${chapter.name}`)}</h2>
            <ul>
              {chapter.questions.map((question) => (
                <li key={question.name}>
                  <a {...reader.link(question.name)} aria-current={question === read ? "true" : undefined}>
                    {marked(asks(question), words).map(({ text, isFound }, index) => (isFound ? <mark key={index}>{text}</mark> : text))}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
    </div>
  );
}
