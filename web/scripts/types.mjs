// Writes src/api/schema.d.ts from the server's OpenAPI description; `--print` prints it instead.
import { execFileSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import openapiTS, { astToString, COMMENT_HEADER } from "openapi-typescript";

const root = join(import.meta.dirname, "../..");
const own = join(root, ".venv-test/bin/python");
const python = process.env.FIELDCRAFT_PYTHON ?? (existsSync(own) ? own : "python3");
const told = execFileSync(python, [join(root, "scripts/openapi.py")], { cwd: root, maxBuffer: 1 << 26 });
// What has a default may be left out of a question; an answer lists it as required.
const ast = await openapiTS(JSON.parse(told.toString("utf8")), { alphabetize: true, defaultNonNullable: false });
const text = COMMENT_HEADER + astToString(ast);
if (process.argv.includes("--print")) process.stdout.write(text);
else writeFileSync(join(import.meta.dirname, "../src/api/schema.d.ts"), text);
