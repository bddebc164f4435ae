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
  return <Faces legend={t("your-face")} seat={seat} face={ownFace()} onChoose={choose} />;
}

/** All faces there are, one of which is chosen. */
export function Faces({ legend, seat, face, onChoose }: { legend: string; seat: string | null; face: Face; onChoose: (face: Face) => void }) {
  return (
    <fieldset class="choose-face">
      <legend>{legend}</legend>
      {FACES.map((one) => (
        <label key={one} title={t(`face-${one}`)}>
          <input type="radio" name="face" value={one} checked={one === face} aria-label={t(`face-${one}`)} onChange={() => onChoose(one)} />
          <Portrait face={one} seat={seat} plain={true} />
        </label>
      ))}
    </fieldset>
  );
}
