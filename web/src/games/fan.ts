/** How the cards of a hand are held. */

/** The turn and the drop of one of several cards, as the classes of `table.css` take them. */
export function fanned(index: number, count: number): string {
  const off = index - (count - 1) / 2;
  const most = Math.max(1, (count - 1) / 2);
  return `--turn: ${(off * Math.min(2.2, 7 / most)).toFixed(2)}deg; --drop: ${((off / most) ** 2 * 0.35).toFixed(2)}rem`;
}
