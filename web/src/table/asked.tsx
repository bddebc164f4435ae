// What the others ask just now and wait for an answer to, and the way back for whoever was away.

import type { Connection } from "../net/connection";
import { Door } from "../players/door";
import type { Command, TableMessage } from "../protocol";
import { t } from "../text/messages";
import { seatName } from "../text/names";

export function Asked({ connection, table, you }: { connection: Connection; table: TableMessage; you: string }) {
  const { takeBack, abandon } = table;
  const own = table.seats.find(({ seat }) => seat === you);
  return (
    <>
      {table.status === "playing" && (
        <>
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
        </>
      )}
      {(table.knocks || table.vote) && <Door {...{ connection, table }} />}
    </>
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
