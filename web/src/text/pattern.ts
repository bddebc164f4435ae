// A message as the build reads it from its file, and how it becomes a text. It holds what our messages use of Fluent; `build/messages.ts` refuses the rest.

/** A text with values in it, `{name}`; or several one after the other, of which some are chosen by a value. */
export type Pattern = string | (string | Choice)[];
/** Texts by what the value with this name is, or by how a language counts it; the one without a key is for whatever else it is. */
export type Choice = [name: string, texts: Record<string, Pattern>];

export type Values = Record<string, string | number>;

/** Puts values into messages as readers of a language write numbers and count. */
export function teller(tag: string): (pattern: Pattern, values?: Values) => string {
  const numbers = new Intl.NumberFormat(tag);
  const plurals = new Intl.PluralRules(tag);
  return function tell(pattern, values = {}): string {
    const written = (value: string | number | undefined) => (typeof value === "number" ? numbers.format(value) : value);
    if (typeof pattern === "string") return pattern.replace(/\{([\w-]+)\}/g, (place, name: string) => written(values[name]) ?? place);
    return pattern
      .map((part) => {
        if (typeof part === "string") return tell(part, values);
        const [name, texts] = part;
        const value = values[name] ?? "";
        const keys = [String(value), typeof value === "number" ? plurals.select(value) : ""];
        return tell(texts[keys.find((key) => Object.hasOwn(texts, key)) ?? ""]!, values);
      })
      .join("");
  };
}
