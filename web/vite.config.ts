import preact from "@preact/preset-vite";
import { defineConfig } from "vite";

// The page is served by `makker serve`; `npm run dev` asks a server that runs beside it.
export default defineConfig({
  plugins: [preact()],
  build: { target: "es2022", outDir: "dist", emptyOutDir: true },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8420", ws: true } }, fs: { allow: [".."] } },
});
