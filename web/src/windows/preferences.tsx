// The window in which a person chooses a face, language, colours, speed and sounds.

import { ChooseFace } from "../controls/choose";
import { Dialog } from "../controls/dialog";
import { Switch } from "../controls/switch";
import { canVibrate } from "../motion/vibration";
import { PALETTES, prefer, type Settings, SPEEDS, settings, THEMES } from "../person/settings";
import type { Face } from "../protocol";
import { TurnSetting } from "../push/setting";
import { LANGUAGES } from "../text/languages";
import { language, setLanguage, t } from "../text/messages";

interface Props {
  /** The reader's seat, if they have one. */
  seat?: string | null;
  /** Tells the table that they look different. */
  onFace?: (face: Face) => void;
  onClose: () => void;
}

export function Preferences({ seat = null, onFace, onClose }: Props) {
  const { speed, palette, theme, sound, vibration, atOnce, keys } = settings.value;
  return (
    <Dialog title={t("settings")} kind="preferences" onClose={onClose}>
      <ChooseFace seat={seat} onChoose={onFace} />
      <h3>{t("settings-look")}</h3>
      <Choice label={t("language")} value={language.value} choices={Object.entries(LANGUAGES)} onChoose={(tag) => void setLanguage(tag)} />
      <Choice
        label={t("theme")}
        value={theme}
        choices={THEMES.map((one) => [one, t(`theme-${one}`)])}
        onChoose={(one) => prefer({ theme: one as Settings["theme"] })}
      />
      <Choice
        label={t("palette")}
        value={palette}
        choices={PALETTES.map((one) => [one, t(`palette-${one}`)])}
        onChoose={(one) => prefer({ palette: one as Settings["palette"] })}
      />
      <h3>{t("settings-play")}</h3>
      <Switch label={t("at-once")} isOn={atOnce} onSwitch={(on) => prefer({ atOnce: on })} />
      <Choice
        label={t("speed")}
        value={speed}
        choices={Object.keys(SPEEDS).map((one) => [one, t(`speed-${one}`)])}
        onChoose={(one) => prefer({ speed: one as Settings["speed"] })}
      />
      <Switch label={t("sound")} isOn={sound} onSwitch={(on) => prefer({ sound: on })} />
      {canVibrate() && <Switch label={t("vibration")} isOn={vibration} onSwitch={(on) => prefer({ vibration: on })} />}
      <Switch label={t("keys")} isOn={keys} onSwitch={(on) => prefer({ keys: on })} />
      <h3>{t("turn-yours")}</h3>
      <TurnSetting />
    </Dialog>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  choices: [string, string][];
  onChoose: (choice: string) => void;
}

function Choice({ label, value, choices, onChoose }: ChoiceProps) {
  return (
    <label class="choice">
      {label}
      <select value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
        {choices.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
