// The engine and its networks as they lie in the repository, for tests that play with them.

import { readFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../..");
export const ENGINE = join(ROOT, "web/engine/engine.wasm");

export const load = (what: string) =>
  Promise.resolve(new Uint8Array(readFileSync(what === "engine" ? ENGINE : join(ROOT, `crates/bots/weights/${what}.net`))).buffer as ArrayBuffer);
