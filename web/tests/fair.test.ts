import { beforeEach, expect, test, vi } from "vitest";
import { checkDice, checkListed, followList, hasPlayers } from "../src/fair/checks";
import { brokenAt, commitmentOf, firstRulesKey, keyOf, lineHash, newShare, NOTHING, sealOf, sha256Of, type Dice, type Line } from "../src/fair/exchange";
import { keepSeen, keepShare, keptSeen, tokenOf, withShare } from "../src/fair/kept";
import { takePart } from "../src/fair/takePart";

/** A server of which every answer is ours to make. */
const { get, post } = vi.hoisted(() => ({ get: vi.fn(), post: vi.fn() }));
vi.mock("../src/api/client", () => ({ get, post }));

const stored = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
});

beforeEach(() => {
  stored.clear();
  get.mockReset();
  post.mockReset();
});

const MATCH = "abc";
const ours = newShare();
const theirs = newShare();
const servers = newShare();
const commitments = { server: commitmentOf(servers), us: commitmentOf(ours), de: commitmentOf(theirs) };
const sealed: Dice = { rules: 2, round: 0, about: "start", state: "sealed", commitments, waiting: ["us", "de"], shares: {}, listed: 1 };
const done: Dice = { ...sealed, state: "done", waiting: [], shares: { us: ours, de: theirs } };
const over: Dice = { ...done, shares: { ...done.shares, server: servers } };
const opened = { key: keyOf(MATCH, over), key_hash: sha256Of(keyOf(MATCH, over)) };

function listOf(...seals: string[]): Line[] {
  const lines: Line[] = [];
  for (const seal of seals) {
    const line = { number: lines.length + 1, at: 1_700_000_000, what: "sealed" as const, seal };
    lines.push({ ...line, hash: lineHash(lines.at(-1)?.hash ?? NOTHING, line) });
  }
  return lines;
}

function serve(lines: Line[]): void {
  get.mockImplementation((_path: string, { query }: { query: { from: number; most?: number } }) =>
    Promise.resolve({
      before: lines[query.from - 2]?.hash ?? NOTHING,
      last: lines.length,
      lines: lines.slice(query.from - 1, query.from - 1 + (query.most ?? 1000)),
    }),
  );
}

const failed = (dice: Dice, mine = ["us"], key: typeof opened | null = opened): string[] =>
  checkDice(MATCH, [dice], mine, key).flatMap((one) => (one.passed ? [] : [one.name]));

test("the hashes are those that the server makes", () => {
  // From fieldcraft.record.exchange and sealed_list, whose examples are the same.
  const parties = { us: "00".repeat(32), server: "11".repeat(32) };
  expect(sealOf("abc", { round: 0, about: "start", commitments: parties }).slice(0, 16)).toBe("3efb36ac538a79d2");
  expect(keyOf("abc", { round: 0, about: "start", shares: parties }).slice(0, 16)).toBe("56ac14f8515473ee");
  expect(lineHash(NOTHING, { number: 1, at: 1700000000, what: "sealed", seal: "11".repeat(32) }).slice(0, 16)).toBe("1286eac881fcc53b");
  expect(firstRulesKey("abc", { server: "00".repeat(32), us: "00".repeat(8), de: "11".repeat(8) }).slice(0, 16)).toBe("e106a46e6d90917d");
  expect(commitmentOf("616263")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
});

test("our share is revealed once all seals are fixed and listed, and what was shown is kept", async () => {
  keepShare(ours);
  serve(listOf(sealOf(MATCH, sealed)));
  expect(await takePart(MATCH, { ...sealed, state: "open" }, ["us"])).toBe("none");
  expect(post).not.toHaveBeenCalled();
  expect(await takePart(MATCH, sealed, ["us"])).toBe("done");
  expect(post.mock.calls[0]?.[1]).toMatchObject({ body: { as: "us", round: 0, share: ours } });
  expect(keptSeen(MATCH, 0)?.commitments).toEqual(commitments);
  expect(failed(over)).toEqual([]);
});

test("nothing is revealed where our share is elsewhere, the seal is not listed, or a seal was swapped", async () => {
  serve(listOf(sealOf(MATCH, sealed)));
  expect(await takePart(MATCH, sealed, ["us"])).toBe("lost");
  keepShare(ours);
  const swapped: Dice = { ...sealed, commitments: { ...commitments, de: commitmentOf(newShare()) } };
  expect(await takePart(MATCH, swapped, ["us"])).toBe("cheated");
  expect(await takePart(MATCH, { ...sealed, listed: null }, ["us"])).toBe("cheated");
  keepSeen(MATCH, 0, { commitments, number: 1, hash: NOTHING });
  expect(await takePart(MATCH, swapped, ["us"])).toBe("cheated");
  expect(post).not.toHaveBeenCalled();
});

test("a share, a seal or a key that was put in afterwards is found", () => {
  keepShare(ours);
  keepSeen(MATCH, 0, { commitments, number: 1, hash: NOTHING });
  const other = newShare();
  expect(failed({ ...over, shares: { ...over.shares, server: other } })).toEqual(["server", "key"]);
  expect(failed({ ...over, shares: { ...over.shares, de: other } })).toEqual(["players", "key"]);
  const swap = { ...commitments, de: commitmentOf(other) };
  expect(failed({ ...over, commitments: swap, shares: { ...over.shares, de: other } })).toEqual(["same", "key"]);
  expect(failed({ ...done, commitments: swap, shares: { us: ours, de: other } }, ["us"], null)).toEqual(["same"]);
  const { us: _us, ...without } = commitments;
  expect(failed({ ...done, commitments: without, shares: { de: theirs } }, ["us"], null)).toEqual(["mine", "same"]);
  expect(failed(over, ["us"], { ...opened, key: newShare() })).toEqual(["key", "key-hash"]);
});

test("dice in which no player had a share are told apart", () => {
  expect(hasPlayers([over])).toBe(true);
  expect(hasPlayers([{ ...over, commitments: { server: commitments.server }, shares: { server: servers } }])).toBe(false);
});

test("the list is followed, and a change of what we saw is found even if all hashes were made anew", async () => {
  const seal = sealOf(MATCH, sealed);
  const good = listOf(seal, "11".repeat(32), "22".repeat(32));
  expect(brokenAt(NOTHING, 1, good)).toBeNull();
  const [first, second, third] = good as [Line, Line, Line];
  expect(brokenAt(NOTHING, 1, [first, { ...second, seal: "33".repeat(32) }, third])).toBe(2);
  expect(brokenAt(NOTHING, 1, [first, third])).toBe(2);
  keepSeen(MATCH, 0, { commitments, number: 1, hash: first.hash });
  serve(good);
  expect(await checkListed(MATCH, [over])).toEqual({ name: "listed", passed: true });
  expect((await followList(null)).head?.number).toBe(3);
  serve(listOf("44".repeat(32), "11".repeat(32)));
  expect(await checkListed(MATCH, [over])).toEqual({ name: "listed", passed: false });
  serve([]);
  expect(await checkListed(MATCH, [over])).toEqual({ name: "listed", passed: false });
});

test("our own link takes our share along, unseen by the server", () => {
  keepShare(ours);
  const link = withShare("https://x/seat#fcs_token", "us", sealed);
  expect(link).toBe(`https://x/seat#fcs_token~${ours}`);
  stored.clear();
  expect(tokenOf(link.split("#")[1] ?? "")).toBe("fcs_token");
  expect(withShare("l", "us", sealed)).toBe(`l~${ours}`);
});
