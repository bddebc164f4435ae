// One's own games: who plays, by which rules, how far it has come and when, and whether one is waited for.

import { Sure } from "../controls/sure";
import { isFree } from "../game/company";
import { editionOf } from "../game/ruleset";
import { isLocal } from "../local/ids";
import { Pair, sittersOf } from "../people/pair";
import type { EditionMessage, KeptMessage, ListingMessage, MineMessage } from "../protocol";
import { ago } from "../text/ago";
import { t } from "../text/messages";
import { listed, seatName } from "../text/names";
import { rulesName } from "../text/rules";

interface Props {
  games: MineMessage[];
  editions: EditionMessage[];
  /** How long a server keeps games; nothing where there is no server. */
  kept: KeptMessage | undefined;
  onForget: (table: string) => void;
}

export function MyGames({ games, editions, kept, onForget }: Props) {
  if (games.length === 0) return null;
  return (
    <section>
      <h2>{t("my-games")}</h2>
      <ul class="tables mine">
        {games.map(({ table, seat, yourTurn }) => {
          const teams = editionOf(editions, table.edition)?.teams ?? [];
          const others = (team: string[]) => team.filter((other) => other !== seat);
          // One's own team first.
          const sorted = [...teams].sort((a, b) => Number(b.includes(seat)) - Number(a.includes(seat)));
          const [own = [], ...against] = sorted.map(others);
          const who = t("game-of", { mates: names(table, own), against: names(table, against.flat()) });
          return (
            <li key={table.id}>
              <a href={`/t/${table.id}`}>
                <span class="pairs">
                  {sorted.map((team) => (
                    <Pair key={team.join("")} team={sittersOf(table, team)} plain />
                  ))}
                </span>
                <span class="tells">
                  <b class="who">{who}</b>
                  <small>
                    {[rulesName(table.edition), stage(table), ago(table.secondsAgo), ...(isLocal(table.id) ? [t("on-this-device")] : [])].join(" · ")}
                  </small>
                </span>
                {yourTurn && <strong class="your-turn">{t("turn-yours")}</strong>}
              </a>
              <Sure name="forget" text={t("forget-game")} about={who} onSure={() => onForget(table.id)} />
            </li>
          );
        })}
      </ul>
      {kept && (
        <p class="kept">
          <small>{t("games-kept", { playing: kept.playingDays, finished: kept.finishedDays })}</small>
        </p>
      )}
    </section>
  );
}

function names(table: ListingMessage, seats: string[]): string {
  const taken = seats.filter((seat) => table.seats.some((place) => place.seat === seat && !isFree(place)));
  return taken.length > 0 ? listed(taken.map((seat) => seatName(table, seat))) : t("nobody-yet");
}

function stage({ status, round, game }: ListingMessage): string {
  if (status === "waiting") return t("stage-waiting");
  if (status === "over") return t("stage-over");
  return game > 1 ? t("stage-game", { game, round }) : t("stage-round", { round });
}
