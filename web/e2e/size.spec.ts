// What a browser loads first is small.

import { gzipSync } from "node:zlib";
import { expect, test } from "./makker";
import { enter, MOUSE } from "./player";

const BUDGET = 100_000;

test("the first page and a table load at most 100 kB of scripts, styles and type", async ({ page }) => {
  let loaded: Promise<[string, number]>[] = [];
  page.on("response", (response) => {
    const kind = response.request().resourceType();
    if (kind !== "script" && kind !== "stylesheet" && kind !== "font") return;
    if (kind !== "font") expect(response.headers()["content-encoding"], `${response.url()} is sent compressed`).toBe("gzip");
    loaded.push(response.body().then((body) => [new URL(response.url()).pathname, gzipSync(body).length]));
  });
  const weigh = async (what: string) => {
    await page.waitForLoadState("networkidle");
    const files = await Promise.all(loaded);
    expect(files.length, what).toBeGreaterThan(1);
    expect(
      files.reduce((sum, [, size]) => sum + size, 0),
      `${what}: ${files.join(" ")}`,
    ).toBeLessThanOrEqual(BUDGET);
    loaded = [];
  };
  await page.goto("/");
  await weigh("home");
  await enter(page, MOUSE, "Ann", "Play now");
  loaded = [];
  await page.reload();
  await weigh("table");
});
