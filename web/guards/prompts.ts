// What bots were asked and chose in whole games of all editions: recorded by e2e/prompts.mjs.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readLeg } from "../src/game/notation";
import type { LegPrompt, NodeMessage, PromptMessage } from "../src/protocol";

interface Line {
  edition: string;
  kind: PromptMessage["kind"];
  to: string | null;
  chosen: string;
  cards: [string, number | null][];
  why: [string, string][];
  /** Its text, whose pawns go, and how many steps the first of them. */
  legs: string[];
  /** Whether a move may end there, and then leg and node of each edge. */
  nodes: number[][];
}

export interface Recorded {
  edition: string;
  prompt: PromptMessage;
  chosen: string;
}

export function recorded(): Recorded[] {
  const lines = readFileSync(join(import.meta.dirname, "prompts.jsonl"), "utf8")
    .trim()
    .split("\n");
  return lines
    .map((line) => JSON.parse(line) as Line)
    .map(({ edition, kind, to, chosen, cards, why, legs, nodes }) => ({
      edition,
      chosen,
      prompt: {
        since: 1,
        kind,
        to,
        cards: cards.map(([card, node]) => ({ card, node })),
        why: why.map(([card, reason]) => ({ card, reason })),
        legs: legs.map(leg),
        nodes: nodes.map(node),
      },
    }));
}

function leg(line: string): LegPrompt {
  const [text, seats, steps] = line.split(" ") as [string, string, string];
  const { spaces, isSwap } = readLeg(text);
  const [from, to] = [spaces[0]!, spaces.at(-1)!];
  const path = [from, ...Array<string>(Number(steps) - 1).fill(""), to];
  return { text, travels: [...seats].map((seat, index) => ({ seat, path: isSwap && index === 1 ? [to, from] : path })) };
}

function node([done, ...edges]: number[]): NodeMessage {
  const legs = edges.flatMap((leg, index) => (index % 2 === 0 ? [{ leg, node: edges[index + 1]! }] : []));
  return { done: done === 1, legs };
}
