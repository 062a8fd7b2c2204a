/** Replaying: stepping, jumping, playing, and lines that were taken back on the way. */
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Ask } from "../inspect/queries";
import type { TableMessage } from "../match/protocol";
import { ReplayController, neighbour, standing, type ReplaySource, type RetoldLine } from "./controller";

const EVENTS = { attacks: { kind: "fire" }, fires: { kind: "fire" }, hits: { kind: "hit" }, casualty: { kind: "hit" }, moves: { kind: "move" } } as const;

const line = (entry: number, event: string, mark: RetoldLine["mark"] = null, until: number | null = null): RetoldLine => ({
  n: entry,
  entry,
  position: entry,
  parts: [{ text: `${event} ${entry}` }],
  event: { event } as RetoldLine["event"],
  roll: null,
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
  ask(viewpoint: string, _lang: string, at: number): Ask {
    return (async ({ what, things }: { what: string; things?: string[] }) => {
      this.asked.push(`${viewpoint} ${at} ${what} ${things ?? ""}`.trim());
      const forecast = { ref: "counter:de:scout-b", percent: `${at}%` };
      return what === "odds" ? { what, odds: { "at de:scout-b": { undo: false, forecasts: [forecast], notes: [] } } } : { what, title: `at ${at}`, lines: [] };
    }) as unknown as Ask;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

async function opened(at = 0): Promise<{ replay: ReplayController; source: Source }> {
  const source = new Source();
  const replay = new ReplayController(source, "us", "en", EVENTS);
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

  it("keeps a wish to go to the end, or a step on, until it knows how long the match is", async () => {
    for (const [wish, at] of [
      [(replay: ReplayController) => void replay.go(Infinity), 100],
      [(replay: ReplayController) => replay.step(1), 8],
    ] as const) {
      const source = new Source();
      let tell: () => void = () => undefined;
      source.log = () => new Promise((done) => (tell = () => done({ last: 100, lines: LINES })));
      const replay = new ReplayController(source, "us", "en", EVENTS);
      const opening = replay.open(7);
      await settle();
      wish(replay);
      await settle();
      tell();
      await opening;
      expect(replay.state.at).toBe(at);
    }
  });

  it("shows the position of a link before it knows the rest of the match", async () => {
    const source = new Source();
    let tell: () => void = () => undefined;
    source.log = () => new Promise((done) => (tell = () => done({ last: 100, lines: LINES })));
    const replay = new ReplayController(source, "us", "en", EVENTS);
    const opening = replay.open(7);
    await settle();
    expect([replay.state.at, replay.state.table?.version, replay.state.all.length]).toEqual([7, 7, 0]);
    tell();
    await opening;
    expect([replay.state.at, replay.state.last, replay.state.all.length]).toEqual([7, 100, LINES.length]);
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
    expect(source.asked).toEqual(["us 0-0", "us 0-39", "us 40-79"]);
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

describe("looking closer in a replay", () => {
  it("asks about the position where one is, and forgets it at the next", async () => {
    const { replay, source } = await opened(7);
    replay.inspection.hover("counter:de:scout-b");
    await vi.advanceTimersByTimeAsync(300);
    expect(source.asked.slice(-2).sort()).toEqual(["us 7 look counter:de:scout-b", "us 7 odds"]);
    expect(replay.state.looking?.answer?.title).toBe("at 7");
    expect(replay.state.odds.get("counter:de:scout-b")?.percent).toBe("7%");
    replay.step(1);
    await settle();
    expect([replay.state.looking, replay.state.odds.size, replay.state.hovered]).toEqual([null, 0, null]);
  });

  it("asks for odds once, and not while it plays", async () => {
    const { replay, source } = await opened(7);
    for (const ref of ["tile:1A", "tile:2B", "tile:1A"]) replay.inspection.hover(ref);
    await vi.advanceTimersByTimeAsync(300);
    expect(source.asked.filter((each) => each.endsWith("odds"))).toHaveLength(1);
    replay.play();
    await vi.advanceTimersByTimeAsync(1200);
    replay.inspection.hover("tile:2B");
    await settle();
    expect(source.asked.filter((each) => each.endsWith("odds"))).toHaveLength(1);
    replay.stop();
  });
});
