/** The client's part of each game: found in its folder, loaded when a table of it is opened. */
import { addMessages } from "../i18n";
import type { AnyGameUi, Registration } from "./contract";

/** Registrations are small; what they load is a chunk of its own. */
const FOLDERS = Object.values(import.meta.glob<Registration>("./*/index.ts", { eager: true, import: "default" }));

/** How many games have a picture, so that the first page can keep room for them. */
export const COVERS = FOLDERS.reduce((sum, folder) => sum + folder.games.length, 0);

function folderOf(game: string): Registration | undefined {
  return FOLDERS.find((folder) => folder.games.includes(game));
}

/** A game without a folder is played as text. */
export async function loadGame(game: string): Promise<AnyGameUi> {
  const folder = folderOf(game);
  if (folder === undefined) return (await import("./generic/ui")).default;
  const [ui] = await Promise.all([folder.ui(), addMessages(folder.messages)]);
  return ui;
}

/** The picture of a game as SVG markup; empty for a game without one. */
export async function loadCover(game: string): Promise<string> {
  const covers = await folderOf(game)?.covers();
  return covers?.[game]?.() ?? "";
}
