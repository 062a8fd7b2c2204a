/**
 * The socket of a match: connects, says hello, asks and hears, and comes back when it was lost.
 *
 * It knows nothing of the game. What it is built on (sockets, clock) is handed in, so that tests
 * can lose a connection whenever they like.
 */
import type { Answer, ClientMessage, Hello, Question, Refusal, Reply, Request, ServerMessage } from "./protocol";

/** As much of a WebSocket as is used. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

export interface Timers {
  set(then: () => void, milliseconds: number): number;
  clear(timer: number): void;
}

export const realTimers: Timers = {
  set: (then, milliseconds) => Number(setTimeout(then, milliseconds)),
  clear: (timer) => clearTimeout(timer),
};

/** `connecting` at first, `open` while it works, `lost` while it tries again, `closed` for good. */
export type ConnectionState = "connecting" | "open" | "lost" | "closed";

export interface Hearing {
  onmessage(message: ServerMessage): void;
  onstate(state: ConnectionState, problem: Refusal | null): void;
  /** What is said first, on every connection. */
  hello(): Hello;
}

/** A request that came to nothing, with what the server said about it. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.message);
  }
}

const WAITS = [400, 1000, 2000, 3000, 5000] as const;
const PING_EVERY = 25_000;
const PATIENCE = 12_000;
/** So long somebody is waited for whose connection is in doubt. */
const DOUBT = 3_000;
/** The server will not have us, however often we ask: not this match, not this seat, bad hello. */
const FINAL = (code: number): boolean => (code >= 4400 && code < 4500) || code === 1008;

export class Connection {
  state: ConnectionState = "connecting";
  private socket: Socket | null = null;
  private isStarted = false;
  private tries = 0;
  private nextId = 1;
  private timer: number | null = null;
  private pinging: number | null = null;
  private problem: Refusal | null = null;
  private readonly waiting = new Map<Reply["id"], { done: (reply: Reply) => void; failed: (problem: Refused) => void }>();

  constructor(
    private readonly url: string,
    private readonly hearing: Hearing,
    private readonly open: (url: string) => Socket,
    private readonly timers: Timers = realTimers,
  ) {}

  /** Connect, if that has not been done yet. */
  start(): void {
    if (this.isStarted) return;
    this.isStarted = true;
    this.connect();
  }

  /** Leave for good. */
  stop(): void {
    this.become("closed");
    this.forget();
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  /** Try at once instead of waiting: the network is back, the page is seen again. */
  hurry(): void {
    if (this.state !== "lost") return;
    this.tries = 0;
    this.clearTimer();
    this.connect();
  }

  /**
   * Make sure that somebody is still there: a device that slept, or lost its network, does not
   * know it. Without a sign of life within so many milliseconds it reconnects.
   */
  check(patience = DOUBT): void {
    if (this.state !== "open") return;
    this.say({ type: "ping" });
    this.expect(patience);
  }

  /** Say hello again, as another side or in another language. */
  greet(): void {
    if (this.state === "open") this.say(this.hearing.hello());
  }

  /** Ask and wait for the answer. */
  async ask(question: Question): Promise<Answer> {
    const reply = await this.request({ ...question, type: "ask" });
    if (!("what" in reply)) throw new Refused({ code: "fault", message: "" });
    return reply;
  }

  /** Send something and wait until it is done. */
  request(message: Request): Promise<Reply> {
    return new Promise((resolve, failed) => {
      if (this.state !== "open") {
        failed(new Refused({ code: "lost", message: "" }));
        return;
      }
      const id = this.nextId++;
      this.waiting.set(id, { done: resolve, failed });
      this.say({ ...message, id });
    });
  }

  private say(message: ClientMessage): void {
    this.socket?.send(JSON.stringify(message));
  }

  private connect(): void {
    const socket = this.open(this.url);
    this.socket = socket;
    socket.onopen = () => {
      if (socket !== this.socket) return;
      this.problem = null;
      this.say(this.hearing.hello());
      this.become("open");
      this.keepAlive();
    };
    socket.onmessage = (event) => {
      if (socket === this.socket && typeof event.data === "string") this.hear(event.data);
    };
    socket.onclose = (event) => {
      if (socket === this.socket) this.lost(event.code);
    };
  }

  private hear(text: string): void {
    const message: ServerMessage = JSON.parse(text);
    this.tries = 0;
    this.keepAlive();
    if (message.type === "answer") {
      this.waiting.get(message.id)?.done(message);
      this.waiting.delete(message.id);
    } else if (message.type === "error") {
      const asked = this.waiting.get(message.id);
      if (asked !== undefined) {
        this.waiting.delete(message.id);
        asked.failed(new Refused(message.error));
      } else {
        this.problem = message.error;
        this.hearing.onmessage(message);
      }
    } else if (message.type !== "pong") {
      this.hearing.onmessage(message);
    }
  }

  private lost(code: number): void {
    this.socket = null;
    this.forget();
    if (this.state === "closed") return;
    if (FINAL(code)) {
      this.become("closed");
      return;
    }
    this.become("lost");
    const wait = WAITS[Math.min(this.tries, WAITS.length - 1)] as number;
    this.tries += 1;
    // Not all at the same moment after the server was away.
    this.timer = this.timers.set(() => this.connect(), wait * (0.8 + Math.random() * 0.4));
  }

  private keepAlive(): void {
    if (this.pinging !== null) this.timers.clear(this.pinging);
    this.pinging = this.timers.set(() => this.check(PATIENCE), PING_EVERY);
  }

  /** Anything that is heard will do; nothing at all means that nobody is there. */
  private expect(patience: number): void {
    if (this.pinging !== null) this.timers.clear(this.pinging);
    this.pinging = this.timers.set(() => {
      const socket = this.socket;
      socket?.close();
      if (socket !== null && this.socket === socket) this.lost(1006);
    }, patience);
  }

  private forget(): void {
    this.clearTimer();
    if (this.pinging !== null) this.timers.clear(this.pinging);
    this.pinging = null;
    for (const asked of this.waiting.values()) {
      asked.failed(new Refused({ code: "lost", message: "" }));
    }
    this.waiting.clear();
  }

  private clearTimer(): void {
    if (this.timer !== null) this.timers.clear(this.timer);
    this.timer = null;
  }

  private become(state: ConnectionState): void {
    this.state = state;
    this.hearing.onstate(state, state === "closed" ? this.problem : null);
  }
}

/** The address of a match's socket on the server this page comes from. */
export function liveAddress(match: string, place: Location = location): string {
  const scheme = place.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${place.host}/api/v1/matches/${encodeURIComponent(match)}/live`;
}

/** A socket of the browser. A close always follows an error, which itself says nothing. */
export function browserSocket(url: string): Socket {
  const real = new WebSocket(url);
  const socket: Socket = { send: (text) => real.send(text), close: () => real.close(), onopen: null, onmessage: null, onclose: null };
  real.onopen = () => socket.onopen?.();
  real.onmessage = (event) => socket.onmessage?.(event);
  real.onclose = (event) => socket.onclose?.(event);
  return socket;
}
