import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { checkDice, isInDoubt, isStranger } from "./checks";
import { commitmentOf, lineHash, newShare, NOTHING, sealOf, type Dice } from "./exchange";
import { forgetTakeback, newCommitment, promise, promiseTakeback } from "./kept";
import { takePart } from "./takePart";

const revealed: string[] = [];
let list: Dice | null = null;
let match = "";
let number = 0;

/** A server that lists whatever seal it is asked for, and takes every share. */
async function answer(address: string, request?: RequestInit): Promise<Response> {
  if (address.includes("/reveal")) revealed.push(JSON.parse(String(request?.body)).share);
  const line = { number: 1, at: 1, what: "sealed" as const, seal: list === null ? "" : sealOf(match, list) };
  const told = { before: NOTHING, last: 1, lines: [{ ...line, hash: lineHash(NOTHING, line) }] };
  return Response.json(told);
}

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
  vi.stubGlobal("fetch", vi.fn(answer));
  revealed.length = 0;
  match = `match${(number += 1)}`;
});
afterEach(() => vi.unstubAllGlobals());

const sealed = (commitments: Record<string, string>, more: Partial<Dice> = {}): Dice =>
  (list = { rules: 2, round: 0, about: "start", state: "sealed", commitments: { server: commitmentOf(newShare()), ...commitments }, waiting: ["us"], shares: {}, listed: 1, ...more });

/** Whether the browser, once the match goes on like this, says that our number is in the dice. */
const isIn = (dice: Dice): boolean | undefined => checkDice(match, [{ ...dice, state: "done" }], ["us"], null).find((one) => one.name === "mine")?.passed;

test("an honest exchange is taken part in", async () => {
  const dice = sealed({ us: promise(match) });
  expect(await takePart(match, dice, ["us"])).toBe("done");
  expect(revealed).toHaveLength(1);
  expect(isIn(dice)).toBe(true);
});

test("a share that was given away before is not taken for a fresh one", async () => {
  const old = promise(match);
  await takePart(match, sealed({ us: old }), ["us"]);
  match += "b";
  promise(match); // what we sent; the server names the one whose share it knows
  const dice = sealed({ us: old });
  expect(await takePart(match, dice, ["us"])).toBe("cheated");
  expect(revealed).toHaveLength(1);
  expect(isIn(dice)).toBe(false);
});

test("nor for the share of a takeback", async () => {
  const old = promise(match);
  await takePart(match, sealed({ us: old }), ["us"]);
  promiseTakeback(match, 0);
  expect(await takePart(match, sealed({ us: old }, { round: 1, about: "takeback 1" }), ["us"])).toBe("cheated");
});

test("dice made without our share are noticed", async () => {
  promise(match);
  const dice = sealed({ de: commitmentOf(newShare()) }, { state: "done", waiting: [] });
  expect(await takePart(match, dice, ["us"])).toBe("cheated");
  expect(isIn(dice)).toBe(false);
});

test("so are dice made by the rules from before", async () => {
  promise(match);
  const dice = sealed({}, { rules: 1, state: "done", waiting: [] });
  expect(await takePart(match, dice, ["us"])).toBe("cheated");
  expect(isIn(dice)).toBe(false);
});

test("a takeback with another share than the one we sent is left to us to judge, and gets none", async () => {
  await takePart(match, sealed({ us: promise(match) }), ["us"]);
  promiseTakeback(match, 0);
  const dice = sealed({ us: commitmentOf(newShare()) }, { round: 1, about: "takeback 1" });
  expect(await takePart(match, dice, ["us"])).toBe("lost");
  expect(isInDoubt(match, dice, ["us"])).toBe(true);
  expect(revealed).toHaveLength(1);
});

test("one made without any share of ours is not", async () => {
  await takePart(match, sealed({ us: promise(match) }), ["us"]);
  promiseTakeback(match, 0);
  const dice = sealed({ de: commitmentOf(newShare()) }, { round: 1, about: "takeback 1" });
  expect(await takePart(match, dice, ["us"])).toBe("cheated");
  expect(isIn(dice)).toBe(false);
});

test("a declined takeback, then one agreed to on another device: nobody is accused, and nothing asked", async () => {
  const start = sealed({ us: promise(match) });
  await takePart(match, start, ["us"]);
  forgetTakeback(match, 0, [promiseTakeback(match, 0)]); // what the table does when the offer is gone
  const dice = sealed({ us: commitmentOf(newShare()) }, { round: 1, about: "takeback 1" });
  expect(await takePart(match, dice, ["us"])).toBe("lost");
  expect(isInDoubt(match, dice, ["us"])).toBe(false);
  expect(checkDice(match, [start, dice].map((one) => ({ ...one, state: "done" as const, shares: {} })), ["us"], null).find((one) => one.name === "mine")?.passed).toBe(true);
});

test("nothing is given away where the server has not committed", async () => {
  const dice = sealed({ us: promise(match) });
  delete dice.commitments["server"];
  expect(await takePart(match, dice, ["us"])).toBe("cheated");
  expect(revealed).toHaveLength(0);
});

test("whoever sat down elsewhere is told so, and nobody is accused", async () => {
  const dice = sealed({ us: commitmentOf(newShare()) });
  expect(await takePart(match, dice, ["us"])).toBe("lost");
  expect(isIn(dice)).toBeUndefined();
  expect(isStranger(match, [{ ...dice, state: "done" }], ["us"])).toBe(true);
  // A takeback agreed to on another device has that one's share.
  await takePart(match, sealed({ us: promise(match) }), ["us"]);
  expect(await takePart(match, sealed({ us: commitmentOf(newShare()) }, { round: 1, about: "takeback 1" }), ["us"])).toBe("lost");
});

test("a takeback agreed to on another device is not taken for the next one, asked for here", async () => {
  await takePart(match, sealed({ us: promise(match) }), ["us"]);
  const dice = sealed({ us: commitmentOf(newShare()) }, { round: 1, about: "takeback 1", state: "done" });
  const asked = promiseTakeback(match, 1);
  expect(isInDoubt(match, dice, ["us"])).toBe(false);
  expect(await takePart(match, dice, ["us"])).toBe("none");
  expect(await takePart(match, sealed({ us: asked }, { round: 2, about: "takeback 1" }), ["us"])).toBe("done");
});

test("a share that came by our own link counts", async () => {
  const dice = sealed({ us: newCommitment() });
  expect(await takePart(match, dice, ["us"])).toBe("done");
  expect(isIn(dice)).toBe(true);
});
