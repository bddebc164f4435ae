// Browser tests: the real program, the real page, the system's own Chromium. `make browser` builds what they need.

import { defineConfig, devices } from "@playwright/test";

export default defineConfig({
  testDir: "e2e",
  // On two cores: a browser and its server use less than half of one each, since tests wait for what people would see.
  workers: 3,
  // Each test has a server of its own, so the tests of one file need not wait for each other.
  fullyParallel: true,
  forbidOnly: true,
  // A busy machine may cost a test its first try. It is then listed as flaky, which is a fault of the test to be mended.
  retries: 1,
  // Never reached when all is well, even on a busy machine.
  timeout: 480_000,
  expect: { timeout: 20_000 },
  reporter: [["list"]],
  use: {
    ...devices["Desktop Chrome"],
    actionTimeout: 20_000,
    screenshot: "only-on-failure",
    // What a test holds back or counts shall come from the page alone; `installed.spec.ts` is about the service worker.
    serviceWorkers: "block",
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
      // No sandbox: it needs rights that root in a container lacks. The rest keeps the browser from calling home.
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
