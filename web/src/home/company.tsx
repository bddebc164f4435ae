// With whom one would play now, and against whom: portraits tied by the cords of the teams.

import { Fragment } from "preact";
import { FACES } from "../people/faces";
import { Pair } from "../people/pair";
import type { EditionMessage } from "../protocol";
import { t } from "../text/messages";

export function Company({ edition, face }: { edition: EditionMessage; face: string }) {
  const others = FACES.filter((other) => other !== face);
  const sitter = (seat: string) => {
    const index = edition.seats.indexOf(seat);
    return { seat, face: index === 0 ? face : others[index]! };
  };
  return (
    <p class="company">
      {edition.teams.map((team, index) => (
        <Fragment key={team.join("")}>
          {index > 0 && <span>{index > 1 ? t("company-and") : t("company-against")}</span>}
          <Pair team={team.map(sitter)} plain />
        </Fragment>
      ))}
    </p>
  );
}
