// What people read, from the message files of the repository. The language is the reader's own, or what they chose; only
// that one is loaded, and of it at first only what is read while one plays.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { signal } from "@preact/signals";
import { keep, kept } from "../person/kept";
import { LANGUAGES, nearest } from "./languages";

// Without what only the program says in a terminal.
const FILES = import.meta.glob<string>(["../../../messages/*/*.ftl", "!../../../messages/*/{terminal,help}.ftl"], { query: "?raw", import: "default" });

/** The reader's language, once its messages are there. */
export const language = signal("");
let current: FluentBundle | null = null;
/** The language that was asked for last. */
let wanted = "";
/** The files that are wanted: what is read while one plays, and later the rest. */
const files = new Set(["page"]);
let whole: Promise<void> | null = null;

/** Loads the messages of what the reader chose or, if nothing was chosen, of what the browser prefers. */
export function loadMessages(chosen = kept("language")): Promise<void> {
  wanted = [chosen, ...navigator.languages].map(nearest).find((tag) => tag in LANGUAGES) ?? "en";
  return load();
}

async function load(): Promise<void> {
  const tag = wanted;
  const texts = await Promise.all([...files].map((file) => FILES[`../../../messages/${tag}/${file}.ftl`]!()));
  // Another language was chosen meanwhile, or more of this one is needed.
  if (tag !== wanted || texts.length < files.size) return load();
  // Without the marks around inserted texts: screen readers and copied text do better without.
  current = new FluentBundle(tag, { useIsolating: false });
  for (const text of texts) current.addResource(new FluentResource(text));
  document.documentElement.lang = tag;
  // Whoever installs the page reads this language.
  document.querySelector("link[rel=manifest]")?.setAttribute("href", `/manifest.webmanifest?language=${tag}`);
  language.value = tag;
}

/** Loads the rest as well: what is read on the first page, before and after a game and in windows; and what only some pages need. */
export function loadAllMessages(...more: string[]): Promise<void> {
  const before = files.size;
  for (const file of ["later", ...more]) files.add(file);
  if (files.size > before) whole = null;
  whole ??= loadMessages(wanted || undefined).catch((error: unknown) => {
    whole = null;
    throw error;
  });
  return whole;
}

export async function setLanguage(tag: string): Promise<void> {
  keep("language", tag);
  await loadMessages(tag);
}

/** The text of a message in the reader's language. */
export function t(id: string, values?: Record<string, FluentVariable>): string {
  void language.value; // Whoever shows a text is drawn again in another language.
  const message = current?.getMessage(id);
  return message?.value ? current!.formatPattern(message.value, values) : id;
}
