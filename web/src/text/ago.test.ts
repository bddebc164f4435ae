// @vitest-environment jsdom
import { expect, test } from "vitest";
import { ago } from "./ago";
import { loadMessages } from "./messages";

test("what was long ago is told in larger units", async () => {
  await loadMessages("en");
  expect([0, 59, 60, 150, 3600, 7300, 86_400, 300_000].map(ago)).toEqual([
    "now",
    "now",
    "1 minute ago",
    "2 minutes ago",
    "1 hour ago",
    "2 hours ago",
    "yesterday",
    "3 days ago",
  ]);
  await loadMessages("da");
  expect([7300, 90_000].map(ago)).toEqual(["for 2 timer siden", "i går"]);
});
