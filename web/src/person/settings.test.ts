// @vitest-environment jsdom
import { expect, test, vi } from "vitest";

let isReduced = false;
vi.stubGlobal("matchMedia", () => ({ matches: isReduced }));
const { pace, prefer } = await import("./settings");

test("things take as long as one likes", () => {
  expect(pace()).toBe(1);
  prefer({ speed: "slow" });
  expect(pace()).toBe(2);
  prefer({ speed: "normal" });
});

test("nothing moves in a tab that nobody sees, nor on a system that is set to less motion", () => {
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  expect(pace()).toBe(0);
  hidden.mockRestore();
  isReduced = true;
  expect(pace()).toBe(0);
  isReduced = false;
});
