/** Clocks as they are read: counted down on the page from what the server last said. */

/** `1:05:09`, `4:07`, and in days for play over days: `3 d 04 h`. */
export function clockText(milliseconds: number, units: { day: string; hour: string }): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const two = (number: number): string => String(number).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  if (hours >= 24) return `${Math.floor(hours / 24)} ${units.day} ${two(hours % 24)} ${units.hour}`;
  const minutes = Math.floor((seconds % 3600) / 60);
  if (hours > 0) return `${hours}:${two(minutes)}:${two(seconds % 60)}`;
  return `${minutes}:${two(seconds % 60)}`;
}

/** What is left as it is spoken: days and hours, hours and minutes, minutes and seconds. */
export function clockWords(milliseconds: number, say: (id: string, values: { count: number }) => string): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const units: readonly [string, number][] = [
    ["days", Math.floor(seconds / 86_400)],
    ["hours", Math.floor(seconds / 3600) % 24],
    ["minutes", Math.floor(seconds / 60) % 60],
    ["seconds", seconds % 60],
  ];
  const first = Math.max(0, units.findIndex(([, count]) => count > 0));
  const told = (seconds === 0 ? units.slice(3) : units.slice(first, first + 2)).filter(([, count], index) => index === 0 || count > 0);
  return told.map(([unit, count]) => say(`table-time-${unit}`, { count })).join(" ");
}

/** How near the end a running clock is: half a minute, ten seconds, fallen; null while there is time. */
export type Alarm = "half" | "ten" | "fallen";

const ALARMS: readonly [Alarm, number][] = [
  ["fallen", 0],
  ["ten", 10_000],
  ["half", 30_000],
];

export function alarmOf(milliseconds: number): Alarm | null {
  return ALARMS.find(([, at]) => milliseconds <= at)?.[0] ?? null;
}

/** After how many milliseconds a running clock comes nearer to its end; null when it has fallen. */
export function nextAlarm(milliseconds: number): number | null {
  const later = ALARMS.map(([, at]) => milliseconds - at).filter((wait) => wait > 0);
  return later.length === 0 ? null : Math.min(...later);
}

/** What is left now of a clock that was read at `at`. */
export function leftNow(clock: { left: number; running: boolean }, at: number, now: number): number {
  return clock.running ? Math.max(0, clock.left - (now - at)) : clock.left;
}
