/** The whole map as one drawing: it is made once for a match and never changes. */
import { INK, line, paint } from "../../../art/ink";
import { chanceOf } from "../../../art/random";
import {
  DIRECTIONS, HALF, HEXES, SIZE, at, centre, corners, hexWord, neighbour, neighbours, points, towards, type Spot,
} from "../board/hexes";
import type { Ground } from "../types";
import { buildings } from "./buildings";
import { along, chains, outline, ribbon, sideBetween, through, tint } from "./outlines";
import { SIDE_SYMBOLS, isDrawn, terrainId, terrainSymbols } from "./terrain";

type Pairs = readonly (readonly number[])[];

const LEVELS = 4;

function hexesOf(ground: Ground, fits: (hex: number) => boolean): Set<number> {
  const found = new Set<number>();
  for (let hex = 0; hex < ground.terrain.length; hex++) if (fits(hex)) found.add(hex);
  return found;
}

/** Hills: each level a tinted area with a contour and hachures that point downhill. */
function hills(ground: Ground): string {
  let text = "";
  for (let level = 1; level <= LEVELS; level++) {
    const area = hexesOf(ground, (hex) => (ground.level[hex] ?? 0) >= level);
    if (!area.size) break;
    const path = outline(area);
    text +=
      line(path, "var(--contour)", 15, ' stroke-dasharray="1.6 7" opacity=".55"').replace('stroke-linecap="round"', "") +
      `<path d="${path}" fill="${tint(level)}" stroke="var(--contour)" stroke-width="2.4" fill-rule="evenodd"/>`;
  }
  return text;
}

/** Lakes and rivers too broad to wade. */
function water(ground: Ground): string {
  const area = hexesOf(ground, (hex) => ["water-barrier", "bridge-major"].includes(ground.terrain[hex] ?? ""));
  if (!area.size) return "";
  const path = outline(area);
  return (
    `<path d="${path}" fill="${paint("water")}" stroke="${paint("road")}" stroke-width="9" stroke-linejoin="round"/>` +
    `<path d="${path}" fill="${paint("water")}" stroke="${paint("water-2")}" stroke-width="3"/>`
  );
}

/** Streams and gullies run from hex to hex of their kind, under minor bridges, and off the map. */
function flow(ground: Ground, word: string): { joins: number[][]; exits: number[][]; ends: Spot[][] } {
  const joins: number[][] = [];
  const exits: number[][] = [];
  const ends: Spot[][] = [];
  const is = (hex: number, ...kinds: string[]): boolean => kinds.includes(ground.terrain[hex] ?? "");
  for (let hex = 0; hex < HEXES; hex++) {
    if (!is(hex, word)) continue;
    const linked = neighbours(hex).filter((other) => is(other, word, "bridge-minor"));
    for (const other of linked) if (other > hex || is(other, "bridge-minor")) joins.push([hex, other]);
    if (linked.length >= 2) continue;
    const off = [...Array(DIRECTIONS).keys()].filter((direction) => neighbour(hex, direction) < 0);
    const still = neighbours(hex).find((other) => is(other, "water-barrier", "marsh"));
    const way = off[Math.floor(off.length / 2)];
    if (way !== undefined) exits.push([hex, way]);
    else if (still !== undefined && word === "stream") ends.push([centre(hex), centre(still)]);
  }
  return { joins, exits, ends };
}

function streams(ground: Ground): string {
  const { joins, exits, ends } = flow(ground, "stream");
  const path = ribbon(joins, exits) + ends.map(through).join("");
  if (!path) return "";
  return (
    line(path, paint("earth"), 25) + line(path, paint("water-2"), 20) + line(path, paint("water"), 16) +
    line(path, paint("foam"), 1.4, ' stroke-dasharray="12 16"')
  );
}

function gullies(ground: Ground): string {
  const { joins, exits } = flow(ground, "gully");
  const path = ribbon(joins, exits);
  if (!path) return "";
  const hachures = ' stroke-dasharray="2 6"';
  return (
    line(path, paint("earth-2"), 46) + line(path, paint("earth"), 42) +
    line(path, "var(--contour)", 42, hachures).replace('stroke-linecap="round"', "") +
    line(path, paint("earth-2"), 22) + line(path, paint("shade"), 14)
  );
}

function ways(ground: Ground): string {
  const trails = ribbon(ground.trails.joins, ground.trails.exits);
  const roads = ribbon(ground.roads.joins, ground.roads.exits);
  const rails = ribbon(ground.railways.joins, ground.railways.exits);
  const flat = (text: string): string => text.replace('stroke-linecap="round"', "");
  return (
    (trails ? line(trails, paint("earth-2"), 5, ' stroke-dasharray="9 7" opacity=".9"') : "") +
    (roads
      ? line(roads, paint("road-2"), 21) + line(roads, paint("road"), 17) +
        line(roads, paint("road-2"), 1.2, ' stroke-dasharray="14 10" opacity=".7"')
      : "") +
    (rails
      ? line(rails, paint("stone"), 20, ' opacity=".7"') + flat(line(rails, paint("trunk"), 18, ' stroke-dasharray="4 7"')) +
        line(rails, INK, 9.4) + line(rails, paint("metal-2"), 7.6) + line(rails, paint("stone"), 5) +
        flat(line(rails, paint("trunk"), 5, ' stroke-dasharray="4 7"'))
      : "")
  );
}

/** A bridge: its deck of planks across the water, under the road or railway. */
function bridges(ground: Ground): string {
  let text = "";
  for (const [hex, terrain] of ground.terrain.entries()) {
    if (!terrain.startsWith("bridge")) continue;
    const reach = terrain === "bridge-major" ? 0.5 : 0.36;
    const path = [...joined(ground.roads, hex), ...joined(ground.railways, hex)]
      .map((direction) => through([centre(hex), towards(hex, direction, reach)]))
      .join("");
    text +=
      line(path, INK, 36).replaceAll("round", "butt") +
      line(path, paint("stone"), 32).replaceAll("round", "butt") +
      line(path, paint("wood"), 26, ' stroke-dasharray="5 1.6"').replace('stroke-linecap="round"', "");
  }
  return text;
}

function joined(way: Ground["roads"], hex: number): number[] {
  const found: number[] = [];
  for (let direction = 0; direction < DIRECTIONS; direction++) {
    const other = neighbour(hex, direction);
    const on = (pairs: Pairs): boolean =>
      pairs.some(([one, two]) => (one === hex && two === other) || (one === other && two === hex));
    if ((other >= 0 && on(way.joins)) || way.exits.some(([one, d]) => one === hex && d === direction)) found.push(direction);
  }
  return found;
}

// -- sides -----

function placed(id: string, spots: readonly { spot: Spot; turn: number }[]): string {
  return spots
    .map(({ spot: [x, y], turn }) => `<use href="#${id}" transform="translate(${at(x)} ${at(y)}) rotate(${at(turn)})"/>`)
    .join("");
}

function walls(pairs: Pairs): string {
  return chains(pairs)
    .map((chain) => line(through(chain), INK, 10.5) + line(through(chain), paint("stone-2"), 7.5) + placed("cc-stone", along(chain, 10)))
    .join("");
}

function hedges(pairs: Pairs): string {
  return chains(pairs)
    .map(
      (chain) =>
        line(through(chain), paint("shade"), 15, ' transform="translate(2 3)"') + line(through(chain), INK, 12) +
        line(through(chain), paint("leaf-2"), 9) + placed("cc-bush", along(chain, 10)),
    )
    .join("");
}

function fences(pairs: Pairs): string {
  return chains(pairs)
    .map(
      (chain) =>
        line(through(chain), INK, 4.6) + line(through(chain), paint("wood"), 2.6) + placed("cc-post", along(chain, 15)),
    )
    .join("");
}

/** Cliffs: teeth on the lower side. */
function cliffs(pairs: Pairs): string {
  return pairs
    .map(([upper = 0, lower = 0]) => {
      const [from, to] = sideBetween(upper, lower);
      // Seen from the upper hex the side runs clockwise, so that outside lies to its left.
      const teeth = along([to, from], 10, 5);
      return placed("cc-tooth", teeth) + line(through([from, to]), INK, 6) + line(through([from, to]), paint("earth-2"), 3);
    })
    .join("");
}

// -- the whole -----

function terrains(ground: Ground): string {
  let text = "";
  for (const [hex, terrain] of ground.terrain.entries()) {
    if (!isDrawn(terrain)) continue;
    const [x, y] = centre(hex);
    const id = terrainId(terrain, Math.floor(chanceOf(`${ground.id}${hex}`)() * 99));
    text += `<use href="#${id}" x="${at(x)}" y="${at(y)}"/>`;
  }
  return text;
}

/** The grid: each side once, and a dot from which one looks. */
function grid(): string {
  let sides = "";
  let dots = "";
  for (let hex = 0; hex < HEXES; hex++) {
    const around = corners(hex);
    for (let direction = 0; direction < DIRECTIONS; direction++)
      if (neighbour(hex, direction) < hex)
        sides += through([around[direction] as Spot, around[(direction + 1) % DIRECTIONS] as Spot]);
    const [x, y] = centre(hex);
    dots += `<circle cx="${at(x)}" cy="${at(y)}" r="2.2"/>`;
  }
  return line(sides, "var(--grid)", 1.3) + `<g fill="var(--grid)">${dots}</g>`;
}

/** The codes of the hexes, and the levels of hills. */
function codes(ground: Ground): string {
  let text = "";
  for (let hex = 0; hex < HEXES; hex++) {
    const [x, y] = centre(hex);
    text += `<text x="${at(x)}" y="${at(y - HALF + 13)}">${hexWord(hex)}</text>`;
    const level = ground.level[hex] ?? 0;
    if (level) text += `<text class="level" x="${at(x + SIZE * 0.45)}" y="${at(y - HALF + 15)}">▲${level}</text>`;
  }
  return `<g class="codes">${text}</g>`;
}

/** Everything that lies on the ground, in the order in which it covers one another. */
export function drawMap(ground: Ground): string {
  const edge = points(mapEdge());
  return (
    `<defs>${terrainSymbols(ground.terrain)}${SIDE_SYMBOLS}` +
    `<g id="cc-yard"><path d="M-50 0L-25-43H25L50 0L25 43H-25Z" fill="var(--ground-yard)" stroke="var(--ground-yard)" stroke-width="6" stroke-linejoin="round"/></g>` +
    `<clipPath id="cc-map"><polygon points="${edge}"/></clipPath></defs>` +
    `<g clip-path="url(#cc-map)"><polygon points="${edge}" fill="${tint(0)}"/>` +
    hills(ground) + gullies(ground) + water(ground) + streams(ground) + terrains(ground) + bridges(ground) + ways(ground) +
    buildings(ground) + grid() + "</g>" +
    `<polygon points="${edge}" fill="none" stroke="${INK}" stroke-width="3" stroke-linejoin="round"/>` +
    fences(ground.fences) + walls(ground.walls) + hedges(ground.hedges) + cliffs(ground.cliffs) + codes(ground)
  );
}

/** The outer edge of the map, corner by corner. */
export function mapEdge(): Spot[] {
  const edges = new Map<string, { from: Spot; to: Spot }>();
  const key = ([x, y]: Spot): string => `${Math.round(x)},${Math.round(y)}`;
  for (let hex = 0; hex < HEXES; hex++) {
    const around = corners(hex);
    for (let direction = 0; direction < DIRECTIONS; direction++)
      if (neighbour(hex, direction) < 0) {
        const from = around[direction] as Spot;
        edges.set(key(from), { from, to: around[(direction + 1) % DIRECTIONS] as Spot });
      }
  }
  const start = edges.values().next().value as { from: Spot; to: Spot };
  const found: Spot[] = [];
  for (let edge = start; ; ) {
    found.push(edge.from);
    edge = edges.get(key(edge.to)) ?? start;
    if (edge === start) return found;
  }
}
