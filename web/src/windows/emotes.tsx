// A feeling to show, since partners must not talk about their cards.

import { Dialog } from "../controls/dialog";
import type { Connection } from "../net/connection";
import type { Emote } from "../protocol";
import { t } from "../text/messages";

const EMOTES: Emote[] = ["hello", "wellPlayed", "thanks", "oops", "ouch", "hooray", "thinking", "noHurry", "goodGame"];

export function Emotes({ connection, onClose }: { connection: Connection; onClose: () => void }) {
  return (
    <Dialog title={t("emotes")} kind="emotes" onClose={onClose}>
      <ul>
        {EMOTES.map((emote) => (
          <li key={emote}>
            <button
              type="button"
              onClick={() => {
                connection.send({ do: "emote", emote });
                onClose();
              }}
            >
              {t(`emote-${emote}`)}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
