// In the place of the hand: which moment is shown, how fast, the line to scrub along, and the ways to step, to play and to jump.

import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { Icon } from "../controls/icon";
import type { Sign } from "../game/past/history";
import type { TableMessage } from "../protocol";
import { t } from "../text/messages";
import { seatName } from "../text/names";
import { dealWords } from "../text/sentences/told";
import type { Film } from "./film";
import { Glyph } from "./glyph";
import { type Player, SPEEDS, type Speed } from "./player";

interface Props {
  player: Player;
  table: TableMessage;
  /** What is told of the moment. */
  told: string;
  /** How the game went, drawn over the line, if that is known. */
  children?: ComponentChildren;
  /** Where there is no room for them above: the way out, and what else one can do. */
  leave: ComponentChildren;
  tools: ComponentChildren;
  /** Goes to the next mistake, if any are known. */
  onMistake?: (() => void) | null | undefined;
}

export function Bar({ player, table, told, children, leave, tools, onMistake }: Props) {
  const { film } = player;
  const at = player.at.value;
  const isPlaying = player.isPlaying.value;
  const { deal, number } = film.moments[at]!;
  const jump = (sign: Sign) => {
    const to = film.find(sign, at, 1) ?? film.find(sign, -1, 1);
    if (to !== null) player.go(to);
  };
  return (
    <section class="transport" aria-label={t("replay-title")}>
      <header>
        {leave}
        <h1>{t("replay-move", { number, count: film.count })}</h1>
        <p>{deal ? `${dealWords(deal)}, ${t("replay-deals", { name: seatName(table, deal.dealer) })}` : t("replay-start")}</p>
      </header>
      <Speeds player={player} />
      <div class="timeline">
        {children}
        <Scrubber {...{ player, film, told }} />
      </div>
      <div class="keys">
        <div class="jumps">
          <Jump name="bump" label={t("replay-next-bump")} onPress={film.find("bump", -1, 1) === null ? null : () => jump("bump")} />
          <Jump name="lock" label={t("replay-next-lock")} onPress={film.find("lock", -1, 1) === null ? null : () => jump("lock")} />
          {onMistake !== undefined && <Jump name="broken" label={t("replay-next-mistake")} onPress={onMistake} />}
        </div>
        <button type="button" class="round" data-action="back" aria-label={t("replay-back")} disabled={at === 0} onClick={() => player.go(at - 1)}>
          <Glyph name="back" />
        </button>
        <button
          type="button"
          class="round main"
          data-action="play"
          aria-label={isPlaying ? t("replay-pause") : t("replay-play")}
          onClick={() => player.toggle()}
        >
          <Icon name={isPlaying ? "pause" : "play"} />
        </button>
        <button type="button" class="round" data-action="forth" aria-label={t("replay-forth")} disabled={at === film.last} onClick={() => void player.step()}>
          <Icon name="next" />
        </button>
        <div class="jumps last">{tools}</div>
      </div>
    </section>
  );
}

/** A way to the next moment of a kind; without one it is pale. */
function Jump({ name, label, onPress }: { name: "bump" | "lock" | "broken"; label: string; onPress: (() => void) | null }) {
  return (
    <button type="button" class="jump plain" data-jump={name} aria-label={label} title={label} disabled={onPress === null} onClick={() => onPress?.()}>
      {name === "broken" ? <Glyph name={name} /> : <Icon name={name} />}
    </button>
  );
}

function Speeds({ player }: { player: Player }) {
  return (
    <div class="segments" role="group" aria-label={t("replay-speed")}>
      {(Object.keys(SPEEDS) as Speed[]).map((speed) => (
        <button key={speed} type="button" aria-pressed={player.speed.value === speed} data-speed={speed} onClick={() => (player.speed.value = speed)}>
          {t(`speed-${speed}`)}
        </button>
      ))}
    </div>
  );
}

/** The line with its handle. Arrows, Home and End are the browser's own way with it; a bead stands where a deal begins. */
export function Scrubber({ player, film, told }: { player: Player; film: Film; told: string }) {
  const at = player.at.value;
  const share = (index: number) => `${(100 * index) / Math.max(1, film.last)}%`;
  const wasPlaying = useRef(false);
  return (
    <div class="scrubber" style={{ "--at": share(at) }}>
      <span class="behind" />
      {film.moments.map((moment, index) => (moment.kind === "deal" && index > 1 ? <i key={index} style={{ left: share(index) }} /> : null))}
      <input
        type="range"
        min={0}
        max={film.last}
        value={at}
        aria-label={t("replay-where")}
        aria-valuetext={told}
        onPointerDown={() => {
          wasPlaying.current = player.isPlaying.peek();
        }}
        onInput={(event) => player.go(Number(event.currentTarget.value))}
        onPointerUp={() => {
          if (wasPlaying.current) void player.play();
          wasPlaying.current = false;
        }}
      />
    </div>
  );
}
