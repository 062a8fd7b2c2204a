import { describe, expect, it } from "vitest";
import { wholeTable } from "./changes";
import type { ChangedTable, TableMessage } from "./protocol";

const before = {
  type: "table",
  version: 4,
  view: { round: 1, cards: { us: { hand: { count: 4 } }, de: { hand: { count: 3 } } } },
  status: { state: "running" },
} as unknown as TableMessage;

const message = (changes: readonly (readonly unknown[])[], more: object = {}): ChangedTable =>
  ({ type: "table", version: 5, changes, ...more }) as unknown as ChangedTable;

describe("a table of which only what has changed is sent", () => {
  it("is whole again, and the one before stays as it was", () => {
    const whole = wholeTable(before, message([["cards", "de", "hand", { count: 2 }], ["round", 2]]));
    expect(whole).toEqual({
      type: "table",
      version: 5,
      view: { round: 2, cards: { us: { hand: { count: 4 } }, de: { hand: { count: 2 } } } },
      status: { state: "running" },
    });
    expect((before.view as unknown as { round: number }).round).toBe(1);
  });

  it("shares what has not changed", () => {
    const whole = wholeTable(before, message([["cards", "de", "hand", { count: 2 }]]));
    const cards = (table: TableMessage | null) => (table?.view as unknown as { cards: { us: object } }).cards;
    expect(cards(whole).us).toBe(cards(before).us);
  });

  it("keeps the order of keys, and takes a new status", () => {
    const whole = wholeTable(before, message([["round", null]], { status: { state: "over" } }));
    expect(Object.keys(whole?.view as object)).toEqual(["round", "cards"]);
    expect(whole?.status).toEqual({ state: "over" });
  });

  it("is nothing without the one before; a whole one needs none", () => {
    expect(wholeTable(null, message([]))).toBeNull();
    expect(wholeTable(null, before)).toBe(before);
  });
});
