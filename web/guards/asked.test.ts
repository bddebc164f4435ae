// @vitest-environment jsdom
// What people are asked is right whatever they have picked: over all cards in whole games of all editions.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { learnCards } from "../src/game/cards";
import { begin, finished, NOTHING, open, options, type Picked, takeCard, tap } from "../src/game/narrow";
import type { EditionMessage, PromptMessage, TableMessage } from "../src/protocol";
import { LANGUAGES } from "../src/text/languages";
import { loadMessages } from "../src/text/messages";
import { asked, refused } from "../src/text/sentences/prompt";
import { type Recorded, recorded } from "./prompts";

const EDITIONS = JSON.parse(readFileSync(join(import.meta.dirname, "../src/cards/editions.test.json"), "utf8")) as EditionMessage[];
const RECORDED = recorded();
/** So many different taps each time are enough. */
const SOME = 4;

beforeAll(() => learnCards(EDITIONS));

const of = ({ edition }: Recorded) => EDITIONS.find(({ name }) => name === edition)!;

function tableOf({ seats }: EditionMessage): TableMessage {
  return { you: "R", seats: seats.map((seat) => ({ seat, name: `Name${seat}` })), view: null } as unknown as TableMessage;
}

/** What can be picked with at most two taps after a card. */
function states(prompt: PromptMessage): Picked[] {
  const all = new Map<string, Picked>();
  const add = (picked: Picked | null) => picked && all.set(JSON.stringify(picked), picked);
  const further = (picked: Picked) => new Set(options(prompt, open(prompt, picked)).flatMap(({ from, to }) => [from, to]));
  for (const start of [begin(prompt), NOTHING, ...prompt.cards.map(({ card }) => takeCard(prompt, NOTHING, card))]) {
    add(start);
    for (const space of [...further(start)].slice(0, 3 * SOME)) {
      const next = tap(prompt, start, space);
      add(next);
      if (next?.card) for (const other of [...further(next)].slice(0, SOME)) add(tap(prompt, next, other));
    }
  }
  return [...all.values()];
}

/** What is said of a move that can be played, of pawns that change places, and of the partner. */
const WORDS: Record<string, { play: RegExp; places: RegExp; partner: RegExp }> = {
  en: { play: /like this|^Change places with/i, places: /change places/, partner: /your partner/ },
  da: { play: /sådan|^byt plads med/i, places: /bytte/, partner: /din makker|dine makkere/ },
  nb: { play: /slik|^bytte plass med/i, places: /bytte/, partner: /partneren din|partnerne dine/ },
  sv: { play: /så här|^byta plats med/i, places: /byta plats/, partner: /din partner|dina partners/ },
  fi: { play: /näin|^vaihtaako/i, places: /vaihtaa paikkaa/, partner: /parisi|tiimistäsi/ },
};

test.each(Object.keys(LANGUAGES))(
  "in %s everybody is asked for what can be done next, told what the card does, and who the partner is",
  { timeout: 60_000 },
  async (language) => {
    await loadMessages(language);
    const words = WORDS[language]!;
    const seen = new Set<string>();
    for (const one of RECORDED) {
      const { prompt } = one;
      if (prompt.kind !== "play") continue;
      const edition = of(one);
      const mates = edition.teams.find((team) => team.includes("R"))!.filter((seat) => seat !== "R");
      for (const picked of states(prompt)) {
        const { title, line } = asked(tableOf(edition), edition.teams, prompt, picked);
        const said = `${title} ${line}`;
        const about = `${one.edition} ${JSON.stringify(picked)}: ${said}`;
        seen.add(title);
        expect(title, about).not.toBe("");
        if (picked.card) expect(line, about).not.toBe("");
        const whole = finished(prompt, picked);
        const next = options(prompt, picked);
        // A play is spoken of only where there is one.
        if (whole.length === 0) expect(said, about).not.toMatch(words.play);
        if (whole.length === 1 && picked.from === null && picked.to === null) expect(said, about).toMatch(words.play);
        const mine = picked.from === null ? [] : next.filter(({ from }) => from === picked.from);
        if (mine.some(({ isSwap }) => isSwap)) expect(said, about).toMatch(words.places);
        const isTheirs = next.length > 0 && next.every(({ travels, isSwap }) => !isSwap && mates.includes(travels[0]!.seat));
        if (isTheirs && picked.card && picked.from === null && picked.to === null && whole.length === 0) expect(said, about).toMatch(words.partner);
      }
    }
    expect(seen.size).toBeGreaterThan(6);
  },
);

test("whoever folds or cannot play a card hears why; whoever gives, to whom", async () => {
  await loadMessages("en");
  const folds = RECORDED.filter(({ prompt }) => prompt.kind === "fold");
  expect(folds.length).toBeGreaterThan(3);
  for (const one of folds) {
    const { title, line } = asked(tableOf(of(one)), of(one).teams, one.prompt, NOTHING);
    expect(title).toBe("No card can be played.");
    expect(line).toMatch(/^[A-Z][a-z ]+\. You are back in at the next deal\.$/);
  }
  for (const { prompt } of RECORDED) for (const { card, reason } of prompt.why) expect(refused(card, reason).line).not.toBe("");
  for (const one of RECORDED.filter(({ prompt }) => prompt.kind === "give")) {
    expect(asked(tableOf(of(one)), of(one).teams, one.prompt, NOTHING).title).toBe(`Give a card to your partner Name${one.prompt.to}.`);
  }
});
