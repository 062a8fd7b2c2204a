/** Clocks, as they are read. */
import { describe, expect, it } from "vitest";
import { clockText, leftNow } from "./clock";

describe("clocks", () => {
  const units = { day: "d", hour: "h" };
  it("are read in minutes, hours and days", () => {
    expect(clockText(247_000, units)).toBe("4:07");
    expect(clockText(3_909_000, units)).toBe("1:05:09");
    expect(clockText((3 * 24 + 4) * 3_600_000, units)).toBe("3 d 04 h");
    expect(clockText(-5, units)).toBe("0:00");
  });

  it("run only while they run", () => {
    expect(leftNow({ left: 1000, running: true }, 0, 400)).toBe(600);
    expect(leftNow({ left: 1000, running: false }, 0, 400)).toBe(1000);
  });
});
