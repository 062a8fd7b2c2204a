/** What there is to play; asked once per language and kept. */
import { address, get } from "../api/client";
import type { Told } from "../api/types";
import { language } from "../i18n";

const kept = new Map<string, Promise<unknown>>();

/** The answer to a GET, kept for this language; a failure is not kept. */
function once<T>(path: string, query?: Record<string, string>): Promise<T> {
  const key = `${language()} ${path} ${JSON.stringify(query ?? {})}`;
  let answer = kept.get(key) as Promise<T> | undefined;
  if (!answer) {
    answer = get<T>(path, { query: { lang: language(), ...query } });
    kept.set(key, answer);
    answer.catch(() => kept.delete(key));
  }
  return answer;
}

export const games = async (): Promise<Told<"GameTold">[]> => (await once<Told<"Games">>("/games")).games;

export const scenarios = async (game: string): Promise<Told<"ScenarioTold">[]> =>
  (await once<Told<"Scenarios">>(address("/games/{game}/scenarios", { game }))).scenarios;

export const scenario = (game: string, id: string): Promise<Told<"ScenarioWhole">> =>
  once<Told<"ScenarioWhole">>(address("/games/{game}/scenarios/{id}", { game, id }));
