// Which bot plays a seat, for the host to choose.

import { t } from "../text/messages";
import { botName } from "../text/names";

interface Props {
  seat: string;
  /** The level of the bot that is there. */
  bot: string;
  levels: string[];
  onChoose: (level: string) => void;
}

export function BotChoice({ seat, bot, levels, onChoose }: Props) {
  return (
    <select aria-label={t("bot-choice", { name: t(`seat-${seat}`) })} value={bot} onChange={(event) => onChoose(event.currentTarget.value)}>
      {levels.map((level) => (
        <option key={level} value={level}>
          {botName(level)}
        </option>
      ))}
    </select>
  );
}
