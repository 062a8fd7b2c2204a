/**
 * The voice of the pages: `t(id, {count: 3})` says a message of web/src/locales in the present language.
 * Read inside a template or a $derived it follows a change of language by itself.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings } from "../stores/settings.svelte";
import { chooseLanguage, isLanguage, LANGUAGES, type Language } from "./languages";

export { LANGUAGES, isLanguage, type Language };

type Catalogues = { default: Record<string, string> };

/** One chunk per language, so that nobody loads four. */
const LOADERS: Record<Language, () => Promise<Catalogues>> = {
  en: () => import("./catalogues/en"),
  ru: () => import("./catalogues/ru"),
  "pt-BR": () => import("./catalogues/pt-BR"),
  pl: () => import("./catalogues/pl"),
};

/** Catalogues beside the client's own: those of a game, by `./locales/<language>.ftl`. */
export type Messages = Readonly<Record<string, () => Promise<string>>>;
const added = new Set<Messages>();

let bundle = $state.raw<FluentBundle | null>(null);
let spoken = $state<Language>("en");

/** The language spoken now. */
export function language(): Language {
  return spoken;
}

/** Make a bundle of catalogue texts; for the tests too. */
export function makeBundle(lang: Language, texts: Iterable<string>): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  for (const text of texts) {
    const errors = made.addResource(new FluentResource(text));
    if (errors[0]) throw errors[0];
  }
  return made;
}

/** Say a message; an unknown id is said as itself, so that the fault shows without breaking the page. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  const pattern = bundle?.getMessage(id)?.value;
  if (!bundle || !pattern) return id;
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, args ?? null, errors);
  if (errors.length && import.meta.env.DEV) console.error(`${spoken}: ${id}`, errors[0]);
  return text;
}

/** Whether there is such a message. */
export function has(id: string): boolean {
  return bundle?.hasMessage(id) ?? false;
}

/** Everything there is to say in a language. */
async function load(lang: Language): Promise<FluentBundle> {
  const loaders = [...added].flatMap((messages) => messages[`./locales/${lang}.ftl`] ?? []);
  const [own, ...others] = await Promise.all([LOADERS[lang](), ...loaders.map((each) => each())]);
  return makeBundle(lang, [...Object.values(own.default), ...others]);
}

/** Have these messages too, in whichever language is spoken. */
export async function addMessages(messages: Messages): Promise<void> {
  if (added.has(messages)) return;
  added.add(messages);
  const lang = spoken;
  const made = await load(lang);
  // Another language brings them along by itself.
  if (lang === spoken) bundle = made;
}

/** Speak another language from now on and remember it. */
export async function speak(lang: Language): Promise<void> {
  bundle = await load(lang);
  spoken = lang;
  settings.lang = lang;
  document.documentElement.lang = lang;
  // Pages that the browser fetches itself (downloads, sockets) follow the cookie.
  document.cookie = `lang=${lang}; path=/; max-age=31536000; samesite=lax`;
}

/** Speak what was chosen before, or else what the browser asks for. */
export function speakFirst(): Promise<void> {
  const asked = new URLSearchParams(location.search).get("lang");
  if (isLanguage(asked)) return speak(asked);
  return speak(isLanguage(settings.lang) ? settings.lang : chooseLanguage(navigator.languages));
}

/** The reader's own country where the language is the same: English is not one way of writing the hour. */
const locale = (): string => navigator.languages.find((one) => one === spoken || one.startsWith(`${spoken}-`)) ?? spoken;

/** A date and time as this language writes it. */
export function when(moment: string | number | Date, style: Intl.DateTimeFormatOptions = { dateStyle: "medium", timeStyle: "short" }): string {
  return new Intl.DateTimeFormat(locale(), style).format(new Date(moment));
}

/** "3 minutes ago", "in 2 days". */
export function ago(moment: string | number | Date, now: number = Date.now()): string {
  const seconds = (new Date(moment).getTime() - now) / 1000;
  const format = new Intl.RelativeTimeFormat(spoken, { numeric: "auto" });
  const steps: [Intl.RelativeTimeFormatUnit, number][] = [["day", 86400], ["hour", 3600], ["minute", 60]];
  for (const [unit, size] of steps) {
    if (Math.abs(seconds) >= size) return format.format(Math.round(seconds / size), unit);
  }
  return format.format(0, "minute");
}

/** A day of history, or a run of days, as the server tells them (`1944-06-17 – 07-06`), as this language writes it. */
export function day(told: string): string {
  const found = /^(\d{4})-(\d\d)-(\d\d)(?: – (?:(\d{4})-)?(?:(\d\d)-)?(\d\d))?$/.exec(told);
  if (!found) return told;
  const [, year, month, first, lastYear, lastMonth, last] = found;
  const format = new Intl.DateTimeFormat(spoken, { dateStyle: "long", timeZone: "UTC" });
  const begin = new Date(`${year}-${month}-${first}T00:00Z`);
  if (!last) return format.format(begin);
  const end = new Date(`${lastYear ?? year}-${lastMonth ?? month}-${last}T00:00Z`);
  const monthEnd = new Date(Date.UTC(begin.getUTCFullYear(), begin.getUTCMonth() + 1, 0));
  if (first === "01" && end.getTime() === monthEnd.getTime())
    return new Intl.DateTimeFormat(spoken, { year: "numeric", month: "long", timeZone: "UTC" }).format(begin);
  return format.formatRange(begin, end);
}
