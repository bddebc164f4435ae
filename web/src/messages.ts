// What people read, from the message files of the repository. The language is the reader's own, or what they chose.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { signal } from "@preact/signals";
import da from "../../messages/da/page.ftl?raw";
import en from "../../messages/en/page.ftl?raw";

const FILES: Record<string, string> = { en, da };
export const LANGUAGES: Record<string, string> = { en: "English", da: "Dansk" };

function bundle(language: string): FluentBundle {
  // Without the marks around inserted texts: screen readers and copied text do better without.
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(FILES[language] ?? en));
  return made;
}

function preferred(): string {
  const wanted = [localStorage.getItem("language"), ...navigator.languages];
  return wanted.map((tag) => tag?.slice(0, 2) ?? "").find((tag) => tag in FILES) ?? "en";
}

export const language = signal(preferred());
let current = bundle(language.value);
document.documentElement.lang = language.value;

export function setLanguage(tag: string): void {
  localStorage.setItem("language", tag);
  current = bundle(tag);
  document.documentElement.lang = tag;
  language.value = tag;
}

/** The text of a message in the reader's language. */
export function t(id: string, values?: Record<string, FluentVariable>): string {
  void language.value; // Whoever shows a text is drawn again in another language.
  const message = current.getMessage(id);
  return message?.value ? current.formatPattern(message.value, values) : id;
}
