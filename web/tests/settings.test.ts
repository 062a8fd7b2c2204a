import { expect, test } from "vitest";
import { merged } from "../src/stores/settings.svelte";

test("what was kept comes over the defaults", () => {
  expect(merged('{"sounds":true,"theme":"dark"}')).toMatchObject({ sounds: true, theme: "dark", confirmEnd: true });
});

test("rubbish in the store changes nothing", () => {
  for (const text of [null, "", "{", "[]", "7", '{"sounds":"yes","other":1,"theme":"blue"}']) expect(merged(text)).toEqual(merged(null));
});
