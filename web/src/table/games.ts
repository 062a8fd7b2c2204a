/** The drawings of each game, loaded when a table of it is opened. */
import type { GameUi } from "../games/contract";

const LOADERS = import.meta.glob<{ default: GameUi }>("../games/*/index.ts");

const FOLDERS: Record<string, string> = {
  normandy: "undaunted",
  "north-africa": "undaunted",
  "combat-commander": "combat_commander",
};

export async function loadGame(game: string): Promise<GameUi> {
  const load = LOADERS[`../games/${FOLDERS[game] ?? game}/index.ts`];
  if (load === undefined) return (await import("./standin/index")).default;
  return (await load()).default;
}
