/** The table in words, for those who do not see it. */
import { t } from "../../../i18n";
import type { Described, DescribedItem, DescribedSection } from "../../contract";
import { hexNumber } from "../board/hexes";
import { SIDES, cardText, factsOf, unitText, weaponText } from "./names";
import type { Scene, View } from "../types";

/** The ways and sides that a hex shows. */
const featureCache = new WeakMap<Scene, readonly string[]>();

function features(scene: Scene): readonly string[] {
  const known = featureCache.get(scene);
  if (known) return known;
  const { map, names } = scene;
  const made = map.terrain.map((terrain, hex) => {
    const told = [names.terrain[terrain] ?? terrain];
    const touches = (pairs: readonly (readonly number[])[]): boolean => pairs.some((pair) => pair.includes(hex));
    for (const [way, word] of [[map.roads, "road"], [map.railways, "railway"], [map.trails, "trail"]] as const)
      if (touches(way.joins) || way.exits.some(([one]) => one === hex)) told.push(names.terrain[word] ?? word);
    for (const [pairs, word] of [[map.walls, "wall"], [map.hedges, "hedge"], [map.fences, "fence"], [map.cliffs, "cliff"]] as const)
      if (touches(pairs)) told.push(names.terrain[word] ?? word);
    const level = map.level[hex] ?? 0;
    if (level) told.push(`${names.value.elevation} ${level}`);
    return told.join(", ");
  });
  featureCache.set(scene, made);
  return made;
}

function objectiveText(scene: Scene, view: View, number: string): string {
  const one = view.objectives[number];
  if (!one) return "";
  const side = one.control ? factsOf(scene, one.control).name : (scene.names.label.nobody ?? "");
  return t("commander-objective", { number, side, points: one.value });
}

/** A hex: ground, markers, objective. */
export function hexText(scene: Scene, view: View, word: string): string {
  const told = [`${word}: ${features(scene)[hexNumber(word)] ?? ""}`];
  const marks = view.hexes[word];
  const { fort, terrain } = scene.names;
  if (marks?.fort) told.push(fort[marks.fort] ?? marks.fort);
  if (marks?.smoke) told.push(`${terrain.smoke} ${marks.smoke}`);
  if (marks?.blaze) told.push(terrain.blaze ?? "");
  for (const [number, one] of Object.entries(view.objectives))
    if (one.hex === word) told.push(objectiveText(scene, view, number));
  return told.join(", ");
}

/** Weapons that nobody carries yet. */
function weaponItems(scene: Scene, view: View): DescribedItem[] {
  return Object.entries(view.weapons)
    .filter(([, weapon]) => weapon.holder === null && view.phase === "set-up")
    .map(([word]) => ({ text: weaponText(scene, view, word), ref: `weapon:${word}` }));
}

function unitItems(scene: Scene, view: View, side: string): DescribedItem[] {
  const items = new Map<string, DescribedItem[]>();
  for (const [word, unit] of Object.entries(view.units)) {
    if (unit.side !== side || unit.casualty) continue;
    const place = unit.hex ?? (unit.space !== null && unit.space !== undefined ? `${scene.names.label["time-track"]}: ${unit.space}` : scene.names.label["off-board"] ?? "");
    items.set(place, [...(items.get(place) ?? []), { text: unitText(scene, view, word), ref: `unit:${word}` }]);
  }
  const inOrder = [...items].sort(([one], [other]) => hexNumber(one) - hexNumber(other));
  return inOrder.map(([place, inside]) =>
    hexNumber(place) >= 0
      ? { text: hexText(scene, view, place), ref: `hex:${place}`, items: inside }
      : { text: place, items: inside },
  );
}

function tracks(scene: Scene, view: View): DescribedItem[] {
  const { label } = scene.names;
  const leader = view.vp > 0 ? "axis" : "allies";
  const points = view.vp ? `${factsOf(scene, leader).name} ${Math.abs(view.vp)}` : "0";
  const items: DescribedItem[] = [
    { text: `${label.time}: ${view.time}, ${label["sudden-death"]}: ${view.sudden_death}` },
    { text: `${label.vp}: ${points}` },
    { text: `${label.initiative}: ${factsOf(scene, view.initiative).name}` },
  ];
  for (const side of SIDES) {
    const cards = view.cards[side];
    const radio = view.radios[side];
    const given = view.active === side ? view.orders.given : 0;
    items.push({
      text: [
        factsOf(scene, side).name,
        `${label.orders} ${given}/${view.orders.limit[side]}`,
        `${label.casualties} ${view.losses[side]}/${view.surrender[side]}`,
        `${label.hand} ${cards?.hand.count}`,
        `${label.deck} ${cards?.deck.count}`,
        `${label.discard} ${cards?.discard.count}`,
        ...(radio ? [`${label.radio} ${radio.fp}`] : []),
      ].join(", "),
    });
  }
  return items;
}

export function describe(scene: Scene, view: View, viewpoint: string): Described {
  const { label, chit } = scene.names;
  const sides = viewpoint === "allies" ? [...SIDES].reverse() : SIDES;
  const sections: DescribedSection[] = [
    { heading: scene.name, items: tracks(scene, view) },
    {
      heading: t("commander-objectives"),
      items: [
        ...Object.entries(view.objectives).map(([number, one]) => ({
          text: `${objectiveText(scene, view, number)}, ${one.hex}`,
          ref: `hex:${one.hex}`,
        })),
        ...view.chits.open.map((letter) => ({ text: `${label.chits}: ${chit[letter] ?? letter}` })),
        ...(view.chits.secret[viewpoint]?.letters ?? []).map((letter) => ({
          text: `${label["secret-chits"]}: ${chit[letter] ?? letter}`,
        })),
      ],
    },
    ...sides.map((side) => ({
      heading: `${factsOf(scene, side).name}: ${label.units}`,
      items: unitItems(scene, view, side),
    })),
  ];
  const hand = view.cards[viewpoint]?.hand.cards ?? [];
  if (hand.length)
    sections.unshift({
      heading: label.hand ?? "",
      items: hand.map((card) => ({ text: cardText(scene, card), ref: `card:${card}` })),
    });
  const marked = Object.keys(view.hexes).filter((word) => {
    const marks = view.hexes[word];
    return marks?.fort || marks?.smoke || marks?.blaze;
  });
  if (marked.length)
    sections.push({
      heading: label.fortifications ?? "",
      items: marked.map((word) => ({ text: hexText(scene, view, word), ref: `hex:${word}` })),
    });
  const weapons = weaponItems(scene, view);
  if (weapons.length) sections.push({ heading: label.weapons ?? "", items: weapons });
  return { title: `${scene.name}: ${label.turn} ${view.turn}, ${factsOf(scene, view.active).name}`, sections };
}
