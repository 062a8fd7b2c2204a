/** Names of games, sides and bots, as the server says them; until it has, their words. */
import type { Told } from "../api/types";
import { games } from "./games.svelte";
import { language } from "../i18n";

let told = $state.raw<Told<"GameTold">[]>([]);

/** Follow the language; call inside an effect root. */
export function learnNames(): void {
  $effect(() => {
    void language();
    games().then((list) => (told = list), () => undefined);
  });
}

export function gameName(game: string): string {
  return told.find((one) => one.game === game)?.name ?? game;
}

export function botName(game: string, bot: string): string {
  return told.find((one) => one.game === game)?.bots.find((one) => one.bot === bot)?.name ?? bot;
}

export function sideName(game: string, side: string): string {
  return told.find((one) => one.game === game)?.sides.find((one) => one.side === side)?.name ?? side;
}

/** The optional rules of a game. */
export function gameOptions(game: string): readonly Told<"OptionTold">[] {
  return told.find((one) => one.game === game)?.options ?? [];
}
