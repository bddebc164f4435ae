// What a browser loads first is small.

import { gzipSync } from "node:zlib";
import { expect, test } from "./makker";
import { enter, MOUSE } from "./player";

const BUDGET = 100_000;

test("the first page and a table load at most 100 kB of scripts, styles and type", async ({ page }) => {
  const loaded = new Set<string>();
  page.on("response", (response) => {
    const kind = response.request().resourceType();
    if (kind !== "script" && kind !== "stylesheet" && kind !== "font") return;
    if (kind !== "font") expect(response.headers()["content-encoding"], `${response.url()} is sent compressed`).toMatch(/^(gzip|br)$/);
    loaded.add(response.url());
  });
  // Each file is asked for once more to be weighed: a browser that took it from its cache does not give it away.
  const weigh = async (what: string) => {
    await page.waitForLoadState("networkidle");
    // Sounds come at the first turn after somebody has touched the page: they count, whether that has been or not.
    for (const url of [...loaded]) {
      const voices = what === "table" && /voices-[\w-]+\.js/.exec(await (await page.request.get(url)).text())?.[0];
      if (voices) loaded.add(new URL(voices, url).href);
    }
    const files: [string, number][] = [];
    for (const url of loaded) files.push([new URL(url).pathname, gzipSync(await (await page.request.get(url)).body()).length]);
    expect(files.length, what).toBeGreaterThan(1);
    expect(
      files.reduce((sum, [, size]) => sum + size, 0),
      `${what}: ${files.join(" ")}`,
    ).toBeLessThanOrEqual(BUDGET);
  };
  await page.goto("/");
  await weigh("home");
  await enter(page, MOUSE, "Ann", "Play now");
  loaded.clear();
  await page.reload();
  await weigh("table");
});
