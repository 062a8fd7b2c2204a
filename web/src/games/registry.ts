/** The drawings of each game, loaded when a table of it is opened. */
import type { GameUi } from "./contract";

const LOADERS: Readonly<Record<string, () => Promise<{ default: GameUi }>>> = {
  normandy: () => import("./undaunted/index"),
  "north-africa": () => import("./undaunted/index"),
  "combat-commander": () => import("./combat_commander/index"),
};

export async function loadGame(game: string): Promise<GameUi> {
  const load = LOADERS[game];
  if (load === undefined) throw new Error(`no drawings for ${game}`);
  return (await load()).default;
}
