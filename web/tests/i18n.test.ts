/// <reference types="node" />
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { makeBundle } from "../src/i18n";
import { chooseLanguage, LANGUAGES, type Language } from "../src/i18n/languages";

const SOURCE = join(import.meta.dirname, "../src");
const LOCALES = join(SOURCE, "locales");
const GAMES = join(SOURCE, "games");
const NAMES = Object.keys(LANGUAGES) as Language[];

/** The client's own catalogues of a language, and those in the folders of the games. */
function catalogues(lang: string): Map<string, string> {
  const own = readdirSync(join(LOCALES, lang)).filter((name) => name.endsWith(".ftl")).map((name) => join(LOCALES, lang, name));
  const games = readdirSync(GAMES).map((folder) => join(GAMES, folder, "locales", `${lang}.ftl`)).filter((path) => existsSync(path));
  expect(games.length, `${lang}: games with messages`).toBeGreaterThan(1);
  return new Map([...own, ...games].map((path) => [path, readFileSync(path, "utf8")]));
}

/** Every message with the variables it uses, as text, so that a difference can be read. */
function shape(lang: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [file, text] of catalogues(lang)) {
    const lines = text.split("\n").filter((line) => /^[a-z][a-z0-9-]* ?=/i.test(line));
    const parsed = new FluentResource(text);
    expect(parsed.body.length, `${file}: a message that cannot be read`).toBe(lines.length);
    for (const entry of parsed.body) {
      expect(found.has(entry.id), `${lang}: ${entry.id} stands twice`).toBe(false);
      found.set(entry.id, variables(entry.value).sort().join(" "));
    }
  }
  return found;
}

function variables(part: unknown): string[] {
  if (Array.isArray(part)) return [...new Set(part.flatMap(variables))];
  if (typeof part !== "object" || part === null) return [];
  const node = part as Record<string, unknown>;
  const own = node.type === "var" ? [`$${String(node.name)}`] : [];
  return [...new Set([...own, ...Object.values(node).flatMap(variables)])];
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(entry.name) && !/\.(d|test)\.ts$/.test(entry.name) ? [path] : [];
  });
}

describe("catalogues", () => {
  const english = shape("en");

  test.each(NAMES.filter((name) => name !== "en"))("%s has the messages of English, with the same variables", (lang) => {
    const other = shape(lang);
    expect([...other.keys()].sort()).toEqual([...english.keys()].sort());
    const differing = [...english].filter(([id, used]) => other.get(id) !== used).map(([id]) => id);
    expect(differing).toEqual([]);
  });

  test("every message said anywhere exists", () => {
    const unknown: string[] = [];
    for (const path of sources(SOURCE)) {
      const text = readFileSync(path, "utf8");
      // `t("id"…)` and the ids of titles; ids put together at run time are `t(`prefix-${word}`)`.
      for (const [, id] of text.matchAll(/(?:\bt\(|\btitle: )"([a-z][a-z0-9-]*)"/g)) {
        if (id && !english.has(id)) unknown.push(`${path}: ${id}`);
      }
      for (const [, prefix] of text.matchAll(/\bt\(`([a-z][a-z0-9-]*-)\$\{/g)) {
        if (prefix && ![...english.keys()].some((id) => id.startsWith(prefix))) unknown.push(`${path}: ${prefix}…`);
      }
    }
    expect(unknown).toEqual([]);
  });
});

describe("choosing a language", () => {
  test.each([
    [["pl-PL", "en"], "pl"],
    [["pt-PT"], "pt-BR"],
    [["fr", "ru"], "ru"],
    [["fr"], "en"],
    [[], "en"],
  ])("%j gives %s", (wishes, expected) => {
    expect(chooseLanguage(wishes)).toBe(expected);
  });
});

test("plurals follow the language", () => {
  const bundle = makeBundle("ru", ["n = { $n ->\n [one] { $n } ход\n [few] { $n } хода\n *[many] { $n } ходов\n}"]);
  const say = (n: number) => bundle.formatPattern(bundle.getMessage("n")!.value!, { n });
  expect([1, 2, 5, 21].map(say)).toEqual(["1 ход", "2 хода", "5 ходов", "21 ход"]);
});
