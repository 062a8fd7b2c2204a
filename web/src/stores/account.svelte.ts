/** Who is sitting before the screen, as the server knows it. */
import { get, patch } from "../api/client";
import type { Told } from "../api/types";

let known = $state.raw<Told<"Me"> | null>(null);

/** What the server last said of us; null until it has spoken. */
export function me(): Told<"Me"> | null {
  return known;
}

/** Whether a password keeps our matches. */
export function hasAccount(): boolean {
  return known?.person?.account ?? false;
}

export function learnMe(told: Told<"Me">): void {
  known = told;
}

/** Ask who we are. */
export async function refreshMe(): Promise<void> {
  learnMe(await get("/me"));
}

/** Let the server know which language we read, if it knows us at all. */
export function tellLanguage(lang: string): void {
  if (!known?.person || known.person.lang === lang) return;
  patch("/me", { body: { lang } }).then(learnMe, () => undefined);
}
