/** Which options have a button, and in which order. */
import { expect, it } from "vitest";
import type { Option } from "../../games/contract";
import { arranged, buttonsFor, oddsByRef } from "./options";

it("what nothing on the board stands for has a button", () => {
  const option = (choice: string, refs: string[], role: Option["role"] = "main"): Option => ({ choice, label: "", refs, role, warning: null, confirm: false, idle: null });
  const options = [
    option("to 2B", ["tile:2B"]),
    option("attack", ["action:attack"]),
    option("exit", ["counter:it:scout"]),
    option("stop", [], "pass"),
    option("drop light-mg", ["weapon:light-mg"], "minor"),
    option("take scout-a", ["card:scout-a"]),
  ];
  const turn = { decision: 1, question: "", prompt: "", coach: "", clause: "", several: null, waivers: [], is_set_up: false, options };
  const drawn = new Set(["tile:2B", "action:attack", "counter:it:scout", "weapon:light-mg", "card:scout-a"]);
  const offered = [{ choice: "take scout-a", side: "us", card: "scout-a" }];
  expect(buttonsFor(turn, drawn, offered, ["action"]).map((each) => each.choice)).toEqual(["attack", "exit", "stop", "drop light-mg"]);
  expect(buttonsFor(turn, new Set(), []).map((each) => each.choice)).toHaveLength(6);
});

it("counts the buttons as they stand: what is rare last, one that declines apart, two with the others", () => {
  const option = (choice: string, role: Option["role"]): Option => ({ choice, label: choice, refs: [], role, warning: null, confirm: false, idle: null });
  const drop = option("drop", "minor");
  const [attack, stop, none] = [option("attack", "main"), option("stop", "pass"), option("none", "pass")];
  expect(arranged([drop, attack, stop])).toEqual({ pass: stop, main: [attack], minor: [drop] });
  expect(arranged([drop, stop, none]).main).toEqual([stop, none]);
});

it("shows at a thing the odds of aiming at it, not those of what may strike it too", () => {
  const option = (choice: string, refs: string[]): Option => ({ choice, label: "", refs, role: "main", warning: null, confirm: false, idle: null });
  const turn = { decision: 1, question: "", prompt: "", coach: "", clause: "", several: null, waivers: [], is_set_up: false, options: [option("at D4", ["hex:D4"]), option("at E5", ["hex:E5"])] };
  const odds = (...told: [string, string, boolean][]) => ({
    undo: false,
    notes: [],
    forecasts: told.map(([ref, percent, aimed]) => ({ target: "", ref, total: 0, dice: 4, dice_clause: null, chance: [1, 2] as [number, number], percent, parts: [], effect: "", duel: "", badge: true, aimed })),
  });
  const found = oddsByRef(turn, { "at D4": odds(["hex:D4", "90%", true], ["hex:E5", "12%", false], ["unit:x", "12%", false]), "at E5": odds(["hex:E5", "30%", true], ["unit:y", "30%", true]) });
  expect([...found].map(([ref, { choice, percent }]) => [ref, choice, percent])).toEqual([["hex:D4", "at D4", "90%"], ["hex:E5", "at E5", "30%"], ["unit:y", "at E5", "30%"], ["unit:x", "at D4", "12%"]]);
});
