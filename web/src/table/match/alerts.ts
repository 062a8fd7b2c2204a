/** "It became your turn": in the title of the tab, and as a notification when nobody looks. */
import { notify } from "../../stores/notify";

const DOT = "● ";

/** Mark the tab until it is looked at. */
export function badge(on: boolean): void {
  const bare = document.title.startsWith(DOT) ? document.title.slice(DOT.length) : document.title;
  document.title = on ? DOT + bare : bare;
}

/** Tell the person, if the page is not seen and that is wanted and allowed. */
export function alertTurn(title: string, text: string, match: string): void {
  notify(title, { body: text, tag: `match-${match}` }, () => undefined);
}

/** Ask once whether we may; only ever after a click. */
export async function mayAlert(): Promise<boolean> {
  if (typeof Notification === "undefined") return false;
  if (Notification.permission === "default") await Notification.requestPermission();
  return Notification.permission === "granted";
}
