/** The drawings of each game, loaded when a table of it is opened. */
import type { GameUi } from "../games/contract";

const LOADERS: Readonly<Record<string, () => Promise<{ default: GameUi }>>> = {
  normandy: () => import("../games/undaunted/index"),
  "north-africa": () => import("../games/undaunted/index"),
  "combat-commander": () => import("../games/combat_commander/index"),
};

export async function loadGame(game: string): Promise<GameUi> {
  const load = LOADERS[game];
  if (load === undefined) throw new Error(`no drawings for ${game}`);
  return (await load()).default;
}
