/** My matches, kept fresh while the page is open, and the moment at which one becomes my turn. */
import { ApiError, get, post } from "../api/client";
import type { Told } from "../api/types";
import { notify } from "./notify";
import { current, navigate } from "../router/router.svelte";
import { settings } from "./settings.svelte";

export type MatchLine = Told<"MatchLine">;
export type Notice = Told<"NoticeShown">;

const OFTEN = 15_000;
const SELDOM = 60_000; // while the page is in the background

let list = $state.raw<MatchLine[]>([]);
let loaded = $state(false);
let reachable = $state(true);
let newest = -1;
const dismissed = new Set<number>();
let announced = $state.raw<Notice[]>([]);

export function mine(): MatchLine[] {
  return list;
}

/** Whether the list has come at all. */
export function mineLoaded(): boolean {
  return loaded;
}

/** Those that wait for me. */
export function myTurns(): MatchLine[] {
  return list.filter((match) => match.my_turn);
}

/** What is worth interrupting for: what happened while we look at another page, and is not on it. */
export function news(): Notice[] {
  return announced.filter((notice) => !isOpen(notice.match) && !isSolo(notice.match));
}

/** Do not show this one again, here or anywhere. */
export function dismiss(notice: Notice): void {
  dismissed.add(notice.id);
  announced = announced.filter((one) => one.id !== notice.id);
  if (!announced.length) void post("/me/notices/seen", { body: { upto: newest } }).catch(() => undefined);
}

/** Whether the server answered when it was last asked. */
export function connected(): boolean {
  return reachable;
}

export async function refreshMine(): Promise<void> {
  const told = await get("/me/matches");
  list = told.matches;
  loaded = true;
  reachable = true;
}

/** Ask for news; the list of matches is asked for only when something has changed. */
async function refreshNews(): Promise<void> {
  const told = await get("/me/notices");
  reachable = true;
  const fresh = told.notices.filter((notice) => notice.id > newest);
  if (newest < 0) {
    // Turns that have waited since the last visit stand in the lists; only the rest is news.
    for (const notice of fresh) if (notice.kind === "turn") dismissed.add(notice.id);
  } else for (const notice of fresh) alertOf(notice);
  newest = Math.max(newest, 0, ...told.notices.map((notice) => notice.id));
  announced = told.notices.filter((notice) => !dismissed.has(notice.id));
  if (!loaded || fresh.length || told.turns !== myTurns().length) await refreshMine();
}

/** Whether somebody plays there alone: a bot answers at once, so its every turn would be news. */
const isSolo = (match: string) => Object.values(list.find((one) => one.match === match)?.seats ?? {}).some((seat) => seat.kind === "bot");

/** Whether the page shows this match already. */
const isOpen = (match: string) => current().path === `/match/${match}`;

/** The browser's own notification, where it was wished for and the page is not looked at. */
function alertOf(notice: Notice): void {
  if (!settings.alerts) return;
  notify(notice.text, { tag: notice.match, icon: "/icon.svg" }, () => navigate(`/match/${notice.match}?as=${notice.side}`));
}

/** Ask again and again; at once when the page comes to the front. */
export function watchMine(): () => void {
  let timer = 0;
  let stopped = false;
  const ask = async () => {
    clearTimeout(timer);
    try {
      await refreshNews();
    } catch (problem) {
      if (problem instanceof ApiError && problem.status === 0) reachable = false;
    }
    if (!stopped) timer = window.setTimeout(ask, document.hidden ? SELDOM : OFTEN);
  };
  const wake = () => void (document.hidden || ask());
  document.addEventListener("visibilitychange", wake);
  addEventListener("online", wake);
  void ask();
  return () => {
    stopped = true;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", wake);
    removeEventListener("online", wake);
  };
}
