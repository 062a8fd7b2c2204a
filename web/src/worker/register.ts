/** Makes the service worker keep what can be read without a network, once the page has settled. */
import { language } from "../i18n";

/** So long after the page was shown: nobody waits for it. */
const LATER = 4000;

/** Whoever has installed the page has the book's figures too; they are many. */
const isInstalled = (): boolean => matchMedia("(display-mode: standalone)").matches;

export function registerWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const keep = async (figures: boolean): Promise<void> => {
    await navigator.serviceWorker.register("/sw.js");
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ type: "keep", lang: language(), figures });
  };
  setTimeout(() => void keep(isInstalled()).catch(() => undefined), LATER);
  addEventListener("appinstalled", () => void keep(true).catch(() => undefined));
}
