// What stands under the first page: the rules, the lessons, the puzzle of the day, a game of one's own as a file, one to watch, the other languages, the settings, and who made none of this.

import { useSignal } from "@preact/signals";
import { LANGUAGES } from "../text/languages";
import { language, setLanguage, t } from "../text/messages";
import { Preferences } from "../windows/all";

interface Props {
  /** The rule set that somebody would play by. */
  rules: string;
  /** Are there games to watch? */
  hasGames: boolean;
  /** Is there no server? */
  isOffline: boolean;
}

export function Footer({ rules, hasGames, isOffline }: Props) {
  const isOpen = useSignal(false);
  return (
    <footer>
      <a class="link" data-action="rules" href={`/#rules/${rules}`}>
        {t("learn-rules")}
      </a>
      <a class="link" href="/#learn">
        {t("learn-play")}
      </a>
      <a class="link" href="/#puzzle">
        {t("puzzle-offer")}
      </a>
      {/* The server reads the file: without one the link leads nowhere. */}
      <a class="link" {...(isOffline ? { role: "link", "aria-disabled": true, title: t("offline-closed") } : { href: "/#replay" })}>
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
      <button type="button" class="link" data-action="settings" onClick={() => (isOpen.value = true)}>
        {t("settings")}
      </button>
      <p>{t("independent")}</p>
      {isOpen.value && <Preferences onClose={() => (isOpen.value = false)} />}
    </footer>
  );
}
