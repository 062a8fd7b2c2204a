/** Keys mean the same in every alphabet, and arrows find the next thing on a picture. */
import { describe, expect, it } from "vitest";
import { settings } from "../../stores/settings.svelte";
import { LETTERS, SHORTCUTS, ariaKey, commandOf, rebind } from "./shortcuts";
import { nextInOrder, nextSpot, type Spot } from "./roving";

describe("keys", () => {
  it("pick options by digit, rove by arrow, and over everything with Shift", () => {
    expect(commandOf({ key: "3" })).toEqual({ do: "option", number: 3 });
    expect(commandOf({ key: "ArrowUp" })).toEqual({ do: "rove", direction: "up", all: false });
    expect(commandOf({ key: "ArrowUp", shiftKey: true })).toEqual({ do: "rove", direction: "up", all: true });
  });

  it("go by their place where Cyrillic is switched on, and by their letter elsewhere", () => {
    expect(commandOf({ key: "г", code: "KeyU" })).toEqual({ do: "undo" });
    expect(commandOf({ key: "u", code: "KeyF" })).toEqual({ do: "undo" });
    expect(commandOf({ key: "z", code: "KeyU" })).toBeNull();
  });

  it("leave the browser its own", () => {
    expect(commandOf({ key: "u", ctrlKey: true })).toBeNull();
    expect(commandOf({ key: "F5" })).toBeNull();
  });

  it("are all told in the help", () => {
    const told = SHORTCUTS.flatMap((shortcut) => shortcut.letters ?? []);
    expect([...told].sort()).toEqual(Object.keys(LETTERS).sort());
  });

  it("can be changed and switched off, arrows and Escape excepted", () => {
    rebind("undo", "E");
    expect(commandOf({ key: "e" })).toEqual({ do: "undo" });
    expect(commandOf({ key: "u" })).toEqual({ do: "pass" });
    expect(ariaKey("undo")).toBe("E");
    rebind("undo", "7");
    expect(commandOf({ key: "7" })).toEqual({ do: "option", number: 7 });
    rebind("undo", "u");
    expect(settings.keymap).toEqual({});
    settings.keys = false;
    for (const key of ["e", "3", "?", "+"]) expect(commandOf({ key })).toBeNull();
    expect(ariaKey("undo")).toBeUndefined();
    expect(commandOf({ key: "Escape" })).toEqual({ do: "cancel" });
    expect(commandOf({ key: "ArrowUp" })).not.toBeNull();
    settings.keys = true;
  });
});

describe("roving", () => {
  const spots: Spot[] = [
    { ref: "a", x: 0, y: 0 },
    { ref: "b", x: 100, y: 10 },
    { ref: "c", x: 0, y: 100 },
    { ref: "d", x: 100, y: 100 },
  ];

  it("goes to the nearest in the direction", () => {
    expect(nextSpot(spots, "a", "right")?.ref).toBe("b");
    expect(nextSpot(spots, "a", "down")?.ref).toBe("c");
    expect(nextSpot(spots, "d", "up")?.ref).toBe("b");
  });

  it("begins at the top left, and goes around the end", () => {
    expect(nextSpot(spots, null, "right")?.ref).toBe("a");
    expect(nextSpot(spots, "d", "down")?.ref).toBe("a");
    expect(nextInOrder(spots, "a", -1)?.ref).toBe("d");
  });

  it("reaches every spot by going on", () => {
    const seen = new Set<string>();
    let at: string | null = null;
    for (let step = 0; step < spots.length; step++) {
      at = nextInOrder(spots, at, 1)?.ref ?? null;
      if (at !== null) seen.add(at);
    }
    expect(seen.size).toBe(spots.length);
  });
});
