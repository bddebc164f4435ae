// Being told of one's turn: the switch and its hours, one tap to end it, and what the service worker makes of a message. Headless browsers have no push
// service, so that part of the browser is the test's own; the program and the service worker are the real ones.

import type { BrowserContext, Page } from "@playwright/test";
import { expect, test } from "./makker";
import { TABLE } from "./positions";
import { rehearse } from "./rehearse";

test.use({ serviceWorkers: "allow" });

const ENDPOINT = "https://fcm.googleapis.com/fcm/send/a-device-of-the-tests";

/** A browser with a push service, which notes what it is asked. It remembers across pages. */
async function withPushService(context: BrowserContext): Promise<void> {
  await context.addInitScript((endpoint) => {
    const asked = Notification.requestPermission.bind(Notification);
    Notification.requestPermission = () => {
      localStorage.asked = Number(localStorage.asked ?? 0) + 1;
      return asked();
    };
    Object.assign(navigator, { setAppBadge: async (count: number) => (localStorage.badge = count) });
    const subscription = () => {
      if (!localStorage.subscribed) return null;
      const { p256dh, key } = JSON.parse(localStorage.subscribed) as Record<string, string>;
      const bytes = Uint8Array.from(atob(key!.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
      return {
        endpoint,
        options: { applicationServerKey: bytes.buffer },
        toJSON: () => ({ endpoint, keys: { p256dh, auth: "BTBZMqHH6r4Tts7J_aSIgg" } }),
        unsubscribe: async () => delete localStorage.subscribed,
      };
    };
    const p256dh = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
    Object.assign(PushManager.prototype, {
      getSubscription: async () => subscription(),
      subscribe: async ({ userVisibleOnly, applicationServerKey }: { userVisibleOnly: boolean; applicationServerKey: string }) => {
        if (!userVisibleOnly) throw new Error("browsers refuse that");
        localStorage.subscribed = JSON.stringify({ p256dh, key: applicationServerKey });
        return subscription();
      },
    });
  }, ENDPOINT);
}

/** On how many devices the person of a page is told, as the server says. */
async function devices(page: Page): Promise<number> {
  const answer = await page.request.post("/api/push/unsubscribe", { data: { endpoint: "https://nowhere.example.net" } });
  return ((await answer.json()) as { devices: number }).devices;
}

async function openSettings(page: Page): Promise<void> {
  await page.locator(".tools [data-action=menu]").click();
  await page.locator("dialog [data-action=settings]").click();
  await page.locator("dialog .tell-turns").waitFor();
}

const tellMe = (page: Page) => page.getByRole("switch", { name: "Tell me when it is my turn" });

test("one tap and one question by the browser: then the server knows the device; one tap ends it", async ({ page, context }) => {
  await withPushService(context);
  await context.grantPermissions(["notifications"]);
  await rehearse(page, TABLE);
  await openSettings(page);
  expect(await page.evaluate(() => localStorage.asked)).toBeUndefined();
  await expect(tellMe(page)).not.toBeChecked();
  await tellMe(page).click();
  await expect(tellMe(page)).toBeChecked();
  await expect.poll(() => devices(page)).toBe(1);
  expect(await page.evaluate(() => localStorage.asked)).toBe("1");
  // The night is left in peace unless one says otherwise, and by which hours one chooses.
  const sent = page.waitForRequest((request) => request.url().endsWith("/api/push/subscribe"));
  await page.getByLabel("From", { exact: true }).fill("23:30");
  await page.getByLabel("From", { exact: true }).blur();
  const { quiet, language } = (await sent).postDataJSON();
  expect([quiet.from, quiet.until, language]).toEqual([23 * 60 + 30, 8 * 60, "en"]);
  expect(quiet.zone[0].minutes).toBe(await page.evaluate(() => -new Date().getTimezoneOffset() || 0));
  const awake = page.waitForRequest((request) => request.url().endsWith("/api/push/subscribe"));
  await page.getByRole("switch", { name: "Leave me in peace at night" }).click();
  expect((await awake).postDataJSON().quiet).toBeUndefined();
  // Another visit: it is as it was, without a question.
  await page.reload();
  await openSettings(page);
  await expect(tellMe(page)).toBeChecked();
  expect(await page.evaluate(() => localStorage.asked)).toBe("1");
  await tellMe(page).click();
  await expect(tellMe(page)).not.toBeChecked();
  await expect.poll(() => devices(page)).toBe(0);
  expect(await page.evaluate(() => localStorage.subscribed)).toBeUndefined();
});

test("whoever has forbidden it is told what to do, and a browser that cannot says so", async ({ page, context }) => {
  await withPushService(context);
  // Nobody answers a headless browser's question: that counts as no.
  await rehearse(page, TABLE);
  await openSettings(page);
  await tellMe(page).click();
  await expect(page.getByRole("alert")).toContainText("Allow notifications for it in your browser's settings");
  await expect(tellMe(page)).not.toBeChecked();
  expect(await devices(page)).toBe(0);
  await context.addInitScript(() => delete (globalThis as { PushManager?: unknown }).PushManager);
  await page.reload();
  await openSettings(page);
  await expect(page.getByRole("alert")).toContainText("This browser cannot do that");
});

test("ended from a message, the switch is off at the next visit; dropped by the browser, it is made anew", async ({ page, context }) => {
  await withPushService(context);
  await context.grantPermissions(["notifications"]);
  await rehearse(page, TABLE);
  await openSettings(page);
  await tellMe(page).click();
  await expect.poll(() => devices(page)).toBe(1);
  const drop = async () => {
    await page.request.post("/api/push/unsubscribe", { data: { endpoint: ENDPOINT } });
    await page.evaluate(() => delete localStorage.subscribed);
  };
  await drop();
  await page.reload();
  await expect.poll(() => devices(page)).toBe(1);
  await openSettings(page);
  await expect(tellMe(page)).toBeChecked();
  // What the message's own button does (src/worker/push.test.ts).
  await drop();
  await page.evaluate(async () => (await caches.open("turns")).put("/turns-ended", new Response()));
  await page.reload();
  await openSettings(page);
  await expect(tellMe(page)).not.toBeChecked();
});

test("a message is shown by the service worker, and closed where its table is opened; title and badge tell, too", async ({ page, context, makker }) => {
  await withPushService(context);
  await context.grantPermissions(["notifications"]);
  const player = await rehearse(page, TABLE);
  const { table } = player;
  await expect(page).toHaveTitle("Your turn – Makker");
  await expect.poll(() => page.evaluate(() => localStorage.badge)).toBe("1");
  await page.goto("/");
  await expect(page).toHaveTitle("Your turn – Makker");
  await expect.poll(() => page.evaluate(() => localStorage.badge)).toBe("1");
  // The setting is where one's games are, too.
  await expect(tellMe(page)).toBeVisible();
  const browser = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    browser.on("ServiceWorker.workerVersionUpdated", ({ versions }) => {
      const active = versions.find(({ status }) => status === "activated");
      if (active) resolve(active.registrationId);
    });
  });
  await browser.send("ServiceWorker.enable");
  const notice = { table, title: "Your turn", body: "With Freja, against Emil and Luna", stop: "Stop these" };
  await browser.send("ServiceWorker.deliverPushMessage", { origin: makker.origin, registrationId: await registered, data: JSON.stringify(notice) });
  const shown = () =>
    page.evaluate(async () => {
      const all = await (await navigator.serviceWorker.ready).getNotifications();
      return all.map(({ title, body, tag }) => ({ title, body, tag }));
    });
  await expect.poll(shown).toEqual([{ title: "Your turn", body: notice.body, tag: `turn ${table}` }]);
  await page.goto(`/t/${table}`);
  await expect.poll(shown).toEqual([]);
});
