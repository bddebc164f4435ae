// Who one wants to look like: all faces, in the colour of one's seat if one has a seat.

import { FACES } from "../people/faces";
import { ownFace, wear } from "../people/own";
import { Portrait } from "../people/portrait";
import type { Face } from "../protocol";
import { t } from "../text/messages";
import "./controls.css";

interface Props {
  seat?: string | null;
  /** Whoever must be told besides this browser. */
  onChoose?: ((face: Face) => void) | undefined;
}

export function ChooseFace({ seat = null, onChoose }: Props) {
  const choose = (face: Face) => {
    wear(face);
    onChoose?.(face);
  };
  return (
    <fieldset class="choose-face">
      <legend>{t("your-face")}</legend>
      {FACES.map((face) => (
        <label key={face} title={t(`face-${face}`)}>
          <input type="radio" name="face" value={face} checked={face === ownFace()} aria-label={t(`face-${face}`)} onChange={() => choose(face)} />
          <Portrait face={face} seat={seat} plain={true} />
        </label>
      ))}
    </fieldset>
  );
}
