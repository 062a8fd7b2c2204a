/** Makes the service worker keep what can be read without a network, once the page has settled. */
import { language } from "../i18n";

/** So long after the page was shown: nobody waits for it. */
const LATER = 4000;

export function registerWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const start = async (): Promise<void> => {
    await navigator.serviceWorker.register("/sw.js");
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ type: "keep", lang: language() });
  };
  setTimeout(() => void start().catch(() => undefined), LATER);
}
