/** Replaying: stepping, jumping, playing, and lines that were taken back on the way. */
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { TableMessage } from "./protocol";
import { ReplayController, neighbour, standing, type ReplaySource, type RetoldLine } from "./replay";

const line = (entry: number, event: string, mark: RetoldLine["mark"] = null, until: number | null = null): RetoldLine => ({
  n: entry,
  entry,
  parts: [{ text: `${event} ${entry}` }],
  event: { event },
  mark,
  until,
});

const LINES = [
  line(1, "round", "round"),
  line(2, "plays"),
  line(3, "hits", null, 4),
  line(4, "takeback"),
  line(60, "turn", "turn"),
  line(70, "hits"),
];

class Source implements ReplaySource {
  asked: string[] = [];
  async log(): Promise<{ last: number; lines: readonly RetoldLine[] }> {
    return { last: 100, lines: LINES };
  }
  async positions(viewpoint: string, _lang: string, from: number, to: number): Promise<readonly TableMessage[]> {
    this.asked.push(`${viewpoint} ${from}-${to}`);
    return Array.from({ length: to - from + 1 }, (_, index) => ({ version: from + index, moment: "", status: null }) as unknown as TableMessage);
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

async function opened(at = 0): Promise<{ replay: ReplayController; source: Source }> {
  const source = new Source();
  const replay = new ReplayController(source, "us", "en");
  await replay.open(at);
  return { replay, source };
}

const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

describe("a replay", () => {
  it("opens at the position of the link, within what there is", async () => {
    const { replay } = await opened(7);
    expect([replay.state.at, replay.state.last, replay.state.table?.version]).toEqual([7, 100, 7]);
    await replay.go(1000);
    expect(replay.state.at).toBe(100);
    await replay.go(-3);
    expect(replay.state.at).toBe(0);
  });

  it("animates a step forwards, and nothing else", async () => {
    const { replay } = await opened(1);
    replay.step(1);
    await settle();
    expect(replay.state.happened.map((each) => each.entry)).toEqual([2]);
    replay.step(-1);
    await settle();
    expect(replay.state.happened).toEqual([]);
  });

  it("fetches positions in runs, each once, and the next one ahead", async () => {
    const { replay, source } = await opened(0);
    for (let at = 1; at < 36; at++) await replay.go(at);
    await settle();
    expect(source.asked).toEqual(["us 0-39", "us 40-79"]);
  });

  it("jumps by turns and by events", async () => {
    const { replay } = await opened(10);
    replay.turn(1);
    await settle();
    expect(replay.state.at).toBe(60);
    replay.turn(-1);
    await settle();
    expect(replay.state.at).toBe(1);
    replay.event("hit", 1);
    await settle();
    expect(replay.state.at).toBe(3);
    replay.event("hit", 1);
    await settle();
    expect(replay.state.at).toBe(70);
    replay.turn(1);
    await settle();
    expect(replay.state.at).toBe(100);
  });

  it("plays by itself until the end, at the wished speed", async () => {
    const { replay } = await opened(97);
    replay.setSpeed(2);
    replay.play();
    await vi.advanceTimersByTimeAsync(600);
    expect(replay.state.at).toBe(98);
    await vi.advanceTimersByTimeAsync(5000);
    expect([replay.state.at, replay.state.isPlaying]).toEqual([100, false]);
  });

  it("keeps the position when it is seen from elsewhere", async () => {
    const { replay, source } = await opened(50);
    await replay.lookAs("de");
    expect([replay.viewpoint, replay.state.at]).toEqual(["de", 50]);
    expect(source.asked.at(-1)).toBe("de 40-79");
  });

  it("does not show a position that comes after one went elsewhere", async () => {
    const { replay } = await opened(0);
    const slow = replay.go(90);
    const fast = replay.go(5);
    await Promise.all([slow, fast]);
    expect(replay.state.at).toBe(5);
  });
});

describe("lines that were taken back", () => {
  it("are read only where they stood", () => {
    const entries = (at: number): number[] => standing(LINES, at).map((each) => each.entry);
    expect(entries(3)).toContain(3);
    expect(entries(4)).not.toContain(3);
    expect(entries(2)).not.toContain(3);
  });
});

it("finds the neighbour in a list", () => {
  expect(neighbour([2, 5, 9], 5, 1)).toBe(9);
  expect(neighbour([2, 5, 9], 5, -1)).toBe(2);
  expect(neighbour([2, 5, 9], 9, 1)).toBeNull();
});
