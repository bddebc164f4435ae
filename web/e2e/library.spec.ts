// The package for npm: its example page plays against `hard`, from nothing but the files that are packed.

import { createReadStream, existsSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";
import { expect, test } from "@playwright/test";

const FOLDER = join(import.meta.dirname, "../../packages/npm");
const KINDS: Record<string, string> = { ".html": "text/html", ".js": "text/javascript", ".wasm": "application/wasm" };

let server: Server;

test.beforeAll(async () => {
  expect(existsSync(join(FOLDER, "engine.wasm")), "make npm-package has been run").toBe(true);
  server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? "/", "http://here").pathname);
    response.setHeader("content-type", KINDS[extname(path)] ?? "application/octet-stream");
    createReadStream(join(FOLDER, path))
      .on("error", () => response.writeHead(404).end())
      .pipe(response);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
});

test.afterAll(() => server.close());

test("the example page plays against hard", async ({ page }) => {
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/example.html`);
  const boards = new Set<string>();
  // A card is given, then the others play between one's own turns.
  for (let turn = 0; turn < 4; turn++) {
    await expect(page.getByRole("status")).toHaveText("Your turn.", { timeout: 30_000 });
    boards.add((await page.locator("#board").textContent()) ?? "");
    await page.getByRole("button").first().click();
  }
  await expect(page.getByRole("status")).not.toHaveText("Loading …");
  expect(boards.size, "cards and pawns go").toBe(4);
  expect(errors).toEqual([]);
});
