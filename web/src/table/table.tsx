// The page of a table: its connection, what is shown of it when, and what is told of it.

import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { lookup } from "../cards/lookup";
import { editionOf } from "../game/ruleset";
import { exchange } from "../game/seen";
import { Theatre } from "../game/theatre";
import { isLocal } from "../local/ids";
import { sense } from "../motion/senses";
import { Connection } from "../net/connection";
import { Past } from "../past/past";
import type { Said } from "../past/zone";
import { pace } from "../person/settings";
import type { EditionMessage, Emote, RefusedReason } from "../protocol";
import { RulesWindow } from "../rules/open";
import { face } from "../text/cards";
import { t } from "../text/messages";
import { changeWords, said } from "../text/words";
import { Room } from "./room";

const LOG_LINES = 8;
const EMOTE_SHOWN = 5000;

interface Props {
  id: string;
  editions: EditionMessage[];
  levels: string[];
  /** Why a seat's secret link did not open it. */
  refused: RefusedReason | null;
}

export function TablePage({ id, editions, levels, refused }: Props) {
  const log = useSignal<Said[]>([]);
  const emotes = useSignal<Record<string, { emote: Emote } | null>>({});
  const tell = (text: string | null) => {
    if (text) log.value = [...log.value, { number: (log.value.at(-1)?.number ?? 0) + 1, text }].slice(-LOG_LINES);
  };
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
  const past: Past = useMemo(() => new Past(id, theatre), [id]);
  const connection = useMemo(
    () =>
      new Connection(id, {
        onUpdate: (changes, table) => {
          past.hear(changes, table);
          theatre.hear(changes, table);
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
      }),
    [id],
  );
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
  if (!table || !edition || isDrawing)
    return (
      <p class="loading" role="status">
        {isDrawing ? t("shuffling") : t("loading")}
      </p>
    );
  return (
    <>
      <Room {...{ connection, theatre, past, table, edition, levels }} log={log.value} emotes={emotes.value} />
      {lookup.value !== null && <RulesWindow editions={editions} rules={table.options.edition} />}
    </>
  );
}
