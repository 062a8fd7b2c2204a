/// <reference types="node" />
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const WEB = join(import.meta.dirname, "..");

test("the types are those of the server; if not: npm run types", { timeout: 120_000 }, () => {
  const fresh = execFileSync(process.execPath, ["scripts/types.mjs", "--print"], { cwd: WEB, maxBuffer: 1 << 26 });
  const kept = readFileSync(join(WEB, "src/api/schema.d.ts"), "utf8");
  expect(fresh.toString("utf8") === kept, "web/src/api/schema.d.ts is stale: run npm run types").toBe(true);
});
