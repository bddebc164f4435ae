// The reader's hand: what is asked, the cards, and what can be done. Its box stays the same, however long the texts are.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { reading } from "../cards/reading";
import { Icon } from "../controls/icon";
import { cardOf } from "../game/cards";
import { finished, NOTHING, type Picked, stepBack, takeCard } from "../game/narrow";
import { FOLD, giving } from "../game/notation";
import * as api from "../net/api";
import type { ChosenMessage, EditionMessage, TableMessage } from "../protocol";
import { cardWords, face } from "../text/cards";
import { t } from "../text/messages";
import { partners } from "../text/names";
import { type Asked, asked, receivers, refused, waits } from "../text/prompt";
import { legWords } from "../text/words";
import { Advice } from "./advice";
import { Fan } from "./fan";

interface Props {
  table: TableMessage;
  edition: EditionMessage;
  picked: Picked;
  onPick: (picked: Picked) => void;
  onSend: (choice: string) => void;
  onMoves: () => void;
}

export function Hand({ table, edition, picked, onPick, onSend, onMoves }: Props) {
  const advice = useSignal<{ since: number; chosen: ChosenMessage } | null>(null);
  const isAsking = useSignal(false);
  const trouble = useSignal<string | null>(null);
  /** The place of a card that is lifted to be read: it cannot be played, now or at all. */
  const lifted = useSignal<number | null>(null);
  const view = table.view!;
  const prompt = table.prompt;
  useEffect(() => {
    trouble.value = null;
    lifted.value = null;
    reading.value = null;
  }, [prompt?.since, picked, view.hand.length]);
  const whole = prompt?.kind === "play" ? finished(prompt, picked) : [];
  const partner = prompt?.to ? [prompt.to] : receivers(table, edition.teams);
  const ask = async () => {
    isAsking.value = true;
    const since = prompt!.since;
    try {
      advice.value = { since, chosen: await api.hint(table.id) };
    } catch (error) {
      trouble.value = error instanceof api.Refused ? t(`refused-${error.reason}`) : t("connection-lost");
    }
    isAsking.value = false;
  };
  const press = (card: string, index: number) => {
    const isOffered = prompt !== null && prompt.kind !== "fold" && prompt.cards.some((other) => other.card === card);
    if (!isOffered) lifted.value = lifted.value === index ? null : index;
    else if (prompt.kind === "give") onPick({ ...NOTHING, card: picked.card === card ? null : card });
    else onPick(takeCard(prompt, picked, card));
  };
  const said = (): Asked => {
    const now = prompt ? asked(table, edition.teams, prompt, picked) : waits(table, edition.teams);
    if (trouble.value) return { title: trouble.value, line: "" };
    const card = lifted.value === null ? undefined : view.hand[lifted.value];
    if (!card) return now;
    const why = prompt?.why.find((other) => other.card === card);
    return why ? refused(card, why.reason) : { title: now.title, line: cardWords(card) };
  };
  const { title, line, heard, left } = said();
  return (
    <section class="hand" aria-label={t("hand-label")}>
      <p class="prompt" role="status">
        {title && <b>{title} </b>}
        {left !== undefined && <Beads left={left} card={picked.card} />}
        <span>{line}</span>
        {heard && <span class="heard">{` ${heard}`}</span>}
      </p>
      <Fan
        {...{ table, prompt, partner }}
        picked={picked.card}
        lifted={lifted.value}
        onPress={press}
        onDrop={(card) => prompt && onPick(takeCard(prompt, picked, card))}
      />
      <p class={`actions${whole.length > 1 ? " choices" : ""}`}>
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
          <Send key={move} choice={move} onSend={onSend}>
            {whole.length > 1
              ? t("choice", { card: face(card), what: legWords(legs.flatMap((leg) => leg.travels)) })
              : picked.card
                ? t("play-short")
                : t("play-button", { card: face(card) })}
          </Send>
        ))}
        {(picked.legs.length > 0 || picked.from !== null || picked.to !== null) && (
          <button type="button" data-action="undo" title={t("undo-leg")} onClick={() => onPick(stepBack(picked))}>
            <Icon name="undo" /> <span>{t("undo-leg")}</span>
          </button>
        )}
        {prompt?.kind === "play" && (
          <button type="button" data-action="moves" title={t("moves-button")} onClick={onMoves}>
            <Icon name="list" /> <span>{t("moves-button")}</span>
          </button>
        )}
        {prompt && prompt.kind !== "fold" && table.options.hints && (
          <button type="button" data-action="hint" title={t("hint-button")} aria-busy={isAsking.value} onClick={ask}>
            <Icon name="hint" /> <span>{t("hint-button")}</span>
          </button>
        )}
      </p>
      {advice.value && prompt?.since === advice.value.since && (
        <Advice
          prompt={prompt}
          advice={advice.value.chosen}
          partner={partners(table, partner)}
          onSend={onSend}
          onClose={() => {
            advice.value = null;
          }}
        />
      )}
    </section>
  );
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

function Send({ choice, onSend, children }: { choice: string; onSend: (choice: string) => void; children: string }) {
  return (
    <button type="button" class="main" data-choice={choice} onClick={() => onSend(choice)}>
      {children}
    </button>
  );
}
