// What the crates promise that others can use: every public item and method with its signature, taken from the documentation that `cargo doc`
// has made and compared with the list of crates/NAME/api.txt. A line that goes or changes is a change for whoever uses it (see Versions in the
// crate's README). `UPDATE_GOLDEN=1 node packages/api.mjs` writes the lists anew.

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const CRATES = ["rules", "chance", "bots"];
/** Public for Makker's own laboratory: the README says that they promise nothing. */
const UNPROMISED = { bots: /^(network|playout|search|worlds)\// };
const ROOT = join(import.meta.dirname, "..");

const plain = (html) =>
  html
    .replace(/<a [^>]*class="src[^>]*>.*?<\/a>/g, "")
    .replace(/<details[^>]*><summary[^>]*>.*?<\/summary>/gs, "")
    .replace(/<[^>]+>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&")
    .replace(/\s*\/\/.*$/gm, "")
    .replace(/\s+/g, " ")
    .trim();

/** The lines of one page: the item as it is declared, and its own methods. What the compiler derives for every type is left out. */
function* pageOf(html) {
  yield plain(/<pre class="rust item-decl"><code>(.*?)<\/code><\/pre>/s.exec(html)?.[1] ?? "");
  const own = html.split(/id="(?:trait|synthetic|blanket)-implementations"|id="deref-methods/)[0];
  for (const [, head] of own.matchAll(/<section id="(?:method|tymethod|associatedconstant)\.[^"]*"[^>]*>.*?<h4 class="code-header">(.*?)<\/h4>/gs)) yield `    ${plain(head)}`;
}

function listOf(name) {
  const folder = join(ROOT, "target/doc", `makker_${name}`);
  if (!existsSync(join(folder, "all.html"))) throw new Error("there is no documentation: run cargo doc --workspace --no-deps first");
  const all = readFileSync(join(folder, "all.html"), "utf8");
  const pages = [...all.matchAll(/<li><a href="([^"]+\.html)">/g)].map(([, page]) => page).filter((page) => !UNPROMISED[name]?.test(page));
  return `${pages.flatMap((page) => [...pageOf(readFileSync(join(folder, page), "utf8"))]).join("\n")}\n`;
}

let differ = false;
for (const name of CRATES) {
  const file = join(ROOT, "crates", name, "api.txt");
  const [list, kept] = [listOf(name), existsSync(file) ? readFileSync(file, "utf8") : ""];
  if (process.env.UPDATE_GOLDEN) writeFileSync(file, list);
  else if (list !== kept) {
    differ = true;
    const [now, before] = [new Set(list.split("\n")), new Set(kept.split("\n"))];
    for (const line of [...before].filter((line) => !now.has(line))) console.error(`makker-${name}: gone or changed: ${line.trim()}`);
    for (const line of [...now].filter((line) => !before.has(line))) console.error(`makker-${name}: new: ${line.trim()}`);
  }
}
if (differ) {
  console.error("The public part of a crate has changed. If it was meant to: UPDATE_GOLDEN=1 node packages/api.mjs, and its version if something is gone.");
  process.exit(1);
}
