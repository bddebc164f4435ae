// Tables of others to go to: those that wait for people, those to watch.

import { Chip } from "../board/chip";
import type { ListingMessage } from "../protocol";
import { houseRules } from "../text/houserules";
import { t } from "../text/messages";
import { rulesName } from "../text/rules";

interface Props {
  id: string;
  title: string;
  /** What one does there. */
  note: string;
  tables: ListingMessage[];
}

export function Tables({ id, title, note, tables }: Props) {
  if (tables.length === 0) return null;
  return (
    <section id={id}>
      <h2>{title}</h2>
      <ul class="tables">
        {tables.map((table) => (
          <li key={table.id}>
            <a href={`/t/${table.id}`}>
              <span class="chips">
                {table.seats.map(({ seat }) => (
                  <Chip key={seat} seat={seat} />
                ))}
              </span>
              <span class="who">{table.seats.map(({ name, botName }) => name ?? botName ?? t("free-seat")).join(", ")}</span>
              <small>{rulesName(table.edition)}</small>
              <strong>{note}</strong>
              <HouseRules name={table.edition} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function HouseRules({ name }: { name: string }) {
  const rules = houseRules(name);
  return rules.length > 0 ? <small class="house-rules">{rules.join(" ")}</small> : null;
}
