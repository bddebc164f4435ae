// Where the engine and what its bots have learned lie in the built page. A page that was built without the engine has neither.

const ENGINE = import.meta.glob<string>("../../engine/engine.wasm", { query: "?url", import: "default", eager: true });
const NETWORKS = import.meta.glob<string>("../../../crates/bots/weights/*.net", { query: "?url", import: "default", eager: true });

/** The address of the engine, or of the network of an edition; nothing if the page was built without. */
export function addressOf(what: string): string | undefined {
  if (what === "engine") return Object.values(ENGINE)[0];
  return NETWORKS[`../../../crates/bots/weights/${what}.net`];
}

export const hasEngine = () => addressOf("engine") !== undefined;
