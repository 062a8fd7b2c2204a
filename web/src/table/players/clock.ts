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

/** What is left now of a clock that was read at `at`. */
export function leftNow(clock: { left: number; running: boolean }, at: number, now: number): number {
  return clock.running ? Math.max(0, clock.left - (now - at)) : clock.left;
}
