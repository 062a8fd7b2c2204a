/** A made-up game without a folder of its own: what its board says, and what can be pointed at. */
import { describe as suite, expect, it } from "vitest";
import { litRefs, buttonsFor } from "../../table/prompt/options";
import { namedThings } from "../../table/log/log";
import type { DescribedItem, LogLine, Option } from "../contract";
import { loadGame } from "../registry";
import { describe } from "./outline";
import ui from "./ui";

const scene = {
  game: "pond",
  name: "The pond",
  sides: [{ side: "frogs", name: "Frogs" }, { side: "storks", name: "Storks" }],
  names: { leaves: "Lily pads", round: "Round" },
  leaves: ["north", "south"],
};
const view = {
  round: 3,
  active: "frogs",
  over: false,
  winner: null,
  leaves: { north: { frogs: ["green-1"], wet: true }, south: { frogs: [] } },
  storks: { "stork-a": "north" },
};
const option = (choice: string, refs: string[]): Option => ({ choice, label: choice, refs, role: "main", warning: null, confirm: false, idle: null });
const turn = { decision: 1, question: "jump", prompt: "Jump!", coach: "", clause: "", several: null, waivers: [], is_set_up: false, options: [option("jump south", ["leaf:south"]), option("croak", []), option("eye stork-a", ["stork:stork-a"])] };
const told: LogLine = { n: 0, entry: 0, mark: null, event: { event: "jumps" }, roll: null, parts: [{ text: "Green frog", ref: "frog:green-1" }, { text: " jumps." }] };
const names = namedThings([told], litRefs(turn));

function refsIn(items: readonly DescribedItem[]): string[] {
  return items.flatMap((item) => [...(item.ref === undefined ? [] : [item.ref]), ...refsIn(item.items ?? [])]);
}

suite("a game without a folder", () => {
  it("is shown as text", async () => {
    expect(await loadGame("pond")).toBe(ui);
    expect(ui.drawings).toBeNull();
  });

  it("says its facts first, then each part under its own heading", () => {
    const { title, sections } = describe(scene, view, "frogs", names);
    expect(title).toBe("The pond: Frogs");
    expect(sections[0]?.items.map((item) => item.text)).toEqual(["Round: 3", "active: Frogs", "over: table-generic-no"]);
    expect(sections.map((section) => section.heading)).toEqual(["table-generic-view", "Lily pads", "Storks", "table-sheet"]);
  });

  it("knows things by the refs of the options and the names in the log", () => {
    const { sections } = describe(scene, view, "frogs", names);
    const items = sections.flatMap((section) => section.items);
    expect(new Set(refsIn(items))).toEqual(new Set(["frog:green-1", "leaf:south", "stork:stork-a"]));
    const leaf = sections.find((section) => section.heading === "Lily pads")?.items[0];
    expect(leaf?.items?.[0]).toEqual({ text: "Frogs", items: [{ text: "Green frog", ref: "frog:green-1" }] });
  });

  it("has a button for every option that nothing in the text stands for", () => {
    const drawn = new Set(refsIn(describe(scene, view, "frogs", names).sections.flatMap((section) => section.items)));
    expect(buttonsFor(turn, drawn).map((each) => each.choice)).toEqual(["croak"]);
    expect(buttonsFor(turn, new Set()).map((each) => each.choice)).toEqual(["jump south", "croak", "eye stork-a"]);
  });
});
