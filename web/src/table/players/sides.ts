/** What sides and players are called and which colour they have. */
import type { AnyGameUi, AnyScene } from "../../games/contract";
import { t } from "../../i18n";
import { botName } from "../../stores/names.svelte";
import type { Status } from "../match/protocol";

export function sideName(scene: AnyScene, side: string): string {
  return scene.sides.find((each) => each.side === side)?.name ?? side;
}

/** The other side of a match than this one; the first for a spectator. */
export function otherSide(seats: Record<string, unknown>, viewpoint: string): string {
  return Object.keys(seats).find((side) => side !== viewpoint) ?? "";
}

/** The CSS colour of a side. */
export function sideColour(ui: AnyGameUi, scene: AnyScene, side: string): string {
  return ui.colour?.(scene, side) ?? "var(--ink-2)";
}

/** Who sits there: a bot by what it is called in this language. */
export function playerName(scene: AnyScene, player: Status["players"][string] | undefined): string {
  if (player?.kind === "bot") return botName(scene.game, player.bot ?? player.name);
  if (player?.kind === "open") return t("table-seat-open");
  return player?.name || t("table-guest");
}
