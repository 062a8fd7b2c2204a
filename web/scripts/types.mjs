// Writes src/api/schema.d.ts from the server's OpenAPI description; `--print` prints it instead.
import { execFileSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import openapiTS, { astToString, COMMENT_HEADER } from "openapi-typescript";

const root = join(import.meta.dirname, "../..");
const own = join(root, ".venv-test/bin/python");
const python = process.env.FIELDCRAFT_PYTHON ?? (existsSync(own) ? own : "python3");
const told = execFileSync(python, [join(root, "scripts/openapi.py")], { cwd: root, maxBuffer: 1 << 26 });
const api = JSON.parse(told.toString("utf8"));
for (const operations of Object.values(api.paths))
  for (const operation of Object.values(operations)) {
    // Without an id it stands where its address stands; every call can fail in the same way.
    delete operation.operationId;
    delete operation.summary;
    delete operation.responses.default;
  }
// A title only says a name again.
const untitled = (schema) => (delete schema.title, undefined);
// What has a default may be left out of a question; an answer lists it as required.
const ast = await openapiTS(api, { alphabetize: true, defaultNonNullable: false, transform: untitled });
const SAYS_NOTHING = [
  /^ *\w+\?: never;\n/gm,
  /^ *headers: \{\n.*\n *\};\n/gm,
  /^ *parameters: \{\n *\};\n/gm,
  /^ *\/\*\* @description Successful Response \*\/\n/gm,
  /^ *\/\*\*\n *\* @description discriminator enum property added by openapi-typescript\n *\* @enum \{string\}\n *\*\/\n/gm,
  /^ *\/\*\* @enum \{string\} \*\/\n/gm,
];
const text = COMMENT_HEADER + SAYS_NOTHING.reduce((whole, part) => whole.replace(part, ""), astToString(ast));
if (process.argv.includes("--print")) process.stdout.write(text);
else writeFileSync(join(import.meta.dirname, "../src/api/schema.d.ts"), text);
