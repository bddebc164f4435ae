// What makes the page installable, made when it is built: the build's name, the service worker with the list of what it keeps, and the manifests.

import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build, type Plugin, type Rolldown } from "vite";
import { writeManifests } from "./manifest.ts";

/** What the first load needs besides the start: the first page and a table. */
const PAGES = /\/src\/(home\/home|table\/table)\.tsx$/;
/** Networks of the other editions are kept by those who play them. */
const OTHER_NETWORKS = /^assets\/(?!classic-)[^/]*\.net$/;

export const installable: Plugin = {
  name: "installable",
  apply: "build",
  async writeBundle({ dir = "dist" }, bundle) {
    const files = readdirSync(join(dir, "assets")).map((name) => `assets/${name}`);
    const shell = shellOf(bundle, files);
    const rest = files.filter((file) => !shell.includes(file) && !OTHER_NETWORKS.test(file));
    const name = nameBuild(dir, files);
    const [small, large] = [rest.filter((file) => isSmall(file)), rest.filter((file) => !isSmall(file))];
    const together = writeTogether(dir, small);
    writeManifests(dir);
    const address = (file: string) => `/${file}`;
    await build({
      configFile: false,
      publicDir: false,
      logLevel: "warn",
      define: Object.fromEntries(
        Object.entries({ BUILD: name, SHELL: shell.map(address), SMALL: small.map(address), TOGETHER: address(together), LARGE: large.map(address) }).map(
          ([told, value]) => [told, JSON.stringify(value)],
        ),
      ),
      build: {
        target: "es2022",
        outDir: dir,
        emptyOutDir: false,
        lib: { entry: join(import.meta.dirname, "../src/worker/service.ts"), formats: ["iife"], name: "worker", fileName: () => "service-worker.js" },
      },
    });
  },
};

/** Scripts and styles, of which there are many. What a worker runs comes with a policy of its own, by itself. */
const isSmall = (file: string) => /\.(js|css)$/.test(file) && !/^assets\/worker-/.test(file);

/** Writes small parts into one file, by their addresses: one request in the place of a hundred. */
function writeTogether(dir: string, files: string[]): string {
  const parts = Object.fromEntries(files.map((file) => [`/${file}`, readFileSync(join(dir, file), "utf8")]));
  const text = JSON.stringify(parts);
  const file = `assets/together-${createHash("sha256").update(text).digest("hex").slice(0, 8)}.json`;
  writeFileSync(join(dir, file), text);
  return file;
}

/** Names the build after its contents, in the page and in a file that the server tells it from. */
function nameBuild(dir: string, files: string[]): string {
  const path = join(dir, "index.html");
  const page = readFileSync(path, "utf8");
  const name = createHash("sha256")
    .update([page, ...files.toSorted()].join("\n"))
    .digest("hex")
    .slice(0, 16);
  writeFileSync(path, page.replace("</head>", `  <meta name="build" content="${name}" />\n  </head>`));
  writeFileSync(join(dir, "build.txt"), name);
  return name;
}

/** The start, the first page and a table, with what they load at once, and the typeface. */
function shellOf(bundle: Rolldown.OutputBundle, files: string[]): string[] {
  const chunks = Object.values(bundle).filter((part) => part.type === "chunk");
  const found = new Set(chunks.filter(({ isEntry, facadeModuleId }) => isEntry || PAGES.test(facadeModuleId ?? "")).map(({ fileName }) => fileName));
  const shell = new Set(files.filter((file) => file.endsWith(".woff2")));
  for (const file of found) {
    const chunk = chunks.find(({ fileName }) => fileName === file);
    for (const other of chunk?.imports ?? []) found.add(other);
    shell.add(file);
    for (const other of [...(chunk?.viteMetadata?.importedCss ?? []), ...(chunk?.viteMetadata?.importedAssets ?? [])]) shell.add(other);
  }
  return [...shell].toSorted();
}
