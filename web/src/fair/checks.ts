/** What this browser can find out about the dice of a match by itself, while it runs and afterwards. */
import { get } from "../api/client";
import { brokenAt, commitmentOf, firstRulesKey, isSame, keyOf, NOTHING, sealOf, SERVER, sha256Of, type Dice, type Line } from "./exchange";
import { belongs, keptSeen, keptShare, promised, takebackOf, type Head } from "./kept";

export type CheckName = "mine" | "same" | "listed" | "players" | "server" | "key" | "key-hash";

export interface Check {
  name: CheckName;
  passed: boolean;
}

/** Of a finished match: its key and the hash that was shown while it ran. */
export interface Opened {
  key: string;
  key_hash: string;
}

const opens = (dice: Dice, party: string): boolean => commitmentOf(dice.shares[party] ?? "") === dice.commitments[party];
const playersOf = (dice: Dice): string[] => Object.keys(dice.rules === 1 ? dice.shares : dice.commitments).filter((party) => party !== SERVER);

const isOurs = (match: string, dice: Dice, mine: readonly string[]): boolean =>
  dice.rules === 2 && mine.some((side) => belongs(dice.commitments[side] ?? "", match, dice.round));

const isFixed = (dice: Dice): boolean => dice.state !== "open" && dice.state !== "void";

/** Whether we committed to a share, and all was fixed without it: left out, replaced, or by older rules. */
export function isLeftOut(match: string, dice: Dice, mine: readonly string[]): boolean {
  if (mine.length === 0 || !isFixed(dice) || isOurs(match, dice, mine) || isInDoubt(match, dice, mine)) return false;
  if (dice.round === 0) return promised(match).length > 0;
  return promised(match).length > 0 && isAwaited(match, dice);
}

/**
 * Whether a takeback has a number of ours that this browser does not know, and not the one it sent.
 *
 * Where that one was declined and another agreed to on another device, it has that device's: only we can tell.
 */
export function isInDoubt(match: string, dice: Dice, mine: readonly string[]): boolean {
  if (dice.round === 0 || dice.rules !== 2 || !isFixed(dice) || isOurs(match, dice, mine)) return false;
  const numbers = mine.flatMap((side) => dice.commitments[side] ?? []);
  return numbers.length > 0 && numbers.every((one) => keptShare(one) === null) && isAwaited(match, dice);
}

/** Whether what this browser promised for a takeback of earlier dice should be in these. */
const isAwaited = (match: string, dice: Dice): boolean =>
  Array.from({ length: dice.round }, (_, round) => promised(takebackOf(match, round)))
    .flat()
    .some((one) => belongs(one, match, dice.round));

/** Whether nothing in the dice comes from this browser; it may come from another one of ours. */
export const isStranger = (match: string, all: readonly Dice[], mine: readonly string[]): boolean =>
  mine.length > 0 && all.some((dice) => dice.state === "done" && !isOurs(match, dice, mine));

/** Everything that can be told from the exchanges themselves; `mine` are our sides. */
export function checkDice(match: string, all: readonly Dice[], mine: readonly string[], opened: Opened | null): Check[] {
  const done = all.filter((dice) => dice.state === "done");
  const [first] = done;
  if (first === undefined) return [];
  const found: Check[] = [];
  const add = (name: CheckName, passed: boolean): void => void found.push({ name, passed });
  const own = done.filter((dice) => keptSeen(match, dice.round) !== null);
  const isOut = done.some((dice) => isLeftOut(match, dice, mine));
  if (own.length > 0 || isOut) add("mine", !isOut && own.every((dice) => isOurs(match, dice, mine)));
  if (first.rules === 2) {
    if (own.length > 0) {
      add("same", own.every((dice) => isSame(keptSeen(match, dice.round)?.commitments ?? {}, dice.commitments)));
    }
    if (done.some((dice) => playersOf(dice).length > 0)) {
      add("players", done.every((dice) => playersOf(dice).every((party) => opens(dice, party))));
    }
  }
  if (opened !== null) {
    add("server", done.every((dice) => opens(dice, SERVER)));
    add("key", (first.rules === 1 ? firstRulesKey(match, first.shares) : keyOf(match, first)) === opened.key);
    add("key-hash", sha256Of(opened.key) === opened.key_hash);
  }
  return found;
}

/** Whether players' shares are in all the dice; where none is, the server could have chosen them. */
export const hasPlayers = (all: readonly Dice[]): boolean =>
  all.filter((dice) => dice.state === "done").every((dice) => playersOf(dice).length > 0);

/** Whether the public list still has what it had when we took part, and fits together from there on. */
export async function checkListed(match: string, all: readonly Dice[]): Promise<Check | null> {
  let some = false;
  for (const dice of all) {
    const seen = keptSeen(match, dice.round);
    if (dice.state !== "done" || seen === null) continue;
    some = true;
    const { lines } = await get("/seals", { query: { from: seen.number, most: 1 } });
    const isThere = lines[0]?.hash === seen.hash && lines[0].seal === sealOf(match, dice);
    if (!isThere || (await followList(seen)).broken !== null) return { name: "listed", passed: false };
  }
  return some ? { name: "listed", passed: true } : null;
}

export interface Followed {
  /** Where the list ends now; null if there is nothing in it. */
  head: Head | null;
  /** The first line that does not fit what comes before it, or what was seen of it; null if all do. */
  broken: number | null;
}

const PAGES = 100;

/** Follow the public list from a line on; `each` is told of every line. */
export async function followList(from: Head | null, each: (line: Line) => void = () => undefined): Promise<Followed> {
  let head = from;
  for (let page = 0; page < PAGES; page++) {
    const number = head?.number ?? 0;
    const hash = head?.hash ?? NOTHING;
    const told = await get("/seals", { query: { from: number + 1 } });
    if (told.last < number || told.before !== hash) return { head, broken: number };
    const broken = brokenAt(hash, number + 1, told.lines);
    if (broken !== null) return { head, broken };
    told.lines.forEach(each);
    const end = told.lines.at(-1);
    if (end === undefined) break;
    head = { number: end.number, hash: end.hash };
    if (end.number >= told.last) break;
  }
  return { head, broken: null };
}
