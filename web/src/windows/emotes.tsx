// A feeling to show, since partners must not talk about their cards.

import type { Connection } from "../net/connection";
import { Dialog } from "../controls/dialog";
import { t } from "../text/messages";
import type { Emote } from "../protocol";

const EMOTES: Emote[] = ["hello", "wellPlayed", "thanks", "oops", "ouch", "hooray", "thinking", "noHurry", "goodGame"];

export function Emotes({ connection, onClose }: { connection: Connection; onClose: () => void }) {
  return (
    <Dialog title={t("emotes")} kind="emotes" onClose={onClose}>
      <ul>
        {EMOTES.map((emote) => (
          <li key={emote}>
            <button
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
