// The changes of a clock are found to the second.

import { expect, test } from "vitest";
import { zone } from "./zone";

/** How far clocks are ahead in a zone, by the list that the test's own program carries. */
function aheadIn(timeZone: string) {
  const format = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" });
  return (seconds: number) => {
    const name = format.formatToParts(seconds * 1000).find(({ type }) => type === "timeZoneName")!.value;
    const [, sign, hours, minutes] = /GMT(?:([+-])(\d\d):(\d\d))?/.exec(name)!;
    return sign ? Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) : 0;
  };
}

const NOW = Date.UTC(2026, 10, 18) / 1000;

test("winter and summer in Copenhagen", () => {
  expect(zone(NOW, aheadIn("Europe/Copenhagen"))).toEqual([
    { since: NOW, minutes: 60 },
    { since: Date.UTC(2027, 2, 28, 1) / 1000, minutes: 120 },
    { since: Date.UTC(2027, 9, 31, 1) / 1000, minutes: 60 },
  ]);
});

test("a zone in which no clock is ever put forward, and one of half hours", () => {
  expect(zone(NOW, aheadIn("Asia/Kolkata"))).toEqual([{ since: NOW, minutes: 330 }]);
  expect(zone(NOW, aheadIn("Australia/Lord_Howe")).map(({ minutes }) => minutes)).toEqual([660, 630, 660]);
});
