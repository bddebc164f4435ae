// How pawns go: step by step, out through their gate, home when they are bumped, round each other; how they lock; and how
// those of the winners hop.

import { start } from "../game/notation";
import type { Pawn, Walk } from "../game/stage";
import type { Actor } from "../game/theatre";
import type { Point } from "../shape/geometry";
import { bumped, type Frames, hops, out, swapped } from "./frames";
import { drawn, ended, hide, Mover, put } from "./movers";
import type { Scene } from "./scene";
import { play } from "./sounds";
import { vibrate } from "./vibration";

/** In thousandths of a second. Long ways are walked faster. */
const STEP = 110;
const LONGEST = 900;
const BUMP = 420;
const OUT = 460;
const SWAP = 620;
const LOCK = 300;
const HOPS = 400;
const BETWEEN_HOPS = 55;
/** After its last step a pawn comes to rest. */
const REST = 60;

export function walking({ theatre, picture, layer, unit, ...scene }: Scene): Pick<Actor, "walk" | "lock" | "celebrate"> {
  const find = (id: string) => theatre.pawns.value.find((pawn) => pawn.id === id);
  const element = (id: string) => picture.current?.querySelector<SVGElement>(`[data-pawn="${id}"]`);
  const hidePawn = (id: string) => hide(element(id));
  const newMover = (pawn: Pawn, isLocked = false) => new Mover(layer, pawn.seat, unit * 0.45, isLocked);

  /** How a pawn goes, and for how long. */
  const way = ({ path, how }: Walk, pawn: Pawn): { frames: Frames; time: number } => {
    const to = scene.pawn(pawn, path.at(-1)!);
    // From where it is drawn: on a stack that is higher up.
    const { e = to.x, f = to.y } = new DOMMatrix(element(pawn.id)?.style.transform);
    const from = { x: e, y: f };
    if (how === "bump") return { frames: bumped(from, to, unit), time: BUMP };
    if (how === "swap") return { frames: swapped(from, to, unit), time: SWAP };
    if (how === "out") return { frames: out(from, scene.edge(pawn.seat), to, unit), time: OUT };
    const walk = Math.min((path.length - 1) * STEP, LONGEST);
    const points = [from, ...path.slice(1).map((space) => scene.pawn(pawn, space))];
    return { frames: hops(points, unit * 0.34, REST / (walk + REST)), time: walk + REST };
  };

  /** What is heard and felt of it. */
  const sound = ({ path, how }: Walk, { seat }: Pawn, time: number) => {
    if (how === "bump" && seat === theatre.shown.value?.you) vibrate("bumped");
    if (how === "bump" || how === "swap") play(how);
    if (how === "out") play("out", { after: time * 0.55 });
    if (how !== "step") return;
    const steps = path.length - 1;
    for (let step = 1; step <= steps; step++) play("step", { after: ((time - REST) * step) / steps, softness: Math.min(0.6, steps * 0.05) });
  };

  const burst = (at: Point, seat: string, duration: number) => {
    const thing = put(layer, `burst seat-${seat}`);
    thing.style.setProperty("--size", `${unit * 1.9}px`);
    const where = `translate(${at.x}px, ${at.y}px)`;
    const animation = thing.animate(
      [
        { transform: `${where} scale(0.35) rotate(-12deg)`, opacity: 1, easing: "cubic-bezier(0.1, 0.8, 0.3, 1)" },
        { transform: `${where} scale(1) rotate(4deg)`, opacity: 1, offset: 0.45 },
        { transform: `${where} scale(1.12) rotate(6deg)`, opacity: 0 },
      ],
      { duration, fill: "both" },
    );
    void ended([animation]).then(() => thing.remove());
  };

  /** The lane lights up once. */
  const glow = (seat: string, timing: KeyframeAnimationOptions): Animation => {
    const [from, to] = scene.lane(seat);
    const thing = put(layer, `lane-glow seat-${seat}`);
    const long = Math.hypot(to.x - from.x, to.y - from.y) + unit;
    const turn = Math.atan2(to.y - from.y, to.x - from.x);
    thing.style.cssText = `width: ${long}px; height: ${unit}px; margin: ${-unit / 2}px ${-long / 2}px;
      transform: translate(${(from.x + to.x) / 2}px, ${(from.y + to.y) / 2}px) rotate(${turn}rad)`;
    const animation = thing.animate({ opacity: [0, 1, 0] }, timing);
    void ended([animation]).then(() => thing.remove());
    return animation;
  };

  /** What moved is seen on the board again. */
  const rest = (going: { mover: Mover; show: () => void }[]) => {
    for (const { mover, show } of going) {
      mover.remove();
      show();
    }
  };

  return {
    async walk(walks, pace) {
      const going = walks.flatMap((walk) => {
        const pawn = find(walk.pawn);
        if (!pawn) return [];
        const { frames, time } = way(walk, pawn);
        if (walk.how === "bump") burst(scene.pawn(pawn, walk.path[0]!), pawn.seat, time * pace);
        sound(walk, pawn, time * pace);
        const mover = newMover(pawn);
        // The gate that it shut opens when it leaves.
        const gate = walk.path[0] === start(pawn.seat) ? hide(picture.current?.querySelector<SVGElement>(`.walls .seat-${pawn.seat}`)) : () => {};
        const shown = hidePawn(pawn.id);
        const show = () => {
          shown();
          gate();
        };
        return [{ mover, show, animations: mover.go(frames, { duration: time * pace }) }];
      });
      await ended(going.flatMap(({ animations }) => animations));
      // Once it is drawn where it came to.
      void drawn().then(() => rest(going));
    },

    async lock(pawns, pace) {
      play("lock");
      const timing: KeyframeAnimationOptions = { duration: LOCK * pace, fill: "both" };
      // As large as it will be on the board.
      const at = `translate(${unit * 0.33}px, ${-unit * 0.36}px) scale(${Math.max(0.95, unit * 0.034) / ((unit * 0.45) / 10.2)})`;
      const going = pawns.flatMap((id) => {
        const pawn = find(id);
        if (!pawn) return [];
        const mover = newMover(pawn, true);
        mover.stand(scene.pawn(pawn, pawn.space));
        const sunk = mover.part("body").animate({ transform: ["scale(1)", "translateY(2px) scale(0.9)", "scale(1)"], easing: "ease-out" }, timing);
        const snap = mover.part("snap").animate(
          [
            { transform: `${at} translateY(${-unit * 0.5}px) scale(1.5)`, opacity: 0, easing: "cubic-bezier(0.5, 0, 0.9, 0.4)" },
            { transform: `${at} scale(0.85)`, opacity: 1, offset: 0.55, easing: "ease-out" },
            { transform: `${at} scale(1)`, opacity: 1 },
          ],
          timing,
        );
        return [{ mover, show: hidePawn(id), animations: [sunk, snap, glow(pawn.seat, timing)] }];
      });
      await ended(going.flatMap(({ animations }) => animations));
      // Once it is drawn where it came to.
      void drawn().then(() => rest(going));
    },

    async celebrate(seats, pace) {
      // Loaded when somebody wins. Where it cannot be, the pawns hop all the same.
      void import("./confetti").then(({ confetti }) => confetti(seats, pace)).catch(() => {});
      const inOrder = seats.flatMap((seat) => theatre.pawns.value.filter((pawn) => pawn.seat === seat).sort((a, b) => (a.space < b.space ? -1 : 1)));
      const going = inOrder.map((pawn, index) => {
        const mover = newMover(pawn);
        const at = scene.pawn(pawn, pawn.space);
        const animations = mover.go(hops([at, at, at], unit * 0.7, 0.1), { duration: HOPS * pace, delay: BETWEEN_HOPS * index * pace });
        return { mover, show: hidePawn(pawn.id), animations };
      });
      await ended(going.flatMap(({ animations }) => animations));
      rest(going);
    },
  };
}
