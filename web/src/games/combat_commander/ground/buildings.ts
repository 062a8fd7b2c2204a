/** Houses, seen from above: a hipped roof on each hex, wings between the hexes of one building. */
import { INK, line, paint, shape } from "../../../art/ink";
import { chanceOf } from "../../../art/random";
import { at, centre, directionTo, neighbours, type Spot } from "../board/hexes";
import type { Ground } from "../types";

const WING = 44;

/** Degrees by which a house is turned, along the wing that leaves it. */
function turnTo(direction: number): number {
  return [90, 150, 210, 90, 150, 210][direction] ?? 0;
}

interface Roof {
  light: string;
  dark: string;
}

const ROOFS: readonly Roof[] = [
  { light: paint("roof"), dark: paint("roof-2") },
  { light: paint("roof"), dark: paint("roof-2") },
  { light: paint("slate"), dark: paint("slate-2") },
];

function house(hex: number, turn: number, roof: Roof, wide: number, deep: number): string {
  const [x, y] = centre(hex);
  const [w, d] = [wide / 2, deep / 2];
  const ridge = w - d * 0.9;
  return (
    `<g transform="translate(${at(x)} ${at(y)}) rotate(${turn})">` +
    shape(`M${-w} ${-d}H${w}V${d}H${-w}Z`, roof.light, 2.2) +
    `<path d="M${-w} ${d}L${-ridge} 0H${ridge}L${w} ${d}Z" fill="${roof.dark}"/>` +
    line(`M${-w} ${-d}L${-ridge} 0L${-w} ${d}M${w} ${-d}L${ridge} 0L${w} ${d}M${-ridge} 0H${ridge}`, INK, 1.3) +
    `<rect x="${at(w * 0.3)}" y="${at(-d * 0.62)}" width="8" height="8" fill="${paint("wall")}" stroke="${INK}" stroke-width="1.4"/>` +
    "</g>"
  );
}

function stroke(one: Spot, other: Spot): string {
  return `M${at(one[0])} ${at(one[1])}L${at(other[0])} ${at(other[1])}`;
}

/** The pairs of neighbours of a hex in its group that touch each other too. */
function corners3(hex: number, group: readonly number[]): [number, number][] {
  const around = neighbours(hex).filter((other) => other > hex && group.includes(other));
  return around.flatMap((one) =>
    around.filter((other) => other > one && neighbours(one).includes(other)).map((other) => [one, other] as [number, number]),
  );
}

/** All houses of a map. */
export function buildings(ground: Ground): string {
  const inGroup = new Map<number, number>();
  ground.buildings.forEach((group, index) => group.forEach((hex) => inGroup.set(hex, index)));
  let yards = "";
  let wings = "";
  let roofs = "";
  ground.buildings.forEach((group, index) => {
    const roof = ROOFS[Math.floor(chanceOf(`${ground.id}${index}`)() * ROOFS.length)] as Roof;
    let spine = "";
    for (const hex of group)
      for (const other of neighbours(hex))
        if (other > hex && inGroup.get(other) === index) spine += stroke(centre(hex), centre(other));
    // Where three hexes of it meet, the roof closes over the middle.
    for (const hex of group)
      for (const [one, other] of corners3(hex, group)) spine += `${stroke(centre(hex), centre(one))}L${centre(other).map(at).join(" ")}Z`;
    if (spine)
      wings +=
        line(spine, INK, WING + 4.4) + line(spine, roof.dark, WING).replace('fill="none"', `fill="${roof.dark}"`) +
        `<g transform="translate(0 -${WING / 4})">${line(spine, roof.light, WING / 2 - 1)}</g>` +
        line(spine, INK, 1.3);
  });
  for (const [hex, terrain] of ground.terrain.entries()) {
    if (terrain !== "building") continue;
    const chance = chanceOf(`${ground.id}:${hex}`);
    const index = inGroup.get(hex);
    const joined = neighbours(hex).filter((other) => index !== undefined && inGroup.get(other) === index);
    const roof = ROOFS[Math.floor(chanceOf(`${ground.id}${index ?? `h${hex}`}`)() * ROOFS.length)] as Roof;
    const [x, y] = centre(hex);
    yards += `<use href="#cc-yard" x="${at(x)}" y="${at(y)}"/>`;
    const first = joined[0];
    const turn = first === undefined ? [0, 30, -30, 90][Math.floor(chance() * 4)] ?? 0 : turnTo(directionTo(hex, first));
    roofs += house(hex, turn, roof, joined.length ? 66 : 76, joined.length ? 54 : 52);
  }
  return yards + wings + roofs;
}
