// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { kept } from "../person/kept";
import { language, loadAllMessages, loadMessages, setLanguage, t } from "./messages";

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

/** Which language somebody gets whose browser prefers these. */
async function got(...prefers: string[]): Promise<string> {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(prefers);
  await loadMessages();
  return language.value;
}

test("everyone gets the first of their languages that there is", async () => {
  expect(await got("nb-NO", "en")).toBe("nb");
  expect(await got("sv-FI", "fi")).toBe("sv");
  expect(await got("de", "fi-FI", "en")).toBe("fi");
  expect(await got("de", "pl")).toBe("en");
  // "no" is what some browsers call it, and whoever reads nynorsk reads bokmål rather than English.
  expect([await got("no"), await got("nn-NO", "en")]).toEqual(["nb", "nb"]);
  expect(document.documentElement.lang).toBe("nb");
});

test("what was chosen comes before what the browser prefers, and is kept", async () => {
  await setLanguage("fi");
  expect([kept("language"), t("play-short")]).toEqual(["fi", "Pelaa"]);
  expect(await got("sv")).toBe("fi");
});

test("of two choices the last one counts, also while more is loaded", async () => {
  await Promise.all([setLanguage("da"), loadAllMessages(), setLanguage("sv")]);
  expect([language.value, t("turn-yours"), t("settings")]).toEqual(["sv", "Din tur", "Inställningar"]);
});
