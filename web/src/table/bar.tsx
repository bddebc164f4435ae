// What stands round a table: the way home and which round it is, what opens the windows, and what can be said.

import { Icon } from "../controls/icon";
import { Logo } from "../controls/logo";
import type { Connection } from "../net/connection";
import { prefer, settings } from "../person/settings";
import type { Emote, TableMessage } from "../protocol";
import { t } from "../text/messages";

export function Brand({ table }: { table: TableMessage }) {
  return (
    <p class="brand">
      <a href="/">
        <Logo /> <span class="heard">{t("home")}</span>
      </a>
      {table.view && <span class="round">{t("round", { game: table.game, round: table.view.round })}</span>}
    </p>
  );
}

export function Tools({ onOpen }: { onOpen: (window: "menu" | "help") => void }) {
  return (
    <nav class="tools" aria-label={t("bar-label")}>
      <Tool
        icon={settings.value.sound ? "sound" : "mute"}
        label={settings.value.sound ? t("sound-off") : t("sound-on")}
        name="sound"
        onPress={() => prefer({ sound: !settings.value.sound })}
      />
      <Tool icon="help" label={t("help-title")} name="help" onPress={() => onOpen("help")} />
      <Tool icon="menu" label={t("menu")} name="menu" onPress={() => onOpen("menu")} />
    </nav>
  );
}

const QUICK: Emote[] = ["wellPlayed", "oops", "thanks"];

/** What is said most, and the way to the rest. */
export function Say({ connection, onMore }: { connection: Connection; onMore: () => void }) {
  return (
    <p class="says">
      {QUICK.map((emote) => (
        <button type="button" key={emote} onClick={() => connection.send({ do: "emote", emote })}>
          {t(`emote-${emote}`)}
        </button>
      ))}
      <Tool icon="smile" label={t("emotes")} name="emotes" onPress={onMore} />
    </p>
  );
}

interface ToolProps {
  icon: Parameters<typeof Icon>[0]["name"];
  label: string;
  name: string;
  onPress: () => void;
}

function Tool({ icon, label, name, onPress }: ToolProps) {
  return (
    <button type="button" class="plain" aria-label={label} title={label} data-action={name} onClick={onPress}>
      <Icon name={icon} />
    </button>
  );
}
