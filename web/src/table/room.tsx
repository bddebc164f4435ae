// What is shown of a table: players, board with hand, history, and the windows over them.

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { lookup } from "../cards/lookup";
import { Reading } from "../cards/reading";
import { later, loadAhead } from "../controls/later";
import { begin, legsOf, NOTHING, pickMove, travelled } from "../game/narrow";
import type { Theatre } from "../game/theatre";
import { isLocal } from "../local/ids";
import { play } from "../motion/sounds";
import { vibrate } from "../motion/vibration";
import type { Connection } from "../net/connection";
import { engage } from "../net/renewal";
import type { Past } from "../past/past";
import { pastWords } from "../past/words";
import { PastZone, type Said } from "../past/zone";
import { prefer, settings } from "../person/settings";
import { viewOf } from "../person/views";
import { Box } from "../players/box";
import { Players } from "../players/players";
import type { EditionMessage, Emote, TableMessage } from "../protocol";
import { t } from "../text/messages";
import { AskBoard, Emotes, Help, Menu, Moves, Preferences } from "../windows/all";
import { useAdvice } from "./advice";
import { Brand, Say, Tools } from "./bar";
import { useChoosing } from "./choosing";
import { Field } from "./field";
import { Hand } from "./hand";
import { useKeys, useTouch } from "./keys";
import { marks } from "./marks";
import { Questions } from "./questions";

type Window = "menu" | "settings" | "help" | "moves" | "ask" | "emotes";

/** Before and after a game: loaded by those who are there. */
const Waiting = later(() => import("../waiting/waiting").then((file) => file.Waiting));
const Over = later(() => import("../result/over").then((file) => file.Over));
/** For whoever has only the hand here, the board being on the table. */
const HandView = later(() => import("../round/handview").then((file) => file.HandView), "only when it is shown", "round");
/** And for those who only watch. */
const Watching = later(() => import("./watching").then((file) => file.Watching));

interface Props {
  connection: Connection;
  theatre: Theatre;
  past: Past;
  table: TableMessage;
  edition: EditionMessage;
  levels: string[];
  log: Said[];
  emotes: Record<string, { emote: Emote } | null>;
  /** Whose side of the board is at the bottom, if it is not the reader's own. */
  bottom: string | null;
  /** What lies over the cards of a device that is passed on. */
  cover: ((table: TableMessage) => ComponentChildren) | null;
}

export function Room({ connection, theatre, past, table, edition, levels, log, emotes, bottom, cover }: Props) {
  const open = useSignal<Window | null>(null);
  const place = useRef<HTMLElement>(null);
  const send = (choice: string) => {
    past.played();
    connection.send({ do: "choose", choice });
    // Whoever plays stays: while the others play there is time to load.
    loadAhead();
  };
  const { since, prompt, toPlay, shown, ...choosing } = useChoosing({
    ...{ theatre, connection, table, begin },
    onAsked(isAsked) {
      if (!isAsked) return;
      play("turn");
      vibrate("turn");
    },
    onPick() {
      const wasPast = past.leave();
      advice.forget();
      return !wasPast;
    },
    onSend: send,
  });
  useEffect(() => {
    document.title = since === null ? t("title") : `${t("turn-yours")} – ${t("title")}`;
    // The icon of the installed page tells, too; a page in a tab has none.
    if ("setAppBadge" in navigator && !isLocal(table.id))
      void import("../push/badge").then(({ noteTurn }) => noteTurn(table.id, since !== null)).catch(() => {});
  }, [since]);
  useEffect(() => {
    if ("serviceWorker" in navigator && !isLocal(table.id)) void import("../push/badge").then(({ closeNotice }) => closeNotice(table.id)).catch(() => {});
  }, [table.id]);
  useEffect(() => engage(table), [table.status, table.you]);
  useTouch(connection, table);
  const own = bottom ?? table.you ?? edition.seats[0]!;
  /** Is this a hand alone? Then the board is shown only where it is needed. */
  const isHand = viewOf(table.id) === "hand" && table.status === "playing" && table.you !== null;
  const isBoard = useSignal(false);
  const advice = useAdvice(table.id, prompt);
  // While the past is shown, the board is that of another theatre.
  const replay = past.replay.value;
  const stage = replay?.theatre.value ?? theatre;
  const lastAgain = (seat: string) => {
    const last = past.lastOf(seat);
    return last && (() => past.again(last));
  };
  const again = replay && { said: pastWords(replay, table), onBack: () => past.leave() };
  const undo = () => {
    advice.forget();
    choosing.undo?.();
  };
  const hint = () => {
    choosing.clear();
    advice.ask();
  };
  const hinted = toPlay && advice.chosen ? legsOf(toPlay, advice.chosen.move).flatMap((leg) => leg.travels) : [];
  /** A window's closing is told late: another one may be open by then. */
  const close = (window: Window) => () => {
    if (open.value === window) open.value = null;
  };
  /** The rules are a window of their own, whoever asks for them. */
  const openOther = (window: Window | "rules") => {
    open.value = window === "rules" ? null : window;
    if (window === "rules") lookup.value = "";
  };
  useKeys(place, `${prompt?.since} ${JSON.stringify(shown)}`, (key) => {
    if (/^[1-9]$/.test(key)) return place.current?.querySelectorAll<HTMLButtonElement>(".cards button")[Number(key) - 1]?.click();
    if (key === "Escape" || key === "Backspace") return undo();
    if (key === "l" && toPlay) open.value = "moves";
    if (key === "b") open.value = "ask";
    if (key === "?") open.value = "help";
    if (key === "m") prefer({ sound: !settings.value.sound });
    if (key === "h") place.current?.querySelector<HTMLButtonElement>("[data-action=hint]")?.click();
  });
  const field = (
    <Field
      {...{ edition, own }}
      table={(replay && stage.shown.value) ?? table}
      theatre={stage}
      marks={toPlay && !replay ? marks(toPlay, shown) : []}
      ghosts={table.prompt?.kind === "play" && !replay ? travelled(table.prompt, shown) : []}
      plays={replay ? replay.plays : past.plays.value}
      hinted={replay ? [] : hinted}
      isGiving={!replay && table.prompt?.kind === "give" && shown.card !== null}
      onTap={choosing.onTap}
    />
  );
  return (
    <main
      ref={place}
      class={`table seats-${edition.seats.length}`}
      data-status={table.status}
      data-phase={table.view?.phase ?? ""}
      data-seq={table.seq}
      data-you={table.you ?? ""}
      data-prompt={prompt?.kind ?? ""}
      data-past={replay?.story.why}
      data-view={isHand ? "hand" : undefined}
      data-legs={shown.legs.map(({ from, to }) => `${from}>${to}`).join(" ")}
    >
      <Brand table={table} />
      <Tools onOpen={(window) => (open.value = window)} />
      <Box {...{ connection, table, edition }} />
      {table.status === "waiting" ? (
        <Waiting {...{ connection, table, edition, levels }} />
      ) : (
        <>
          {isHand ? (
            <HandView
              {...{ table, edition, toPlay, isBoard: isBoard.value || replay !== null }}
              isAsked={since !== null}
              picked={shown}
              onPick={choosing.pick}
              onSend={send}
              onBoard={(on) => (isBoard.value = on)}
            >
              {field}
            </HandView>
          ) : (
            <>
              <Players {...{ connection, table, edition, emotes }} again={lastAgain} />
              {field}
            </>
          )}
          <div class="lower">
            <Questions connection={connection} table={table} />
            {table.status !== "playing" && <Over {...{ connection, table, edition, past }} />}
            {table.status === "playing" && table.view && table.you && (
              <Hand
                {...{ edition, advice }}
                table={{ ...table, prompt }}
                instead={again && { said: again.said, label: t("past-back"), name: "present", onPress: again.onBack }}
                picked={replay ? NOTHING : shown}
                onPick={choosing.pick}
                onHint={hint}
                onUndo={choosing.undo && undo}
                onSend={send}
                onMoves={() => (open.value = "moves")}
              />
            )}
            {table.status === "playing" && !table.you && cover?.(table)}
            {table.status === "playing" && !table.you && !cover && <Watching {...{ connection, table, edition }} past={again} />}
            <Reading />
          </div>
        </>
      )}
      <PastZone {...{ past, table, log }} />
      {table.you && table.status !== "closed" && <Say connection={connection} onMore={() => (open.value = "emotes")} />}
      {open.value === "menu" && <Menu {...{ connection, table, levels }} onClose={close("menu")} onOpen={openOther} />}
      {open.value === "settings" && (
        <Preferences seat={table.you} onFace={(face) => table.you && connection.send({ do: "face", face })} onClose={close("settings")} />
      )}
      {open.value === "help" && <Help rules={table.options.edition} onRules={() => openOther("rules")} onClose={close("help")} />}
      {open.value === "ask" && <AskBoard table={table} edition={edition} onClose={close("ask")} />}
      {open.value === "emotes" && <Emotes connection={connection} onClose={close("emotes")} />}
      {open.value === "moves" && toPlay && (
        <Moves
          prompt={toPlay}
          moves={table.view?.moves ?? []}
          advice={advice.chosen}
          onChoose={(move) => choosing.pick(pickMove(move))}
          onClose={close("moves")}
        />
      )}
    </main>
  );
}
