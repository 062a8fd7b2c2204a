import { afterEach, expect, test, vi } from "vitest";
import { notify } from "./notify";

afterEach(() => vi.unstubAllGlobals());

/** A browser whose notifications are what `make` gives. */
function browser(hidden: boolean, make: (title: string) => object): void {
  const constructor = Object.assign(vi.fn(function (title: string) { return make(title); }), { permission: "granted" });
  vi.stubGlobal("Notification", constructor);
  vi.stubGlobal("document", { hidden });
}

test("only those who look elsewhere are notified", () => {
  const shown: string[] = [];
  const make = (title: string): object => ({ title: shown.push(title) });
  browser(false, make);
  notify("seen", {}, () => undefined);
  browser(true, make);
  notify("unseen", {}, () => undefined);
  expect(shown).toEqual(["unseen"]);
});

test("a browser that refuses after all does no harm", () => {
  const make = vi.fn(() => {
    throw new TypeError("Illegal constructor");
  });
  browser(true, make);
  notify("turn", {}, () => undefined);
  expect(make).toHaveBeenCalledOnce();
});
