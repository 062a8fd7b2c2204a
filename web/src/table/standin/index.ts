import type { GameUi } from "../../games/contract";
import Nothing from "./Nothing.svelte";
import Plain from "./Plain.svelte";

const ui: GameUi = {
  Board: Plain,
  Hand: Nothing,
  Beside: Nothing,
  Score: Nothing,
  Card: Nothing,
  piles: () => [],
  describe: () => ({ title: "", sections: [] }),
  size: () => ({ width: 900, height: 700 }),
};
export default ui;
