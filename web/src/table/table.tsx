// The page of a table: its connection, what is shown of it when, and what is told of it.

import { useComputed, useSignal, useSignalEffect } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { lookup } from "../cards/lookup";
import { later } from "../controls/later";
import { editionOf } from "../game/ruleset";
import { exchange } from "../game/seen";
import { Theatre } from "../game/theatre";
import { watched, watchedChanges } from "../game/watched";
import { isLocal } from "../local/ids";
import { sense } from "../motion/senses";
import type { Sitter } from "../net/api";
import * as api from "../net/api";
import { Connection } from "../net/connection";
import { Past } from "../past/past";
import type { Said } from "../past/zone";
import { pace } from "../person/settings";
import { viewOf } from "../person/views";
import type { EditionMessage, Emote, RefusedReason, TableMessage } from "../protocol";
import type { Turn } from "../round/passing/pass";
import { RulesWindow } from "../rules/open";
import { face } from "../text/cards";
import { t } from "../text/messages";
import { changeWords, said } from "../text/sentences/words";
import { Room } from "./room";

/** For the device in the middle of those who play. */
const TableView = later(() => import("../round/tableview").then((file) => file.TableView), "only when it is shown", "round");

const LOG_LINES = 8;
const EMOTE_SHOWN = 5000;

interface Props {
  id: string;
  editions: EditionMessage[];
  levels: string[];
  /** Why a seat's secret link did not open it. */
  refused: RefusedReason | null;
}

const Passing = later(() => import("../round/passing/pass").then((file) => file.Passing), "only when it is shown", "round");

/** A table; or one of this browser, round which one person sits or several. */
export function TablePage(props: Props) {
  return isLocal(props.id) ? <Round {...props} /> : <Sitting {...props} turn={null} />;
}

function Round(props: Props) {
  const { id } = props;
  const people = useSignal<Sitter[] | null>(null);
  useEffect(() => {
    void api
      .peopleHere(id)
      .then((all) => (people.value = all))
      // Whatever is wrong with it is told by the table itself.
      .catch(() => (people.value = []));
  }, [id]);
  if (people.value === null) return <Loading text={t("loading")} />;
  if (people.value.length > 1)
    return <Passing id={id} people={people.value} show={(turn: Turn, key: string) => <Sitting key={key} {...props} turn={turn} />} />;
  const [only] = people.value;
  const alone = only && { person: only.person, own: null, before: null, cover: null, isSecret: () => false, onShown: () => {} };
  return <Sitting {...props} turn={alone ?? null} />;
}

function Loading({ text }: { text: string }) {
  return (
    <p class="loading" role="status">
      {text}
    </p>
  );
}

function Sitting({ id, editions, levels, refused, turn }: Props & { turn: Turn | null }) {
  const log = useSignal<Said[]>([]);
  const emotes = useSignal<Record<string, { emote: Emote } | null>>({});
  const tell = (text: string | null) => {
    if (text) log.value = [...log.value, { number: (log.value.at(-1)?.number ?? 0) + 1, text }].slice(-LOG_LINES);
  };
  const isMiddle = useComputed(() => viewOf(id) === "table");
  const theatre = useMemo(
    () =>
      new Theatre({
        onEvent(event, table) {
          past.begin(event);
          tell(said(table, event));
          // All have given: one sees what came.
          const { received, phase } = table.view ?? {};
          if (event.event === "give" && phase === "play" && received && event.seat === exchange(table).at(-1)?.seat)
            tell(t("received", { card: face(received) }));
          sense(event, table.you);
        },
        onChange: (change, _before, after) => tell(changeWords(after, change)),
        pace,
      }),
    [id],
  );
  useMemo(() => turn?.before && theatre.recall(turn.before), [theatre]);
  const past: Past = useMemo(() => new Past(id, theatre), [id]);
  const connection = useMemo(
    () =>
      new Connection(
        id,
        {
          onUpdate: (changes, table) => {
            if (turn?.isSecret(table)) return turn.onShown(table);
            past.hear(changes, table);
            // In the middle of the table nobody's cards are shown, though somebody's own device may lie there.
            if (isMiddle.peek()) theatre.hear(watchedChanges(changes), watched(table));
            else theatre.hear(changes, table);
            if (table.seeds && !isLocal(id)) void import("../fair/seeds").then(({ takePart }) => takePart(table)).catch(() => {});
          },
          onEmote: (seat, emote) => {
            const shown = { emote };
            emotes.value = { ...emotes.value, [seat]: shown };
            // Unless another one came meanwhile.
            setTimeout(() => {
              if (emotes.value[seat] === shown) emotes.value = { ...emotes.value, [seat]: null };
            }, EMOTE_SHOWN);
          },
        },
        turn?.person,
      ),
    [id],
  );
  useSignalEffect(() => {
    const now = theatre.shown.value;
    if (now) turn?.onShown(now);
  });
  // Another way to show it shows the same table.
  useSignalEffect(() => {
    const now = isMiddle.value ? watched : (table: TableMessage) => table;
    const told = connection.table.peek();
    if (told) theatre.hear([], now(told));
  });
  useEffect(() => {
    if (refused) connection.refuse(refused);
    return () => {
      connection.close();
      past.close();
    };
  }, [connection]);
  const table = theatre.shown.value;
  const edition = table && editionOf(editions, table.options.edition);
  if (connection.missing.value) {
    return (
      <main class="lost">
        <h1>{t("refused-noTable")}</h1>
        <p>
          <a class="button" href="/">
            {t("home")}
          </a>
        </p>
      </main>
    );
  }
  // Whoever has started waits a moment until all have opened their seeds.
  const isDrawing = table?.status === "waiting" && table.seeds?.server;
  if (!table || !edition || isDrawing) return <Loading text={isDrawing ? t("shuffling") : t("loading")} />;
  if (isMiddle.value) return <TableView {...{ theatre, past, table, edition }} log={log.value} isConnected={connection.connected.value} />;
  return (
    <>
      <Room
        {...{ connection, theatre, past, table, edition, levels }}
        bottom={turn?.own ?? null}
        cover={turn?.cover ?? null}
        log={log.value}
        emotes={emotes.value}
      />
      {lookup.value !== null && <RulesWindow editions={editions} rules={table.options.edition} />}
    </>
  );
}
