/** Beginning a match. */
import { get, post } from "../api/client";
import type { paths } from "../api/schema";
import type { Told } from "../api/types";
import { navigate } from "../router/router.svelte";

export type MatchWish = paths["/api/v1/matches"]["post"]["requestBody"]["content"]["application/json"];

/** Our share of the dice's key, so that the server alone does not choose it. */
export function newNonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const KEPT = "fieldcraft-seals";
const KEPT_MOST = 300;

function kept(): [string, string][] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify([...kept(), [key, value]].slice(-KEPT_MOST)));
  } catch {
    // Without storage the page on fair dice has one line less.
  }
}

const recall = (key: string): string | null => kept().find(([one]) => one === key)?.[1] ?? null;

/** The share we gave, so that the page on fair dice can show that it was used. */
export const keptNonce = (match: string, side: string): string | null => recall(`nonce ${match} ${side}`);

/** The server's seal on its own share, as we first saw it. */
export const keptSeal = (match: string): string | null => recall(`seal ${match}`);

/** Remember what the server has promised and what we have added. */
export function keepSeal(match: string, side: string, nonce: string): void {
  keep(`nonce ${match} ${side}`, nonce);
  get("/matches/{match}", { path: { match } }).then(
    (shown) => keep(`seal ${match}`, shown.pledge),
    () => undefined,
  );
}

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

/** Make a match; our own share of the key goes along. */
export async function make(wish: MatchWish): Promise<Told<"MatchMade">> {
  const nonce = newNonce();
  const made = await post("/matches", { body: { ...wish, nonce } });
  const [own, ...more] = Object.entries(made.seats).filter(([, seat]) => seat.kind === "person");
  if (own && !more.length) keepSeal(made.match, own[0], nonce);
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
