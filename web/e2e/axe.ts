// axe-core finds nothing on a page, light and dark, on a phone and on a desk. (It does not see contrast within SVG.)

import { expect, type Page } from "@playwright/test";
import axe from "axe-core";
import { drawn } from "./player";

export const SIZES = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 800 } };

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
      const rules: axe.RunOptions = colorScheme === "dark" ? { runOnly: ["color-contrast"] } : {};
      const found = await page.evaluate(async (rules) => {
        const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, { resultTypes: ["violations"], ...rules });
        return violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html.slice(0, 120)).join(" | ")}`);
      }, rules);
      all.push(...found.map((one) => `${size}, ${colorScheme}: ${one}`));
    }
  }
  expect.soft(all, what).toEqual([]);
}
