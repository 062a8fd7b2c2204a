/** What a person has chosen on this device; kept in the browser, works without an account. */

export const THEMES = ["system", "light", "dark"] as const;
/** How fast things move; `system` is normal, or off where the system asks for little motion. */
export const MOTIONS = ["system", "slow", "normal", "fast", "off"] as const;
export type Theme = (typeof THEMES)[number];
export type Motion = (typeof MOTIONS)[number];

export interface Choices {
  lang: string;
  theme: Theme;
  motion: Motion;
  sounds: boolean;
  /** Ask before ending a turn while playable cards remain. */
  confirmEnd: boolean;
  /** Say below the question what a newcomer needs to know. */
  coach: boolean;
  /** Show the board in words: headings, lists and buttons. */
  asText: boolean;
  /** Whether single letters and signs are shortcuts at the table. */
  keys: boolean;
  /** Other keys than the usual ones, by what they do. */
  keymap: Readonly<Record<string, string>>;
  /** Show a line to type in below the question. */
  line: boolean;
  /** Show a browser notification when it becomes my turn and the page is in the background. */
  alerts: boolean;
}

const DEFAULTS: Choices = { lang: "", theme: "system", motion: "system", sounds: false, confirmEnd: true, coach: true, asText: false, keys: true, keymap: {}, line: false, alerts: false };
const KEY = "fieldcraft";

/** Merge what was kept over the defaults, dropping anything that does not fit. */
export function merged(text: string | null): Choices {
  const result: Choices = { ...DEFAULTS };
  try {
    const kept: Readonly<Record<string, unknown>> | null = JSON.parse(text ?? "{}");
    for (const [key, preset] of Object.entries(DEFAULTS)) {
      const value = kept?.[key];
      if (typeof value === typeof preset) Object.assign(result, { [key]: value });
    }
    const keymap: unknown = result.keymap;
    const kepts = typeof keymap === "object" && keymap !== null ? Object.entries(keymap) : [];
    result.keymap = Object.fromEntries(kepts.filter(([, key]) => typeof key === "string" && key.length === 1));
    if (!THEMES.includes(result.theme)) result.theme = DEFAULTS.theme;
    if (!MOTIONS.includes(result.motion)) result.motion = DEFAULTS.motion;
  } catch {
    // Rubbish in the store: start afresh.
  }
  return result;
}

function recall(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export const settings: Choices = $state(merged(typeof localStorage === "undefined" ? null : recall()));

/** Keep every change, follow changes made in another tab, dress the page. Call once, inside an effect root. */
export function keepSettings(): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key === KEY) Object.assign(settings, merged(event.newValue));
  };
  addEventListener("storage", follow);
  const stop = $effect.root(() => {
    $effect(() => {
      const text = JSON.stringify(settings);
      try {
        localStorage.setItem(KEY, text);
      } catch {
        // Private windows may refuse; the choice then lasts as long as the page.
      }
    });
    $effect(() => {
      const root = document.documentElement;
      root.dataset.theme = theme();
      root.dataset.motion = motion() ? "on" : "off";
      root.style.setProperty("--pace", String(pace()));
    });
  });
  return () => {
    removeEventListener("storage", follow);
    stop();
  };
}

function wish(query: string): () => boolean {
  if (typeof matchMedia === "undefined") return () => false;
  const list = matchMedia(query);
  let matches = $state(list.matches);
  list.addEventListener("change", (event) => (matches = event.matches));
  return () => matches;
}

const wantsStill = wish("(prefers-reduced-motion: reduce)");
const wantsDark = wish("(prefers-color-scheme: dark)");

const PACES: Readonly<Record<Exclude<Motion, "system">, number>> = { slow: 1.8, normal: 1, fast: 0.5, off: 0 };

/** By how much every movement lasts longer than normal; 0 where nothing may move. CSS has it as `--pace`. */
export function pace(): number {
  return settings.motion === "system" ? (wantsStill() ? 0 : 1) : PACES[settings.motion];
}

/** Whether things may move: the person's choice, or else the system's. */
export function motion(): boolean {
  return pace() > 0;
}

/** The theme shown: the person's choice, or else the system's. */
export function theme(): "light" | "dark" {
  if (settings.theme === "system") return wantsDark() ? "dark" : "light";
  return settings.theme;
}
