// How long ago something was, as one says it: "2 hours ago", "yesterday".

import { language } from "./messages";

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

export function ago(seconds: number): string {
  const format = new Intl.RelativeTimeFormat(language.value, { numeric: "auto" });
  const [unit, length] = UNITS.find(([, least]) => seconds >= least) ?? ["second", Number.POSITIVE_INFINITY];
  return format.format(-Math.floor(seconds / length), unit);
}
