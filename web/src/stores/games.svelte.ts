/** What there is to play; asked once per language and kept. */
import { get } from "../api/client";
import type { Told } from "../api/types";
import { language } from "../i18n";

/** An answer in this language, asked for once; a failure is not kept. */
function once<T>(ask: (lang: string, ...key: string[]) => Promise<T>): (...key: string[]) => Promise<T> {
  const kept = new Map<string, Promise<T>>();
  return (...key) => {
    const name = [language(), ...key].join("\n");
    const known = kept.get(name);
    if (known) return known;
    const answer = ask(language(), ...key);
    kept.set(name, answer);
    answer.catch(() => kept.delete(name));
    return answer;
  };
}

export const games: () => Promise<Told<"GameTold">[]> = once(async (lang) => (await get("/games", { query: { lang } })).games);

export const scenarios: (game: string) => Promise<Told<"ScenarioTold">[]> = once(
  async (lang, game = "") => (await get("/games/{game}/scenarios", { path: { game }, query: { lang } })).scenarios,
);

export const scenario: (game: string, scenario: string) => Promise<Told<"ScenarioWhole">> = once((lang, game = "", scenario = "") =>
  get("/games/{game}/scenarios/{scenario}", { path: { game, scenario }, query: { lang } }),
);
