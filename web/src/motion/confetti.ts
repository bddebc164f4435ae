// A win is celebrated, once: snippets of felt and brass in the colours of the winners rise from below and fall.

import { ended, put } from "./movers";

const SNIPPETS = 36;
const TIME = 2400;

export function confetti(seats: string[], pace: number): void {
  const layer = put(document.body, "confetti");
  layer.ariaHidden = "true";
  const [wide, high] = [innerWidth, innerHeight];
  const between = (least: number, most: number) => least + Math.random() * (most - least);
  const falling = Array.from({ length: SNIPPETS }, (_, index) => {
    // Every third one is brass, the others are the winners' in turn.
    const seat = index % 3 === 2 ? undefined : seats[index % seats.length];
    const snippet = put(layer, `snippet${seat ? ` seat-${seat}` : " of-brass"}${index % 4 === 0 ? " disc" : ""}`);
    const from = wide * between(0.35, 0.65);
    const top = { x: from + wide * between(-0.42, 0.42), y: high * between(0.05, 0.45) };
    const [turn, tumble] = [between(-540, 540), between(180, 900)];
    const turned = (share: number) => `rotate(${Math.round(turn * share)}deg) rotateX(${Math.round(tumble * share)}deg)`;
    return snippet.animate(
      [
        { transform: `translate(${from}px, ${high + 20}px) ${turned(0)}`, opacity: 1, easing: "cubic-bezier(0.1, 0.7, 0.4, 1)" },
        { transform: `translate(${top.x}px, ${top.y}px) ${turned(0.4)}`, opacity: 1, offset: between(0.28, 0.4), easing: "cubic-bezier(0.5, 0, 0.9, 0.7)" },
        { transform: `translate(${top.x + between(-40, 40)}px, ${high * between(0.7, 1)}px) ${turned(1)}`, opacity: 0 },
      ],
      { duration: TIME * Math.min(1, pace) * between(0.8, 1), delay: between(0, 200), fill: "both" },
    );
  });
  void ended(falling).then(() => layer.remove());
}
