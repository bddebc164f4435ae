// What the others ask and wait for an answer to; and the way back for whoever was away.

import { later } from "../controls/later";
import type { Connection } from "../net/connection";
import type { Command, TableMessage } from "../protocol";
import { t } from "../text/messages";
import { seatName } from "../text/names";

/** Loaded when somebody knocks, or something is voted on. */
const Door = later(() => import("../players/door").then((file) => file.Door));

export function Questions({ connection, table }: { connection: Connection; table: TableMessage }) {
  const { you, takeBack, abandon } = table;
  if (!you || table.status === "closed") return null;
  const door = (table.knocks || table.vote) && <Door {...{ connection, table }} />;
  // What comes in here is read aloud, when there is time for it.
  if (table.status !== "playing") {
    return (
      <div class="questions" aria-live="polite">
        {door}
      </div>
    );
  }
  const own = table.seats.find(({ seat }) => seat === you);
  return (
    <div class="questions" aria-live="polite">
      {takeBack && (
        <Question
          text={takeBack.seat === you ? t("asked-take-back") : t("asks-take-back", { name: seatName(table, takeBack.seat) })}
          isOpen={!takeBack.agreed.includes(you)}
          answer={(agree) => connection.send({ do: "answerTakeBack", agree })}
        />
      )}
      {abandon && (
        <Question
          text={abandon.seat === you ? t("asked-abandon") : t("asks-abandon", { name: seatName(table, abandon.seat) })}
          isOpen={!abandon.agreed.includes(you)}
          answer={(agree) => connection.send({ do: "abandon", agree } satisfies Command)}
        />
      )}
      {own?.bot && (
        <div class="question" role="alert">
          {t("bot-plays-for-you")}{" "}
          <button type="button" class="main" onClick={() => connection.send({ do: "back" })}>
            {t("i-am-back")}
          </button>
        </div>
      )}
      {door}
    </div>
  );
}

function Question({ text, isOpen, answer }: { text: string; isOpen: boolean; answer: (agree: boolean) => void }) {
  return (
    <div class="question" role="alert">
      {text}{" "}
      {isOpen ? (
        <>
          <button type="button" class="main" onClick={() => answer(true)}>
            {t("yes")}
          </button>{" "}
          <button type="button" onClick={() => answer(false)}>
            {t("no")}
          </button>
        </>
      ) : (
        t("waiting-for-others")
      )}
    </div>
  );
}
