// What one can send of a moment: its address, the record, and a picture with its caption.

import { useSignal } from "@preact/signals";
import type { RefObject } from "preact";
import { Dialog } from "../controls/dialog";
import { Icon } from "../controls/icon";
import { Share } from "../controls/share";
import { record } from "../net/api";
import { t } from "../text/messages";
import { rulesName } from "../text/rules";
import { openedRecord } from "./file";
import type { Film } from "./film";

interface Props {
  film: Film;
  /** The moment in a sentence: the caption. */
  told: string;
  where: RefObject<HTMLElement | null>;
  address: string;
  onClose: () => void;
}

export function Sharing({ film, told, where, address, onClose }: Props) {
  const note = useSignal("");
  const name = film.table ?? "makker";
  const draw = async (kind: "svg" | "png") => {
    try {
      const { download, moment, pixels } = await import("./picture");
      const picture = await moment(where.current!, told, `Makker · ${rulesName(film.edition)}`);
      download(kind === "png" ? await pixels(picture) : new Blob([picture.text], { type: "image/svg+xml" }), `${name}.${kind}`);
      note.value = t("replay-picture-saved");
    } catch {
      note.value = t("replay-picture-failed");
    }
  };
  const save = async () => {
    try {
      const text = film.table ? await record(film.table, film.told.game) : openedRecord();
      const { download } = await import("./picture");
      download(new Blob([text ?? ""], { type: "text/plain" }), `${name}.makker`);
    } catch {
      note.value = t("replay-record-failed");
    }
  };
  return (
    <Dialog title={t("replay-share")} kind="sharing" onClose={onClose}>
      {film.table ? <Share address={address} title={t("replay-link")} /> : <p>{t("replay-file-only")}</p>}
      <div class="ways">
        <button type="button" class="soft" data-action="png" onClick={() => void draw("png")}>
          <Icon name="share" /> {t("replay-png")}
        </button>
        <button type="button" class="soft" data-action="svg" onClick={() => void draw("svg")}>
          <Icon name="share" /> {t("replay-svg")}
        </button>
        <button type="button" class="soft" data-action="record" onClick={() => void save()}>
          <Icon name="file" /> {t("replay-record")}
        </button>
      </div>
      <p role="status">{note.value}</p>
    </Dialog>
  );
}
