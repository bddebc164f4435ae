// What is agreed before a table is made: the rules, the bots, the clock and what else is allowed.

import type { Wishes } from "../controls/newtable";
import { Switch } from "../controls/switch";
import { nameRuleSet, readRuleSet, TOURNAMENT, turn } from "../game/ruleset";
import type { EditionMessage, TableOptions } from "../protocol";
import { botsNote, knobWords } from "../text/houserules";
import { t } from "../text/messages";
import { rulesName } from "../text/rules";

const CLOCKS = [30, 60, 180, 86_400];
/** After how many seconds a bot stands in for someone who is gone. */
const STAND_INS = [20, 60, 180, 86_400];

interface Props {
  wishes: Wishes;
  /** The edition of the rule set that is wished. */
  edition: EditionMessage;
  onWish: (part: Partial<TableOptions>) => void;
}

/** The rules and how many play, and behind them everything else that can be agreed. */
export function Options({ wishes, edition, onWish, editions, levels }: Props & { editions: EditionMessage[]; levels: string[] }) {
  return (
    <details>
      <summary>
        {t("options")}
        <small>{t("seats-of-edition", { name: rulesName(wishes.edition), seats: edition.seats.length })}</small>
      </summary>
      <div class="options">
        <RulesChoice {...{ wishes, edition, onWish, editions }} />
        <label>
          {t("bots")}
          <select name="bots" value={wishes.bots} onChange={(event) => onWish({ bots: event.currentTarget.value })}>
            {levels.map((level) => (
              <option key={level} value={level}>
                {t(`level-${level}`)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {t("clock")}
          <select name="clock" value={wishes.clock ?? ""} onChange={(event) => onWish({ clock: Number(event.currentTarget.value) || null })}>
            <option value="">{t("clock-none")}</option>
            {CLOCKS.map((seconds) => (
              <option key={seconds} value={seconds}>
                {t("clock-of", { seconds })}
              </option>
            ))}
          </select>
        </label>
        <label>
          {t("stand-in-after")}
          <select
            name="standIn"
            value={wishes.standIn === undefined ? STAND_INS[0] : (wishes.standIn ?? "")}
            onChange={(event) => onWish({ standIn: Number(event.currentTarget.value) || null })}
          >
            {STAND_INS.map((seconds) => (
              <option key={seconds} value={seconds}>
                {t("clock-of", { seconds })}
              </option>
            ))}
            <option value="">{t("stand-in-never")}</option>
          </select>
        </label>
        <Switch label={t("option-public")} isOn={wishes.public ?? false} onSwitch={(on) => onWish({ public: on })} />
        <Switch label={t("option-hints")} isOn={wishes.hints ?? true} onSwitch={(on) => onWish({ hints: on })} />
        <Switch label={t("option-take-back")} isOn={wishes.takeBack ?? true} onSwitch={(on) => onWish({ takeBack: on })} />
        {edition.teams.length > 2 && <Switch label={t("option-play-on")} isOn={wishes.playOn ?? false} onSwitch={(on) => onWish({ playOn: on })} />}
        <fieldset class="knobs">
          <legend>{t("house-rules")}</legend>
          {edition.knobs.map((knob) => (
            <Switch
              key={knob}
              label={knobWords(knob)}
              isOn={readRuleSet(wishes.edition).turned.includes(knob)}
              onSwitch={() => onWish({ edition: turn(edition, wishes.edition, knob) })}
            />
          ))}
          <p role="status">{botsNote(wishes.edition)}</p>
        </fieldset>
      </div>
    </details>
  );
}

/** The editions by how many play, the tournament's rules behind the edition that they change, and what house rules make of one. */
function RulesChoice({ wishes, edition, onWish, editions }: Props & { editions: EditionMessage[] }) {
  const offered = editions.flatMap((one) => {
    const isTournament = nameRuleSet(one, readRuleSet(TOURNAMENT).turned) === TOURNAMENT;
    return [{ name: one.name, seats: one.seats.length }, ...(isTournament ? [{ name: TOURNAMENT, seats: one.seats.length }] : [])];
  });
  if (!offered.some(({ name }) => name === wishes.edition)) offered.push({ name: wishes.edition, seats: edition.seats.length });
  return (
    <label>
      {t("edition")}
      <select name="edition" value={wishes.edition} onChange={(event) => onWish({ edition: event.currentTarget.value, playOn: false })}>
        {[...new Set(offered.map(({ seats }) => seats))].map((seats) => (
          <optgroup key={seats} label={t("so-many-seats", { seats })}>
            {offered
              .filter((one) => one.seats === seats)
              .map(({ name }) => (
                <option key={name} value={name}>
                  {rulesName(name)}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}
