/** A game that has no folder here: the view as an outline, played by its words. */
import type { AnyEvent, AnyScene, AnyView, GameUi } from "../contract";
import { describe } from "./outline";

const ui: GameUi<AnyScene, AnyView, AnyEvent> = { drawings: null, describe, piles: () => [], events: {} };

export default ui;
