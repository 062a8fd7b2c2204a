/**
 * Any view as an outline: headings, lists, and every thing that can be pointed at under its ref.
 *
 * Nothing is known of the game. A ref is `kind:word`, and the view calls its things by the same
 * words; so a word of the view that some option or log line has pointed at is that thing.
 */
import { t } from "../../i18n";
import type { AnyScene, AnyView, Described, DescribedItem, DescribedSection, Ref } from "../contract";

/** Of the scene: what the title says, and what the view's own words are labelled with. */
const SAID_ELSEWHERE: ReadonlySet<string> = new Set(["game", "name", "names", "scenario"]);

type Names = ReadonlyMap<Ref, string>;

export function describe(scene: AnyScene, view: AnyView, viewpoint: string, names: Names): Described {
  const outline = new Outline(scene, names);
  const title = "name" in scene && typeof scene.name === "string" ? scene.name : scene.game;
  const side = scene.sides.find((one) => one.side === viewpoint)?.name;
  const fixed = Object.fromEntries(Object.entries(scene).filter(([key]) => !SAID_ELSEWHERE.has(key)));
  return {
    title: side === undefined ? title : `${title}: ${side}`,
    sections: [...outline.sections(view, t("table-generic-view")), { heading: t("table-sheet"), items: outline.items(fixed, "") }].filter(
      (section) => section.items.length > 0,
    ),
  };
}

class Outline {
  private readonly byWord = new Map<string, Ref[]>();
  private readonly labels = new Map<string, string>();

  constructor(scene: AnyScene, private readonly names: Names) {
    for (const ref of names.keys()) {
      const word = ref.slice(ref.indexOf(":") + 1);
      this.byWord.set(word, [...(this.byWord.get(word) ?? []), ref]);
    }
    for (const { side, name } of scene.sides) this.labels.set(side, name);
    const told = "names" in scene ? scene.names : null;
    for (const [word, name] of entriesOf(told)) if (typeof name === "string") this.labels.set(word, name);
  }

  /** What has parts of its own is a section; the plain facts stand together before them. */
  sections(view: unknown, heading: string): DescribedSection[] {
    const all = entriesOf(view);
    const facts = all.filter(([, value]) => !isNested(value));
    const parts = all.filter(([, value]) => isNested(value));
    return [
      { heading, items: this.items(Object.fromEntries(facts), "") },
      ...parts.map(([key, value]) => ({ heading: this.label(key), items: this.items(value, key) })),
    ];
  }

  /** `under` is what the list is called: `cards` says that a word in it is a `card`. */
  items(value: unknown, under: string): DescribedItem[] {
    if (Array.isArray(value)) return this.list(value, under);
    return entriesOf(value).flatMap(([key, each]) => {
      if (isEmpty(each)) return [];
      if (!isNested(each)) return [this.fact(key, each, under)];
      return [{ ...this.thing(key, under), items: this.items(each, key) }];
    });
  }

  private list(values: readonly unknown[], under: string): DescribedItem[] {
    if (values.some(isNested)) return values.map((each, index) => ({ text: String(index + 1), items: this.items(each, under) }));
    const things = values.map((each) => this.thing(each, under));
    return things.some((each) => each.ref !== undefined) ? things : [{ text: things.map((each) => each.text).join(", ") }];
  }

  /** `Hex: C7`; the thing is what the key names, or else the value. */
  private fact(key: string, value: unknown, under: string): DescribedItem {
    const named = this.thing(key, under);
    const valued = this.thing(value, key);
    const ref = named.ref ?? valued.ref;
    return { text: `${named.text}: ${valued.text}`, ...(ref === undefined ? {} : { ref }) };
  }

  private thing(word: unknown, under: string): DescribedItem {
    if (typeof word !== "string") return { text: say(word) };
    const refs = this.byWord.get(word) ?? [];
    const ref = refs.find((each) => under.startsWith(each.slice(0, each.indexOf(":")))) ?? refs[0];
    return ref === undefined ? { text: this.label(word) } : { text: this.names.get(ref) ?? word, ref };
  }

  private label(word: string): string {
    return this.labels.get(word) ?? word.replaceAll(/[_-]/g, " ");
  }
}

function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === "object" && value !== null ? Object.entries(value) : [];
}

function isNested(value: unknown): boolean {
  return typeof value === "object" && value !== null;
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === "" || (isNested(value) && entriesOf(value).length === 0);
}

function say(value: unknown): string {
  if (typeof value === "boolean") return t(value ? "table-generic-yes" : "table-generic-no");
  return String(value);
}
