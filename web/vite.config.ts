import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import preact from "@preact/preset-vite";
import { defineConfig, type Plugin } from "vite";
import { installable } from "./build/installable.ts";
import { messages } from "./build/messages.ts";

// What the first page and a table share is one file: in the many pieces that windows would make of it, it would weigh more.
const SHARED =
  /node_modules|src\/(game|net|person|text|cards|shape|motion|board\/(?!figure|crop)|people|controls\/(icon|later|logo)|windows\/all|past\/told|rules\/open)\b/;

/** Puts each text, and the engine with its networks, beside itself in the forms in which it is sent: compressed once and well, not anew for everyone who comes. */
const compressed: Plugin = {
  name: "compressed",
  apply: "build",
  closeBundle() {
    for (const file of readdirSync("dist", { recursive: true, encoding: "utf8" })) {
      if (!/\.(html|js|css|svg|webmanifest|wasm|net)$/.test(file)) continue;
      const path = join("dist", file);
      const text = readFileSync(path);
      writeFileSync(`${path}.br`, brotliCompressSync(text));
      writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
    }
  },
};

// The page is served by `makker serve`; `npm run dev` asks a server that runs beside it.
export default defineConfig({
  plugins: [preact(), messages, installable, compressed],
  build: {
    target: "es2022",
    outDir: "dist",
    emptyOutDir: true,
    // The lists of what to load beside each part weigh more than they save: what is needed soon is loaded ahead anyway.
    modulePreload: false,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "shared", test: SHARED, minShareCount: 2 }] } } },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8420", ws: true }, "/manifest.webmanifest": "http://127.0.0.1:8420" }, fs: { allow: [".."] } },
});
