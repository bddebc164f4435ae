// One's own face, as a button that opens all of them.

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { Dialog } from "../controls/dialog";
import { ChooseFace } from "../people/choose";
import { ownFace } from "../people/own";
import { Portrait } from "../people/portrait";
import type { Face } from "../protocol";
import { t } from "../text/messages";

interface Props {
  seat?: string | null;
  onChoose?: (face: Face) => void;
  /** What is shown instead of the face that this browser keeps. */
  children?: ComponentChildren;
}

export function OwnFace({ seat = null, onChoose, children }: Props) {
  const isOpen = useSignal(false);
  return (
    <>
      <button type="button" class="plain own-face" data-action="face" aria-label={t("your-face")} title={t("your-face")} onClick={() => (isOpen.value = true)}>
        {children ?? <Portrait face={ownFace()} seat={seat} plain />}
      </button>
      {isOpen.value && (
        <Dialog title={t("your-face")} kind="face" onClose={() => (isOpen.value = false)}>
          <ChooseFace seat={seat} onChoose={onChoose} />
        </Dialog>
      )}
    </>
  );
}
