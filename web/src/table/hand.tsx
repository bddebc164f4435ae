// The reader's hand: what is asked, the cards, and what can be done. Its box stays the same, however long the texts are.

import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { lookup } from "../cards/lookup";
import { reading } from "../cards/reading";
import { Icon } from "../controls/icon";
import { cardOf } from "../game/cards";
import { finished, NOTHING, type Picked, takeCard } from "../game/narrow";
import { FOLD, giving, readChoice } from "../game/notation";
import type { EditionMessage, TableMessage } from "../protocol";
import { cardWords, face } from "../text/cards";
import { t } from "../text/messages";
import { type Asked, advised, asked, receivers, refused, waits } from "../text/sentences/prompt";
import { legWords } from "../text/sentences/words";
import type { Advice } from "./advice";
import { Fan } from "./fan";

interface Props {
  table: TableMessage;
  edition: EditionMessage;
  /** What is said and can be done instead: while the past is shown, or when a lesson is over. */
  instead: { said: Asked; label: string; name: string; onPress: () => void } | null;
  /** What a lesson says while nothing is picked, and the cards that are meant. */
  lesson?: { said: Asked; cards: string[] } | null;
  picked: Picked;
  advice: Advice;
  onPick: (picked: Picked) => void;
  onHint: () => void;
  /** None if nothing was picked by hand. */
  onUndo: (() => void) | null;
  onSend: (choice: string) => void;
  onMoves: (() => void) | null;
}

export function Hand({ table, edition, instead, lesson = null, picked, advice, onPick, onHint, onUndo, onSend, onMoves }: Props) {
  /** The place of a card that is lifted to be read: it cannot be played, now or at all. */
  const lifted = useSignal<number | null>(null);
  const view = table.view!;
  const prompt = table.prompt;
  const { chosen } = advice;
  useEffect(() => {
    lifted.value = null;
    reading.value = null;
  }, [prompt?.since, picked, chosen, view.hand.length]);
  const whole = prompt?.kind === "play" ? finished(prompt, picked) : [];
  const partner = prompt?.to ? [prompt.to] : receivers(table, edition.teams);
  const isOffered = (card: string) => prompt !== null && prompt.kind !== "fold" && prompt.cards.some((other) => other.card === card);
  const press = (card: string, index: number) => {
    if (!prompt || !isOffered(card)) lifted.value = lifted.value === index ? null : index;
    else if (prompt.kind === "give") onPick({ ...NOTHING, card: picked.card === card ? null : card });
    else onPick(takeCard(prompt, picked, card));
  };
  const drop = (card: string): boolean => {
    if (prompt?.kind !== "play" || !isOffered(card) || picked.card === card) return false;
    onPick(takeCard(prompt, picked, card));
    return true;
  };
  const said = (): Asked => {
    if (instead && lifted.value === null) return instead.said;
    const now = prompt ? asked(table, edition.teams, prompt, picked) : waits(table, edition.teams);
    if (advice.trouble) return { title: advice.trouble, line: "" };
    const card = lifted.value === null ? undefined : view.hand[lifted.value];
    if (!card && lesson && (!prompt || isNothing(picked))) return lesson.said;
    if (!card) return prompt && chosen ? advised(table, prompt, chosen, partner) : now;
    const why = prompt?.why.find((other) => other.card === card);
    return why ? refused(card, why.reason) : { title: now.title, line: cardWords(card) };
  };
  const { title, line, heard, left } = said();
  // Where the rules say more: why a card cannot be played, or what a card does that is read or picked.
  const read = lifted.value === null ? picked.card : view.hand[lifted.value];
  const reason = lifted.value === null ? undefined : prompt?.why.find((other) => other.card === read)?.reason;
  const more = read && line === cardWords(read) ? (reason ? `why/${reason}` : `card/${read}`) : null;
  const words = useRef<HTMLParagraphElement>(null);
  // What is too long for its place is set smaller.
  useLayoutEffect(() => {
    const place = words.current!;
    place.classList.remove("tight");
    place.classList.toggle("tight", place.scrollHeight > place.clientHeight + 2);
  }, [title, line, left]);
  return (
    <section class="hand" aria-label={t("hand-label")}>
      <p ref={words} class="prompt" role="status">
        {/* Another text is another element: it stands where it belongs, and none has moved. */}
        {title && <b key={title}>{title} </b>}
        {left !== undefined && <Beads left={left} card={picked.card} />}
        <span key={line} class={more ? "led" : ""}>
          {line}
        </span>
        {heard && <span class="heard">{` ${heard}`}</span>}
        {/* All of the text leads there: a line alone would be too small for a finger. */}
        {more && (
          <button
            type="button"
            class="lookup"
            aria-label={`${t("rules")}: ${line}`}
            title={t("rules")}
            data-rules={more}
            onClick={() => (lookup.value = more)}
          />
        )}
      </p>
      <Fan
        {...{ table, prompt, partner }}
        picked={picked.card ?? (whole.length === 1 ? whole[0]!.card : null)}
        advised={chosen && cardOfChoice(chosen.move)}
        lifted={lifted.value}
        lit={lesson?.cards ?? []}
        onPress={press}
        onDrop={drop}
      />
      {instead ? (
        <p class="actions steady">
          <button type="button" class="main alone" data-action={instead.name} onClick={instead.onPress}>
            {instead.label}
          </button>
        </p>
      ) : (
        <p class={`actions ${whole.length > 1 ? "choices" : "steady"}`}>
          {prompt && chosen && (
            <Send choice={chosen.move} name="follow" onSend={onSend}>
              {t("hint-follow")}
            </Send>
          )}
          {prompt?.kind === "give" && picked.card && (
            <Send choice={giving(picked.card)} onSend={onSend}>
              {t("give-short")}
            </Send>
          )}
          {prompt?.kind === "fold" && (
            <Send choice={FOLD} onSend={onSend}>
              {t("fold-button")}
            </Send>
          )}
          {whole.map(({ card, move, legs }) => (
            <Send key={move} choice={move} isUnasked={onUndo === null} onSend={onSend}>
              {whole.length > 1
                ? t("choice", { card: face(card), what: legWords(legs.flatMap((leg) => leg.travels)) })
                : picked.card
                  ? t("play-short")
                  : t("play-button", { card: face(card) })}
            </Send>
          ))}
          {onUndo && (picked.legs.length > 0 || picked.from !== null || picked.to !== null) && (
            <button type="button" data-action="undo" title={t("undo-leg")} onClick={onUndo}>
              <Icon name="undo" /> <span>{t("undo-leg")}</span>
            </button>
          )}
          {prompt?.kind === "play" && onMoves && (
            <button type="button" data-action="moves" title={t("moves-button")} onClick={onMoves}>
              <Icon name="list" /> <span>{t("moves-button")}</span>
            </button>
          )}
          {prompt && prompt.kind !== "fold" && table.options.hints && !chosen && (
            <button type="button" data-action="hint" title={t("hint-button")} aria-busy={advice.isAsking} onClick={onHint}>
              <Icon name="hint" /> <span>{t("hint-button")}</span>
            </button>
          )}
        </p>
      )}
    </section>
  );
}

function isNothing({ card, from, to, legs }: Picked): boolean {
  return card === null && from === null && to === null && legs.length === 0;
}

function cardOfChoice(text: string): string | null {
  const choice = readChoice(text);
  return choice.kind === "fold" ? null : choice.card;
}

/** The steps of a shared card: those that are gone are empty. */
function Beads({ left, card }: { left: number; card: string | null }) {
  const shared = card === null ? undefined : cardOf(card).effects.find((effect) => effect.effect === "split");
  const all = Math.max(left, shared?.effect === "split" ? shared.steps : 0);
  return (
    <span class="beads" aria-hidden="true">
      {Array.from({ length: all }, (_, index) => (
        <i key={index} class={index < all - left ? "gone" : ""} style={`--bead: ${index}`} />
      ))}
    </span>
  );
}

interface SendProps {
  choice: string;
  name?: string;
  /** It was laid out by itself: the second click of a double one may not play what has just come up in the place of the first. */
  isUnasked?: boolean;
  onSend: (choice: string) => void;
  children: string;
}

function Send({ choice, name, isUnasked = false, onSend, children }: SendProps) {
  const press = (event: MouseEvent) => (event.detail <= 1 || !isUnasked) && onSend(choice);
  return (
    <button type="button" class="main" data-choice={choice} data-action={name} onClick={press}>
      {children}
    </button>
  );
}
