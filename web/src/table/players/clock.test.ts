/** Clocks, as they are read. */
import { describe, expect, it } from "vitest";
import { alarmOf, clockText, clockWords, leftNow, nextAlarm } from "./clock";

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

  it("warn at half a minute, at ten seconds and at the end", () => {
    expect([30_001, 30_000, 10_001, 10_000, 1, 0, -5].map(alarmOf)).toEqual([null, "half", "half", "ten", "ten", "fallen", "fallen"]);
    expect([45_000, 30_000, 12_000, 4_000, 0].map(nextAlarm)).toEqual([15_000, 20_000, 2_000, 4_000, null]);
  });

  it("are spoken in the two units that matter", () => {
    const say = (id: string, { count }: { count: number }): string => `${count} ${id.slice(11)}`;
    expect(clockWords(247_000, say)).toBe("4 minutes 7 seconds");
    expect(clockWords(240_000, say)).toBe("4 minutes");
    expect(clockWords(3_909_000, say)).toBe("1 hours 5 minutes");
    expect(clockWords((3 * 24 + 4) * 3_600_000, say)).toBe("3 days 4 hours");
    expect(clockWords(0, say)).toBe("0 seconds");
  });
});
