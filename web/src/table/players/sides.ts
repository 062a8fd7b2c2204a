/** What sides and players are called and which colour they have, from a scene of any game. */
import { t } from "../../i18n";
import { botName } from "../../stores/names.svelte";
import type { Status } from "../match/protocol";

interface SideOfScene {
  side: string;
  name: string;
  nation?: string;
}

const COLOURS: Readonly<Record<string, string>> = { germany: "de", america: "us", russia: "ru" };

function sidesOf(scene: unknown): readonly SideOfScene[] {
  const sides = (scene as { sides?: unknown } | null)?.sides;
  return Array.isArray(sides) ? (sides as SideOfScene[]) : [];
}

export function sideName(scene: unknown, side: string): string {
  return sidesOf(scene).find((each) => each.side === side)?.name ?? side;
}

/** The style variable of a side's colour. */
export function sideColour(scene: unknown, side: string): string {
  const nation = sidesOf(scene).find((each) => each.side === side)?.nation;
  const name = (nation === undefined ? undefined : COLOURS[nation]) ?? side;
  return `var(--${name}, var(--ink-2))`;
}

/** Who sits there: a bot by what it is called in this language. */
export function playerName(scene: unknown, player: Status["players"][string] | undefined): string {
  const game = String((scene as { game?: unknown }).game ?? "");
  if (player?.kind === "bot") return botName(game, player.bot ?? player.name);
  if (player?.kind === "open") return t("table-seat-open");
  return player?.name || t("table-guest");
}
