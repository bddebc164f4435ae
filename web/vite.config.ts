import preact from "@preact/preset-vite";
import { defineConfig } from "vite";

// What the first page and a table share is one file: in the many pieces that windows would make of it, it would weigh more.
const SHARED = /node_modules|src\/(game|net|person|text|cards|shape|motion|board|people|controls\/(icon|later|logo))\b/;

// The page is served by `makker serve`; `npm run dev` asks a server that runs beside it.
export default defineConfig({
  plugins: [preact()],
  build: {
    target: "es2022",
    outDir: "dist",
    emptyOutDir: true,
    // A browser that does not know how to load ahead loads all the same.
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "shared", test: SHARED, minShareCount: 2 }] } } },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8420", ws: true } }, fs: { allow: [".."] } },
});
