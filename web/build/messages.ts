// The message files, read when the page is built: what is sent has their texts ready, and no reader of Fluent.

import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";
import type { Choice, Pattern } from "../src/text/pattern.ts";

type Read = FluentResource["body"][number];
type ReadPattern = NonNullable<Read["value"]>;
type ReadPart = Exclude<ReadPattern, string>[number];

export const messages: Plugin = {
  name: "messages",
  load(id) {
    return id.endsWith(".ftl") ? `export default ${JSON.stringify(readMessages(readFileSync(id, "utf8")))};` : undefined;
  },
};

/** The messages of a file. Whatever of Fluent the page does not know is refused. */
export function readMessages(text: string): Record<string, Pattern> {
  return Object.fromEntries(
    new FluentResource(text).body.map(({ id, value, attributes }) => {
      if (value === null || id.startsWith("-") || Object.keys(attributes).length > 0) throw new Error(`${id}: a message is a text, without attributes`);
      return [id, patternOf(id, value)];
    }),
  );
}

function patternOf(id: string, value: ReadPattern): Pattern {
  const parts: (string | Choice)[] = [];
  for (const part of typeof value === "string" ? [value] : value) {
    const read = partOf(id, part);
    // Values stand in the text around them.
    if (typeof read === "string" && typeof parts.at(-1) === "string") parts.push(`${parts.pop()}${read}`);
    else parts.push(read);
  }
  return parts.length === 1 && typeof parts[0] === "string" ? parts[0] : parts;
}

function partOf(id: string, part: ReadPart): string | Choice {
  if (typeof part === "string") {
    if (/[{}]/.test(part)) throw new Error(`${id}: braces are for values`);
    return part;
  }
  if (part.type === "var") return `{${part.name}}`;
  if (part.type !== "select" || part.selector.type !== "var") throw new Error(`${id}: a text has values, and forms that a value chooses`);
  const texts = part.variants.map(({ key, value }, at) => [at === part.star ? "" : String(key.value), patternOf(id, value)]);
  return [part.selector.name, Object.fromEntries(texts)];
}
