// @vitest-environment jsdom
// Days in a row: one more each day, none after a day that was left out, and a day counts once.
import { expect, test } from "vitest";
import { keepStreak, keptStreak, running, solved } from "./streak";

test("each day that follows is one more, also into another month and year", () => {
  const first = solved(null, "2026-12-30");
  const days = ["2026-12-31", "2027-01-01", "2027-01-01"].reduce(solved, first);
  expect([first.count, days.count]).toEqual([1, 3]);
});

test("a day that is left out begins anew", () => {
  const streak = solved({ day: "2026-02-27", count: 9 }, "2026-03-01");
  expect(streak).toEqual({ day: "2026-03-01", count: 1 });
  expect([running(streak, "2026-03-01"), running(streak, "2026-03-02"), running(streak, "2026-03-03"), running(null, "2026-03-01")]).toEqual([1, 1, 0, 0]);
});

test("it is kept, and what cannot be read is none", () => {
  keepStreak({ day: "2026-03-01", count: 4 });
  expect(keptStreak()).toEqual({ day: "2026-03-01", count: 4 });
  localStorage.setItem("puzzle", "nonsense");
  expect(keptStreak()).toBeNull();
});
