/// <reference types="vitest/config" />
/// <reference types="node" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// `npm run dev` talks to the server named by API; the build is served by that server itself.
const api = process.env.API ?? "http://127.0.0.1:8400";

export default defineConfig({
  plugins: [svelte()],
  build: {
    // FIELDCRAFT_WEB_OUT lets the build hook write beside the live files and swap them in at once.
    outDir: process.env.FIELDCRAFT_WEB_OUT ?? "../src/fieldcraft/server/web",
    emptyOutDir: true,
    target: "es2022",
    // Everything is served by name; inlined data: addresses would need a weaker content policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: {
    host: "127.0.0.1",
    proxy: { "/api": { target: api, ws: true, changeOrigin: true } },
  },
  test: {
    include: ["tests/**/*.test.ts", "src/**/*.test.ts"],
    environment: "node",
    // Svelte's runes need the browser's half of the library, also where no browser is.
    server: { deps: { inline: [/svelte/] } },
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
});
