// Who would like to play, and what the others are asked about one of them: quiet notices with the answers beside them.

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { isHost } from "../game/company";
import type { Connection } from "../net/connection";
import type { TableMessage } from "../protocol";
import { t } from "../text/messages";
import { seatName } from "../text/names";

interface Props {
  connection: Connection;
  table: TableMessage;
}

/** For so long the host alone is asked. */
const HOST_FIRST = 20_000;

export function Door({ connection, table }: Props) {
  const knock = table.knocks?.[0];
  return (
    <>
      {knock && <Knock key={knock.knock} {...{ connection, table }} knock={knock.knock} />}
      <Vote {...{ connection, table }} />
    </>
  );
}

/** One at a time, the first one first. */
function Knock({ connection, table, knock: number }: Props & { knock: number }) {
  const isOurs = useSignal(isHost(table));
  useEffect(() => {
    const timer = setTimeout(() => (isOurs.value = true), HOST_FIRST);
    return () => clearTimeout(timer);
  }, []);
  const knock = table.knocks?.find((other) => other.knock === number);
  if (!knock || !table.you || !(isOurs.value || isHost(table))) return null;
  const answer = (agree: boolean) => () => connection.send({ do: "answerKnock", knock: number, agree });
  const hasAgreed = knock.agreed.includes(table.you);
  return (
    <Notice text={t("knocks", { name: knock.name })}>
      {hasAgreed ? (
        <span>{t("waiting-for-others")}</span>
      ) : (
        <button type="button" data-action="let-in" onClick={answer(true)}>
          {t("let-in")}
        </button>
      )}
      {isHost(table) && (
        <button type="button" data-action="turn-away" onClick={answer(false)}>
          {t("turn-away")}
        </button>
      )}
    </Notice>
  );
}

function Vote({ connection, table }: Props) {
  /** Which of them the reader would not answer. */
  const passed = useSignal(0);
  const { vote, you } = table;
  if (!vote || !you || vote.of === you || passed.value === vote.since) return null;
  const [name, asker] = [seatName(table, vote.of), seatName(table, vote.seat)];
  const isRemoval = vote.what === "remove";
  const yes = () => connection.send({ do: vote.what, seat: vote.of });
  if (vote.agreed.includes(you)) {
    const count = { name, count: vote.agreed.length, needed: vote.needed };
    return <Notice text={isRemoval ? t("vote-remove-asked", count) : t("vote-stand-in-asked", count)} />;
  }
  return (
    <Notice text={isRemoval ? t("vote-remove", { name, asker }) : t("vote-stand-in", { name, asker })}>
      <button type="button" class="main" data-action="agree" onClick={yes}>
        {t("yes")}
      </button>
      <button type="button" onClick={() => (passed.value = vote.since)}>
        {t("no")}
      </button>
    </Notice>
  );
}

function Notice({ text, children }: { text: string; children?: ComponentChildren }) {
  return (
    <div class="question quiet">
      <span>{text}</span> {children}
    </div>
  );
}
