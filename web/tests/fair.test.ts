import { expect, test } from "vitest";
import { blake2b } from "../src/fair/blake2b";
import { deriveKey, fromHex, sha256, toHex } from "../src/fair/check";

test("BLAKE2b gives the standard's own example", () => {
  const hash = toHex(blake2b(new TextEncoder().encode("abc"), 64));
  expect(hash).toBe(
    "ba80a53f981c4d0d6a2797b69f12f6e94c212f14685ac4b74b12bb6fdbffa2d17d87c5392aab792dc252d5de4533cc9518d38aa8dbf1925ab92386edd4009923",
  );
});

test("BLAKE2b takes nothing, a whole block and more than one", () => {
  // From Python's hashlib.blake2b(b"a" * n, digest_size=32).
  expect(toHex(blake2b(new Uint8Array(0)))).toBe("0e5751c026e543b2e8ab2eb06099daa1d1e5df47778f7787faab45cdf12fe3a8");
  expect(toHex(blake2b(new Uint8Array(128).fill(97)))).toBe("ae2aa48507885c4c950fb809b2076f959cde9f8ea6da260d9a3587df33dac450");
  expect(toHex(blake2b(new Uint8Array(300).fill(97)))).toBe("3c1292de00a518e36823f9ff908ac2da46be38718c018713403461df077e15f6");
});

test("a match's key is the one the server makes", () => {
  const key = deriveKey("abc", "00".repeat(32), { us: "00".repeat(8), de: "11".repeat(8) });
  expect(key.slice(0, 16)).toBe("e106a46e6d90917d");
});

test("SHA-256 of hexadecimal digits", async () => {
  expect(await sha256("616263")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  expect(() => fromHex("xy")).toThrow();
});
