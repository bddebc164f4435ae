// @vitest-environment jsdom
// Every language has every message, every message is used, and every word of a closed list has one.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { KINDS } from "../src/game/notation";
import { COURSES } from "../src/learn/lesson";
import { OBSTACLES } from "../src/push/turns";
import { PARTS, VERDICTS } from "../src/result/fairness";
import { TONES, WINDOWS } from "../src/review/ledger";
import { BOOK, QUESTIONS } from "../src/rules/book/book";
import { CHANGES } from "../src/text/sentences/words";
import { KEYS, SIGNS } from "../src/windows/help";
import { imports } from "./imports";
import { planted, read, SOURCES } from "./tree";

vi.stubGlobal("matchMedia", () => ({ matches: false }));
const { PALETTES, SPEEDS, THEMES } = await import("../src/person/settings");
const { VIEWS } = await import("../src/person/views");

const folder = join(SOURCES, "../../messages");
/** What only the program says in a terminal: crates/cli/tests/messages.rs knows what of it is used. */
const OF_THE_PROGRAM = ["terminal", "help"];
/** What is read while one plays, what is read on the first page, what is loaded later, and what is loaded with the lessons, with the rules, with replay and review, and round one table. */
const FILES = ["page", "home", "later", "learn", "rules", "replay", "round"];
const idsOf = (language: string, file: string) =>
  [...readFileSync(join(folder, language, `${file}.ftl`), "utf8").matchAll(/^([a-zA-Z-]+) =/gm)].map((match) => match[1]!);
const ids = (language: string) => FILES.flatMap((file) => idsOf(language, file));
const languages = readdirSync(folder);

/** The words of a list of the protocol: `export type Emote = "hello" | "oops";`. */
function union(protocol: string, name: string): string[] {
  const list = new RegExp(`^export type ${name} = ([^;{]+);`, "m").exec(protocol)?.[1];
  if (!list) throw new Error(`${name} is no list of words`);
  return list.split("|").map((word) => word.trim().slice(1, -1));
}

const PROTOCOL = read(SOURCES).get("protocol.ts")!;

const LESSONS = Object.values(COURSES).flat();
const TASKS = LESSONS.flatMap(({ tasks }) => tasks);

/** Messages whose names are put together from a word, and all words that there are. */
const FAMILIES: Record<string, readonly string[]> = {
  refused: union(PROTOCOL, "RefusedReason"),
  emote: union(PROTOCOL, "Emote"),
  change: union(PROTOCOL, "Change").filter((what) => CHANGES[what as keyof typeof CHANGES] === "told"),
  space: KINDS,
  sign: SIGNS,
  theme: THEMES,
  palette: PALETTES,
  speed: Object.keys(SPEEDS),
  face: union(PROTOCOL, "Face"),
  door: union(PROTOCOL, "Door"),
  key: KEYS.map(([, does]) => does),
  fair: VERDICTS,
  part: PARTS,
  mate: ["Y", "G", "B"],
  verdict: union(PROTOCOL, "VerdictWord"),
  moment: union(PROTOCOL, "MomentWord"),
  tones: TONES.flatMap((luck) => TONES.map((play) => `${luck}-${play}`)),
  window: WINDOWS,
  push: OBSTACLES,
  view: VIEWS,
  ground: ["luck", "play"],
  title: LESSONS.map(({ name }) => name),
  chapter: BOOK.chapters.map(({ name }) => name),
  question: QUESTIONS.map(({ name }) => name),
  says: [...new Set(QUESTIONS.flatMap(({ answers }) => answers.map(({ says }) => says)))],
  rule: [...new Set(QUESTIONS.flatMap(({ answers }) => answers.map(({ text }) => text)))],
  lesson: TASKS.flatMap(({ name, wrong }) => [name, `${name}-done`, ...wrong.map(([, word]) => word)]),
};
/** Those whose words the rules and the bots know: crates/cli/tests/messages.rs compares them. */
const OF_THE_RULES = ["why", "pill", "motive", "level", "edition", "seat", "card", "knob"];

/** Which messages and which families of them these source files use. */
function uses(files: Map<string, string>) {
  const code = [...files].filter(([file]) => /\.tsx?$/.test(file)).map(([, text]) => text);
  const find = (pattern: RegExp) => new Set(code.flatMap((text) => [...text.matchAll(pattern)].map((match) => match[1]!)));
  const families = find(/\bt\(`([a-z]+)-\$\{/g);
  const used = find(/\bt\("([a-zA-Z-]+)"/g);
  for (const family of families) for (const word of FAMILIES[family] ?? []) used.add(`${family}-${word}`);
  const isOfTheRules = (id: string) => OF_THE_RULES.some((family) => families.has(family) && id.startsWith(`${family}-`));
  return { families, used, isUsed: (id: string) => used.has(id) || isOfTheRules(id) };
}

/** What is wrong with these messages for these source files. */
function wrong(files: Map<string, string>, messages: string[]): string[] {
  const { families, used, isUsed } = uses(files);
  return [
    ...messages.filter((id) => !isUsed(id)).map((id) => `${id} is not used`),
    ...[...used].filter((id) => !messages.includes(id)).map((id) => `${id} is missing`),
    ...[...families].filter((family) => !FAMILIES[family] && !OF_THE_RULES.includes(family)).map((family) => `nobody lists the words of ${family}`),
  ];
}

test("every language has the same messages in the same order", () => {
  for (const language of languages) expect(ids(language), language).toEqual(ids("en"));
});

test("every file of messages is the page's or the program's, and has the same messages in the same order", () => {
  const all = [...FILES, ...OF_THE_PROGRAM].map((file) => `${file}.ftl`).sort();
  for (const language of languages) {
    expect(readdirSync(join(folder, language)).sort(), language).toEqual(all);
    for (const file of OF_THE_PROGRAM) expect(idsOf(language, file), `${language}/${file}`).toEqual(idsOf("en", file));
  }
});

test.each(languages)("every message of %s is used, and none is missing", (language) => {
  expect(wrong(read(SOURCES), ids(language))).toEqual([]);
});

/** The source files that are there before anything is loaded later. */
function atOnce(files: Map<string, string>, from: string[]): Map<string, string> {
  const used = imports(files).filter(({ isType, isLater }) => !isType && !isLater);
  const found = new Set(from);
  for (const file of found) for (const { by, of } of used) if (by === file) found.add(of);
  return new Map([...files].filter(([file]) => found.has(file)));
}

/** Messages that are loaded too soon or too late: a table reads the file `page` at once, the first page `home` too, and nothing reads `later` at once. */
function misplaced(files: Map<string, string>, messages: Record<"page" | "home" | "later", string[]>): string[] {
  const table = uses(atOnce(files, ["main.tsx", "table/table.tsx"]));
  const home = uses(atOnce(files, ["main.tsx", "home/home.tsx"]));
  const place = (id: string) => (table.isUsed(id) ? "page" : home.isUsed(id) ? "home" : "later");
  return Object.entries(messages).flatMap(([file, ids]) => ids.filter((id) => place(id) !== file).map((id) => `${id} belongs into ${place(id)}.ftl`));
}

test("what is read while one plays or on the first page is loaded at once, and nothing else is", () => {
  expect(misplaced(read(SOURCES), { page: idsOf("en", "page"), home: idsOf("en", "home"), later: idsOf("en", "later") })).toEqual([]);
});

test.each([
  ["learn", /^learn\//],
  ["rules", /^rules\//],
  ["replay", /^(replay|review)\//],
  ["round", /^(round|home\/round)\//],
])("only its own folders read what is loaded as %s", (messages, rooms) => {
  const files = new Map([...read(SOURCES)].filter(([file]) => !rooms.test(file)));
  expect(idsOf("en", messages).filter(uses(files).isUsed)).toEqual([]);
});

test("a message in the wrong file is found", () => {
  const files = planted(
    {
      "main.tsx": "",
      "home/home.tsx": 'import { name } from "../text/names";\nt("play-now")',
      "table/table.tsx": 'import { name } from "../text/names";\nconst Help = later(() => import("../windows/help"));',
      "text/names.ts": "t(`seat-\x24{seat}`)",
      "windows/help.tsx": 't("help")',
    },
    read,
  );
  expect(misplaced(files, { page: ["seat-R"], home: ["play-now"], later: ["help"] })).toEqual([]);
  expect(misplaced(files, { page: ["help"], home: ["seat-R"], later: ["play-now"] })).toEqual([
    "help belongs into later.ftl",
    "seat-R belongs into page.ftl",
    "play-now belongs into home.ftl",
  ]);
});

test("what a file in a folder says is heard", () => {
  const said = `t("menu"); t(\`seat-\${seat}\`); t("no-such-message"); t(\`weather-\${today}\`)`;
  const files = planted({ "main.ts": "", "windows/deep/menu.tsx": said }, read);
  expect(wrong(files, ["menu", "seat-R", "forgotten"])).toEqual(["forgotten is not used", "no-such-message is missing", "nobody lists the words of weather"]);
});

test("a new word of the protocol without a message is noticed, and a message for a word that is gone", () => {
  const files = planted({ "table/deep/seats.tsx": "t(`emote-\x24{emote}`)" }, read);
  const all = union(PROTOCOL, "Emote").map((emote) => `emote-${emote}`);
  expect(wrong(files, all)).toEqual([]);
  expect(wrong(files, [...all.slice(1), "emote-bored"])).toEqual(["emote-bored is not used", "emote-hello is missing"]);
  expect(union('export type Emote = "hello" | "oops";\n', "Emote")).toEqual(["hello", "oops"]);
});
