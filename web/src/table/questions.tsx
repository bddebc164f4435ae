// The place of what the others ask: few are asked anything, so that it is loaded when somebody is.

import { later } from "../controls/later";
import type { Connection } from "../net/connection";
import type { TableMessage } from "../protocol";

const Asked = later(() => import("./asked").then((file) => file.Asked));

export function Questions({ connection, table }: { connection: Connection; table: TableMessage }) {
  const { you, seats, status } = table;
  if (!you || status === "closed") return null;
  const isAsked = table.takeBack || table.abandon || table.knocks || table.vote || seats.some(({ seat, bot }) => seat === you && bot);
  // What comes in here is read aloud, when there is time for it.
  return (
    <div class="questions" aria-live="polite">
      {isAsked && <Asked {...{ connection, table, you }} />}
    </div>
  );
}
