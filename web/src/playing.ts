/** Beginning a match. */
import { post } from "./api/client";
import type { paths } from "./api/schema";
import type { Told } from "./api/types";
import { scenario } from "./games.svelte";
import { navigate } from "./router.svelte";

export type MatchWish = paths["/api/v1/matches"]["post"]["requestBody"]["content"]["application/json"];

/** Our share of the dice's key, so that the server alone does not choose it. */
export function newNonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const NONCES = "fieldcraft-nonces";
const NONCES_KEPT = 200;

/** Remember which share we gave, so that the page on fair dice can show that it was used. */
export function keepNonce(match: string, side: string, nonce: string): void {
  try {
    const kept: [string, string][] = JSON.parse(localStorage.getItem(NONCES) ?? "[]");
    kept.push([`${match} ${side}`, nonce]);
    localStorage.setItem(NONCES, JSON.stringify(kept.slice(-NONCES_KEPT)));
  } catch {
    // Without storage the check has one line less.
  }
}

export function keptNonce(match: string, side: string): string | null {
  try {
    const kept: [string, string][] = JSON.parse(localStorage.getItem(NONCES) ?? "[]");
    return kept.findLast(([key]) => key === `${match} ${side}`)?.[1] ?? null;
  } catch {
    return null;
  }
}

/** Make a match; our own share of the key goes along. */
export async function make(wish: MatchWish): Promise<Told<"MatchMade">> {
  const nonce = newNonce();
  const made = await post<Told<"MatchMade">>("/matches", { ...wish, nonce });
  for (const [side, seat] of Object.entries(wish.seats ?? {})) if (seat.kind === "me") keepNonce(made.match, side, nonce);
  return made;
}

/** One click: the scenario to begin with, against the house's bot, on its first side. */
export async function playNow(game: Told<"GameTold">): Promise<void> {
  const first = await scenario(game.game, game.first);
  const [mine, other] = first.sides.map((side) => side.side);
  if (!mine || !other) throw new Error(`${game.game} has no two sides`);
  const made = await make({
    game: game.game,
    scenario: game.first,
    seats: { [mine]: { kind: "me" }, [other]: { kind: "bot", bot: game.bot } },
  });
  navigate(`/match/${made.match}?as=${mine}`);
}
