// The page of a table: the board, the reader's cards, the others, and the windows over it.

import { useComputed, useSignal, useSignalEffect } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { Board } from "../board/board";
import { geometry } from "../board/geometry";
import { play } from "../board/sounds";
import { Icon } from "../controls/icon";
import { finished, NOTHING, options, type Picked, stepBack, takeCard, tap, travelled } from "../game/narrow";
import { editionOf } from "../game/ruleset";
import { exchange } from "../game/seen";
import { Theatre } from "../game/theatre";
import { Connection } from "../net/connection";
import { pace, prefer, settings } from "../person/settings";
import type { EditionMessage, Emote, RefusedReason, TableMessage } from "../protocol";
import { face, spoken } from "../text/cards";
import { t } from "../text/messages";
import { changeWords, said } from "../text/words";
import { AskBoard } from "../windows/ask";
import { Emotes } from "../windows/emotes";
import { Help } from "../windows/help";
import { Menu } from "../windows/menu";
import { Moves } from "../windows/moves";
import { Preferences } from "../windows/preferences";
import { Hand } from "./hand";
import { useKeys } from "./keys";
import { marks } from "./marks";
import { Over } from "./over";
import { Questions } from "./questions";
import { Situation } from "./situation";
import { Waiting } from "./waiting";
import { Watching } from "./watching";

/** What happened, with a number of its own, so that it is read aloud once. */
interface Line {
  number: number;
  text: string;
}

const LOG_LINES = 8;
const EMOTE_SHOWN = 5000;

interface PageProps {
  id: string;
  editions: EditionMessage[];
  levels: string[];
  /** Why a seat's secret link did not open it. */
  refused: RefusedReason | null;
}

export function TablePage({ id, editions, levels, refused }: PageProps) {
  const log = useSignal<Line[]>([]);
  const emotes = useSignal<Record<string, { emote: Emote } | null>>({});
  const tell = (text: string | null) => {
    if (text) log.value = [...log.value, { number: (log.value.at(-1)?.number ?? 0) + 1, text }].slice(-LOG_LINES);
  };
  const theatre = useMemo(
    () =>
      new Theatre({
        onEvent(event, table) {
          tell(said(table, event));
          // All have given: one sees what came.
          const { received, phase } = table.view ?? {};
          if (event.event === "give" && phase === "play" && received && event.seat === exchange(table).at(-1)?.seat)
            tell(t("received", { card: face(received) }));
          if (event.event === "end" && (!table.you || event.winners.includes(table.you))) play("win");
        },
        onChange: (change, before) => tell(changeWords(before, change)),
        pace,
      }),
    [id],
  );
  const connection = useMemo(
    () =>
      new Connection(id, {
        onUpdate: (changes, table) => theatre.hear(changes, table),
        onEmote: (seat, emote) => {
          const shown = { emote };
          emotes.value = { ...emotes.value, [seat]: shown };
          // Unless another one came meanwhile.
          setTimeout(() => {
            if (emotes.value[seat] === shown) emotes.value = { ...emotes.value, [seat]: null };
          }, EMOTE_SHOWN);
        },
      }),
    [id],
  );
  useEffect(() => {
    if (refused) connection.refuse(refused);
    return () => connection.close();
  }, [connection]);
  const table = theatre.shown.value;
  const edition = table && editionOf(editions, table.options.edition);
  if (connection.missing.value) {
    return (
      <main class="home">
        <h1>{t("no-table")}</h1>
        <p>
          <a class="button" href="/">
            {t("home")}
          </a>
        </p>
      </main>
    );
  }
  if (!table || !edition)
    return (
      <p class="loading" role="status">
        {t("loading")}
      </p>
    );
  return <Room {...{ connection, theatre, table, edition, levels }} log={log.value} emotes={emotes.value} />;
}

type Window = "menu" | "settings" | "help" | "moves" | "ask" | "emotes";

interface RoomProps {
  connection: Connection;
  theatre: Theatre;
  table: TableMessage;
  edition: EditionMessage;
  levels: string[];
  log: Line[];
  emotes: Record<string, { emote: Emote } | null>;
}

function Room({ connection, theatre, table, edition, levels, log, emotes }: RoomProps) {
  const picked = useSignal<Picked>(NOTHING);
  const open = useSignal<Window | null>(null);
  const place = useRef<HTMLElement>(null);
  const since = useComputed(() => theatre.shown.value?.prompt?.since ?? null);
  // What was picked belongs to one prompt.
  useSignalEffect(() => {
    if (since.value !== null) play("turn");
    picked.value = NOTHING;
  });
  useEffect(() => {
    document.title = since.value === null ? t("title") : `${t("turn-yours")} – ${t("title")}`;
  }, [since.value]);
  const own = table.you ?? edition.seats[0]!;
  const board = useMemo(() => geometry(edition.seats, edition.arc, own), [edition, own]);
  const isReady = !theatre.isPlaying.value && !connection.sending.value;
  const prompt = isReady ? table.prompt : null;
  const toPlay = prompt?.kind === "play" ? prompt : null;
  const shown = picked.value;
  const send = (choice: string) => connection.send({ do: "choose", choice });
  const pick = (next: Picked) => {
    picked.value = next;
    if (!settings.value.atOnce || !toPlay) return;
    const [only, ...others] = finished(toPlay, next);
    if (only && others.length === 0 && options(toPlay, next).length === 0) send(only.move);
  };
  const onTap = (space: string) => {
    const next = toPlay && tap(toPlay, shown, space);
    if (next) pick(next);
  };
  /** A window's closing is told late: another one may be open by then. */
  const close = (window: Window) => () => {
    if (open.value === window) open.value = null;
  };
  useKeys(place, `${prompt?.since} ${JSON.stringify(shown)}`, (key) => {
    const card = table.view?.hand[Number(key) - 1];
    if (card && prompt?.cards.some((other) => other.card === card)) return pick(prompt.kind === "give" ? { ...NOTHING, card } : takeCard(prompt, shown, card));
    if (key === "Escape" || key === "Backspace") return pick(stepBack(shown));
    if (key === "l" && toPlay) open.value = "moves";
    if (key === "b") open.value = "ask";
    if (key === "?") open.value = "help";
    if (key === "m") prefer({ sound: !settings.value.sound });
    if (key === "h") place.current?.querySelector<HTMLButtonElement>("[data-action=hint]")?.click();
  });
  return (
    <main
      ref={place}
      class={`table seats-${edition.seats.length}`}
      data-status={table.status}
      data-seq={table.seq}
      data-you={table.you ?? ""}
      data-prompt={prompt?.kind ?? ""}
    >
      <nav class="bar" aria-label={t("bar-label")}>
        <a class="button plain" href="/" aria-label={t("home")}>
          <Icon name="home" />
        </a>
        <span class="say">
          {!connection.connected.value && (
            <span class="banner" role="status">
              {connection.sending.value ? t("connection-lost-sending") : t("connection-lost")}
            </span>
          )}
          {connection.refused.value && (
            <span class="banner" role="alert">
              {t(`refused-${connection.refused.value}`)}
            </span>
          )}
        </span>
        {table.you && table.status !== "closed" && <Tool icon="smile" label={t("emotes")} name="emotes" onPress={() => (open.value = "emotes")} />}
        <Tool
          icon={settings.value.sound ? "sound" : "mute"}
          label={settings.value.sound ? t("sound-off") : t("sound-on")}
          name="sound"
          onPress={() => prefer({ sound: !settings.value.sound })}
        />
        <Tool icon="help" label={t("help-title")} name="help" onPress={() => (open.value = "help")} />
        <Tool icon="settings" label={t("settings")} name="settings" onPress={() => (open.value = "settings")} />
        <Tool icon="menu" label={t("menu")} name="menu" onPress={() => (open.value = "menu")} />
      </nav>
      {table.status === "waiting" ? (
        <Waiting {...{ connection, table, edition, levels }} />
      ) : (
        <>
          <Situation {...{ connection, table, edition, emotes }} />
          <div class="where">
            <Board
              table={table}
              theatre={theatre}
              geometry={board}
              marks={toPlay ? marks(toPlay, shown) : []}
              ghosts={table.prompt?.kind === "play" ? travelled(table.prompt, shown) : []}
              onTap={onTap}
            />
          </div>
          <div class="lower">
            <Questions connection={connection} table={table} />
            {table.status !== "playing" && <Over connection={connection} table={table} />}
            {table.status === "playing" && table.view && table.you && (
              <Hand connection={connection} table={{ ...table, prompt }} picked={shown} onPick={pick} onSend={send} onMoves={() => (open.value = "moves")} />
            )}
            {table.status === "playing" && !table.you && <Watching {...{ connection, table, edition }} />}
          </div>
        </>
      )}
      <ol class="log" aria-label={t("log-label")} aria-live="polite">
        {log.map(({ number, text }) => (
          <li key={number}>
            <span aria-hidden="true">{text}</span>
            <span class="heard">{spoken(text)}</span>
          </li>
        ))}
      </ol>
      {open.value === "menu" && (
        <Menu {...{ connection, table, levels }} onClose={close("menu")} onHelp={() => (open.value = "help")} onAsk={() => (open.value = "ask")} />
      )}
      {open.value === "settings" && <Preferences onClose={close("settings")} />}
      {open.value === "help" && <Help edition={edition} rules={table.options.edition} onClose={close("help")} />}
      {open.value === "ask" && <AskBoard table={table} edition={edition} onClose={close("ask")} />}
      {open.value === "emotes" && <Emotes connection={connection} onClose={close("emotes")} />}
      {open.value === "moves" && toPlay && <Moves prompt={toPlay} moves={table.view?.moves ?? []} onSend={send} onClose={close("moves")} />}
    </main>
  );
}

interface ToolProps {
  icon: Parameters<typeof Icon>[0]["name"];
  label: string;
  name: string;
  onPress: () => void;
}

function Tool({ icon, label, name, onPress }: ToolProps) {
  return (
    <button type="button" class="plain" aria-label={label} title={label} data-action={name} onClick={onPress}>
      <Icon name={icon} />
    </button>
  );
}
