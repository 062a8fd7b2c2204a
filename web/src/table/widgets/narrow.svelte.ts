/** How small the window is, as in `table.css`. */

function watched(condition: string): () => boolean {
  const query = typeof matchMedia === "undefined" ? null : matchMedia(condition);
  let matches = $state(query?.matches ?? false);
  query?.addEventListener("change", (event) => (matches = event.matches));
  return () => matches;
}

/** Everything stands one below the other. */
export const isNarrow = watched("(max-width: 56rem)");

/** At 400 %: a look at what one points at would cover all of it, and is shown only when asked for. */
export const isTiny = watched("(max-height: 22rem)");
