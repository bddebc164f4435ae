// The manifests of the installed page, one for each language, in the words of `messages/`.

import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { LANGUAGES } from "../src/text/languages.ts";

const MESSAGES = join(import.meta.dirname, "../../messages");
const PICTURES = join(import.meta.dirname, "../../docs/pictures");
/** What a browser shows of the page before it is installed: pictures of the documentation, for phones and for desks. */
const SHOWN = { "table-4-phone": ["390x844", "narrow"], "table-4-desktop": ["1280x800", "wide"] } as const;

export function writeManifests(dir: string): void {
  mkdirSync(join(dir, "manifest"), { recursive: true });
  for (const name of Object.keys(SHOWN)) copyFileSync(join(PICTURES, `${name}.webp`), join(dir, `icons/${name}.webp`));
  for (const tag of Object.keys(LANGUAGES)) {
    writeFileSync(join(dir, `manifest/${tag}.webmanifest`), JSON.stringify(manifest(tag)));
  }
}

/** What a browser has to know to install the page, for readers of a language. */
export function manifest(tag: string) {
  const bundle = new FluentBundle(tag, { useIsolating: false });
  for (const file of ["page", "home"]) bundle.addResource(new FluentResource(readFileSync(join(MESSAGES, tag, `${file}.ftl`), "utf8")));
  const text = (id: string) => bundle.formatPattern(bundle.getMessage(id)!.value!);
  const icon = (name: string, size: number, purpose: "any" | "maskable") => ({
    src: `/icons/${name}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  return {
    // The same app in whatever language it is read.
    id: "/",
    name: text("title"),
    short_name: text("title"),
    description: text("home-lead"),
    lang: tag,
    dir: "ltr",
    start_url: "/",
    scope: "/",
    display: "standalone",
    // One pair is all that a manifest can have: the light theme's. By night the page itself says its colour (index.html).
    theme_color: "#e2e9dd",
    background_color: "#e2e9dd",
    categories: ["games"],
    icons: [
      icon("icon-192", 192, "any"),
      icon("icon-512", 512, "any"),
      icon("maskable-192", 192, "maskable"),
      icon("maskable-512", 512, "maskable"),
      { src: "/icons/icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
    ],
    screenshots: Object.entries(SHOWN).map(([name, [sizes, form_factor]]) => ({ src: `/icons/${name}.webp`, sizes, type: "image/webp", form_factor })),
    shortcuts: [
      { name: text("learn-play"), url: "/#learn" },
      { name: text("puzzle-offer"), url: "/#puzzle" },
      { name: text("learn-rules"), url: "/#rules" },
    ],
  };
}
