// Every text for people is a message, and no message of any language asks for a value that it is not given.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { type Request, requests, strings } from "./read";
import { read, SOURCES } from "./tree";

const folder = join(SOURCES, "../../messages");
const languages = readdirSync(folder);

/** The values that a message puts into its text, and those that only choose its form. */
interface Values {
  told: Set<string>;
  chosen: Set<string>;
}

/** The values of each message of a text. What stands in one form of several counts like what stands in all. */
function valuesOf(text: string): Map<string, Values> {
  return new Map(
    new FluentResource(text).body.map(({ id, value }) => {
      const values: Values = { told: new Set(), chosen: new Set() };
      const visit = (part: unknown): void => {
        if (Array.isArray(part)) part.forEach(visit);
        else if (part && typeof part === "object") {
          const one = part as { type?: string; name?: string; selector?: { name?: string }; variants?: { value: unknown }[] };
          if (one.type === "var") values.told.add(one.name!);
          if (one.type !== "select") return;
          if (one.selector?.name) values.chosen.add(one.selector.name);
          for (const variant of one.variants ?? []) visit(variant.value);
        }
      };
      visit(value);
      return [id, values];
    }),
  );
}

function messagesOf(language: string): Map<string, Values> {
  const files = readdirSync(join(folder, language));
  return new Map(files.flatMap((file) => [...valuesOf(readFileSync(join(folder, language, file), "utf8"))]));
}

/** The calls that ask for a message: by its name or, where none does, by the syllable that it begins with. */
function callsOf(id: string, asked: Request[]): Request[] {
  const named = asked.filter((one) => !one.isFamily && one.id === id);
  return named.length > 0 ? named : asked.filter((one) => one.isFamily && id.startsWith(one.id));
}

/** Values that messages use and are not given. */
function unknown(messages: Map<string, Values>, asked: Request[]): string[] {
  return [...messages].flatMap(([id, { told, chosen }]) => {
    const calls = callsOf(id, asked);
    return [...told, ...chosen].flatMap((name) => calls.filter(({ values }) => !values.includes(name)).map(({ file }) => `${id}: ${file} gives no ${name}`));
  });
}

/** Values that are given to messages, none of which uses them in any language. */
function unused(languages: Map<string, Values>[], asked: Request[]): string[] {
  const all = languages.flatMap((messages) => [...messages].map(([id, values]) => ({ ...values, calls: callsOf(id, asked) })));
  return asked.flatMap((one) => {
    const messages = all.filter(({ calls }) => calls.includes(one));
    return one.values
      .filter((name) => !messages.some(({ told, chosen }) => told.has(name) || chosen.has(name)))
      .map((name) => `${one.id}: nobody uses ${name}`);
  });
}

/** Values that the English message tells and this one does not. */
function untold(messages: Map<string, Values>, english: Map<string, Values>): string[] {
  return [...english].flatMap(([id, { told }]) => {
    const values = messages.get(id);
    return [...told].filter((name) => !values?.told.has(name) && !values?.chosen.has(name)).map((name) => `${id} does not tell ${name}`);
  });
}

test("no message uses a value that it is not given, none leaves out one that English tells, and none is given in vain", { timeout: 120_000 }, () => {
  const asked = requests(SOURCES);
  expect(asked.length).toBeGreaterThan(300);
  expect(unused(languages.map(messagesOf), asked)).toEqual([]);
  for (const language of languages) {
    expect(unknown(messagesOf(language), asked), language).toEqual([]);
    expect(untold(messagesOf(language), messagesOf("en")), language).toEqual([]);
  }
});

test("a value that is not given, not told or not used is found", () => {
  const messages = valuesOf("sat = { $name } sat.\nleft = { $count ->\n    [one] { $who } left\n   *[other] gone\n}\nseat-R = Red { $shade }\n");
  const asked = [
    { file: "a.ts", id: "sat", isFamily: false, values: ["name"] },
    { file: "b.ts", id: "left", isFamily: false, values: ["who"] },
    { file: "c.ts", id: "seat-", isFamily: true, values: [] },
  ];
  expect(unknown(messages, asked)).toEqual(["left: b.ts gives no count", "seat-R: c.ts gives no shade"]);
  expect(unused([messages], [{ file: "a.ts", id: "seat-", isFamily: true, values: ["shade", "light"] }])).toEqual(["seat-: nobody uses light"]);
  expect(untold(valuesOf("sat = sat"), valuesOf("sat = { $name } sat."))).toEqual(["sat does not tell name"]);
});

test("every text in the page is a message", () => {
  const found = [...read(SOURCES)].filter(([file]) => /\.tsx?$/.test(file)).flatMap(([file, text]) => strings(file, text));
  expect(found).toEqual([]);
});

test("a text that is no message is found, in whatever way it is shown", () => {
  const found = (text: string) => strings("a.tsx", text).map((one) => one.slice("a.tsx: ".length));
  expect(found('<p class="one">Hello <b>{name}</b> × {"there"}</p>')).toEqual(["Hello", "there"]);
  expect(found('<a title="Back" aria-label={isOpen ? "Shut" : t("open")} href="/there" />')).toEqual(["Back", "Shut"]);
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a source text
  expect(found("<p>{isOn && `${count} left`}{t(`seat-${seat}`)}</p>")).toEqual(["left"]);
  expect(found('root.textContent = "Loading"; root.className = "large"; root.textContent = t("loading")')).toEqual(["Loading"]);
});
