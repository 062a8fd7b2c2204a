import { expect, test } from "vitest";
import { find, match } from "../src/router/router.svelte";
import { ROUTES } from "../src/router/routes";

test("a pattern gives its parameters, decoded", () => {
  expect(match("/match/:id", "/match/ab%20c")).toEqual({ id: "ab c" });
});

test("a longer, shorter or different path does not match", () => {
  expect(match("/match/:id", "/match")).toBeNull();
  expect(match("/match/:id", "/match/a/b")).toBeNull();
  expect(match("/lobby", "/rules")).toBeNull();
});

test("a slash at the end changes nothing", () => {
  expect(find(ROUTES, "/lobby/")?.route.pattern).toBe("/lobby");
  expect(find(ROUTES, "/")?.route.pattern).toBe("/");
});

test("a broken escape is no page instead of an exception", () => {
  expect(find(ROUTES, "/match/%E0%A4%A")).toBeNull();
});

test("no two routes have the same pattern", () => {
  const patterns = ROUTES.map((route) => route.pattern);
  expect(new Set(patterns).size).toBe(patterns.length);
});
