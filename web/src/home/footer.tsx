// What stands under the first page: the rules, the lessons, the puzzle of the day, a game of one's own as a file, one to watch, the other languages, the settings, and who made none of this.

import { useSignal } from "@preact/signals";
import type { EditionMessage } from "../protocol";
import { LANGUAGES } from "../text/languages";
import { language, setLanguage, t } from "../text/messages";
import { Help, Preferences } from "../windows/all";

interface Props {
  edition: EditionMessage;
  rules: string;
  /** Are there games to watch? */
  hasGames: boolean;
}

export function Footer({ edition, rules, hasGames }: Props) {
  const open = useSignal<"help" | "settings" | null>(null);
  const close = () => {
    open.value = null;
  };
  return (
    <footer>
      <button type="button" class="link" data-action="rules" onClick={() => (open.value = "help")}>
        {t("learn-rules")}
      </button>
      <a class="link" href="/#learn">
        {t("learn-play")}
      </a>
      <a class="link" href="/#puzzle">
        {t("puzzle-offer")}
      </a>
      <a class="link" href="/#replay">
        {t("open-file")}
      </a>
      {hasGames && (
        <a class="link" href="#watch">
          {t("watch-game")}
        </a>
      )}
      {Object.entries(LANGUAGES)
        .filter(([tag]) => tag !== language.value)
        .map(([tag, itself]) => (
          <button key={tag} type="button" class="link" lang={tag} data-action="language" onClick={() => void setLanguage(tag)}>
            {itself}
          </button>
        ))}
      <button type="button" class="link" data-action="settings" onClick={() => (open.value = "settings")}>
        {t("settings")}
      </button>
      <p>{t("independent")}</p>
      {open.value === "help" && <Help edition={edition} rules={rules} onClose={close} />}
      {open.value === "settings" && <Preferences onClose={close} />}
    </footer>
  );
}
