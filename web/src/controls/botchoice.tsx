// Which bot plays a seat, for the host to choose.

import { t } from "../text/messages";
import { botName } from "../text/names";

interface Props {
  seat: string;
  /** The level of the bot that is there; none if the seat is free. */
  bot: string | null;
  levels: string[];
  onChoose: (level: string | null) => void;
  /** May the seat be free? */
  canBeFree: boolean;
}

export function BotChoice({ seat, bot, levels, onChoose, canBeFree }: Props) {
  return (
    <select aria-label={t("bot-choice", { name: t(`seat-${seat}`) })} value={bot ?? ""} onChange={(event) => onChoose(event.currentTarget.value || null)}>
      {canBeFree && <option value="">{t("free-seat")}</option>}
      {levels.map((level) => (
        <option key={level} value={level}>
          {botName(level)}
        </option>
      ))}
    </select>
  );
}
