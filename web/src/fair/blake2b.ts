/**
 * BLAKE2b (RFC 7693) without a key, for checking a match's dice in the browser: the browser's own
 * cryptography does not offer it. Small and plain rather than fast; the texts are short.
 */
const IV = [
  0x6a09e667f3bcc908n, 0xbb67ae8584caa73bn, 0x3c6ef372fe94f82bn, 0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n, 0x9b05688c2b3e6c1fn, 0x1f83d9abfb41bd6bn, 0x5be0cd19137e2179n,
] as const;

const SIGMA = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
  [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4],
  [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
  [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13],
  [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
  [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11],
  [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
  [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5],
  [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
] as const;

/** Which four words each of the eight steps of a round mixes. */
const MIXES = [
  [0, 4, 8, 12], [1, 5, 9, 13], [2, 6, 10, 14], [3, 7, 11, 15],
  [0, 5, 10, 15], [1, 6, 11, 12], [2, 7, 8, 13], [3, 4, 9, 14],
] as const;

const BLOCK = 128;
const ROUNDS = 12;
const word = (value: bigint) => BigInt.asUintN(64, value);
const turned = (value: bigint, by: bigint) => word((value >> by) | (value << (64n - by)));

function compress(state: bigint[], block: Uint8Array, count: number, last: boolean): void {
  const view = new DataView(block.buffer, block.byteOffset, BLOCK);
  const m = Array.from({ length: 16 }, (_, i) => view.getBigUint64(i * 8, true));
  const v: bigint[] = [...state, ...IV];
  v[12] = v[12]! ^ BigInt(count);
  if (last) v[14] = word(~v[14]!);
  for (let round = 0; round < ROUNDS; round++) {
    const order = SIGMA[round % SIGMA.length]!;
    for (const [step, [a, b, c, d]] of MIXES.entries()) {
      v[a] = word(v[a]! + v[b]! + m[order[2 * step]!]!);
      v[d] = turned(v[d]! ^ v[a]!, 32n);
      v[c] = word(v[c]! + v[d]!);
      v[b] = turned(v[b]! ^ v[c]!, 24n);
      v[a] = word(v[a]! + v[b]! + m[order[2 * step + 1]!]!);
      v[d] = turned(v[d]! ^ v[a]!, 16n);
      v[c] = word(v[c]! + v[d]!);
      v[b] = turned(v[b]! ^ v[c]!, 63n);
    }
  }
  for (let i = 0; i < 8; i++) state[i] = state[i]! ^ v[i]! ^ v[i + 8]!;
}

/** The hash of some bytes, `size` bytes long. */
export function blake2b(data: Uint8Array, size = 32): Uint8Array {
  const state: bigint[] = [...IV];
  state[0] = state[0]! ^ 0x01010000n ^ BigInt(size);
  const blocks = Math.max(1, Math.ceil(data.length / BLOCK));
  for (let i = 0; i < blocks; i++) {
    const block = new Uint8Array(BLOCK);
    block.set(data.subarray(i * BLOCK, (i + 1) * BLOCK));
    const last = i === blocks - 1;
    compress(state, block, last ? data.length : (i + 1) * BLOCK, last);
  }
  const bytes = new DataView(new ArrayBuffer(64));
  state.forEach((value, i) => bytes.setBigUint64(i * 8, value, true));
  return new Uint8Array(bytes.buffer, 0, size);
}
