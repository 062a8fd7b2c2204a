import { expect, test } from "vitest";
import { day } from "../src/i18n";

test("days of history are written as the language writes them", () => {
  expect(day("1944-06-15")).toBe("June 15, 1944");
  expect(day("1944-06-17 – 07-06").replace(/\s/g, " ")).toBe("June 17 – July 6, 1944");
  expect(day("1944-04-01 – 04-30")).toBe("April 1944");
});

test("anything else is left as it is told", () => {
  expect(day("summer 1942")).toBe("summer 1942");
  expect(day("")).toBe("");
});
