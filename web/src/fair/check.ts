/** Checking the dice of a match in the browser itself, with nothing but hashes. */
import { blake2b } from "./blake2b";

export const toHex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

export function fromHex(text: string): Uint8Array<ArrayBuffer> {
  if (!/^([0-9a-f]{2})*$/i.test(text)) throw new Error("not hexadecimal digits");
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** Whether the browser lends us its hashes: it does so only on safe addresses. */
export const canCheck = (): boolean => typeof crypto !== "undefined" && crypto.subtle !== undefined;

export async function sha256(hex: string): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", fromHex(hex))));
}

/** The key of a match from the server's share and what each seat added; see the server's keys.py. */
export function deriveKey(match: string, share: string, nonces: Readonly<Record<string, string>>): string {
  const lines = ["fieldcraft/key/1", match, share, ...Object.entries(nonces).map(([side, nonce]) => `${side} ${nonce}`)];
  return toHex(blake2b(new TextEncoder().encode(lines.map((line) => `${line}\n`).join(""))));
}
