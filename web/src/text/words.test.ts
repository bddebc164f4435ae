// @vitest-environment jsdom
import { expect, test } from "vitest";
import type { Change, TableMessage } from "../protocol";
import { loadMessages } from "./messages";
import { changeWords } from "./words";

/** A table with these people on its seats, as Ann on red sees it. */
function table(...names: (string | null)[]): TableMessage {
  const seats = names.map((name, index) => ({ seat: "RYGB"[index]!, name, bot: name ? null : "easy", here: true, host: index === 0 }));
  return { you: "R", seats } as TableMessage;
}

const WITHOUT = table("Ann", null, null, null);
const WITH_BO = table("Ann", "Bo", null, null);

/** What Ann is told in a language. */
function told(what: Change, before: TableMessage, after: TableMessage, seat = "Y"): string | null {
  return changeWords(before, { seq: 2, what, seat }, after);
}

test("everyone is told by name who sat down, left, went and came back, and who looks after the table", async () => {
  await loadMessages("en");
  expect(told("sat", WITHOUT, WITH_BO)).toBe("Bo sat down.");
  expect(told("left", WITH_BO, WITHOUT)).toBe("Bo has left.");
  expect(told("away", WITH_BO, WITH_BO)).toBe("Bo is away; a bot stands in.");
  expect(told("back", WITH_BO, WITH_BO)).toBe("Bo is back.");
  expect(told("host", WITH_BO, WITH_BO)).toBe("Bo is the host now.");
  expect(told("madePublic", WITHOUT, WITHOUT)).toBe("Others may join now.");
  expect(told("tookBack", WITH_BO, WITH_BO)).toBe("Bo took a move back.");
  expect(told("refusedTakeBack", WITH_BO, WITH_BO)).toBe("The move stands.");
  expect(told("madePrivate", WITHOUT, WITHOUT)).toBe("Only those with the link may join now.");
  await loadMessages("da");
  expect(told("sat", WITHOUT, WITH_BO)).toBe("Bo har sat sig.");
  expect(told("left", WITH_BO, WITHOUT)).toBe("Bo er gået.");
  expect(told("madePublic", WITHOUT, WITHOUT)).toBe("Nu må andre være med.");
});

test("whoever came and went between two looks is still named", async () => {
  await loadMessages("en");
  expect(told("sat", WITH_BO, WITHOUT)).toBe("Bo sat down.");
  expect(told("left", WITHOUT, WITH_BO)).toBe("Bo has left.");
});

test("nobody is told that they sat down themselves", () => {
  expect(told("sat", table(null, null, null, null), WITHOUT, "R")).toBeNull();
});
