/** What this browser keeps for its own proof: its shares, and what it was shown before revealing them. */
import { commitmentOf, newShare, sha256OfText, type Dice } from "./exchange";

/** What was shown when our share was about to be revealed. */
export interface Seen {
  commitments: Readonly<Record<string, string>>;
  /** Where the seal stands in the public list, and the hash of that line. */
  number: number;
  hash: string;
}

/** The end of the public list, as it was when this browser looked. */
export interface Head {
  number: number;
  hash: string;
}

const MOST = 400;

/** A drawer of the browser's storage; without storage it lasts as long as the page. */
class Drawer<Value> {
  private readonly unsaved = new Map<string, Value>();

  constructor(private readonly name: string) {}

  private all(): [string, Value][] {
    try {
      const found: unknown = JSON.parse(localStorage.getItem(this.name) ?? "[]");
      return Array.isArray(found) ? found : [];
    } catch {
      return [];
    }
  }

  get(key: string): Value | null {
    return this.unsaved.get(key) ?? this.all().find(([one]) => one === key)?.[1] ?? null;
  }

  put(key: string, value: Value): void {
    try {
      const rest = this.all().filter(([one]) => one !== key);
      localStorage.setItem(this.name, JSON.stringify([...rest, [key, value]].slice(-MOST)));
    } catch {
      this.unsaved.set(key, value);
    }
  }
}

const shares = new Drawer<string>("fieldcraft-shares");
const seen = new Drawer<Seen>("fieldcraft-seen");
const heads = new Drawer<Head>("fieldcraft-list");
const keys = new Drawer<string>("fieldcraft-keys");
const promises = new Drawer<readonly string[]>("fieldcraft-promises");
const places = new Drawer<string>("fieldcraft-places");
const PROMISES = 8;

/** A fresh share, kept before anybody hears of it; returns the commitment to send. */
export function newCommitment(): string {
  const share = newShare();
  keepShare(share);
  return commitmentOf(share);
}

/** A fresh commitment to send for a purpose: several, if it was sent again. */
export function promise(purpose: string, commitment = newCommitment()): string {
  promises.put(purpose, [...promised(purpose), commitment].slice(-PROMISES));
  return commitment;
}

/** What was promised for one purpose turns out to be for another: the link led to this match. */
export const promiseToo = (purpose: string, before: string): void => promises.put(purpose, [...new Set([...promised(purpose), ...promised(before)])].slice(-PROMISES));

/** The same for a takeback, while the dice are those of this round: only the last one asked for can be agreed to. */
export function promiseTakeback(match: string, round: number): string {
  const commitment = newCommitment();
  promises.put(takebackOf(match, round), [commitment]);
  return commitment;
}

/** These came to nothing: the takeback was declined, or agreed to on another device of ours. */
export const forgetTakeback = (match: string, round: number, asked: readonly string[]): void =>
  promises.put(takebackOf(match, round), promised(takebackOf(match, round)).filter((one) => !asked.includes(one)));

export const promised = (purpose: string): readonly string[] => promises.get(purpose) ?? [];
export const takebackOf = (match: string, round: number): string => `${match} takeback ${round}`;

/** Whether a commitment of ours belongs to this exchange: to the first that showed it, and no other. */
export function belongs(commitment: string, match: string, round: number): boolean {
  if (keptShare(commitment) === null) return false;
  const here = `${match} ${round}`;
  const place = places.get(commitment);
  if (place === null) places.put(commitment, here);
  return place === null || place === here;
}

/** The key with which this browser sits down there, the same each time: an answer that was lost can be asked for again. */
export function sittingKey(where: string): string {
  const place = sha256OfText(where); // a link's token does not belong into the drawer
  const key = keys.get(place) ?? newShare();
  keys.put(place, key);
  return key;
}

export const keepShare = (share: string): void => shares.put(commitmentOf(share), share);
export const keptShare = (commitment: string): string | null => shares.get(commitment);

export const keepSeen = (match: string, round: number, what: Seen): void => seen.put(`${match} ${round}`, what);
export const keptSeen = (match: string, round: number): Seen | null => seen.get(`${match} ${round}`);

export const keepHead = (head: Head): void => heads.put("head", head);
export const keptHead = (): Head | null => heads.get("head");

/** Our own link with our share in it, for another device: it stays behind the #, unseen by the server. */
export function withShare(link: string, side: string, dice: Dice): string {
  const share = keptShare(dice.commitments[side] ?? "");
  return share === null ? link : `${link}~${share}`;
}

/** The token of a link, with the share that came along put away. */
export function tokenOf(hash: string): string {
  const [token = "", share] = hash.split("~");
  if (share !== undefined && /^[0-9a-f]{64}$/.test(share)) keepShare(share);
  return token;
}
