/** This browser's subscription to pushed messages: it is told of turns even when no page is open. */
import { get, post, remove } from "../api/client";

export function canSubscribe(): boolean {
  return "serviceWorker" in navigator && "PushManager" in globalThis;
}

/** Whether this browser is told. */
export async function isSubscribed(): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) != null;
}

/** Ask the browser and tell the server; false where the server cannot push. */
export async function subscribe(): Promise<boolean> {
  const { key } = await get("/me/push");
  if (key === null) return false;
  await navigator.serviceWorker.register("/sw.js");
  const registration = await navigator.serviceWorker.ready;
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint = "", keys = {} } = made.toJSON();
  await post("/me/push", { body: { endpoint, keys: { p256dh: keys.p256dh ?? "", auth: keys.auth ?? "" } } });
  return true;
}

export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const made = await registration?.pushManager.getSubscription();
  if (made == null) return;
  await remove("/me/push", { body: { endpoint: made.endpoint } });
  await made.unsubscribe();
}
