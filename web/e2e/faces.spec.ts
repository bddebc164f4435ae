// People choose a face, the others see it, and bots have names and faces of their own.

import { expect, test } from "./makker";

test("a face is chosen before one sits down and at the table, and another person's browser shows it", async ({ browser }) => {
  const [ann, bo] = await Promise.all([0, 1].map(async () => (await browser.newContext()).newPage()));
  await ann!.goto("/");
  await ann!.locator("[data-action=face]").click();
  await ann!.getByRole("radio", { name: "Headscarf" }).check({ force: true });
  await ann!.keyboard.press("Escape");
  await expect(ann!.locator(".own-face .portrait")).toHaveAttribute("data-face", "scarf");
  await ann!.getByLabel("Your name").fill("Ann");
  await ann!.locator("[data-action=friends]").click();
  await expect(ann!.locator("main.table")).toHaveAttribute("data-you", "R");

  await bo!.goto(ann!.url());
  await bo!.getByLabel("Your name").fill("Bo");
  const annsPortrait = bo!.locator(".waiting .portrait.seat-R");
  await expect(annsPortrait).toHaveAttribute("data-face", "scarf");
  await bo!.locator("[data-action=sit]").first().click();
  await expect(ann!.locator(".places .count")).toHaveText("2 of 4 at the table");

  // By keys, while both are there.
  await ann!.locator("[data-action=face]").focus();
  await ann!.keyboard.press("Enter");
  await ann!.getByRole("radio", { name: "Headscarf" }).focus();
  await ann!.keyboard.press("ArrowRight");
  await ann!.keyboard.press("Escape");
  await expect(ann!.locator("[data-action=face]")).toBeFocused();
  await expect(annsPortrait).toHaveAttribute("data-face", "long");
  await expect(ann!.locator(".own-face .portrait")).toHaveAttribute("data-face", "long");

  // In the game the bots are somebody, and it is as well in the settings.
  await ann!.locator("[data-action=start]").click();
  await expect(bo!.locator(".player .portrait.seat-R")).toHaveAttribute("data-face", "long");
  const names = await bo!.locator(".player .name").allTextContents();
  expect(new Set(names).size).toBe(4);
  expect(names.filter((name) => !["Ann", "Bo"].includes(name)).join()).toMatch(/^\p{Lu}\p{Ll}+,\p{Lu}\p{Ll}+$/u);
  expect(names.join()).not.toMatch(/bot|easy|medium|Red|Yellow|Green|Blue/);
  await expect(bo!.locator(".player .bot-sign")).toHaveCount(2);
  await bo!.locator("[data-action=menu]").click();
  await bo!.locator("[data-action=settings]").click();
  await bo!.getByRole("radio", { name: "Turban and beard" }).check({ force: true });
  await expect(ann!.locator(".player .portrait").and(ann!.locator("[data-face=turban]"))).toHaveCount(1);
  await Promise.all([ann!, bo!].map((page) => page.context().close()));
});
