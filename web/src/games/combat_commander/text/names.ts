/** Names of pieces, put together of what the scene names. */
import type { Nation } from "../../../art/nations";
import type { Scene, Side, SideFacts, Unit, UnitType, View, Weapon, WeaponType } from "../types";

const NATIONS: Readonly<Record<string, Nation>> = { germany: "de", russia: "ru", america: "us" };

export const SIDES: readonly Side[] = ["axis", "allies"];

export function factsOf(scene: Scene, side: string): SideFacts {
  return (scene.sides.find((one) => one.side === side) ?? scene.sides[0]) as SideFacts;
}

/** The nation whose colours and uniforms a side has. */
export function nationOf(scene: Scene, side: string): Nation {
  return NATIONS[factsOf(scene, side).nation] ?? "us";
}

export function enemyOf(side: string): Side {
  return side === "axis" ? "allies" : "axis";
}

/** The word of a type and the number of a counter: `rifle`, `3`. */
function parts(word: string): [string, string] {
  const thing = word.slice(word.indexOf(":") + 1);
  const cut = thing.lastIndexOf("-");
  return [thing.slice(0, cut), thing.slice(cut + 1)];
}

export function unitType(scene: Scene, unit: Unit): UnitType {
  const types = factsOf(scene, unit.side).units;
  return (types[unit.type] ?? Object.values(types)[0]) as UnitType;
}

/** A unit without its side: "Rifle 3". */
export function unitName(scene: Scene, word: string): string {
  const [type, number] = parts(word);
  const side = word.slice(0, word.indexOf(":"));
  return `${factsOf(scene, side).units[type]?.name ?? type} ${number}`;
}

export function weaponType(scene: Scene, weapon: Weapon): WeaponType | undefined {
  return scene.weapons[weapon.nation]?.[weapon.type] ?? scene.weapons.shared?.[weapon.type];
}

/** "Light MG 2". */
export function weaponName(scene: Scene, view: View, word: string): string {
  const weapon = view.weapons[word];
  const type = weapon && weaponType(scene, weapon);
  return `${type?.name ?? parts(word)[0]} ${parts(word)[1]}`;
}

export function cardName(scene: Scene, word: string): string {
  return scene.cards[word]?.name ?? word;
}

/** Flags that are told: the others only matter to the engine. */
const TOLD: readonly Unit["flags"][number][] = ["broken", "suppressed", "veteran", "activated", "fired", "opportunity"];

/** A unit in words: name, values, state, weapon. */
export function unitText(scene: Scene, view: View, word: string): string {
  const unit = view.units[word];
  if (!unit) return word;
  const { value, flag } = scene.names;
  const values = [
    `${value.fp} ${unit.fp}`, `${value.range} ${unit.range}`, `${value.move} ${unit.move}`, `${value.morale} ${unit.morale}`,
  ];
  if (unit.kind === "leader") values.push(`${value.command} ${unit.command}`);
  const flags = new Set(unit.flags);
  if (unit.broken) flags.add("broken");
  const states = TOLD.filter((one) => flags.has(one)).map((one) => flag[one] ?? one);
  const held = unit.weapon ? [weaponText(scene, view, unit.weapon)] : [];
  return [`${unitName(scene, word)} (${factsOf(scene, unit.side).name})`, ...states, ...values, ...held].join(", ");
}

/** A weapon in words: name and values. */
export function weaponText(scene: Scene, view: View, word: string): string {
  const weapon = view.weapons[word];
  if (!weapon) return word;
  const { value, label } = scene.names;
  const state = weapon.broken ? [label["out-of-order"] ?? ""] : [];
  return [weaponName(scene, view, word), ...state, `${value.fp} ${weapon.fp}`, `${value.range} ${weapon.range}`].join(", ");
}

/** A card in words: everything it prints. */
export function cardText(scene: Scene, word: string): string {
  const face = scene.cards[word];
  if (!face) return word;
  const { action, event, trigger, label } = scene.names;
  const dice = `${face.white}+${face.coloured}`;
  return [
    cardName(scene, word),
    `${label.action}: ${action[face.action] ?? face.action}`,
    `${label.event}: ${event[face.event] ?? face.event}`,
    `${label.dice}: ${dice}${face.trigger ? ` ${trigger[face.trigger] ?? face.trigger}` : ""}`,
    `${label["random-hex"]}: ${face.hex}`,
  ].join(", ");
}
