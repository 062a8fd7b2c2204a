/** The keys of the table: which key means what, in one place, for the game and for the help page. */
import type { Direction } from "./roving";

export type Command =
  /** Over what is lit; with `all`, over everything on the board. */
  | { do: "rove"; direction: Direction; all: boolean }
  | { do: "next" | "previous" }
  | { do: "cancel" | "undo" | "pass" | "hint" | "look" | "sight" | "list" | "text" | "help" }
  | { do: "log" | "chat" | "notes" | "score" | "piles" | "prompt" | "clock" }
  | { do: "zoom"; by: 1 | -1 | 0 }
  | { do: "option"; number: number };

const ARROWS: Record<string, Direction> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

const SIMPLE: Record<string, Command> = {
  Escape: { do: "cancel" },
  u: { do: "undo" },
  Backspace: { do: "undo" },
  e: { do: "pass" },
  h: { do: "hint" },
  i: { do: "look" },
  s: { do: "sight" },
  o: { do: "list" },
  t: { do: "text" },
  "?": { do: "help" },
  l: { do: "log" },
  c: { do: "chat" },
  m: { do: "notes" },
  v: { do: "score" },
  k: { do: "piles" },
  p: { do: "prompt" },
  w: { do: "clock" },
  n: { do: "next" },
  b: { do: "previous" },
  "+": { do: "zoom", by: 1 },
  "=": { do: "zoom", by: 1 },
  "-": { do: "zoom", by: -1 },
  "0": { do: "zoom", by: 0 },
};

/** By the place of the key, where another alphabet is switched on. */
const BY_PLACE: Record<string, string> = Object.fromEntries(
  [..."uehisotlcmvkpwnb"].map((letter) => [`Key${letter.toUpperCase()}`, letter]),
);

/** A line of the help: keys, and the id of what they do. */
export interface Shortcut {
  keys: readonly string[];
  text: string;
}

/** Which keys are shown in the help, in order. */
export const SHORTCUTS: readonly Shortcut[] = [
  { keys: ["←", "→", "↑", "↓"], text: "table-key-rove" },
  { keys: ["Shift", "←", "→", "↑", "↓"], text: "table-key-rove-all" },
  { keys: ["N", "B"], text: "table-key-next" },
  { keys: ["Enter", "Space"], text: "table-key-pick" },
  { keys: ["1", "…", "9"], text: "table-key-option" },
  { keys: ["O"], text: "table-key-list" },
  { keys: ["E"], text: "table-key-pass" },
  { keys: ["U"], text: "table-key-undo" },
  { keys: ["Esc"], text: "table-key-cancel" },
  { keys: ["I"], text: "table-key-look" },
  { keys: ["S"], text: "table-key-sight" },
  { keys: ["H"], text: "table-key-hint" },
  { keys: ["P"], text: "table-key-prompt" },
  { keys: ["W"], text: "table-key-clock" },
  { keys: ["T"], text: "table-key-text" },
  { keys: ["L", "C", "M", "V"], text: "table-key-tabs" },
  { keys: ["K"], text: "table-key-piles" },
  { keys: ["+", "−", "0"], text: "table-key-zoom" },
  { keys: ["?"], text: "table-key-help" },
];

/** The same where nothing is chosen, and time goes both ways. */
export const REPLAY_SHORTCUTS: readonly Shortcut[] = [
  { keys: ["←", "→"], text: "table-key-replay-step" },
  { keys: ["↑", "↓"], text: "table-key-replay-turn" },
  { keys: [",", "."], text: "table-key-replay-event" },
  { keys: ["Home", "End"], text: "table-key-replay-ends" },
  { keys: ["Space"], text: "table-key-replay-play" },
  ...SHORTCUTS.filter(({ text }) => /-(next|cancel|look|sight|text|piles|zoom|help)$/.test(text)),
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
  if (/^[1-9]$/.test(event.key)) return { do: "option", number: Number(event.key) };
  const simple = SIMPLE[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (simple !== undefined) return simple;
  const letter = event.code === undefined ? undefined : BY_PLACE[event.code];
  const isLatin = /^[\x20-\x7e]$/.test(event.key);
  return letter !== undefined && !isLatin && event.key.length === 1 ? (SIMPLE[letter] ?? null) : null;
}

/** Whether a key belongs to a field that is being written in, or to a control that uses it. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
}
