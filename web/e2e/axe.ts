// axe-core finds nothing on a page, light and dark, on a phone and on a desk. (It does not see contrast within SVG.)

import { expect, type Page } from "@playwright/test";
import axe from "axe-core";
import { drawn } from "./player";

export const SIZES = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 800 } };

/** What axe finds on the page as it is now. */
async function violations(page: Page, rules: axe.RunOptions): Promise<string[]> {
  return page.evaluate(async (rules) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, { resultTypes: ["violations"], ...rules });
    return violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`);
  }, rules);
}

/** axe finds nothing on the page as it is now, however it looks. */
export async function isAccessible(page: Page, what: string): Promise<void> {
  await page.evaluate(axe.source);
  const all: string[] = [];
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    await drawn(page);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      // By night nothing differs but colours.
      const found = await violations(page, colorScheme === "dark" ? { runOnly: ["color-contrast"] } : {});
      all.push(...found.map((one) => `${size}, ${colorScheme}: ${one}`));
    }
  }
  expect.soft(all, what).toEqual([]);
}

/** axe finds nothing on this very screen, by day and by night. */
export async function isAccessibleHere(page: Page, what: string): Promise<void> {
  await page.evaluate(axe.source);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    expect.soft(await violations(page, {}), `${what}, ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
}
