// What is heard and felt of an event besides what is seen to move: its end, and all of it where nothing moves.

import { pace } from "../person/settings";
import type { EventMessage } from "../protocol";
import { play } from "./sounds";
import { vibrate } from "./vibration";

export function sense(event: EventMessage, you: string | null): void {
  if (event.event === "end" && event.winners.length > 0) {
    const isWon = you === null || event.winners.includes(you);
    play(isWon ? "win" : "lose");
    if (isWon) vibrate("won");
  }
  if (pace() > 0) return;
  if (event.event === "deal") play("flick");
  if (event.event === "give") play("slide");
  if (event.event !== "play") return;
  const { legs } = event;
  play(legs.some(({ bumps, bumpedBy }) => bumps || bumpedBy) ? "bump" : legs.some(({ locks }) => locks) ? "lock" : "set");
  if (legs.some(({ seat, bumps, bumpedBy }) => bumps === you || (seat === you && bumpedBy))) vibrate("bumped");
}
