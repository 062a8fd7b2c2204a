/** Whether the window is so narrow that everything stands one below the other, as in `table.css`. */
const query = typeof matchMedia === "undefined" ? null : matchMedia("(max-width: 56rem)");
let matches = $state(query?.matches ?? false);
query?.addEventListener("change", (event) => (matches = event.matches));

export function isNarrow(): boolean {
  return matches;
}
