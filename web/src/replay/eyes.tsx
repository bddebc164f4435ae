// Whose eyes one looks through: all hands open, or one player's row. What is chosen is in ink.

import { SmallPicture } from "../cards/card";
import { Tie } from "../people/pair";
import { Portrait, sitterOf } from "../people/portrait";
import type { EditionMessage, TableMessage } from "../protocol";
import { t } from "../text/messages";
import { listed, seatName } from "../text/names";
import { Glyph } from "./glyph";
import type { Player } from "./player";

export function Eyes({ player, table, edition }: { player: Player; table: TableMessage; edition: EditionMessage }) {
  const eyes = player.eyes.value;
  return (
    <section class="players eyes" role="group" aria-label={t("replay-eyes")}>
      <button type="button" class="all" data-eyes="all" aria-pressed={eyes === null} onClick={() => player.look(null)}>
        <Glyph name="cards" />
        <span>
          <b>{t("replay-all-open")}</b>
          <small>{t("replay-or-eyes")}</small>
        </span>
      </button>
      {edition.teams.map((team) => (
        <div key={team.join("")} class={`team of-${team.length}`}>
          <h2>
            <span class="title">{listed(team.map((seat) => seatName(table, seat)))}</span>
          </h2>
          <Tie seats={team} standing />
          <ul>
            {team.map((seat) => (
              <li key={seat}>
                <Row {...{ player, table, seat }} isChosen={eyes === seat} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function Row({ player, table, seat, isChosen }: { player: Player; table: TableMessage; seat: string; isChosen: boolean }) {
  const place = table.seats.find((other) => other.seat === seat)!;
  const held = table.view?.cardsLeft[seat] ?? 0;
  const next = player.film.moments[player.at.value + 1];
  const plays = next?.move?.seat === seat && next.move.act.event === "play" ? next.move.act.card : null;
  return (
    <button type="button" class={`row-eyes seat-${seat}`} data-eyes={seat} aria-pressed={isChosen} onClick={() => player.look(isChosen ? null : seat)}>
      <span class="bust">
        <Portrait {...sitterOf(place)} />
      </span>
      <span class="about">
        <b class="who">{seat === table.you ? t("you-short") : seatName(table, seat)}</b>
        <small>
          {t("replay-cards", { count: held })}
          {plays && <SmallPicture card={plays} />}
        </small>
      </span>
      <Glyph name="eye" />
    </button>
  );
}
