// Whether this device is told of its person's turns while no page is open: what the person wishes, what stands in the way, and what the server is told of it.

import { signal } from "@preact/signals";
import * as api from "../net/api";
import { keep, kept } from "../person/kept";
import type { NewSubscription, QuietHours } from "../protocol";
import { language } from "../text/messages";
import { wasEnded } from "../worker/ended";
import { zone } from "./zone";

/** What a person wishes on this device; times are minutes of the day. */
export interface Wish {
  isOn: boolean;
  isQuiet: boolean;
  from: number;
  until: number;
}

/** What stands in the way, by the word of the message that says what to do. */
export const OBSTACLES = ["off", "https", "home-screen", "cannot", "denied", "failed"] as const;
export type Obstacle = (typeof OBSTACLES)[number];

const USUAL: Wish = { isOn: false, isQuiet: true, from: 22 * 60, until: 8 * 60 };
const NAME = "turns";
/** What was told the server, and on which day: it is told again when either changes. */
const TOLD = "turns told";

function before(): Partial<Wish> {
  try {
    return JSON.parse(kept(NAME) ?? "{}") as Partial<Wish>;
  } catch {
    return {};
  }
}

export const wish = signal<Wish>({ ...USUAL, ...before() });

function remember(part: Partial<Wish>): void {
  wish.value = { ...wish.value, ...part };
  keep(NAME, JSON.stringify(wish.value));
}

/** What the browser itself lacks. */
export function missing(): Obstacle | null {
  if (!globalThis.isSecureContext) return "https";
  if ("serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis)
    return Notification.permission === "denied" ? "denied" : null;
  return /iPhone|iPad/.test(navigator.userAgent) || (navigator.platform === "MacIntel" && navigator.maxTouchPoints > 1) ? "home-screen" : "cannot";
}

/** Does the server tell anybody at all? */
export async function offered(): Promise<boolean> {
  return (await api.pushKey()).key !== undefined;
}

/** Somebody wants to be told: asks the browser, which asks them. Says what stands in the way. */
export async function turnOn(): Promise<Obstacle | null> {
  const obstacle = missing();
  if (obstacle && obstacle !== "denied") return obstacle;
  const permission = await Notification.requestPermission();
  if (permission !== "granted") return permission === "denied" ? "denied" : null;
  try {
    const told = await tell();
    if (told) remember({ isOn: true });
    await wasEnded();
    return told ? null : "off";
  } catch {
    return "failed";
  }
}

/** Ends it at once: here, and at the server if that can be reached. */
export async function turnOff(): Promise<void> {
  remember({ isOn: false });
  keep(TOLD, "");
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription) return;
  await Promise.allSettled([api.unsubscribe({ endpoint: subscription.endpoint }), subscription.unsubscribe()]);
}

/** Other hours. Says whether the server has been told. */
export async function setQuiet(part: Partial<Omit<Wish, "isOn">>): Promise<Obstacle | null> {
  remember(part);
  if (!wish.value.isOn) return null;
  return tell().then(
    () => null,
    () => "failed" as const,
  );
}

/** At each visit the server hears that the device is still there, once a day or if something has changed, such as a subscription that the browser has dropped; and whoever has forbidden
 * or ended it meanwhile is told no more. */
export async function renewTurns(): Promise<void> {
  if (!wish.value.isOn || missing()) return;
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (registration && !subscription && (await wasEnded())) return remember({ isOn: false });
  if (subscription && kept(TOLD) === fingerprint(subscription.endpoint)) return;
  await tell();
}

/** Subscribes, if the browser has not, and tells the server; false if the server tells nobody. */
async function tell(): Promise<boolean> {
  const { key } = await api.pushKey();
  if (!key) return false;
  await navigator.serviceWorker.register("/service-worker.js", { updateViaCache: "none" });
  const { pushManager } = await navigator.serviceWorker.ready;
  let subscription = await pushManager.getSubscription();
  if (subscription && !isFor(subscription, key)) {
    // The server has another key than when this was made.
    await subscription.unsubscribe();
    subscription = null;
  }
  subscription ??= await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = subscription.toJSON();
  const quiet: QuietHours = { from: wish.value.from, until: wish.value.until, zone: zone() };
  const body: NewSubscription = { endpoint: endpoint!, keys: { p256dh: keys!.p256dh!, auth: keys!.auth! }, language: language.value };
  await api.beSomeone();
  await api.subscribe(wish.value.isQuiet ? { ...body, quiet } : body);
  keep(TOLD, fingerprint(subscription.endpoint));
  return true;
}

function fingerprint(endpoint: string): string {
  const clock = zone().map(({ minutes }) => minutes);
  return JSON.stringify([endpoint, language.value, wish.value, clock, new Date().toISOString().slice(0, 10)]);
}

function isFor({ options }: PushSubscription, key: string): boolean {
  const own = options.applicationServerKey;
  // Where a browser does not say, it is taken to be right.
  if (!own) return true;
  const text = btoa(String.fromCharCode(...new Uint8Array(own)));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "") === key;
}
