// Names of rule sets: an edition, and the words of what house rules turn the other way, `classic+lock-or-leave`. What the words mean is
// the server's business.

import type { EditionMessage } from "../protocol";

/** Classic as championships play it. */
export const TOURNAMENT = "classic+lock-or-leave";

export interface RuleSet {
  edition: string;
  /** What is turned, in the order in which the edition lists it. */
  turned: string[];
}

export function readRuleSet(name: string): RuleSet {
  const [edition = "", ...turned] = name.split("+");
  return { edition, turned };
}

/** The edition's name, with what is turned in the edition's order and each word once: every rule set has one name. */
export function nameRuleSet(edition: EditionMessage, turned: string[]): string {
  return [edition.name, ...edition.knobs.filter((knob) => turned.includes(knob))].join("+");
}

/** Turns one knob: what was not turned is, and the other way round. */
export function turn(edition: EditionMessage, name: string, knob: string): string {
  const { turned } = readRuleSet(name);
  return nameRuleSet(edition, turned.includes(knob) ? turned.filter((other) => other !== knob) : [...turned, knob]);
}

/** The edition of a rule set; none if there is no such edition. */
export function editionOf(editions: EditionMessage[], name: string): EditionMessage | undefined {
  return editions.find((edition) => edition.name === readRuleSet(name).edition);
}

/** The same name, or the first edition's if there is no such rule set: a browser may have kept one of another server. */
export function existing(editions: EditionMessage[], name: string): string {
  const edition = editionOf(editions, name);
  return edition && nameRuleSet(edition, readRuleSet(name).turned) === name ? name : (edition ?? editions[0]!).name;
}
