// One's own portrait, by which one comes to look like somebody else.

import { useSignal } from "@preact/signals";
import { ownFace } from "../people/own";
import { Portrait } from "../people/portrait";
import type { Face } from "../protocol";
import { t } from "../text/messages";
import { ChooseFace } from "./choose";
import { Dialog } from "./dialog";
import { Icon } from "./icon";

interface Props {
  /** Where one sits, if one does, and tells the table of it. */
  seat?: string | null;
  onChoose?: (face: Face) => void;
}

export function OwnFace({ seat = null, onChoose }: Props) {
  const isOpen = useSignal(false);
  return (
    <>
      <button type="button" class="own-face plain" data-action="face" aria-label={t("choose-face")} onClick={() => (isOpen.value = true)}>
        <Portrait face={ownFace()} seat={seat} plain={true} />
        <Icon name="pencil" />
      </button>
      {isOpen.value && (
        <Dialog title={t("your-face")} kind="own-faces" onClose={() => (isOpen.value = false)}>
          <ChooseFace seat={seat} onChoose={onChoose} />
        </Dialog>
      )}
    </>
  );
}
