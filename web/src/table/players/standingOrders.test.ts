/** Standing answers, as the form reads and writes them. */
import { describe, expect, it } from "vitest";
import { readStanding, writeStanding } from "./standingOrders";

describe("standing answers", () => {
  it("come back from the form as they went in", () => {
    const text = "never ask reroll\nnever ask react until turn 9\npass when idle";
    const form = readStanding(text, ["pass when idle", "never ask reroll", "never ask react"]);
    expect(form).toEqual({ ticked: ["never ask reroll", "pass when idle"], others: "never ask react until turn 9" });
    expect(writeStanding(form)).toBe(text);
  });

  it("are nothing when nothing is wished", () => expect(writeStanding(readStanding("", []))).toBe(""));
});
