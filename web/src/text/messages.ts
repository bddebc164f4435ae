// What people read, from the message files of the repository. The language is the reader's own, or what they chose; only
// that one is loaded, and of it at first only what is read while one plays.

import { signal } from "@preact/signals";
import { keep, kept } from "../person/kept";
import { LANGUAGES, nearest } from "./languages";
import { type Pattern, teller, type Values } from "./pattern";

// Without what only the program says in a terminal.
const FILES = import.meta.glob<Record<string, Pattern>>(["./*/*.ftl", "!./*/{terminal,help}.ftl"], { base: "../../../messages", import: "default" });

/** The reader's language, once its messages are there. */
export const language = signal("");
let messages: Record<string, Pattern> = {};
let tell = teller("en");
/** The language that was asked for last. */
let wanted = "";
/** The files that are wanted: what is read while one plays, and later the rest. */
const files = new Set(["page"]);
/** When all that are wanted will be there. */
let whole: Promise<void> | null = null;

/** Loads the messages of what the reader chose or, if nothing was chosen, of what the browser prefers. */
export function loadMessages(chosen = kept("language")): Promise<void> {
  wanted = [chosen, ...navigator.languages].map(nearest).find((tag) => tag in LANGUAGES) ?? "en";
  return load();
}

async function load(): Promise<void> {
  const tag = wanted;
  const texts = await Promise.all([...files].map((file) => FILES[`./${tag}/${file}.ftl`]!()));
  // Another language was chosen meanwhile, or more of this one is needed.
  if (tag !== wanted || texts.length < files.size) return load();
  messages = Object.assign({}, ...texts);
  tell = teller(tag);
  document.documentElement.lang = tag;
  // Whoever installs the page reads this language.
  document.querySelector("link[rel=manifest]")?.setAttribute("href", `/manifest.webmanifest?language=${tag}`);
  language.value = tag;
}

/** Loads these files as well. */
export function loadMoreMessages(...more: string[]): Promise<void> {
  const before = files.size;
  for (const file of more) files.add(file);
  if (files.size > before) whole = null;
  whole ??= loadMessages(wanted || undefined).catch((error: unknown) => {
    whole = null;
    throw error;
  });
  return whole;
}

/** Loads the rest as well: what is read on the first page, before and after a game and in windows; and what only some pages need. */
export function loadAllMessages(...more: string[]): Promise<void> {
  return loadMoreMessages("home", "later", ...more);
}

export async function setLanguage(tag: string): Promise<void> {
  keep("language", tag);
  await loadMessages(tag);
}

/** The text of a message in the reader's language. */
export function t(id: string, values?: Values): string {
  void language.value; // Whoever shows a text is drawn again in another language.
  return tell(messages[id] ?? id, values);
}
