/// <reference types="vitest/config" />
/// <reference types="node" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { defineConfig, type Plugin } from "vite";

// `npm run dev` talks to the server named by API; the build is served by that server itself.
const api = process.env.API ?? "http://127.0.0.1:8400";

const out = process.env.FIELDCRAFT_WEB_OUT ?? "../src/fieldcraft/server/web";

/** Compress once, as well as it can be done, instead of at every request. */
function compressed(): Plugin {
  return {
    name: "compressed",
    apply: "build",
    closeBundle() {
      const folder = resolve(import.meta.dirname, out);
      if (!existsSync(folder)) return; // the build has failed, and says why itself
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !/\.(js|css|html|svg|json|webmanifest|txt)$/.test(entry.name)) continue;
        const path = join(entry.parentPath, entry.name);
        const body = readFileSync(path);
        if (body.length < 256) continue;
        writeFileSync(`${path}.br`, brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }));
        writeFileSync(`${path}.gz`, gzipSync(body, { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), compressed()],
  build: {
    // FIELDCRAFT_WEB_OUT lets the build hook write beside the live files and swap them in at once.
    outDir: out,
    emptyOutDir: true,
    target: "es2022",
    // Everything is served by name; inlined data: addresses would need a weaker content policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Few requests for the first page: what pages share travels together.
        codeSplitting: {
          groups: [
            { name: "vendor", test: /node_modules/ },
            { name: "shell", test: /web\/src\/(api|parts|router|stores|i18n\/[a-z.]+ts)/, minShareCount: 2 },
          ],
        },
      },
    },
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
