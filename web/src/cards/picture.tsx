// The picture of a card: what it does, drawn from its effects, one below the other with an "or" between them.

import type { EffectMessage } from "../protocol";
import { t } from "../text/messages";
import { familyOf } from "./family";
import { Beads, Dial, Exchange, Gate, Heart, Leap, Man, Row, rowWidth, Tip } from "./parts";

/** Where there is room for the picture: its middle at 0, 0. */
export const FIELD = { width: 91, height: 86 };
/** Between two halves. */
const GAP = 5;

export function Picture({ effects }: { effects: EffectMessage[] }) {
  const height = (FIELD.height - GAP * (effects.length - 1)) / effects.length;
  const middle = (index: number) => -FIELD.height / 2 + height / 2 + index * (height + GAP);
  return (
    <>
      {effects.map((effect, index) => (
        <g key={index} class={`family-${familyOf(effect)}`} transform={`translate(0 ${middle(index)})`}>
          {index > 0 && <Or y={-(height + GAP) / 2} />}
          <Effect effect={effect} height={height} />
        </g>
      ))}
    </>
  );
}

function Or({ y }: { y: number }) {
  const word = t("or");
  const half = word.length * 2.7 + 3;
  return (
    <g class="or">
      <path d={`M-30,${y}H${-half}M${half},${y}H30`} />
      <text y={y} dy="0.33em" font-size="10.5">
        {word}
      </text>
    </g>
  );
}

/** One thing that a card does, as large as there is room for it. */
function Effect({ effect, height }: { effect: EffectMessage; height: number }) {
  const isWhole = height > 60;
  const radius = Math.min(27, height * 0.365);
  const scale = height / FIELD.height;
  switch (effect.effect) {
    case "forward":
      return <Dial steps={effect.steps} radius={radius} />;
    case "backward":
      return <Dial steps={effect.steps} radius={radius} isBack />;
    case "start":
      return isWhole ? (
        <>
          <Gate y={4} size={1.45} />
          <Heart y={-34} size={1.5} />
        </>
      ) : (
        <Gate y={-1} size={height / 47} />
      );
    case "startTwo":
      return isWhole ? (
        <>
          <Gate x={-21} size={0.86} />
          <Gate x={21} size={0.86} />
        </>
      ) : (
        <>
          <Gate x={-17} size={height / 58} />
          <Gate x={17} size={height / 58} />
        </>
      );
    case "split": {
      const shares = shared(effect.steps);
      const space = Math.min(11.5, (FIELD.width - 22) / (shares[0]! + 1.7)) * Math.max(0.55, Math.sqrt(scale));
      const start = -rowWidth(shares[0]!, space) / 2 + 2;
      return (
        <>
          {shares.map((steps, index) => (
            <Row key={index} x={start} y={(index - (shares.length - 1) / 2) * 25.5 * scale} steps={steps} space={space} size={space / 10.2} />
          ))}
        </>
      );
    }
    case "pair": {
      const space = Math.min(isWhole ? 11 : 8, (FIELD.width - 22) / (effect.steps + 1.7));
      const start = -rowWidth(effect.steps, space) / 2 + 2;
      return (
        <>
          <Row x={start} y={-height * 0.22} steps={effect.steps} space={space} size={Math.min(space / 11, height / 52)} />
          <Row x={start} y={height * 0.22} steps={effect.steps} space={space} size={Math.min(space / 11, height / 52)} />
        </>
      );
    }
    case "forwardBack": {
      const space = Math.min(isWhole ? 11 : 8.5, (FIELD.width - 24) / (Math.max(effect.forward, effect.back) + 1.7));
      const start = -rowWidth(Math.max(effect.forward, effect.back), space) / 2 + 2;
      return (
        <>
          <Row x={start} y={-height * 0.22} steps={effect.forward} space={space} size={Math.min(space / 11, height / 52)} />
          <Beads from={start + space * 1.25} y={height * 0.22} steps={effect.back} space={space} />
          <Tip x={start + space * 0.55} y={height * 0.22} size={-space * 0.5} />
        </>
      );
    }
    case "swap":
      return <Exchange size={isWhole ? 1.45 : height / 56} />;
    case "jump":
      return <Leap steps={effect.steps} size={scale} />;
    default:
      return <Man size={height / 30} />;
  }
}

/** Steps as three pawns might share them. */
function shared(steps: number): number[] {
  const pawns = Math.min(3, steps);
  return Array.from({ length: pawns }, (_, index) => Math.floor(steps / pawns) + (index < steps % pawns ? 1 : 0));
}
