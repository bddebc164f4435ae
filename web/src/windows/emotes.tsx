// A feeling to show, since partners must not talk about their cards.

import { Dialog } from "../controls/dialog";
import type { Connection } from "../net/connection";
import type { Emote } from "../protocol";
import { t } from "../text/messages";

/** In the order of the window. The compiler asks for every emote. */
const ORDER: Record<Emote, number> = { hello: 1, wellPlayed: 2, thanks: 3, oops: 4, ouch: 5, hooray: 6, thinking: 7, noHurry: 8, goodGame: 9 };
const EMOTES = (Object.keys(ORDER) as Emote[]).sort((one, other) => ORDER[one] - ORDER[other]);

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
