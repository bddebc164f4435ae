// @vitest-environment jsdom
import { expect, test } from "vitest";
import type { Change, TableMessage } from "../../protocol";
import { loadMessages } from "../messages";
import { changeWords } from "./words";

/** A table with these people on its seats, as Ann on red sees it. */
function table(...names: (string | null)[]): TableMessage {
  const seats = names.map((name, index) => ({ seat: "RYGB"[index]!, name, bot: name ? null : "easy", here: true, host: index === 0 }));
  return { you: "R", seats } as TableMessage;
}

const NOW = table("Ann", null, null, null);

/** What Ann is told of Bo, who may be gone again by now. */
function told(what: Change, seat = "Y"): string | null {
  return changeWords(NOW, { seq: 2, what, seat, name: "Bo" });
}

test("everyone is told by name who sat down, left, went and came back, and who looks after the table", async () => {
  await loadMessages("en");
  expect(told("sat")).toBe("Bo sat down.");
  expect(told("left")).toBe("Bo has left.");
  expect(told("away")).toBe("Bo is away; a bot stands in.");
  expect(told("back")).toBe("Bo is back.");
  expect(told("host")).toBe("Bo is the host now.");
  expect(told("madePublic")).toBe("Others may join now.");
  expect(told("tookBack")).toBe("Bo took a move back.");
  expect(told("refusedTakeBack")).toBe("The move stands.");
  expect(told("madePrivate")).toBe("Only those with the link may join now.");
  await loadMessages("da");
  expect(told("sat")).toBe("Bo har sat sig.");
  expect(told("left")).toBe("Bo er gået.");
  expect(told("madePublic")).toBe("Nu må andre være med.");
});

test("nobody is told that they sat down themselves", () => {
  expect(told("sat", "R")).toBeNull();
});
