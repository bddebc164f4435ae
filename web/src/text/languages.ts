// The languages that there are, and which of them somebody reads best.

/** As each calls itself. */
export const LANGUAGES: Record<string, string> = { da: "Dansk", nb: "Norsk", sv: "Svenska", fi: "Suomi", en: "English" };
/** Languages whose readers are best served by one of these. */
const NEAR: Record<string, string> = { no: "nb", nn: "nb", fo: "da", kl: "da" };

/** What to look for among them: `nb` for `nn-NO`. */
export function nearest(tag: string | null): string {
  const [short = ""] = (tag ?? "").toLowerCase().split("-");
  return NEAR[short] ?? short;
}
