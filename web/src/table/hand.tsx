// The reader's cards, what can be done with them, and what has been picked so far.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { drag } from "../board/drag";
import { finished, NOTHING, options, type Picked, stepBack, stepsLeft, takeCard, travelled } from "../game/narrow";
import { FOLD, giving } from "../game/notation";
import { lastAct } from "../game/seen";
import * as api from "../net/api";
import type { Connection } from "../net/connection";
import type { ChosenMessage, PromptMessage, TableMessage } from "../protocol";
import { cardWords, face } from "../text/cards";
import { t } from "../text/messages";
import { seatName } from "../text/names";
import { choiceWords, legWords } from "../text/words";

interface Props {
  connection: Connection;
  table: TableMessage;
  picked: Picked;
  onPick: (picked: Picked) => void;
  onSend: (choice: string) => void;
  onMoves: () => void;
}

export function Hand({ connection, table, picked, onPick, onSend, onMoves }: Props) {
  const advice = useSignal<{ since: number; chosen: ChosenMessage } | null>(null);
  const isAsking = useSignal(false);
  /** Why a card that was tapped cannot be played. */
  const reason = useSignal<string | null>(null);
  useEffect(() => {
    reason.value = null;
  }, [table.prompt?.since, picked]);
  const view = table.view!;
  const prompt = table.prompt;
  const whole = prompt?.kind === "play" ? finished(prompt, picked) : [];
  const can = new Set(prompt?.kind === "fold" ? [] : prompt?.cards.map(({ card }) => card));
  // Of two equal cards one is lifted, and one is the one that came.
  const first = (card: string | null, index: number) => card !== null && view.hand.indexOf(card) === index;
  const isFresh = view.phase === "play" && table.you !== null && lastAct(table, table.you) === null;
  const ask = async () => {
    isAsking.value = true;
    const since = prompt!.since;
    try {
      advice.value = { since, chosen: await api.hint(table.id) };
    } catch (error) {
      reason.value = error instanceof api.Refused ? t(`refused-${error.reason}`) : t("connection-lost");
    }
    isAsking.value = false;
  };
  return (
    <section class="hand" aria-label={t("hand-label")}>
      <p class="prompt" role="status">
        {reason.value ?? (prompt ? promptWords(table, prompt, picked) : waitWords(table))}
      </p>
      <ul class="cards" aria-label={t("cards-label")}>
        {view.hand.map((card, index) => {
          const isPicked = picked.card === card && first(card, index);
          const why = prompt?.why.find((other) => other.card === card);
          const words = why ? `${cardWords(card)} ${t("why", { reason: t(`why-${why.reason}`) })}` : cardWords(card);
          const press = () => {
            if (why) reason.value = `${face(card)}: ${t(`why-${why.reason}`)}.`;
            else if (prompt?.kind === "give") onPick({ ...NOTHING, card: isPicked ? null : card });
            else if (prompt) onPick(takeCard(prompt, picked, card));
          };
          return (
            <li key={`${card} ${index}`}>
              <button
                type="button"
                class={`card${isPicked ? " picked" : ""}${prompt?.kind === "play" && why ? " useless" : ""}`}
                data-card={card}
                title={words}
                aria-pressed={isPicked}
                aria-disabled={why !== undefined}
                disabled={(!can.has(card) && why === undefined) || connection.sending.value}
                onPointerDown={(event) => prompt?.kind === "play" && !isPicked && !why && drag(event, () => onPick(takeCard(prompt, picked, card)))}
                onClick={press}
              >
                <span class={face(card).length > 3 ? "long" : ""}>{face(card)}</span>
                {isFresh && first(view.received, index) && card === view.received && <small>{t("new-card")}</small>}
                <span class="heard">: {words}</span>
              </button>
            </li>
          );
        })}
        {view.given && view.phase === "exchange" && (
          <li>
            <span class="card down" title={t("gave", { card: face(view.given) })} />
          </li>
        )}
      </ul>
      <p class="actions">
        {prompt?.kind === "give" && picked.card && (
          <Send choice={giving(picked.card)} onSend={onSend}>
            {t("give-to-button", { card: face(picked.card), name: seatName(table, prompt.to ?? "") })}
          </Send>
        )}
        {prompt?.kind === "fold" && (
          <Send choice={FOLD} onSend={onSend}>
            {t("fold-button")}
          </Send>
        )}
        {whole.map(({ card, move, legs }) => (
          <Send key={move} choice={move} onSend={onSend}>
            {whole.length > 1 ? t("choice", { card: face(card), what: legWords(legs.flatMap((leg) => leg.travels)) }) : t("play-button", { card: face(card) })}
          </Send>
        ))}
        {(picked.legs.length > 0 || picked.from !== null || picked.to !== null) && (
          <button type="button" data-action="undo" onClick={() => onPick(stepBack(picked))}>
            {t("undo-leg")}
          </button>
        )}
        {prompt?.kind === "play" && (
          <button type="button" data-action="moves" onClick={onMoves}>
            {t("moves-button")}
          </button>
        )}
        {prompt && prompt.kind !== "fold" && table.options.hints && (
          <button type="button" data-action="hint" aria-busy={isAsking.value} onClick={ask}>
            {t("hint-button")}
          </button>
        )}
      </p>
      {prompt?.kind === "fold" && (
        <ul class="why">
          {prompt.why.map(({ card, reason }) => (
            <li key={card}>{`${face(card)}: ${t(`why-${reason}`)}`}</li>
          ))}
        </ul>
      )}
      {advice.value && prompt?.since === advice.value.since && (
        <Advice prompt={prompt} advice={advice.value.chosen} onSend={onSend} onClose={() => (advice.value = null)} />
      )}
    </section>
  );
}

function Send({ choice, onSend, children }: { choice: string; onSend: (choice: string) => void; children: string }) {
  return (
    <button type="button" class="main" data-choice={choice} onClick={() => onSend(choice)}>
      {children}
    </button>
  );
}

interface AdviceProps {
  prompt: PromptMessage;
  advice: ChosenMessage;
  onSend: (choice: string) => void;
  onClose: () => void;
}

function Advice({ prompt, advice, onSend, onClose }: AdviceProps) {
  const others = (advice.considered ?? []).filter(({ move }) => move !== advice.move).slice(0, 3);
  return (
    <div class="advice" role="status">
      <p>
        {t("hint", { move: choiceWords(prompt, advice.move) })} {advice.motive && t("hint-because", { motive: t(`motive-${advice.motive}`) })}{" "}
        {advice.win != null && t("hint-win", { win: percent(advice.win) })}
      </p>
      {others.length > 0 && (
        <ul>
          {others.map(({ move, win }) => (
            <li key={move}>{win == null ? choiceWords(prompt, move) : t("hint-other", { move: choiceWords(prompt, move), win: percent(win) })}</li>
          ))}
        </ul>
      )}
      <p class="actions">
        <button type="button" data-action="follow" onClick={() => onSend(advice.move)}>
          {t("hint-follow")}
        </button>
        <button type="button" onClick={onClose}>
          {t("close")}
        </button>
      </p>
    </div>
  );
}

function percent(share: number): number {
  return Math.round(share * 100);
}

function promptWords(table: TableMessage, prompt: PromptMessage, picked: Picked): string {
  if (prompt.kind === "fold") return t("fold-prompt");
  if (prompt.kind === "give") return picked.card ? cardWords(picked.card) : t("give-prompt", { name: seatName(table, prompt.to ?? "") });
  const left = stepsLeft(prompt, picked);
  if (left !== null) return `${t("steps-left", { count: left })} ${picked.from === null ? t("choose-pawn") : t("choose-target")}`;
  if (picked.legs.length > 0) {
    if (finished(prompt, picked).length > 1) return t("choose-which");
    const goesOn = options(prompt, picked).length > 0;
    return goesOn ? t("choose-next") : legWords(travelled(prompt, picked));
  }
  if (picked.from !== null) return t("choose-target");
  if (picked.to !== null) return t("choose-who");
  return picked.card === null ? t("choose-card") : `${cardWords(picked.card)} ${t("choose-pawn")}`;
}

function waitWords(table: TableMessage): string {
  const { view } = table;
  if (!view || table.status !== "playing") return "";
  if (view.phase === "exchange") return view.given ? t("gave", { card: face(view.given) }) : "";
  return view.hand.length === 0 ? t("no-cards") : "";
}
