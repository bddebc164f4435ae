// Who may sit down at a table, for the host to choose.

import type { Connection } from "../net/connection";
import type { Door, TableMessage } from "../protocol";
import { t } from "../text/messages";

/** At a table in the lobby strangers always knock. */
const DOORS: Record<"public" | "private", Door[]> = { public: ["knock", "locked"], private: ["open", "knock", "locked"] };

export function DoorChoice({ connection, table }: { connection: Connection; table: TableMessage }) {
  const doors = DOORS[table.options.public ? "public" : "private"];
  return (
    <label class="door">
      {t("door")}
      <select
        data-action="door"
        value={doors.includes(table.door) ? table.door : "knock"}
        onChange={(event) => connection.send({ do: "door", door: event.currentTarget.value as Door })}
      >
        {doors.map((door) => (
          <option key={door} value={door}>
            {t(`door-${door}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
