// One's own games: who plays, by which rules, how far it has come, and whether one is waited for.

import { editionOf } from "../game/ruleset";
import { Pair } from "../people/pair";
import { sitterOf } from "../people/portrait";
import type { EditionMessage, MineMessage } from "../protocol";
import { t } from "../text/messages";
import { rulesName } from "../text/rules";

export function MyGames({ games, editions }: { games: MineMessage[]; editions: EditionMessage[] }) {
  if (games.length === 0) return null;
  return (
    <section>
      <h2>{t("my-games")}</h2>
      <ul class="tables">
        {games.map(({ table, yourTurn }) => (
          <li key={table.id}>
            <a href={`/t/${table.id}`}>
              {editionOf(editions, table.edition)?.teams.map((team) => (
                <Pair key={team.join("")} team={table.seats.filter(({ seat }) => team.includes(seat)).map(sitterOf)} plain />
              ))}
              <span class="who">{table.seats.map(({ name, botName }) => name ?? botName ?? t("free-seat")).join(", ")}</span>
              <small>{rulesName(table.edition)}</small>
              {yourTurn && <strong class="your-turn">{t("your-turn")}</strong>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
