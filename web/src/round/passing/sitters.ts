// Who sits where round one device, before a game: people on chosen seats, bots on the rest. No browser, no drawing.

import type { EditionMessage, Face } from "../../protocol";

/** What is chosen for a seat. */
export interface Chosen {
  seat: string;
  isPerson: boolean;
  name: string;
  face: Face;
}

/** Nobody passes a device on alone. */
export const FEWEST = 2;
const LONGEST = 24;

/** At first whoever has the device, and a partner. */
export function firstChoice(edition: EditionMessage, name: string, face: Face, faces: Face[]): Chosen[] {
  const [own] = edition.seats;
  const partner = edition.teams.find((team) => team.includes(own!))?.find((seat) => seat !== own);
  const others = faces.filter((other) => other !== face);
  return edition.seats.map((seat, index) => ({
    seat,
    isPerson: seat === own || seat === partner,
    name: index === 0 ? name : "",
    face: index === 0 ? face : others[(index - 1) % others.length]!,
  }));
}

/** The same choice for another number of seats: whoever has a place there keeps it. */
export function reseated(chosen: Chosen[], fresh: Chosen[]): Chosen[] {
  return fresh.map((one) => chosen.find(({ seat }) => seat === one.seat) ?? { ...one, isPerson: false });
}

/** Those who play, each with a name of their own: by it one knows who is meant when the device is passed on. */
export function sittersOf(chosen: Chosen[], plain: (name: string) => string, unnamed: (number: number) => string) {
  const taken = new Set<string>();
  return chosen
    .filter(({ isPerson }) => isPerson)
    .map(({ seat, name, face }, index) => {
      const own = plain(name) || unnamed(index + 1);
      const numbered = (number: number): string => (number === 1 ? own : `${[...own].slice(0, LONGEST - 3).join("")} ${number}`);
      let number = 1;
      while (taken.has(numbered(number).toLowerCase())) number += 1;
      taken.add(numbered(number).toLowerCase());
      return { person: String(index + 1), seat, name: numbered(number), face };
    });
}
