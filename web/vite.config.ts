/// <reference types="vitest/config" />
/// <reference types="node" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
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

/** The service worker, with the names of all files that it keeps and a version made of them. */
function worker(): Plugin {
  return {
    name: "worker",
    apply: "build",
    closeBundle() {
      const folder = resolve(import.meta.dirname, out);
      if (!existsSync(folder)) return;
      const files = readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !/^(index\.html|sw\.js|robots\.txt)$|\.(br|gz)$|^\./.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name))
        .sort();
      const hash = createHash("sha256");
      for (const path of [join(folder, "index.html"), ...files]) hash.update(readFileSync(path));
      const names = ["/", ...files.map((path) => `/${relative(folder, path).replaceAll("\\", "/")}`)];
      const source = readFileSync(resolve(import.meta.dirname, "src/worker/sw.js"), "utf8");
      const text = source.replace("__VERSION__", hash.digest("hex").slice(0, 16)).replace("__FILES__", JSON.stringify(names));
      writeFileSync(join(folder, "sw.js"), text);
    },
  };
}

export default defineConfig({
  plugins: [svelte(), worker(), compressed()],
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
    // Each file has its own modules either way; a thread is begun for less than a process.
    pool: "threads",
    // Svelte's runes need the browser's half of the library, also where no browser is.
    server: { deps: { inline: [/svelte/] } },
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
});
