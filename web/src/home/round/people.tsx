// Who plays round one device: for each seat a person with a name and a face, or a bot, team by team.

import { useSignal } from "@preact/signals";
import { Chip } from "../../board/chip";
import { Faces } from "../../controls/choose";
import { Dialog } from "../../controls/dialog";
import { Icon } from "../../controls/icon";
import { Tie } from "../../people/pair";
import { Portrait } from "../../people/portrait";
import { LONGEST_NAME } from "../../person/name";
import type { EditionMessage } from "../../protocol";
import type { Chosen } from "../../round/passing/sitters";
import { t } from "../../text/messages";

interface Props {
  edition: EditionMessage;
  chosen: Chosen[];
  onChoose: (chosen: Chosen[]) => void;
}

export function People({ edition, chosen, onChoose }: Props) {
  const facing = useSignal<string | null>(null);
  const change = (seat: string, part: Partial<Chosen>) => onChoose(chosen.map((one) => (one.seat === seat ? { ...one, ...part } : one)));
  const face = chosen.find(({ seat }) => seat === facing.value);
  /** Which of those who play somebody is. */
  const number = (seat: string) => chosen.filter(({ isPerson }) => isPerson).findIndex((one) => one.seat === seat) + 1;
  return (
    <>
      {edition.teams.map((team) => (
        <fieldset key={team.join("")} class="team">
          <legend>
            {team.map((seat, index) => (
              <span key={seat}>
                {index > 0 && <Tie seats={team} />}
                <Chip seat={seat} />
              </span>
            ))}
            <span class="heard">{team.map((seat) => t(`seat-${seat}`)).join(", ")}</span>
          </legend>
          {team.map((seat) => {
            const one = chosen.find((other) => other.seat === seat)!;
            const colour = t(`seat-${seat}`);
            return (
              <div key={seat} class={`sitter seat-${seat}`} data-sitter={seat}>
                <button
                  type="button"
                  class="own-face plain"
                  data-action="face"
                  aria-label={`${t("choose-face")}: ${colour}`}
                  disabled={!one.isPerson}
                  onClick={() => (facing.value = seat)}
                >
                  <Portrait face={one.face} seat={seat} bot={!one.isPerson} />
                  {one.isPerson && <Icon name="pencil" />}
                </button>
                {one.isPerson ? (
                  <input
                    aria-label={`${t("your-name")}: ${colour}`}
                    value={one.name}
                    maxLength={LONGEST_NAME}
                    autoComplete="off"
                    placeholder={t("pass-someone", { number: number(seat) })}
                    onInput={(event) => change(seat, { name: event.currentTarget.value })}
                  />
                ) : (
                  <span class="bot">{colour}</span>
                )}
                <select
                  aria-label={t("pass-sits", { seat: colour })}
                  value={one.isPerson ? "person" : "bot"}
                  onChange={(event) => change(seat, { isPerson: event.currentTarget.value === "person" })}
                >
                  <option value="person">{t("pass-person")}</option>
                  <option value="bot">{t("pass-bot")}</option>
                </select>
              </div>
            );
          })}
        </fieldset>
      ))}
      {face && (
        <Dialog title={t("choose-face")} kind="own-faces" onClose={() => (facing.value = null)}>
          <Faces legend={t("choose-face")} seat={face.seat} face={face.face} onChoose={(one) => change(face.seat, { face: one })} />
        </Dialog>
      )}
    </>
  );
}
