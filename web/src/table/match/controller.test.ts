/** The controller of a match, against a socket that tests hold in their hands. */
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Told } from "../../api/types";
import type { Socket } from "./connection";
import { MatchController } from "./controller";
import type { ServerMessage, TableMessage } from "./protocol";
import type { MatchConfig } from "./config";

type Option = Told<"OptionShown">;
type LogLine = Told<"LogLine">;

class FakeSocket implements Socket {
  static all: FakeSocket[] = [];
  said: Record<string, unknown>[] = [];
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.said.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.onclose?.({ code: 1000 });
  }
  tell(message: ServerMessage | Record<string, unknown>): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  lose(code = 1006): void {
    this.onclose?.({ code });
  }
  /** What was asked of this kind, last first. */
  asked(type: string, what?: string): Record<string, unknown>[] {
    return this.said.filter((one) => one.type === type && (what === undefined || one.what === what)).reverse();
  }
}

const option = (choice: string, refs: string[] = [], more: Partial<Option> = {}): Option => ({
  choice,
  label: choice,
  refs,
  role: "main",
  warning: null,
  confirm: false,
  idle: null,
  ...more,
});

const line = (n: number, text: string, event = "moves"): LogLine => ({
  n,
  entry: n,
  parts: [{ text }],
  event: { event } as LogLine["event"],
  roll: null,
  mark: null,
});

function table(more: Partial<TableMessage> & { options?: Option[]; decision?: number } = {}): TableMessage {
  const { options, decision = 1, ...rest } = more;
  return {
    type: "table",
    match: "m",
    viewpoint: "us",
    version: 1,
    view: {} as TableMessage["view"],
    turn: options === undefined ? null : { decision, question: "play", prompt: "Play", coach: "", clause: "U-401", several: null, waivers: [], is_set_up: false, options },
    waiting: { sides: options === undefined ? ["de"] : ["us"], text: "Waiting" },
    moment: "Round 1",
    can_undo: false,
    answered: null,
    log: { from: 0, lines: [] },
    goals: null,
    status: {
      state: "running",
      players: {},
      clocks: null,
      offers: [],
      outcome: null,
      dice: null,
      key_hash: null,
      key: null,
      pace: { kind: "untimed" },
      visibility: "link",
      watching: "link",
      hints: true,
    },
    ...rest,
  };
}

function sitting(setting: Partial<MatchConfig> = {}): { match: MatchController; socket: FakeSocket } {
  const match = new MatchController({ url: "ws://x", sides: ["us"], lang: "en", open: () => new FakeSocket(), ...setting });
  match.start();
  const socket = FakeSocket.all.at(-1) as FakeSocket;
  socket?.onopen?.();
  return { match, socket };
}

/** Promises that are settled already run their followers. */
const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  FakeSocket.all = [];
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

describe("sitting down", () => {
  it("says hello with side, language and how much of the log it knows", () => {
    const { socket } = sitting();
    expect(socket.said[0]).toEqual({ type: "hello", as: "us", lang: "en", log: 0, changes: true });
  });

  it("lights what the options point at, and nothing for a spectator", () => {
    const { match, socket } = sitting();
    socket.tell(table({ options: [option("play scout-a", ["card:scout-a"])] }));
    expect([...match.state.lit.keys()]).toEqual(["card:scout-a"]);
    const watching = sitting({ sides: [] });
    watching.socket.tell(table({ viewpoint: "spectator" }));
    expect(watching.match.state.lit.size).toBe(0);
    expect(watching.socket.said[0]?.as).toBe("spectator");
  });
});

describe("picking", () => {
  const options = [
    option("play scout-a", ["card:scout-a"]),
    option("at C7", ["hex:C7"]),
    option("smoke C7", ["hex:C7"]),
    option("drop light-mg-1", ["weapon:light-mg-1"], { role: "minor" }),
    option("end", [], { role: "pass", warning: "Cards are left", confirm: true }),
  ];

  it("chooses the only option of a thing", () => {
    const { match, socket } = sitting();
    socket.tell(table({ options, decision: 17 }));
    match.pick(["card:scout-a"]);
    expect(socket.asked("choose")[0]).toMatchObject({ decision: 17, choice: "play scout-a" });
    expect(match.state.pending).toBe("play scout-a");
    expect(match.state.lit.size).toBe(0);
  });

  it("picks what a thing stands on, when only that is lit", () => {
    const { match, socket } = sitting();
    socket.tell(table({ options: [option("to 2B", ["tile:2B"])] }));
    match.pick(["counter:us:scout-a", "tile:2B"]);
    expect(socket.asked("choose")[0]?.choice).toBe("to 2B");
  });

  it("asks which, where several options lie behind one thing", () => {
    const { match, socket } = sitting();
    socket.tell(table({ options }));
    match.pick(["hex:C7"]);
    expect(match.state.menu?.options.map((each) => each.choice)).toEqual(["at C7", "smoke C7"]);
    expect(socket.asked("choose")).toEqual([]);
    match.cancel();
    expect(match.state.menu).toBeNull();
  });

  it("does not light what is rarely wanted, and never takes it at one click", () => {
    const { match, socket } = sitting();
    socket.tell(table({ options }));
    expect(match.state.lit.has("weapon:light-mg-1")).toBe(false);
    match.pick(["weapon:light-mg-1"]);
    expect(match.state.menu?.options).toHaveLength(1);
    expect(socket.asked("choose")).toEqual([]);
  });

  it("asks the server why something cannot be chosen, and shows the clause", async () => {
    const { match, socket } = sitting();
    socket.tell(table({ options }));
    match.pick(["tile:9B"]);
    const asked = socket.asked("ask", "why")[0];
    expect(asked).toMatchObject({ ref: "tile:9B" });
    socket.tell({ type: "answer", id: asked?.id, what: "why", text: "Too far", clause: "U-501" });
    await settle();
    expect(match.state.notice).toEqual({ kind: "why", text: "Too far", clause: "U-501" });
  });

  it("confirms the end of a turn only while that is wished", () => {
    const { match, socket } = sitting();
    socket.tell(table({ options }));
    const end = options.at(-1) as Option;
    match.choose(end);
    expect(match.state.confirming?.choice).toBe("end");
    expect(socket.asked("choose")).toEqual([]);
    match.confirm();
    expect(socket.asked("choose")).toHaveLength(1);
    const hasty = sitting({ confirmEnd: () => false });
    hasty.socket.tell(table({ options }));
    hasty.match.choose(end);
    expect(hasty.socket.asked("choose")).toHaveLength(1);
  });

  it("sends one answer to one question, however often one clicks", () => {
    const { match, socket } = sitting();
    socket.tell(table({ options }));
    match.pick(["card:scout-a"]);
    match.pick(["card:scout-a"]);
    expect(socket.asked("choose")).toHaveLength(1);
  });

  it("shows the fresh table and says so when an answer came too late", async () => {
    const { match, socket } = sitting();
    socket.tell(table({ options, decision: 3 }));
    match.pick(["card:scout-a"]);
    const { id } = socket.asked("choose")[0] as { id: number };
    socket.tell({ type: "error", id, error: { code: "stale", message: "Too late" } });
    await settle();
    socket.tell(table({ options: [option("bid scout-a", ["card:scout-a"])], decision: 4 }));
    expect(match.state.notice?.kind).toBe("stale");
    expect(match.state.pending).toBeNull();
    expect(match.state.turn?.decision).toBe(4);
  });
});

describe("a lost connection", () => {
  it("comes back by itself and asks again for the last lines, which may have been undone", () => {
    const { match, socket } = sitting();
    const lines = Array.from({ length: 100 }, (_, n) => line(n, `line ${n}`));
    socket.tell(table({ log: { from: 0, lines } }));
    socket.lose();
    expect(match.state.connection).toBe("lost");
    vi.advanceTimersByTime(1000);
    const next = FakeSocket.all.at(-1) as FakeSocket;
    expect(next).not.toBe(socket);
    next.onopen?.();
    expect(next.said[0]).toMatchObject({ type: "hello", as: "us", log: 40 });
    next.tell(table({ log: { from: 40, lines: [...lines.slice(40, 98), line(98, "another")] } }));
    expect(match.state.log).toHaveLength(99);
    expect(match.state.happened.map((each) => each.n)).toEqual([98]);
  });

  it("sends an answer again that was lost, if the same question still stands", async () => {
    const { match, socket } = sitting();
    const options = [option("play scout-a", ["card:scout-a"])];
    socket.tell(table({ options, decision: 5 }));
    match.pick(["card:scout-a"]);
    socket.lose();
    await settle();
    vi.advanceTimersByTime(1000);
    const next = FakeSocket.all.at(-1) as FakeSocket;
    next.onopen?.();
    next.tell(table({ options, decision: 5 }));
    expect(next.asked("choose")[0]).toMatchObject({ decision: 5, choice: "play scout-a" });
  });

  it("does not send it again when it had arrived", async () => {
    const { match, socket } = sitting();
    socket.tell(table({ options: [option("play scout-a", ["card:scout-a"])], decision: 5 }));
    match.pick(["card:scout-a"]);
    socket.lose();
    await settle();
    vi.advanceTimersByTime(1000);
    const next = FakeSocket.all.at(-1) as FakeSocket;
    next.onopen?.();
    next.tell(table({ options: [option("move")], decision: 6 }));
    expect(next.asked("choose")).toEqual([]);
    expect(match.state.turn?.decision).toBe(6);
  });

  it("does not answer twice when another table comes before the acknowledgement", () => {
    const { match, socket } = sitting();
    const options = [option("bid scout-a", ["card:scout-a"])];
    socket.tell(table({ options, decision: 5 }));
    match.pick(["card:scout-a"]);
    socket.tell(table({ options, decision: 5 }));
    expect(socket.asked("choose")).toHaveLength(1);
    expect(match.state.lit.size).toBe(0);
  });

  it("waits longer each time, tries at once when told to, and stays away when it is not wanted", () => {
    const { match, socket } = sitting();
    socket.lose();
    for (let tries = 0; tries < 4; tries++) {
      vi.advanceTimersByTime(20_000);
      FakeSocket.all.at(-1)?.lose();
    }
    const sockets = FakeSocket.all.length;
    match.wake();
    expect(FakeSocket.all.length).toBe(sockets + 1);
    FakeSocket.all.at(-1)?.lose(4404);
    expect(match.state.connection).toBe("closed");
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all.length).toBe(sockets + 1);
  });

  it("notices a connection that has gone silent", () => {
    const { match, socket } = sitting();
    vi.advanceTimersByTime(26_000);
    expect(socket.asked("ping")).toHaveLength(1);
    vi.advanceTimersByTime(13_000);
    expect(match.state.connection).toBe("lost");
  });

  it("is found out at once when the device wakes or loses its network", () => {
    const { match, socket } = sitting();
    socket.tell(table());
    match.wake();
    expect(socket.asked("ping")).toHaveLength(1);
    socket.tell({ type: "pong" });
    vi.advanceTimersByTime(10_000);
    expect(match.state.connection).toBe("open");
    match.doubt();
    vi.advanceTimersByTime(3_100);
    expect(match.state.connection).toBe("lost");
    vi.advanceTimersByTime(1_000);
    expect(FakeSocket.all).toHaveLength(2);
  });
});

describe("two on one device", () => {
  const both = { sides: ["us", "de"], waiting: ["de"] };

  it("opens for the side that is asked, and asks the server for nothing before", () => {
    const { match } = sitting(both);
    expect(match.state.curtain).toEqual({ side: "de", from: null });
    expect(FakeSocket.all).toHaveLength(0);
    match.openCurtain();
    FakeSocket.all[0]?.onopen?.();
    expect(FakeSocket.all[0]?.said[0]).toMatchObject({ as: "de" });
  });

  it("draws the curtain when the other is asked, and forgets all it showed before it opens", () => {
    const { match } = sitting(both);
    match.openCurtain();
    const socket = FakeSocket.all[0] as FakeSocket;
    socket.onopen?.();
    socket.tell(table({ viewpoint: "de", options: [option("bid scout-a")], waiting: { sides: ["us", "de"], text: "" } }));
    expect(match.state.curtain).toBeNull();
    socket.tell(table({ viewpoint: "de", waiting: { sides: ["us"], text: "" }, log: { from: 0, lines: [line(0, "secret of de")] } }));
    expect(match.state.curtain).toEqual({ side: "us", from: "de" });
    expect(socket.asked("hello")).toHaveLength(1);
    match.openCurtain();
    expect(match.state.table).toBeNull();
    expect(match.state.log).toEqual([]);
    expect(socket.asked("hello")[0]).toMatchObject({ as: "us", log: 0 });
    // What was on its way for the other side is not shown.
    socket.tell(table({ viewpoint: "de", options: [option("play rifleman-a", ["card:rifleman-a"])] }));
    expect(match.state.table).toBeNull();
  });
});

describe("watching what others do", () => {
  it("shows their changes one by one, and offers the answer only at the last", () => {
    let now = 0;
    const { match, socket } = sitting({ pace: () => 700, now: () => now });
    socket.tell(table({ log: { from: 0, lines: [line(0, "start")] } }));
    now = 1000;
    socket.tell(table({ version: 2, log: { from: 1, lines: [line(1, "one")] } }));
    socket.tell(table({ version: 3, log: { from: 2, lines: [line(2, "two")] } }));
    socket.tell(table({ version: 4, log: { from: 3, lines: [line(3, "three")] }, options: [option("end")] }));
    expect(match.state.table?.version).toBe(2);
    now = 1700;
    vi.advanceTimersByTime(700);
    expect(match.state.table?.version).toBe(3);
    expect(match.state.turn).toBeNull();
    now = 2400;
    vi.advanceTimersByTime(700);
    expect(match.state.table?.version).toBe(4);
    expect(match.state.turn?.options).toHaveLength(1);
    expect(match.state.log.map((each) => each.n)).toEqual([0, 1, 2, 3]);
  });

  it("calls the player when it became their turn, and not on sitting down", () => {
    const { match, socket } = sitting();
    const called = vi.fn();
    match.news = { called };
    socket.tell(table({ options: [option("end")], decision: 1 }));
    expect(called).not.toHaveBeenCalled();
    socket.tell(table({}));
    socket.tell(table({ options: [option("end")], decision: 4 }));
    expect(called).toHaveBeenCalledTimes(1);
  });
});

describe("asking", () => {
  it("fetches the odds once per question and shows them at their target", async () => {
    const { match, socket } = sitting();
    socket.tell(table({ options: [option("at de:scout-b", ["counter:de:scout-b"])], decision: 9 }));
    const [asked, ...more] = socket.asked("ask", "odds");
    expect(more).toEqual([]);
    const forecast = { target: "Scouts B", ref: "counter:de:scout-b", total: 8, dice: 2, chance: [51, 100], percent: "51 %", parts: [], effect: "", aimed: true, badge: true };
    socket.tell({ type: "answer", id: asked?.id, what: "odds", plans: [], odds: { "at de:scout-b": { undo: false, forecasts: [forecast], notes: [] } } });
    await settle();
    expect(match.state.odds.get("counter:de:scout-b")?.percent).toBe("51 %");
  });

  it("looks at a thing only when the pointer lingers, and asks once", async () => {
    const { match, socket } = sitting();
    socket.tell(table());
    match.inspection.hover("tile:1A");
    vi.advanceTimersByTime(100);
    match.inspection.hover("tile:2B");
    vi.advanceTimersByTime(400);
    const looks = socket.asked("ask", "look");
    expect(looks.map((each) => each.things)).toEqual([["tile:2B"]]);
    socket.tell({ type: "answer", id: looks[0]?.id, what: "look", title: "2B", lines: [], clauses: [], text: "" });
    await settle();
    expect(match.state.looking?.answer?.title).toBe("2B");
    match.inspection.hover(null);
    match.inspection.hover("tile:2B");
    expect(match.state.looking?.answer?.title).toBe("2B");
    expect(socket.asked("ask", "look")).toHaveLength(1);
  });

  it("draws a line of sight from where the player wished", async () => {
    const { match, socket } = sitting();
    socket.tell(table());
    match.inspection.lookFrom("hex:A1");
    match.inspection.hover("hex:C7");
    vi.advanceTimersByTime(400);
    const asked = socket.asked("ask", "look")[0];
    expect(asked?.things).toEqual(["hex:A1", "hex:C7"]);
    socket.tell({ type: "answer", id: asked?.id, what: "look", title: "", lines: [], clauses: [], text: "", sight: { clear: true } });
    await settle();
    expect(match.state.sight).toEqual({ from: "hex:A1", to: "hex:C7", details: { clear: true } });
  });

  it("keeps odds, hint and menu when the same question is told again", async () => {
    const { match, socket } = sitting();
    const options = [option("at C7", ["hex:C7"]), option("smoke C7", ["hex:C7"])];
    socket.tell(table({ options, decision: 1 }));
    void match.askHint();
    match.pick(["hex:C7"]);
    socket.tell(table({ options, decision: 1, version: 2 }));
    const asked = socket.asked("ask", "hint")[0];
    socket.tell({ type: "answer", id: asked?.id, what: "hint", choice: "at C7", reasons: [] });
    await settle();
    expect(match.state.hint).toMatchObject({ choice: "at C7" });
    expect(match.state.menu).not.toBeNull();
    expect(socket.asked("ask", "odds")).toHaveLength(1);
  });

  it("shows a hint in place of what was said before", async () => {
    const { match, socket } = sitting();
    socket.tell(table({ options: [option("end")], decision: 1 }));
    match.notify({ kind: "info", text: "Questions with only one answer are answered for you.", clause: null });
    void match.askHint();
    socket.tell({ type: "answer", id: socket.asked("ask", "hint")[0]?.id, what: "hint", choice: "end", reasons: [] });
    await settle();
    expect(match.state).toMatchObject({ hint: { choice: "end" }, notice: null });
  });

  it("shows the hint of this question only", async () => {
    const { match, socket } = sitting();
    socket.tell(table({ options: [option("end")], decision: 1 }));
    void match.askHint();
    const asked = socket.asked("ask", "hint")[0];
    socket.tell(table({ options: [option("stop")], decision: 2 }));
    socket.tell({ type: "answer", id: asked?.id, what: "hint", choice: "end", reasons: [] });
    await settle();
    expect(match.state.hint).toBeNull();
  });
});

describe("undo, chat and language", () => {
  it("cuts the log where the server says", async () => {
    const { match, socket } = sitting();
    socket.tell(table({ can_undo: true, answered: 7, log: { from: 0, lines: [line(0, "a"), line(1, "b")] }, options: [option("stop")] }));
    void match.undo();
    const asked = socket.asked("undo")[0];
    expect(asked).toMatchObject({ decision: 7 });
    socket.tell(table({ log: { from: 1, lines: [] }, options: [option("play")], decision: 8 }));
    socket.tell({ type: "answer", id: asked?.id });
    await settle();
    expect(match.state.log.map((each) => each.n)).toEqual([0]);
    expect(match.state.pending).toBeNull();
  });

  it("names the table on which a takeback was asked for, so that it is done once", () => {
    const { match, socket } = sitting();
    socket.tell(table({ version: 5, options: [option("stop")] }));
    void match.act("offer-takeback", { count: 1 });
    void match.act("resign");
    expect(socket.asked("act")).toMatchObject([{ act: "resign" }, { act: "offer-takeback", version: 5 }]);
  });

  it("does not undo what cannot be undone", () => {
    const { match, socket } = sitting();
    socket.tell(table({ can_undo: false, options: [option("stop")] }));
    void match.undo();
    expect(socket.asked("undo")).toEqual([]);
  });

  it("counts chat lines that nobody has read, and none twice", () => {
    const { match, socket } = sitting();
    const said = { type: "chat", id: 1, side: "de", name: "F", text: "hello", at: 1 };
    socket.tell(said);
    socket.tell(said);
    expect(match.state.unread).toBe(1);
    match.chatLog.read(true);
    socket.tell({ ...said, id: 2 });
    expect(match.state.unread).toBe(0);
    expect(match.state.chat).toHaveLength(2);
  });

  it("is told everything again in another language, without animating it", () => {
    const { match, socket } = sitting();
    socket.tell(table({ log: { from: 0, lines: [line(0, "a")] } }));
    match.speak("pl");
    expect(socket.asked("hello")[0]).toMatchObject({ lang: "pl", log: 0 });
    socket.tell(table({ log: { from: 0, lines: [line(0, "ą")] } }));
    expect(match.state.log[0]?.parts[0]?.text).toBe("ą");
    expect(match.state.happened).toEqual([]);
  });

  it("keeps the question in the old language until it is there in the new one", () => {
    const { match, socket } = sitting();
    socket.tell(table({ options: [option("stop", [], { label: "Stop" })], log: { from: 0, lines: [line(0, "a")] } }));
    match.speak("pl");
    expect(match.state.turn?.options[0]?.label).toBe("Stop");
    expect(match.state.log).toHaveLength(1);
    // Something that was on its way when the language changed.
    socket.tell(table({ version: 2, options: [option("stop", [], { label: "Stop" })], log: { from: 1, lines: [line(1, "b")] } }));
    expect(match.state.log).toHaveLength(2);
    socket.tell(table({ version: 2, options: [option("stop", [], { label: "Koniec" })], log: { from: 0, lines: [line(0, "ą"), line(1, "ę")] } }));
    expect(match.state.turn?.options[0]?.label).toBe("Koniec");
    expect(match.state.log.map((each) => each.parts[0]?.text)).toEqual(["ą", "ę"]);
    expect(match.state.happened).toEqual([]);
  });
});
