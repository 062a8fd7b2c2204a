/** A text in pieces: every second one is a word that was searched for. */
export function marked(text: string, words: readonly string[]): string[] {
  const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  if (escaped.length === 0) return [text];
  return text.split(new RegExp(`(?<![\\p{L}\\p{N}])(${escaped.join("|")})(?![\\p{L}\\p{N}])`, "iu"));
}
