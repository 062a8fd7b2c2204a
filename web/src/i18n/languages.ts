/** The languages there are, each by its own name, English first. */
export const LANGUAGES = { en: "English", ru: "Русский", "pt-BR": "Português (Brasil)", pl: "Polski" } as const;

export type Language = keyof typeof LANGUAGES;

export function isLanguage(name: unknown): name is Language {
  return typeof name === "string" && Object.hasOwn(LANGUAGES, name);
}

/** The first of the wished languages that we speak; English when there is none. */
export function chooseLanguage(wishes: readonly string[]): Language {
  const ours = Object.keys(LANGUAGES).filter(isLanguage);
  for (const wish of wishes) {
    const exact = ours.find((name) => name.toLowerCase() === wish.toLowerCase());
    if (exact) return exact;
    const tongue = wish.toLowerCase().split("-")[0];
    const near = ours.find((name) => name.toLowerCase().split("-")[0] === tongue);
    if (near) return near;
  }
  return "en";
}
