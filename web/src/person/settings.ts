// What a person prefers, kept in this browser.

import { signal } from "@preact/signals";
import { keep, kept } from "./kept";

export const SPEEDS = { slow: 2, normal: 1, fast: 0.5, off: 0 };
export const PALETTES = ["standard", "red-green", "blue-yellow"] as const;
export const THEMES = ["system", "light", "dark"] as const;

export interface Settings {
  speed: keyof typeof SPEEDS;
  sound: boolean;
  vibration: boolean;
  /** Does a move go at once when it is whole, or does one look at it first? */
  atOnce: boolean;
  palette: (typeof PALETTES)[number];
  theme: (typeof THEMES)[number];
  /** Do single keys do things? */
  keys: boolean;
}

const USUAL: Settings = { speed: "normal", sound: true, vibration: true, atOnce: false, palette: "standard", theme: "system", keys: true };

function before(): Partial<Settings> {
  try {
    return JSON.parse(kept("settings") ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings = signal<Settings>({ ...USUAL, ...before() });

export function prefer(part: Partial<Settings>): void {
  settings.value = { ...settings.value, ...part };
  keep("settings", JSON.stringify(settings.value));
}

/** How long things take, as a factor: 0 if nothing shall move. */
export function pace(): number {
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches || document.hidden;
  return isStill ? 0 : (SPEEDS[settings.value.speed] ?? 1);
}

/** Light or dark, the colours, and whether anything moves are the style sheet's business too. */
settings.subscribe(({ palette, theme, speed }) => {
  document.documentElement.dataset.speed = speed;
  document.documentElement.dataset.palette = palette;
  document.documentElement.dataset.theme = theme;
});
