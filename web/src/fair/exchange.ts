/**
 * The exchange that makes a match's dice, worked out in the browser: nothing here trusts the server.
 *
 * The same steps in Python: src/fieldcraft/record/exchange.py; in words: docs/fair-dice.md. The
 * browser's own hashes exist only on secure addresses and have no BLAKE2b, hence the library.
 */
import { blake2b } from "@noble/hashes/blake2.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, randomBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Told } from "../api/types";

export type Dice = Told<"DiceShown">;
/** A line of the public list of seals. */
export type Line = Told<"LineShown">;
type ByParty = Readonly<Record<string, string>>;

export const SERVER = "server";
/** What the first line of the list is hashed with. */
export const NOTHING = "0".repeat(64);

const lines = (...all: string[]): Uint8Array => utf8ToBytes(all.map((line) => `${line}\n`).join(""));

export const newShare = (): string => bytesToHex(randomBytes(32));
export const sha256Of = (hex: string): string => bytesToHex(sha256(hexToBytes(hex)));
export const sha256OfText = (words: string): string => bytesToHex(sha256(utf8ToBytes(words)));

/** What is published of a share before it is revealed. */
export const commitmentOf = sha256Of;

function text(title: string, match: string, dice: Pick<Dice, "round" | "about">, values: ByParty): Uint8Array {
  const parties = Object.keys(values).sort();
  return lines(title, match, `${dice.round} ${dice.about}`, ...parties.map((party) => `${party} ${values[party]}`));
}

/** The hash of all commitments, as it stands in the public list. */
export const sealOf = (match: string, dice: Pick<Dice, "round" | "about" | "commitments">): string =>
  bytesToHex(sha256(text("fieldcraft/seal/2", match, dice, dice.commitments)));

/** The key that all shares make together. */
export const keyOf = (match: string, dice: Pick<Dice, "round" | "about" | "shares">): string =>
  bytesToHex(blake2b(text("fieldcraft/key/2", match, dice, dice.shares), { dkLen: 32 }));

/** The key of a match from before there were exchanges. */
export function firstRulesKey(match: string, shares: ByParty): string {
  const nonces = Object.entries(shares).filter(([party]) => party !== SERVER);
  const told = nonces.map(([side, nonce]) => `${side} ${nonce}`);
  return bytesToHex(blake2b(lines("fieldcraft/key/1", match, shares[SERVER] ?? "", ...told), { dkLen: 32 }));
}

export const lineHash = (before: string, line: Omit<Line, "hash">): string =>
  bytesToHex(sha256(lines("fieldcraft/list/1", before, `${line.number} ${line.at} ${line.what} ${line.seal}`)));

/** Follow the chain over some lines; the number of the first that does not fit, or null. */
export function brokenAt(before: string, first: number, found: readonly Line[]): number | null {
  let hash = before;
  for (const [index, line] of found.entries()) {
    hash = lineHash(hash, line);
    if (line.number !== first + index || line.hash !== hash) return first + index;
  }
  return null;
}

export const isSame = (one: ByParty, other: ByParty): boolean => {
  const parties = Object.keys(one);
  return parties.length === Object.keys(other).length && parties.every((party) => one[party] === other[party]);
};
