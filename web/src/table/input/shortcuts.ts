/**
 * The keys of the table: which key means what, in one place, for the game and for the help page.
 *
 * Keys that write a character can be changed or switched off, for those whose speech or reader
 * types into the page (WCAG 2.1.4); arrows, Enter and Escape always work.
 */
import { settings } from "../../stores/settings.svelte";
import type { Direction } from "./roving";

export type Command =
  /** Over what is lit; with `all`, over everything on the board. */
  | { do: "rove"; direction: Direction; all: boolean }
  | { do: Letter }
  | { do: "cancel" }
  | { do: "zoom"; by: 1 | -1 | 0 }
  | { do: "option"; number: number };

/** What has a key of its own, and which one unless a person has chosen another. */
export const LETTERS = {
  next: "n",
  previous: "b",
  list: "o",
  pass: "e",
  undo: "u",
  look: "i",
  sight: "s",
  hint: "h",
  line: "/",
  prompt: "p",
  clock: "w",
  text: "t",
  log: "l",
  chat: "c",
  notes: "m",
  score: "v",
  piles: "k",
  help: "?",
} as const;
export type Letter = keyof typeof LETTERS;

const ARROWS: Record<string, Direction> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

/** What is no character, or only a sign of arithmetic. */
const SIGNS: Record<string, Command> = {
  "+": { do: "zoom", by: 1 },
  "=": { do: "zoom", by: 1 },
  "-": { do: "zoom", by: -1 },
  "0": { do: "zoom", by: 0 },
};

const isLetter = (name: string): name is Letter => name in LETTERS;

/** The key of something, as a person wants it; empty while keys are switched off. */
export function keyOf(letter: Letter): string {
  return settings.keys ? (settings.keymap[letter] ?? LETTERS[letter]) : "";
}

/** The same for `aria-keyshortcuts`; undefined where there is none. */
export function ariaKey(letter: Letter): string | undefined {
  const key = keyOf(letter);
  return key === "" ? undefined : key === "?" ? "Shift+?" : key.toUpperCase();
}

/** The same in brackets, for a title. */
export function keyHint(letter: Letter): string {
  const key = keyOf(letter);
  return key === "" ? "" : ` [${key.toUpperCase()}]`;
}

/** Give something another key; whatever had that key gets the old one. */
export function rebind(letter: Letter, key: string): void {
  const wanted = key.trim().toLowerCase();
  if (wanted.length !== 1 || /[\d+=-]/.test(wanted)) return;
  const old = settings.keymap[letter] ?? LETTERS[letter];
  const other = Object.keys(LETTERS).find((each) => isLetter(each) && (settings.keymap[each] ?? LETTERS[each]) === wanted);
  const changed = { ...settings.keymap, [letter]: wanted };
  if (other !== undefined && other !== letter) changed[other] = old;
  settings.keymap = Object.fromEntries(Object.entries(changed).filter(([each, now]) => isLetter(each) && now !== LETTERS[each]));
}

/** A line of the help: keys, and the id of what they do. */
export interface Shortcut {
  /** Keys that are always so. */
  keys?: readonly string[];
  /** Or things that have a key which can be changed. */
  letters?: readonly Letter[];
  text: string;
}

/** Which keys are shown in the help, in order. */
export const SHORTCUTS: readonly Shortcut[] = [
  { keys: ["←", "→", "↑", "↓"], text: "table-key-rove" },
  { keys: ["Shift", "←", "→", "↑", "↓"], text: "table-key-rove-all" },
  { keys: ["Enter", "Space"], text: "table-key-pick" },
  { keys: ["Esc"], text: "table-key-cancel" },
  { keys: ["1", "…", "9"], text: "table-key-option" },
  { keys: ["+", "−", "0"], text: "table-key-zoom" },
  { letters: ["next"], text: "table-key-next" },
  { letters: ["previous"], text: "table-key-previous" },
  { letters: ["list"], text: "table-key-list" },
  { letters: ["pass"], text: "table-key-pass" },
  { letters: ["undo"], text: "table-key-undo" },
  { letters: ["line"], text: "table-key-line" },
  { letters: ["look"], text: "table-key-look" },
  { letters: ["sight"], text: "table-key-sight" },
  { letters: ["hint"], text: "table-key-hint" },
  { letters: ["prompt"], text: "table-key-prompt" },
  { letters: ["clock"], text: "table-key-clock" },
  { letters: ["text"], text: "table-key-text" },
  { letters: ["log"], text: "table-log" },
  { letters: ["chat"], text: "table-chat" },
  { letters: ["notes"], text: "table-notes" },
  { letters: ["score"], text: "table-score" },
  { letters: ["piles"], text: "table-key-piles" },
  { letters: ["help"], text: "table-key-help" },
];

/** The same where nothing is chosen, and time goes both ways. */
export const REPLAY_SHORTCUTS: readonly Shortcut[] = [
  { keys: ["←", "→"], text: "table-key-replay-step" },
  { keys: ["↑", "↓"], text: "table-key-replay-turn" },
  { keys: [",", "."], text: "table-key-replay-event" },
  { keys: ["Home", "End"], text: "table-key-replay-ends" },
  { keys: ["Space"], text: "table-key-replay-play" },
  ...SHORTCUTS.filter(({ text }) => /-(next|previous|cancel|look|sight|text|piles|zoom|help)$/.test(text)),
];

/** And in a lesson. */
export const LESSON_SHORTCUTS: readonly Shortcut[] = [
  { keys: ["PgDn", "PgUp"], text: "table-key-lesson-step" },
  ...SHORTCUTS.filter(({ text }) => /-(rove|rove-all|pick|option|cancel|look|sight|text|piles|zoom|help)$/.test(text)),
];

export interface Key {
  key: string;
  code?: string;
  ctrlKey?: boolean;
  metaKey?: boolean;
  altKey?: boolean;
  shiftKey?: boolean;
}

/** What a key means on the table; null when it is not ours. */
export function commandOf(event: Key): Command | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const direction = ARROWS[event.key];
  if (direction !== undefined) return { do: "rove", direction, all: event.shiftKey ?? false };
  if (event.key === "Escape") return { do: "cancel" };
  if (event.key === "Backspace") return { do: "undo" };
  if (!settings.keys || event.key.length !== 1) return null;
  if (/^[1-9]$/.test(event.key)) return { do: "option", number: Number(event.key) };
  const sign = SIGNS[event.key];
  if (sign !== undefined) return sign;
  const isLatin = /^[\x20-\x7e]$/.test(event.key);
  // By the place of the key, where another alphabet is switched on.
  const place = /^Key([A-Z])$/.exec(event.code ?? "")?.[1]?.toLowerCase();
  return meaning(event.key.toLowerCase()) ?? (isLatin || place === undefined ? null : meaning(place));
}

function meaning(key: string): Command | null {
  for (const letter of Object.keys(LETTERS)) if (isLetter(letter) && keyOf(letter) === key) return { do: letter };
  return null;
}

/** Whether a key belongs to a field that is being written in, or to a control that uses it. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
}
