// What moves is drawn in a layer of its own over the board, and there as things of their own: the browser moves them without
// painting anything again. What they stand for is hidden meanwhile.

import type { ComponentChildren } from "preact";
import { render } from "preact";
import { CardPicture, SmallPicture } from "../cards/card";
import { pace } from "../person/settings";
import type { Point } from "../shape/geometry";
import { type Frames, WIDE } from "./frames";

/** The answer to a tap, in thousandths of a second: down and up again. */
const TAP = 180;

/** A pawn that moves, its radius in pixels. Tokens are drawn with a radius of 10.2 round 0, 0. */
export class Mover {
  private readonly thing: HTMLElement;

  constructor(layer: HTMLElement, seat: string, radius: number, isLocked = false) {
    const size = (32 * radius) / 10.2;
    const part = (name: string, href: string) => (
      <svg aria-hidden="true" class={name} viewBox="-16 -16 32 32" width={size} height={size} style={`left: ${-size / 2}px; top: ${-size / 2}px`}>
        <use href={href} />
      </svg>
    );
    this.thing = put(
      layer,
      `mover seat-${seat}`,
      <>
        {part("shadow", "#shadow")}
        {part("body", `#body-${seat}`)}
        {isLocked && part("snap", "#padlock")}
      </>,
    );
  }

  part(name: "shadow" | "body" | "snap"): SVGElement {
    return this.thing.querySelector<SVGElement>(`.${name}`)!;
  }

  stand({ x, y }: Point): void {
    this.thing.style.transform = `translate(${x}px, ${y}px)`;
  }

  go({ ground, body, shadow }: Frames, timing: KeyframeAnimationOptions): Animation[] {
    const options: KeyframeAnimationOptions = { fill: "both", ...timing };
    this.thing.style.transform = String(ground[0]!.transform);
    return [this.thing.animate(ground, options), this.part("body").animate(body, options), this.part("shadow").animate(shadow, options)];
  }

  remove(): void {
    this.thing.remove();
  }
}

/** A card that moves; face down without one. Small ones show only their corner. */
export function cardMover(layer: HTMLElement, card: string | null, isSmall: boolean): HTMLElement {
  return put(
    layer,
    "carried",
    <div style={`width: ${WIDE}px; left: ${-WIDE / 2}px; top: ${-WIDE * 0.7}px`}>
      {card === null || isSmall ? <SmallPicture card={card} /> : <CardPicture card={card} />}
    </div>,
  );
}

/** Something else in the layer: its kind, whose colour it has, what is in it. */
export function put(layer: HTMLElement, kind: string, content?: ComponentChildren): HTMLElement {
  const thing = document.createElement("div");
  thing.className = kind;
  if (content) render(content, thing);
  layer.append(thing);
  return thing;
}

/** How often each thing is hidden now. */
const hidings = new WeakMap<Element, number>();

/** Hides something of the page until what comes back is called, and until everyone has who has hidden it. */
export function hide(thing: HTMLElement | SVGElement | null | undefined): () => void {
  if (!thing) return () => {};
  const change = (by: number) => {
    const times = (hidings.get(thing) ?? 0) + by;
    hidings.set(thing, times);
    thing.style.visibility = times > 0 ? "hidden" : "";
  };
  change(1);
  return () => change(-1);
}

/** It was tapped, and gives way a little. */
export function sink(thing: Element | null | undefined): void {
  if (pace() > 0) thing?.animate({ translate: ["0 0", "0 1.5px", "0 0"] }, TAP);
}

/** Until all have come to their ends. In a tab that nobody sees nothing ever would. */
export async function ended(animations: Animation[]): Promise<void> {
  const finish = () => {
    for (const animation of animations) animation.finish();
  };
  document.addEventListener("visibilitychange", finish, { once: true });
  await Promise.all(animations.map((animation) => animation.finished.catch(() => {})));
  document.removeEventListener("visibilitychange", finish);
}

/** Until what was changed is on the page, though nobody has seen it yet. */
export function rendered(): Promise<void> {
  return new Promise((done) => queueMicrotask(() => queueMicrotask(done)));
}

/** Until what was changed is drawn; in a tab that nobody sees nothing is. */
export function drawn(): Promise<unknown> {
  return Promise.race([new Promise(requestAnimationFrame), new Promise((done) => setTimeout(done, 100))]);
}
