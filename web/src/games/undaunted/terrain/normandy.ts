/** The tiles of Normandy: bocage, farms, villages, the river. */
import { FINE, INK, LINE, group, line, paint, shape } from "../../../art/ink";
import type { Point } from "../../../art/random";
import { Ground, blob, field, hedge, mound, way } from "./ground";
import { type Laid, type Port, bend, joined, lead, openEdges, opposite, ports } from "./network";

const WOOD = ["tree", "tree", "tree2", "fir"] as const;
const GROVE = ["tree", "tree2"] as const;

const isRiver = (look: string): boolean => look.startsWith("river");
const hasLane = (look: string): boolean => /village|hamlet|church|manor|farm/.test(look);

function spot(x: number, y: number): Point {
  return { x, y };
}

export function drawNormandy(ground: Ground, tile: Laid, tiles: readonly Laid[], cover: number, hill: boolean): void {
  ground.patches("grass-3", 3);
  ground.patches("grass-2", 2, 20, 44);
  ground.add(`<path d="M0 0H200V200H0Z" fill="url(#pat-grass)"/>`);
  const look = tile.look || (hill ? "bare hill" : (["open", "hamlet", "hedged field", "dense wood"][cover] ?? "open"));
  if (isRiver(look)) return river(ground, tile, tiles, look);
  if (/hill/.test(look)) return hillside(ground, look);
  if (/wood/.test(look)) return wood(ground, look);
  if (/hedged/.test(look)) return hedged(ground, look);
  if (/village|hamlet|church|manor|farm/.test(look)) return settled(ground, tile, tiles, look);
  if (/haystack/.test(look)) return haystacks(ground);
  if (/corn/.test(look)) return crop(ground, "corn", "pat-corn", "");
  if (/crop/.test(look)) return crop(ground, "grass-3", "pat-crop", "");
  if (/tractor/.test(look)) return crop(ground, "earth", "pat-plough", "tractor");
  open(ground, /bush/.test(look));
}

// -- open ground -----

function open(ground: Ground, bushes: boolean): void {
  ground.strew(["tuft"], 16, 24, { low: 0.9, high: 1.4 });
  flowers(ground);
  if (bushes) ground.strew(["bush", "bush", "tree2"], 12, 30, { low: 0.9, high: 1.25 });
  else ground.strew(["bush"], 2, 50);
}

function flowers(ground: Ground): void {
  for (const colour of ["paper", "roof"]) {
    let d = "";
    for (let i = 0; i < 9; i++) {
      const x = Math.round(ground.between(12, 188));
      const y = Math.round(ground.between(20, 190));
      d += `M${x} ${y}h.1`;
    }
    ground.add(line(d, paint(colour), 3));
  }
}

function haystacks(ground: Ground): void {
  field(ground, [spot(14, 30), spot(188, 22), spot(184, 186), spot(20, 180)], "corn", "pat-stubble", "none");
  for (const [x, y, s] of [[56, 72, 1.2], [120, 62, 1.05], [164, 104, 1.15], [40, 132, 1.05], [98, 128, 1.3], [148, 172, 1.1], [72, 182, 1]] as const)
    ground.stand("haystack", x, y, s);
  ground.stand("cart", 178, 60, 0.8);
  ground.strew(["tuft"], 8, 30);
}

function crop(ground: Ground, fill: string, pattern: string, thing: string): void {
  const skew = ground.between(-8, 8);
  field(ground, [spot(16, 24 + skew), spot(186, 20 - skew), spot(184, 180 + skew / 2), spot(18, 184)], fill, pattern);
  ground.add(line(`M10 ${18 + skew}L192 ${13 - skew}L190 ${187 + skew / 2}L12 ${191}Z`, paint("trunk"), 2, ` stroke-dasharray="2 13"`));
  if (thing) {
    ground.build(thing, 118, 96, 1.25, 24);
    ground.stand("tree", 30, 40, 0.9);
  }
  ground.strew(["bush", "tuft"], 6, 40, { y: 186, height: 8 });
}

// -- woods and hills -----

function wood(ground: Ground, look: string): void {
  ground.add(shape(blob(ground.chance, 100, 104, 104, 0.95, 12), paint("leaf-3"), 0, ` opacity=".7"`));
  if (/pond/.test(look)) pond(ground, 112, 112, 40);
  const dense = /dense/.test(look);
  if (dense) ground.strew(WOOD, 44, 21, { low: 1.05, high: 1.35, x: 6, width: 188 });
  else ground.strew(/pond/.test(look) ? WOOD : GROVE, 22, 31, { low: 1.05, high: 1.35 });
  if (!dense) ground.strew(["bush", "tuft"], 8, 30);
}

function pond(ground: Ground, x: number, y: number, r: number): void {
  const d = blob(ground.chance, x, y, r, 0.68);
  ground.add(
    line(d, paint("earth"), 7) + shape(d, paint("water"), LINE) +
      line(`M${x - 20} ${y - 4}q7-4 14 0t14 0M${x - 6} ${y + 9}q6-3 12 0t12 0`, paint("foam"), 1.8),
  );
  ground.keep(x, y, r + 2);
  ground.keep(x, y + 14, r - 4);
}

function hillside(ground: Ground, look: string): void {
  const left = ground.chance() < 0.5;
  const wooded = /wooded/.test(look);
  // Seen as houses and trees are, from the south: a lower back behind, then the height itself.
  mound(ground, left ? 142 : 58, 150, 62, 74, "grass-2", "leaf-3", "leaf-2");
  mound(ground, left ? 88 : 112, 186, 92, 126, wooded ? "grass" : "grass-3", wooded ? "leaf-3" : "grass-2", "leaf-2");
  if (wooded) ground.strew(WOOD, 24, 27, { low: 1, high: 1.25, x: 16, width: 168, y: 66, height: 126 });
  else if (/trees/.test(look)) ground.strew(GROVE, 11, 38, { low: 1, high: 1.25, x: 18, width: 164, y: 70, height: 122 });
  else {
    ground.strew(["rock", "stone"], 8, 32, { low: 0.8, high: 1.2, x: 36, width: 130, y: 84, height: 96 });
    ground.strew(["tuft", "bush"], 9, 30);
  }
}

// -- bocage -----

const CROPS = [["corn", "pat-corn"], ["grass-3", "pat-crop"], ["earth", "pat-plough"], ["grass", "pat-stubble"]] as const;

function hedged(ground: Ground, look: string): void {
  const skew = ground.between(-10, 10);
  const turn = ground.chance() < 0.5;
  const first = Math.floor(ground.chance() * 4);
  const choose = (i: number): readonly [string, string] => CROPS[(first + i) % 4] as readonly [string, string];
  const corners = [spot(22, 32), spot(180, 26 + skew / 2), spot(178, 178), spot(24, 180 - skew / 2)];
  const [a, b, c, d] = corners as [Point, Point, Point, Point];
  const mix = (p: Point, q: Point, t: number): Point => spot(p.x + (q.x - p.x) * t, p.y + (q.y - p.y) * t);
  const edge = [mix(a, b, 0.2), b, c, d, a, mix(a, b, 0.06)];
  const many = /fields|double/.test(look);
  if (!many) {
    field(ground, corners, ...choose(0), "none");
    hedge(ground, edge);
    ground.strew(["tree"], 4, 40, { x: 40, width: 120, y: 60, height: 100 });
    return;
  }
  const t = ground.between(0.42, 0.58);
  const [m, n] = turn ? [mix(a, b, t), mix(d, c, t)] : [mix(a, d, t), mix(b, c, t)];
  if (turn) {
    field(ground, [a, m, n, d], ...choose(0), "none");
    field(ground, [m, b, c, n], ...choose(1), "none");
  } else {
    field(ground, [a, b, n, m], ...choose(0), "none");
    field(ground, [m, n, c, d], ...choose(2), "none");
  }
  hedge(ground, edge);
  hedge(ground, [m, mix(m, n, 0.34)], false);
  hedge(ground, [mix(m, n, 0.52), n]);
  if (/fields/.test(look)) {
    const q = turn ? mix(b, c, 0.55) : mix(d, c, 0.6);
    hedge(ground, turn ? [mix(m, n, 0.6), q] : [mix(m, n, 0.62), q], false);
  }
}

// -- farms and villages -----

function settled(ground: Ground, tile: Laid, tiles: readonly Laid[], look: string): void {
  lanes(ground, tile, tiles, look);
  const roof = (): string => (ground.chance() < 0.6 ? "house" : ground.chance() < 0.5 ? "house-2" : "cottage");
  const houses = (spots: readonly (readonly [number, number])[], scale = 1.25): void => {
    for (const [x, y] of spots) ground.build(roof(), x + ground.between(-4, 4), y + ground.between(-3, 3), scale * ground.between(0.94, 1.1), 22);
  };
  if (/church/.test(look)) {
    ground.build("church", 116, 100, 1.1, 40);
    houses([[40, 148], [166, 158]]);
    ground.add(graves());
    ground.strew(GROVE, 7, 30);
  } else if (/manor/.test(look)) {
    field(ground, [spot(40, 112), spot(160, 112), spot(168, 180), spot(32, 180)], "grass-3", "pat-crop", paint("stone-2"));
    ground.build("manor", 100, 92, 1.4, 50);
    for (const y of [122, 146, 170]) {
      ground.stand("poplar", 26, y, 0.8);
      ground.stand("poplar", 174, y, 0.8);
    }
    ground.stand("well", 100, 150, 1);
    ground.strew(GROVE, 6, 34, { y: 30, height: 60 });
  } else if (/orchard/.test(look)) {
    houses([[52, 84]], 1.4);
    ground.build("barn", 140, 74, 1.2, 30);
    for (let row = 0; row < 3; row++)
      for (let column = 0; column < 5; column++) ground.stand("fruit-tree", 34 + column * 33 + (row % 2) * 10, 118 + row * 32, 1.3);
  } else if (look.includes("farm")) {
    if (/field/.test(look)) field(ground, [spot(18, 112), spot(184, 106), spot(182, 186), spot(20, 184)], /farmhouse/.test(look) ? "corn" : "grass-3", /farmhouse/.test(look) ? "pat-corn" : "pat-crop");
    ground.build(/farmhouse/.test(look) ? "house" : "cottage", 60, 84, 1.5, 28);
    if (!/farmhouse/.test(look)) ground.build("barn", 144, 80, 1.25, 30);
    ground.stand("well", 104, 94, 0.95);
    ground.stand(/farmhouse/.test(look) ? "tractor" : "haystack", 150, 152, 1);
    ground.strew(GROVE, /trees/.test(look) ? 14 : 4, 32, { y: /trees/.test(look) ? 30 : 24, height: /trees/.test(look) ? 164 : 60 });
  } else if (/street/.test(look)) {
    houses([[34, 64], [84, 58], [140, 62], [182, 84], [30, 158], [86, 166], [150, 170]]);
    ground.stand("well", 116, 124, 0.9);
    ground.strew(GROVE, 4, 30);
  } else if (/village/.test(look)) {
    houses([[38, 66], [96, 60], [158, 72], [32, 130], [168, 136], [70, 180], [132, 182]]);
    ground.stand("well", 102, 122, 0.95);
    ground.strew(GROVE, 5, 28);
  } else {
    const plan: readonly (readonly [number, number])[] =
      ground.chance() < 0.5 ? [[48, 80], [146, 72], [162, 148], [50, 162]] : [[92, 64], [160, 92], [38, 112], [118, 172]];
    houses(plan, 1.4);
    ground.strew(GROVE, /trees/.test(look) ? 12 : 5, 30);
  }
  ground.strew(["bush", "tuft"], 8, 24);
}

function graves(): string {
  let d = "";
  for (const [x, y] of [[150, 118], [162, 116], [174, 120], [154, 132], [168, 134], [180, 132]]) d += `M${x} ${y}v-9M${(x as number) - 3} ${(y as number) - 6}h6`;
  return line(d, paint("stone-2"), 2.4);
}

/** Lanes between neighbouring settlements; a lone one has a yard. */
function lanes(ground: Ground, tile: Laid, tiles: readonly Laid[], look: string): void {
  const kind = new Map(tiles.map((one) => [one.id, one.look]));
  let found = ports(tile, tiles).filter((port) => hasLane(kind.get(port.to) ?? ""));
  if (/street|track/.test(look) && found.length < 2) {
    const rest = ports(tile, tiles).concat(openEdges(tile, tiles));
    const from = found[0] ?? rest[0];
    const other = from && opposite(from, rest);
    found = from && other ? [from, other] : found;
  }
  const centre = spot(102, 116);
  const width = /street|village/.test(look) ? 18 : 12;
  if (!found.length) {
    ground.add(shape(blob(ground.chance, 100, 120, 36, 0.6), paint("road"), 0));
    return;
  }
  const path = found.length === 1 ? lead(found[0] as Port, centre) : joined(found.slice(0, 4), centre);
  ground.add(way(path.d, width));
  if (found.length !== 2) ground.add(shape(blob(ground.chance, centre.x, centre.y, width + 8, 0.7), paint("road"), 0));
  ground.keepAlong(path.points, width * 0.8);
}

// -- the river -----

function river(ground: Ground, tile: Laid, tiles: readonly Laid[], look: string): void {
  const kind = new Map(tiles.map((one) => [one.id, one.look]));
  const neighbours = ports(tile, tiles);
  const wet = neighbours.filter((port) => isRiver(kind.get(port.to) ?? "")).slice(0, 2);
  const edges = openEdges(tile, tiles);
  const from = wet[0] ?? edges[0] ?? neighbours[0];
  if (!from) return;
  const to = wet[1] ?? opposite(from, edges) ?? opposite(from, neighbours);
  if (!to) return;
  const { d, points } = bend(from, to, 80);
  const wide = 50;
  ground.add(
    line(d, paint("earth"), wide + 12) + line(d, INK, wide + 2.4) + line(d, paint("water"), wide) +
      line(d, paint("water-2"), 20, ` opacity=".5"`) +
      line(d, paint("foam"), 1.6, ` stroke-dasharray="11 37 5 52" transform="translate(3 -9)"`) +
      line(d, paint("foam"), 1.6, ` stroke-dasharray="7 44 12 33" stroke-dashoffset="20" transform="translate(-4 12)"`) +
      line(d, paint("foam"), 1.4, ` stroke-dasharray="6 58 9 41" stroke-dashoffset="47" transform="translate(0 2)"`),
  );
  ground.keepAlong(points, wide / 2 + 8);
  const middle = points[7] as Point;
  const before = points[6] as Point;
  const angle = (Math.atan2(middle.y - before.y, middle.x - before.x) * 180) / Math.PI;
  if (/islet/.test(look)) {
    const isle = blob(ground.chance, middle.x, middle.y, 20, 0.6);
    ground.add(line(isle, paint("earth"), 4) + shape(isle, paint("grass"), LINE));
    ground.stand("tree", middle.x - 4, middle.y + 4, 1);
    ground.stand("bush", middle.x + 10, middle.y + 5, 0.8);
  }
  if (/bridge/.test(look)) ground.add(bridge(/stone/.test(look), middle, angle));
  if (/bridge/.test(look)) ground.keep(middle.x, middle.y, 46);
  if (/wooded/.test(look)) ground.strew(WOOD, 20, 24, { low: 1, high: 1.25 });
  else ground.strew(GROVE, 4, 40);
  ground.strew(["tuft", "bush"], 12, 24);
}

function bridge(stone: boolean, at: Point, angle: number): string {
  const inside = stone
    ? line("M0-62V62", paint("road-2"), 25) + line("M0-62V62", paint("road"), 22) +
      shape("M-17-36H-11V36H-17ZM11-36H17V36H11Z", paint("stone"), LINE) +
      shape("M-11-36H11V36H-11Z", paint("road"), 0) +
      line("M-17-18h6M-17 0h6M-17 18h6M11-18h6M11 0h6M11 18h6", INK, FINE)
    : line("M0-62V62", paint("road-2"), 11, ` stroke-dasharray="7 5"`) +
      shape("M-8-34H8V34H-8Z", paint("wood"), LINE) +
      line("M-8-28H8M-8-20H8M-8-12H8M-8-4H8M-8 4H8M-8 12H8M-8 20H8M-8 28H8", INK, 1) +
      line("M-8-38V38M8-38V38", INK, 2);
  return group(inside, `transform="translate(${at.x.toFixed(1)} ${at.y.toFixed(1)}) rotate(${angle.toFixed(0)})"`);
}
