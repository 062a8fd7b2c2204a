/** What is read aloud, and which figure stands for which button. */
import { expect, it } from "vitest";
import type { LogLine, Option } from "../../games/contract";
import { spokenLines, textOf } from "./log";
import { arranged } from "../prompt/options";

const line = (n: number, text: string, event: Record<string, unknown>): LogLine => ({ n, entry: n, parts: [{ text }], event, mark: null });

it("names the cards that one draws, and counts those of the other side", () => {
  const lines = [
    line(1, "US draws Scout A", { event: "draws-card", side: "us" }),
    line(2, "US draws 1 card", { event: "draws", side: "us" }),
    line(3, "Germany draws 4 cards", { event: "draws", side: "de" }),
  ];
  expect(spokenLines(lines).map(textOf)).toEqual(["US draws Scout A", "Germany draws 4 cards"]);
});

it("counts the buttons as they stand: what is rare last, one that declines apart, two with the others", () => {
  const option = (choice: string, role: Option["role"]): Option => ({ choice, label: choice, refs: [], role, warning: null, confirm: false });
  const drop = option("drop", "minor");
  const [attack, stop, none] = [option("attack", "main"), option("stop", "pass"), option("none", "pass")];
  expect(arranged([drop, attack, stop])).toEqual({ pass: stop, main: [attack], minor: [drop] });
  expect(arranged([drop, stop, none]).main).toEqual([stop, none]);
});
