/** Beginning a match. */
import { post } from "../api/client";
import type { paths } from "../api/schema";
import type { Told } from "../api/types";
import { newCommitment, promise } from "../fair/kept";
import { takePartNow } from "../fair/takePart";
import { loadGame } from "../games/registry";
import { navigate } from "../router/router.svelte";

export type MatchWish = paths["/api/v1/matches"]["post"]["requestBody"]["content"]["application/json"];
export type Watching = NonNullable<MatchWish["watching"]>;

const invitationKey = (match: string): string => `invite:${match}`;

/** The link we sent, so that the room where we wait shows that one: making another would end it. */
export function keepInvitation(match: string, link: string): void {
  try {
    sessionStorage.setItem(invitationKey(match), link);
  } catch {
    // Without storage the room offers to make a new one.
  }
}

export function keptInvitation(match: string): string | null {
  try {
    return sessionStorage.getItem(invitationKey(match));
  } catch {
    return null;
  }
}

/** Fetch what a table of a game is drawn with: it is there once the match has been made. */
export function prepareTable(game: string): void {
  void Promise.all([import("../table/match/MatchPage.svelte"), loadGame(game)]).catch(() => undefined);
}

/** Make a match; where nobody else is awaited, our share of the dice is revealed at once. */
export async function make(wish: MatchWish): Promise<Told<"MatchMade">> {
  prepareTable(wish.game);
  const commitment = newCommitment();
  const made = await post("/matches", { body: { ...wish, commitment } });
  promise(made.match, commitment);
  const mine = Object.entries(made.seats).flatMap(([side, seat]) => (seat.kind === "person" ? [side] : []));
  await takePartNow(made.match, made.dice, mine);
  return made;
}

/** One click: the scenario to begin with, against the house's bot, on its first side. */
export async function playNow(game: Told<"GameTold">): Promise<void> {
  const [mine, other] = game.sides.map((side) => side.side);
  if (!mine || !other) throw new Error(`${game.game} has no two sides`);
  const made = await make({
    game: game.game,
    scenario: game.first,
    seats: { [mine]: { kind: "me" }, [other]: { kind: "bot", bot: game.bot } },
  });
  navigate(`/match/${made.match}?as=${mine}`);
}
