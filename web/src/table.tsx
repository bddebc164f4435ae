// A table: the board, the reader's cards, what can be chosen, and what the others did.

import { useComputed, useSignal, useSignalEffect } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import * as api from "./api";
import { Board, type Mark } from "./board";
import { Connection } from "./connection";
import { geometry } from "./geometry";
import { t } from "./messages";
import { NOTHING, type Picked, ends, finished, options, takeCard, tap } from "./narrow";
import type { EditionMessage, PromptMessage, TableMessage } from "./protocol";
import { deeds, face, said, seatName, spaceName } from "./words";

const LOG_LINES = 40;

export function TablePage({ id, editions }: { id: string; editions: EditionMessage[] }) {
  const log = useSignal<string[]>([]);
  const connection = useMemo(
    () =>
      new Connection(id, (changes, before, after) => {
        const lines = before ? said(after, changes) : [];
        if (lines.length > 0) log.value = [...log.value, ...lines].slice(-LOG_LINES);
      }),
    [id],
  );
  useEffect(() => () => connection.close(), [connection]);
  const table = connection.table.value;
  const edition = editions.find((other) => other.name === table?.options.edition);
  if (!table || !edition) return <p class="loading" aria-busy="true">…</p>;
  return (
    <main class="table">
      {!connection.connected.value && <p class="banner" role="status">{t("connection-lost")}</p>}
      {connection.refused.value && <p class="banner" role="alert">{t("refused", { text: connection.refused.value })}</p>}
      <Playing connection={connection} table={table} edition={edition} log={log.value} />
    </main>
  );
}

interface PlayingProps {
  connection: Connection;
  table: TableMessage;
  edition: EditionMessage;
  log: string[];
}

function Playing({ connection, table, edition, log }: PlayingProps) {
  const picked = useSignal<Picked>(NOTHING);
  const since = useComputed(() => connection.table.value?.prompt?.since ?? null);
  // What was picked belongs to one prompt.
  useSignalEffect(() => {
    void since.value;
    picked.value = NOTHING;
  });
  const own = table.you ?? edition.seats[0]!;
  const board = useMemo(() => geometry(edition.seats, edition.arc, own), [edition, own]);
  const prompt = table.prompt?.kind === "play" ? table.prompt : null;
  const onTap = (space: string) => {
    const next = prompt && tap(prompt, picked.value, space);
    if (next) picked.value = next;
  };
  return (
    <>
      <div class="where">
        <Board table={table} geometry={board} marks={prompt ? marks(prompt, picked.value) : []} ghosts={ghosts(prompt, picked.value)} onTap={onTap} />
      </div>
      <aside class="side">
        <Situation table={table} />
        {table.status === "waiting" && <Waiting connection={connection} table={table} />}
        {table.status === "over" && <Over connection={connection} table={table} />}
        {table.view && table.you && <Hand connection={connection} table={table} picked={picked.value} onPick={(next) => (picked.value = next)} />}
        {table.you && (
          <p class="leave">
            <button onClick={() => connection.send({ do: "leave" })}>{t("leave")}</button> <a href="/">{t("home")}</a>
          </p>
        )}
        <ol class="log" aria-label={t("log-label")} aria-live="polite">
          {log.slice(-6).map((line, index) => (
            <li key={index}>{line}</li>
          ))}
        </ol>
      </aside>
    </>
  );
}

function marks(prompt: PromptMessage, picked: Picked): Mark[] {
  const found = new Map<string, Mark>();
  for (const option of options(prompt, picked)) {
    if (picked.from === null) {
      found.set(option.from, { space: option.from, kind: "pawn", label: spaceName(option.from) });
    } else if (option.from === picked.from) {
      const isBump = option.travels.some((leg) => leg.bumps || leg.bumpedBy);
      const label = `${spaceName(option.to)}: ${deeds(option.travels, option.leg.includes("<>"))}`;
      found.set(option.to, { space: option.to, kind: isBump ? "bump" : "target", label });
    } else if (!found.has(option.from)) {
      found.set(option.from, { space: option.from, kind: "pawn", label: spaceName(option.from) });
    }
  }
  if (picked.from !== null) found.set(picked.from, { space: picked.from, kind: "picked", label: spaceName(picked.from) });
  return [...found.values()];
}

function ghosts(prompt: PromptMessage | null, picked: Picked): { seat: string; space: string }[] {
  return picked.legs.map((leg) => {
    const travels = prompt?.legs.find((other) => other.text === leg)?.travels ?? [];
    return { seat: travels[0]?.seat ?? leg[0]!, space: ends(leg)[1] };
  });
}

function Situation({ table }: { table: TableMessage }) {
  const view = table.view;
  const others = table.deciding.filter((seat) => seat !== table.you);
  const turn = table.prompt ? t("turn-yours") : others.map((seat) => t("turn-of", { name: seatName(table, seat) })).join(", ");
  return (
    <header class="situation">
      <p class="turn" aria-live="assertive">{table.status === "playing" ? turn : ""}</p>
      {view && table.status === "playing" && <p class="deal">{t("deal", { number: view.deal, dealer: seatName(table, view.dealer) })}</p>}
      {view && table.status === "playing" && (
        <ul class="hands">
          {table.seats.map(({ seat, name, bot }) => (
            <li key={seat} class={table.deciding.includes(seat) ? "deciding" : ""}>
              <span class={`chip seat-${seat}`}>{seat}</span> {seatName(table, seat)}: {t("cards-left", { count: view.cardsLeft[seat] ?? 0 })}
              {name && bot ? ` (${t("stands-in")})` : ""}
            </li>
          ))}
        </ul>
      )}
    </header>
  );
}

function Waiting({ connection, table }: { connection: Connection; table: TableMessage }) {
  const copied = useSignal(false);
  const isHost = table.seats.some((place) => place.host && place.seat === table.you);
  const copy = async () => {
    await navigator.clipboard?.writeText(`${location.origin}/t/${table.id}`);
    copied.value = true;
  };
  return (
    <section class="waiting">
      <p>
        <a href={`/t/${table.id}`}>{`${location.host}/t/${table.id}`}</a> <button onClick={copy}>{copied.value ? t("link-copied") : t("copy-link")}</button>
      </p>
      <ul class="seats">
        {table.seats.map(({ seat, name, bot }) => (
          <li key={seat}>
            <span class={`chip seat-${seat}`}>{seat}</span> {name ?? (bot ? t("bot-name", { level: bot }) : t("free-seat"))}{" "}
            {!name && <button onClick={() => connection.send({ do: "sit", seat, name: localStorage.getItem("name") ?? t(`seat-${seat}`) })}>{t("sit-here")}</button>}
          </li>
        ))}
      </ul>
      {isHost && (
        <p>
          <button class="main" onClick={() => connection.send({ do: "start" })}>{t("start-game")}</button> {t("start-hint")}
        </p>
      )}
    </section>
  );
}

function Over({ connection, table }: { connection: Connection; table: TableMessage }) {
  const winners = table.view?.places[0] ?? [];
  const isHost = table.seats.some((place) => place.host && place.seat === table.you);
  return (
    <section class="over">
      <h2>
        {winners.length > 0
          ? t("game-over-won", { names: winners.map((seat) => seatName(table, seat)).join(", ") })
          : t("game-over-abandoned")}
      </h2>
      <ul>
        {table.score.map(({ name, won, played }) => (
          <li key={name}>{t("score", { name, won, played })}</li>
        ))}
      </ul>
      {isHost && <button class="main" onClick={() => connection.send({ do: "rematch", rotate: false })}>{t("rematch")}</button>}{" "}
      <a href={`/api/tables/${table.id}/record`} download={`${table.id}.makker`}>{t("record")}</a> <a href="/">{t("home")}</a>
    </section>
  );
}

interface HandProps {
  connection: Connection;
  table: TableMessage;
  picked: Picked;
  onPick: (picked: Picked) => void;
}

function Hand({ connection, table, picked, onPick }: HandProps) {
  const tip = useSignal<string | null>(null);
  const view = table.view!;
  const prompt = table.prompt;
  const choose = (choice: string) => connection.send({ do: "choose", choice });
  const whole = prompt?.kind === "play" ? finished(prompt, picked) : [];
  // Of two equal cards one is lifted.
  const isPicked = (card: string, index: number) => picked.card === card && view.hand.indexOf(card) === index;
  const can = new Set(prompt?.cards.map(({ card }) => card));
  const ask = async () => {
    const advice = await api.hint(table.id);
    tip.value = t("hint", { move: advice.move, motive: advice.motive ? t(`motive-${advice.motive}`) : "", win: Math.round((advice.win ?? 0) * 100) });
  };
  const gives = seatName(table, givesTo(table));
  return (
    <section class="hand">
      <p class="prompt" role="status">{prompt ? promptText(prompt, picked, whole.length, gives) : view.given && view.toGive.length > 0 ? t("gave", { card: face(view.given) }) : ""}</p>
      <ul class="cards" aria-label={t("hand-label")}>
        {view.hand.map((card, index) => (
          <li key={`${card} ${index}`}>
            <button
              class={`card${isPicked(card, index) ? " picked" : ""}`}
              aria-pressed={isPicked(card, index)}
              disabled={!can.has(card)}
              onClick={() => onPick(prompt?.kind === "give" ? { ...NOTHING, card } : prompt ? takeCard(prompt, picked, card) : NOTHING)}
            >
              {face(card)}
            </button>
          </li>
        ))}
      </ul>
      <p class="actions">
        {prompt?.kind === "give" && picked.card && <button class="main" onClick={() => choose(`give ${picked.card}`)}>{t("give-button", { card: face(picked.card) })}</button>}
        {prompt?.kind === "fold" && <button class="main" onClick={() => choose("fold")}>{t("fold-button")}</button>}
        {whole.map(({ card, move }) => (
          <button key={card} class="main" onClick={() => choose(move)}>{t("play-button", { move: face(card) })}</button>
        ))}
        {picked.legs.length > 0 && <button onClick={() => onPick({ ...picked, from: null, legs: picked.legs.slice(0, -1) })}>{t("undo-leg")}</button>}
        {prompt && table.options.hints && <button onClick={ask}>{t("hint-button")}</button>}
      </p>
      {prompt && prompt.why.length > 0 && (
        <ul class="why">
          {prompt.why.map(({ card, reason }) => (
            <li key={card}>
              {face(card)}: {t(`why-${reason}`)}
            </li>
          ))}
        </ul>
      )}
      {tip.value && prompt && <p class="tip">{tip.value}</p>}
      {prompt?.kind === "play" && (
        <details class="moves">
          <summary>{t("all-moves", { count: view.moves.length })}</summary>
          <ul>
            {view.moves.map((move) => (
              <li key={move}>
                <button onClick={() => choose(move)}>{move}</button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

/** To whom a card goes: the server says it in what happened; before that, the teammates are those of the edition. */
function givesTo(table: TableMessage): string {
  return table.prompt?.to ?? table.you ?? "";
}

function promptText(prompt: PromptMessage, picked: Picked, whole: number, gives: string): string {
  if (prompt.kind === "fold") return t("fold-prompt");
  if (prompt.kind === "give") return t("give-prompt", { name: gives });
  if (whole > 1) return t("choose-which");
  if (picked.legs.length > 0) return t("choose-next");
  if (picked.from !== null) return t("choose-target");
  return picked.card === null ? t("choose-card") : t("choose-pawn");
}
