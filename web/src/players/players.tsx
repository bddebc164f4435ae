// Who plays with whom: a card for each team, its people tied by their cord, whose turn it is, and how many pawns are home.

import { pawnsHome, pawnsOf } from "../game/seen";
import type { Connection } from "../net/connection";
import { Tie } from "../people/pair";
import type { EditionMessage, Emote, TableMessage } from "../protocol";
import { t } from "../text/messages";
import { seatName } from "../text/names";
import { rulesName } from "../text/rules";
import { Player } from "./player";

export interface Props {
  connection: Connection;
  table: TableMessage;
  edition: EditionMessage;
  emotes: Record<string, { emote: Emote } | null>;
  /** Shows the last move of a seat again; none if it has not played yet. */
  again: (seat: string) => (() => void) | null;
}

export function Players({ connection, table, edition, emotes, again }: Props) {
  const others = table.deciding.filter((seat) => seat !== table.you);
  return (
    <section class="players" aria-label={t("players-label")}>
      <h1 class="heard">{`${t("title")}: ${rulesName(table.options.edition)}`}</h1>
      {/* Only what concerns the reader may cut off what is being read aloud. */}
      <p class="heard" aria-live="assertive">
        {table.prompt ? t("turn-yours") : ""}
      </p>
      <p class="heard" aria-live="polite">
        {table.prompt || others.length === 0 ? "" : t("turn-of", { name: others.map((seat) => seatName(table, seat)).join(", ") })}
      </p>
      {teamsFrom(edition, table.you).map((team) => (
        <section key={team.join("")} class={`team of-${team.length}`}>
          <h2>
            <span class="title">{title(table, team)}</span>
            <Beads table={table} team={team} />
          </h2>
          {/* The cord lies behind the portraits: one is shown where they stand above each other, the other where they stand in a row. */}
          <Tie seats={team} standing />
          <Tie seats={team} />
          <ul>
            {team.map((seat) => (
              <Player key={seat} {...{ connection, table, edition, seat }} emote={emotes[seat]?.emote ?? null} onAgain={again(seat)} />
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

/** The reader's team and the reader first, the others clockwise. */
function teamsFrom({ seats, teams }: EditionMessage, you: string | null): string[][] {
  const first = Math.max(0, seats.indexOf(you ?? ""));
  const around = [...seats.slice(first), ...seats.slice(0, first)];
  const inOrder = teams.map((team) => around.filter((seat) => team.includes(seat)));
  return inOrder.sort((one, other) => around.indexOf(one[0]!) - around.indexOf(other[0]!));
}

function title(table: TableMessage, team: string[]): string {
  const names = team.filter((seat) => seat !== table.you).map((seat) => seatName(table, seat));
  if (names.length < team.length) return names.length === 1 ? t("team-yours", { name: names[0]! }) : t("team-yours-all", { count: team.length });
  return table.you && names.length > 2 ? t("team-theirs", { count: team.length }) : names.join(" & ");
}

/** A bead for each pawn of a team: full once it is locked in its goal. */
function Beads({ table, team }: { table: TableMessage; team: string[] }) {
  const homes = team.map((seat) => ({ seat, all: pawnsOf(table, seat).length, home: pawnsHome(table, seat) }));
  const sum = (of: "all" | "home") => homes.reduce((before, seat) => before + seat[of], 0);
  return (
    <span class="pawns">
      {homes.map(({ seat, all, home }) => (
        <span key={seat} class={`seat-${seat}`} aria-hidden="true">
          {Array.from({ length: all }, (_, index) => (
            <i key={index} class={index < home ? "in" : ""} />
          ))}
        </span>
      ))}
      <span class="heard">{t("pawns-home", { home: sum("home"), all: sum("all") })}</span>
    </span>
  );
}
