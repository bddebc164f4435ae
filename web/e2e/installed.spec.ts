// The page as something that is installed: there without a server, never older than the server, renewed at a calm moment.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import config from "../playwright.config";
import { LANGUAGES } from "../src/text/languages";
import { isAccessible } from "./axe";
import { isKept } from "./kept";
import { expect, test } from "./makker";
import { enter, MOUSE } from "./player";
import { TABLE, WON } from "./positions";
import { rehearse } from "./rehearse";
import { Renewed } from "./renewed";

test.use({ serviceWorkers: "allow", engine: true });

const build = (page: Page) => page.locator("meta[name=build]").getAttribute("content");

test("after one visit everything that needs no other people is there without a server, and the rest comes back by itself", async ({ page, makker }) => {
  const broken: string[] = [];
  page.on("pageerror", (error) => broken.push(String(error)));
  await page.goto("/");
  await isKept(page);
  await makker.kill();
  await page.reload();
  await expect(page.getByText("No connection just now.")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Play now/ })).toBeEnabled();
  for (const action of ["friends", "find"]) await expect(page.locator(`[data-action=${action}]`)).toBeDisabled();
  await expect(page.getByText("Open a game", { exact: false })).toHaveAttribute("aria-disabled", "true");
  await isAccessible(page, "the first page without a server");
  // In every language, for all of them are kept.
  await page.locator("[data-action=language][lang=fi]").click();
  await expect(page.getByText("Nyt ei ole yhteyttä.")).toBeVisible();
  await page.locator("[data-action=language][lang=en]").click();
  await page.locator("footer [data-action=rules]").click();
  await expect(page.getByRole("heading", { level: 1, name: "The rules" })).toBeVisible();
  await page.goto("/#learn");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goto("/");
  await expect(page.locator("[data-action=find]")).toBeDisabled();
  await makker.start();
  await expect(page.locator("[data-action=find]")).toBeEnabled();
  await expect(page.getByText("No connection just now.")).toBeHidden();
  // Whoever came without a server is somebody to it by now.
  await page.getByRole("button", { name: /^Play now/ }).click();
  await page.locator("main.table").waitFor();
  expect(broken).toEqual([]);
});

test("a table without a server says so and opens when it is back", async ({ page, makker }) => {
  const { table } = await rehearse(page, TABLE);
  await isKept(page);
  await makker.kill();
  await page.goto(`/t/${table}`);
  await expect(page.getByText("No connection. Nothing is lost; trying again.")).toBeVisible();
  await makker.start();
  await expect(page.locator("main.table")).toHaveAttribute("data-you", "R");
});

test.describe("without a puzzle", () => {
  test.use({ puzzle: true });

  test("a puzzle that is not here is not promised, and asked for as soon as there is a server", async ({ page, makker }) => {
    await page.goto("/");
    await isKept(page);
    await page.evaluate(() => localStorage.removeItem("puzzle of the day"));
    await makker.kill();
    await page.goto("/#puzzle");
    await expect(page.getByText("today’s puzzle is not here yet")).toBeVisible();
    await makker.start();
    await expect(page.getByText("today’s puzzle is not here yet")).toBeHidden();
  });
});

test("the service worker serves the parts of the page and never answers under /api", async ({ page, makker }) => {
  await page.goto("/");
  await isKept(page);
  const served = new Map<string, boolean>();
  page.on("response", (response) => served.set(new URL(response.url()).pathname, response.fromServiceWorker()));
  await page.reload();
  await page.getByRole("button", { name: /^Play now/ }).waitFor();
  await expect.poll(() => [...served].filter(([path]) => path.startsWith("/api/")).length).toBeGreaterThan(3);
  for (const [path, isServed] of served) {
    if (path.startsWith("/api/")) expect(isServed, path).toBe(false);
    if (path.startsWith("/assets/")) expect(isServed, path).toBe(true);
  }
  const kept = await page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.filter((path) => path !== "/" && !path.startsWith("/assets/"))).toEqual([]);
  await makker.kill();
  for (const path of ["/api/editions", "/api/lobby", "/api/puzzle", "/api/version"]) {
    const answer = page.evaluate(
      (path) =>
        fetch(path).then(
          () => "answered",
          () => "nobody",
        ),
      path,
    );
    expect(await answer, path).toBe("nobody");
  }
});

/** A server that becomes a newer one. */
const withRenewal = test.extend<{ renewed: Renewed }>({
  renewed: async ({ makker }, use) => {
    const renewed = await Renewed.to(makker.port);
    await use(renewed);
    await renewed.remove();
  },
  baseURL: async ({ renewed }, use) => use(renewed.origin),
});

const NEWER = "0123456789abcdef";

/** What the page hears when the connection comes back: the server may be another one. */
const comesBack = async (page: Page) => {
  const asked = page.waitForResponse("**/api/version");
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await asked;
};

/** Browsers take whatever a test evaluates for a touch. */
const untouched = (page: Page) => page.addInitScript(() => Object.defineProperty(Navigator.prototype, "userActivation", { value: undefined }));

/** Is it still the page that was marked? */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { isMarked: true }));
const isMarked = (page: Page) => page.evaluate(() => "isMarked" in window);

withRenewal("with a server there the page is the server's, though an older one is kept", async ({ page, context, renewed }) => {
  await page.goto("/");
  await isKept(page);
  const before = await build(page);
  renewed.build = NEWER;
  await page.goto("/#rules");
  await expect.poll(() => build(page).catch(() => before)).toBe(NEWER);
  await isKept(page);
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state)).toBe("installed");
  // When the last page has gone the new worker takes over, and of the older build nothing is left.
  await page.close();
  const next = await context.newPage();
  await next.goto("/");
  await expect.poll(() => next.evaluate(() => caches.keys()), { timeout: 60_000 }).toEqual([`makker ${NEWER}`]);
  await isKept(next);
  expect(before).not.toBe(NEWER);
});

withRenewal("what is fetched ahead leaves a person most of what servers allow them", async ({ page, renewed }) => {
  await page.goto("/");
  await isKept(page);
  // Of the sixty requests that they may make at once (deploy/limits.toml): what a page needs at once, and the rest in a few.
  expect(renewed.fetched).toContainEqual(expect.stringMatching(/^\/assets\/together-/));
  expect(renewed.fetched.length).toBeLessThan(40);
});

withRenewal("a server that takes too long does not keep anybody from the page", async ({ page, renewed }) => {
  await page.goto("/");
  await isKept(page);
  renewed.isSlow = true;
  await page.reload();
  await expect(page.getByRole("button", { name: /^Play now/ })).toBeVisible();
});

withRenewal("the first page renews itself, once", async ({ page, renewed }) => {
  await untouched(page);
  await page.goto("/");
  await isKept(page);
  await mark(page);
  renewed.build = NEWER;
  await comesBack(page);
  await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
  expect(await build(page)).toBe(NEWER);
});

withRenewal("whoever has touched the first page is asked, and may renew it", async ({ page, renewed }) => {
  await page.goto("/");
  await isKept(page);
  await mark(page);
  await page.getByLabel("Your name").fill("Ann");
  renewed.build = NEWER;
  await comesBack(page);
  await expect(page.getByText("There is a newer Makker.")).toBeVisible();
  await isAccessible(page, "a newer page is offered");
  expect(await isMarked(page)).toBe(true);
  await page.getByRole("button", { name: "Renew now" }).click();
  await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
  expect(await build(page)).toBe(NEWER);
});

withRenewal("nobody is renewed in a game; the parts of an old page are kept while it is open, and the next one is new", async ({ page, context, renewed }) => {
  const player = await rehearse(page, { ...TABLE, people: {} });
  await expect(player.main).toHaveAttribute("data-prompt", "play");
  await isKept(page);
  const before = await build(page);
  await mark(page);
  renewed.build = NEWER;
  await comesBack(page);
  // Another page has the new build meanwhile, and the new worker waits beside the old one; a game goes on.
  const other = await context.newPage();
  await other.goto("/");
  expect(await build(other)).toBe(NEWER);
  await isKept(other);
  await expect.poll(() => page.evaluate(() => caches.keys()).then((names) => names.sort())).toEqual([`makker ${NEWER}`, `makker ${before}`].sort());
  // A page that nobody sees draws nothing.
  await page.bringToFront();
  await player.prepare("10 B6>Rg2");
  await player.send("10 ").click();
  await player.asked();
  expect(await isMarked(page)).toBe(true);
  await expect(page.locator("[data-action=renew]")).toHaveCount(0);
  await page.goto("/");
  expect(await build(page)).toBe(NEWER);
});

withRenewal("after a game the page renews itself, and comes back to the same result", async ({ page, renewed }) => {
  await untouched(page);
  await rehearse(page, WON);
  await page.locator(".over").waitFor();
  await isKept(page);
  await mark(page);
  renewed.build = NEWER;
  await comesBack(page);
  await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
  await page.locator(".over").waitFor();
  expect(await build(page)).toBe(NEWER);
});

withRenewal("a server that speaks another protocol is told of and the page loaded again, once", async ({ page, renewed }) => {
  await page.clock.install();
  const player = await rehearse(page, { ...TABLE, people: {} });
  await isKept(page);
  await mark(page);
  renewed.protocol = 2;
  await comesBack(page);
  await expect(page.locator(".banner", { hasText: "There is a newer Makker." })).toBeVisible();
  await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
  // Here the page of the server is still the old one: it says so, and does not try again and again.
  await expect(page.locator(".banner", { hasText: "There is a newer Makker." })).toBeVisible();
  await expect(player.main).toHaveAttribute("data-prompt", "play");
  await mark(page);
  await page.clock.runFor(60_000);
  expect(await isMarked(page)).toBe(true);
});

test("browsers find nothing that keeps the page from being installed", async ({ makker }) => {
  // In a context of its own kind, for nothing is installed from a private window.
  const folder = mkdtempSync(join(tmpdir(), "makker-installed-"));
  const context = await chromium.launchPersistentContext(folder, { ...config.use?.launchOptions, baseURL: makker.origin });
  try {
    const page = await context.newPage();
    await page.goto(`${makker.origin}/`);
    await page.getByRole("button", { name: /^Play now/ }).waitFor();
    const browser = await context.newCDPSession(page);
    const { errors, data } = await browser.send("Page.getAppManifest");
    expect(errors).toEqual([]);
    expect(JSON.parse(data!)).toMatchObject({ short_name: "Makker", start_url: "/", display: "standalone" });
    const { installabilityErrors } = await browser.send("Page.getInstallabilityErrors");
    expect(installabilityErrors).toEqual([]);
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

test("manifests, icons and the service worker are sent as what they are, and kept as long as they may be", async ({ page, request }) => {
  for (const language of Object.keys(LANGUAGES)) {
    const answer = await request.get(`/manifest.webmanifest?language=${language}`);
    expect(answer.headers()).toMatchObject({ "content-type": "application/manifest+json", "cache-control": "no-store" });
    type Picture = { src: string; sizes: string; type: string };
    const { lang, icons, screenshots } = (await answer.json()) as { lang: string; icons: Picture[]; screenshots: Picture[] };
    expect(lang).toBe(language);
    for (const { src, sizes, type } of [...icons, ...screenshots]) {
      const icon = await request.get(src);
      expect(icon.headers()["content-type"], src).toBe(type);
      if (type !== "image/png") continue;
      const png = await icon.body();
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes);
    }
  }
  expect((await request.get("/manifest.webmanifest?language=xx")).status()).toBe(404);
  const worker = await request.get("/service-worker.js");
  expect(worker.headers()).toMatchObject({ "content-type": "text/javascript", "cache-control": "no-store", "service-worker-allowed": "/" });
  const home = await request.get("/");
  expect(home.headers()["cache-control"]).toBe("no-store");
  for (const policy of [worker, home].map((answer) => answer.headers()["content-security-policy"]!)) {
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
    expect(policy).not.toMatch(/script-src[^;]*'unsafe-(inline|eval)'/);
  }
  const [script] = /\/assets\/index-[\w-]+\.js/.exec(await home.text())!;
  expect((await request.get(script)).headers()["cache-control"]).toContain("immutable");
  await page.goto("/");
  await expect(page.locator("link[rel=manifest]")).toHaveAttribute("href", "/manifest.webmanifest?language=en");
  const touch = (await page.locator("link[rel=apple-touch-icon]").getAttribute("href"))!;
  expect((await request.get(touch)).headers()["content-type"]).toBe("image/png");
});

/** Whoever knows the game already is offered to install it. */
const knows = (page: Page) => page.addInitScript(() => localStorage.setItem("learned", "first"));

test("whoever can install the page is offered to, once refused never again", async ({ page }) => {
  await knows(page);
  // Browsers tell it when they think that somebody stays.
  const tell = () =>
    page.evaluate(() =>
      dispatchEvent(Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt: () => Object.assign(window, { isAsked: true }) })),
    );
  await page.goto("/");
  await page.getByRole("button", { name: /^Play now/ }).waitFor();
  await expect(page.locator("[data-action=install]")).toHaveCount(0);
  await tell();
  await expect(page.locator("[data-action=install]")).toBeVisible();
  await isAccessible(page, "the page can be installed");
  await page.locator("[data-action=install]").click();
  expect(await page.evaluate(() => "isAsked" in window)).toBe(true);
  await expect(page.locator("[data-action=install]")).toHaveCount(0);
  await tell();
  await page.getByRole("button", { name: "Don’t ask again" }).click();
  await expect(page.locator("[data-action=install]")).toHaveCount(0);
  await page.reload();
  await page.getByRole("button", { name: /^Play now/ }).waitFor();
  await tell();
  await expect(page.locator("[data-action=install]")).toHaveCount(0);
});

test("on an Apple phone the way to install the page is told", async ({ page }) => {
  await knows(page);
  await page.addInitScript(() => Object.assign(Navigator.prototype, { standalone: false }));
  await page.goto("/");
  await expect(page.getByText("Add to Home Screen")).toBeVisible();
  await page.getByRole("button", { name: "Don’t ask again" }).click();
  await page.reload();
  await page.getByRole("button", { name: /^Play now/ }).waitFor();
  await expect(page.getByText("Add to Home Screen")).toHaveCount(0);
});

test("over plain HTTP from another machine everything works without a service worker", async ({ makker }) => {
  const { args = [], ...launch } = config.use!.launchOptions!;
  // A name that is no machine's own is not trusted by browsers.
  const browser = await chromium.launch({ ...launch, args: [...args, "--host-resolver-rules=MAP makker.test 127.0.0.1"] });
  try {
    const page = await browser.newPage({ baseURL: `http://makker.test:${makker.port}`, reducedMotion: "reduce" });
    const broken: string[] = [];
    page.on("pageerror", (error) => broken.push(String(error)));
    const asked = page.waitForResponse("**/api/version");
    await enter(page, MOUSE, "Ann", "Play now");
    expect(await page.evaluate(() => [isSecureContext, "serviceWorker" in navigator])).toEqual([false, false]);
    await asked;
    await page.goto("/");
    await page.locator('a[href^="/t/"]').first().waitFor();
    expect(broken).toEqual([]);
  } finally {
    await browser.close();
  }
});
