/** What the page calls itself in the browser's tab, where it knows more than its address says. */
let own = $state("");

export const ownTitle = (): string => own;

/** Call in an effect: the title lasts as long as the page. */
export function entitle(text: string): () => void {
  own = text;
  return () => {
    if (own === text) own = "";
  };
}
