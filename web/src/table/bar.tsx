// The bar over a table: the way home, what the reader must know of the connection, and what opens the windows.

import { Icon } from "../controls/icon";
import type { Connection } from "../net/connection";
import { prefer, settings } from "../person/settings";
import type { TableMessage } from "../protocol";
import { t } from "../text/messages";

interface Props {
  connection: Connection;
  table: TableMessage;
  onOpen: (window: "menu" | "settings" | "help" | "emotes") => void;
}

export function Bar({ connection, table, onOpen }: Props) {
  return (
    <nav class="bar" aria-label={t("bar-label")}>
      <a class="button plain" href="/" aria-label={t("home")}>
        <Icon name="home" />
      </a>
      <span class="say">
        {!connection.connected.value && (
          <span class="banner" role="status">
            {connection.sending.value ? t("connection-lost-sending") : t("connection-lost")}
          </span>
        )}
        {connection.refused.value && (
          <span class="banner" role="alert">
            {t(`refused-${connection.refused.value}`)}
          </span>
        )}
      </span>
      {table.you && table.status !== "closed" && <Tool icon="smile" label={t("emotes")} name="emotes" onPress={() => onOpen("emotes")} />}
      <Tool
        icon={settings.value.sound ? "sound" : "mute"}
        label={settings.value.sound ? t("sound-off") : t("sound-on")}
        name="sound"
        onPress={() => prefer({ sound: !settings.value.sound })}
      />
      <Tool icon="help" label={t("help-title")} name="help" onPress={() => onOpen("help")} />
      <Tool icon="settings" label={t("settings")} name="settings" onPress={() => onOpen("settings")} />
      <Tool icon="menu" label={t("menu")} name="menu" onPress={() => onOpen("menu")} />
    </nav>
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
