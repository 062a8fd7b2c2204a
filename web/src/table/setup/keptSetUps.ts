/** Set-ups that this browser keeps, as the server tells them: four lines of what it is for, then the pieces. */

export interface KeptSetUp {
  name: string;
  text: string;
}

const DRAWER = "set-ups";
const MOST = 60;

/** What a set-up is for: game, scenario and side. */
export function purposeOf(text: string): string {
  return text.split("\n").slice(0, 4).join("\n");
}

/** All that are kept, the newest first. */
export function keptSetUps(): readonly KeptSetUp[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(DRAWER) ?? "[]");
    return Array.isArray(found) ? found.filter(isKept) : [];
  } catch {
    return [];
  }
}

function isKept(one: unknown): one is KeptSetUp {
  return typeof one === "object" && one !== null && "name" in one && "text" in one && typeof one.name === "string" && typeof one.text === "string";
}

/** Keep one more; one of the same name and purpose is replaced. False if the browser keeps nothing. */
export function keepSetUp(kept: KeptSetUp): boolean {
  return write([kept, ...without(kept)].slice(0, MOST));
}

export function dropSetUp(kept: KeptSetUp): void {
  write(without(kept));
}

function without(kept: KeptSetUp): KeptSetUp[] {
  return keptSetUps().filter((one) => one.name !== kept.name || purposeOf(one.text) !== purposeOf(kept.text));
}

function write(all: readonly KeptSetUp[]): boolean {
  try {
    localStorage.setItem(DRAWER, JSON.stringify(all));
    return true;
  } catch {
    return false;
  }
}
